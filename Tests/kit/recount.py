"""Counts an evening again from the recordings that the house stored."""

from __future__ import annotations

import re
import subprocess
import urllib.request
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from kit.house import House, binary

# Points for the first, second, … place of a round, and for every lower place.
POINTS, OTHERS = (10, 8, 6, 5, 4, 3, 2), 1


@dataclass
class Count:
    """A round's podium, as the house reported it."""

    game: str
    # Each place with its player, score, and the identifier of the run.
    places: list[tuple[int, str, int, str]]
    # The players whose runs don't count.
    refused: set[str]

    @classmethod
    def of(cls, state: dict[str, Any]) -> Count:
        assert state["phase"] == "podium", state["phase"]
        members = ("place", "player", "score", "run")
        places = [tuple(row[member] for member in members) for row in state["places"]]
        guests = state["guests"]
        refused = {guest["player"] for guest in guests if guest["state"] == "refused"}
        return cls(state["round"]["game"], places, refused)

    @property
    def players(self) -> set[str]:
        return {player for _, player, _, _ in self.places}


def ranked(scores: dict[str, int]) -> dict[str, int]:
    """Returns each player's place. Ties share a place, and the next places are skipped."""
    ordered = sorted(scores, key=lambda player: -scores[player])
    places: dict[str, int] = {}
    for _, group in groupby(ordered, key=lambda player: scores[player]):
        place = len(places) + 1
        places |= dict.fromkeys(group, place)
    return places


def standings(counts: list[Count]) -> dict[str, int]:
    """Returns each player's points from all rounds."""
    points: dict[str, int] = {}
    for count in counts:
        for player, place in ranked(dict(row[1:3] for row in count.places)).items():
            won = POINTS[place - 1] if place <= len(POINTS) else OTHERS
            points[player] = points.get(player, 0) + won
    return points


def replayed(house: House, count: Count, folder: Path) -> dict[str, int]:
    """Replays a round's runs from their recordings, and returns each player's score."""
    scores = {}
    for _, player, _, run in count.places:
        file = folder / f"{run}.funfair"
        with urllib.request.urlopen(f"{house.address}/api/runs/{run}") as answer:
            file.write_bytes(answer.read())
        command = [str(binary()), "verify", str(file)]
        verdict = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        read = dict(re.findall(r"^  (\S.*?)  +(.+)$", verdict, re.MULTILINE))
        assert read["Player"] == player and read["Party"] == "yes", verdict
        scores[player] = int(read["Score"])
    return scores


def verify_all(house: House) -> str:
    """Replays every stored run and checks every count. Returns the command's last line."""
    command = [str(binary()), "scores", "verify", "--data", str(house.data)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
