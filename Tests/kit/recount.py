"""Counts an evening again from the recordings that the house stored."""

from __future__ import annotations

import sqlite3
import subprocess
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from kit.house import House, binary

# A player or a team.
Key = TypeVar("Key")

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
    # Those of them who cheated, so that their runs count as 0 for their teams.
    cheats: set[str]
    # Each player's team, and each team's place and score.
    sides: dict[str, int]
    teams: dict[int, tuple[int, int]]

    @classmethod
    def of(cls, state: dict[str, Any]) -> Count:
        assert state["phase"] == "podium", state["phase"]
        members = ("place", "player", "score", "run")
        places = [tuple(row[member] for member in members) for row in state["places"]]
        guests = state["guests"]
        refused = {guest["player"] for guest in guests if guest["state"] == "refused"}
        cheats = {guest["player"] for guest in guests if guest["because"] is not None}
        sides = {guest["player"]: guest["team"] for guest in guests if guest["isPlaying"]}
        teams = {row["team"]: (row["place"], row["score"]) for row in state["teams"]}
        return cls(state["round"]["game"], places, refused, cheats, sides, teams)

    @property
    def players(self) -> set[str]:
        return {player for _, player, _, _ in self.places}


def ranked(scores: dict[Key, int]) -> dict[Key, int]:
    """Returns each player's or team's place. Ties share a place, and the next places are
    skipped."""
    ordered = sorted(scores, key=lambda player: -scores[player])
    places: dict[Key, int] = {}
    for _, group in groupby(ordered, key=lambda player: scores[player]):
        place = len(places) + 1
        places |= dict.fromkeys(group, place)
    return places


def means(count: Count, scores: dict[str, int]) -> dict[int, int]:
    """Returns the mean of each team's scores, rounded, with halves rounded up. Players who sent
    nothing aren't counted."""
    counted = scores | dict.fromkeys(count.cheats, 0)
    sides: dict[int, list[int]] = {}
    for player, score in counted.items():
        sides.setdefault(count.sides[player], []).append(score)
    return {team: (2 * sum(all) + len(all)) // (2 * len(all)) for team, all in sides.items()}


def standings(counts: list[Count]) -> dict[str, int]:
    """Returns each player's points from all rounds."""
    return points([ranked(dict(row[1:3] for row in count.places)) for count in counts])


def team_standings(counts: list[Count]) -> dict[int, int]:
    """Returns each team's points from all rounds."""
    return points([{team: place for team, (place, _) in count.teams.items()} for count in counts])


def points(rounds: list[dict[Key, int]]) -> dict[Key, int]:
    """Returns the points for the places in several rounds."""
    points: dict[Key, int] = {}
    for places in rounds:
        for key, place in places.items():
            won = POINTS[place - 1] if place <= len(POINTS) else OTHERS
            points[key] = points.get(key, 0) + won
    return points


def stored_runs(house: House) -> list[tuple[str, int]]:
    """Returns the player and the score of each run that the house stored for a party."""
    query = """SELECT name, run.score FROM run JOIN player ON player.id = player
        WHERE entry = 2 ORDER BY name, run.score"""
    file = sqlite3.connect(f"file:{house.data}?mode=ro", uri=True)
    try:
        return file.execute(query).fetchall()
    finally:
        file.close()


def verify_all(house: House) -> str:
    """Replays every stored run and checks every count. Returns the command's last line."""
    command = [str(binary()), "scores", "verify", "--data", str(house.data)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
