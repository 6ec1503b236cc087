"""A house's responses during a planned evening."""

from __future__ import annotations

from typing import Any

from kit.party_house import Words
from kit.party_states import over, podium

GAMES = ["bubblepop", "roulette", "breakout", "bubblepop-sharp", "roulette"]


def evening(begun: int = 0, *, is_voted: bool = False, **more: Any) -> Words:
    """Returns the plan of an evening of five rounds."""
    votes = [
        {"game": game, "votes": number}
        for number, game in enumerate(["bubblepop", "bubblepop-sharp", "breakout", "roulette"])
    ]
    words: Words = {
        "rounds": 5,
        "offered": [3, 5, 7, 10],
        "begun": begun,
        "isVoted": is_voted,
        "games": [] if is_voted else GAMES,
        "votes": votes if is_voted else [],
        "isFinal": begun == 5,
    }
    return words | more


def moved(names: list[str], **more: Any) -> Words:
    """Returns a podium where the second player was first before the round."""
    said = podium(names)
    table = said["table"]
    for row in table:
        row["before"] = {"place": row["place"], "points": max(0, row["points"] - 1)}
    table[0]["before"] = {"place": 2, "points": 2}
    table[1]["before"] = {"place": 1, "points": 7}
    return said | more


def ended(names: list[str]) -> Words:
    """Returns a party that is over, with each guest's best moment."""
    whats = ["chain", "rescue", "finish", "place"]
    said = over(names)
    return said | {
        "moments": [
            {
                "player": row["player"],
                "what": whats[number % 4],
                "number": number + 1,
                "round": number % 5 + 1,
                "game": ["bubblepop", "breakout", "roulette"][number % 3],
                "way": "sharp" if number % 3 == 0 else None,
                "run": f"_r-{number:019}",
            }
            for number, row in enumerate(said["table"])
        ]
    }
