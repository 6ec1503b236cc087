"""A house's responses in each state of a party, with few guests or the maximum number."""

from __future__ import annotations

import copy
from typing import Any

from kit.party_house import SECOND, Words, guest, party, round_of

FEW = [
    *("Lin", "Ada", "Grace", "Ken", "Barbara", "Tim", "Sophie", "Alan", "Donald", "Frances"),
    *("Niklaus", "Vint", "Joan", "Hedy", "Dennis", "Dorothy", "Margaret", "Linus", "Radia"),
    *("Edsger", "John", "Mary", "Claude"),
]
REFUSED = "does-not-reproduce"
SAYS = "problemNotReproduced"


def many(count: int = 200) -> list[str]:
    """Returns the given number of realistic names, some of them long or right-to-left."""
    longest = {3: "W" * 20, 11: "ليلى من الرياض", 17: "Nguyễn Thị Bích Ngọc", 29: "小明"}
    return [longest.get(number, f"{FEW[number % len(FEW)]} {number}") for number in range(count)]


def gathering(names: list[str]) -> Words:
    return party(*(guest(name) for name in names))


def playing(names: list[str], game: str = "bubblepop", since: float = 23) -> Words:
    """Returns a race with a leader, silent players, and a guest who only watches."""
    guests = [
        guest(
            name,
            isPlaying=True,
            state="playing",
            score=914 - 914 * number // (len(names) + 4),
            chain=[6, 1, 9, None][number % 4],
            isSilent=number % 7 == 5,
        )
        for number, name in enumerate(names)
    ]
    watching = guest("Late Larry")
    length = {"bubblepop": 60, "breakout": 90, "roulette": 300}[game]
    running = round_of(game, since, length)
    return party(*guests, watching, game=game, phase="playing", round=running)


def counting_in(names: list[str], left: float = 2.5) -> Words:
    said = playing(names, since=-left)
    return said | {
        "phase": "countIn",
        "guests": [
            one | {"score": None, "chain": None, "isSilent": False} for one in said["guests"]
        ],
    }


def betting(names: list[str], since: float = 8, pocket: int | None = None, spin: int = 3) -> Words:
    """Returns a party during a spin that began `since` seconds ago."""
    said = playing(names, "roulette", since + 30 * (spin - 1))
    starts = said["round"]["starts"] + (spin - 1) * 30 * SECOND
    fell = [] if pocket is None else [pocket]
    said["round"]["pockets"] = [32, 0, 5, 24, 11][: spin - 1] + fell
    said["round"]["spin"] = {
        "number": spin,
        "opens": starts,
        "closes": starts + 20 * SECOND,
        "ends": starts + 30 * SECOND,
        "pocket": pocket,
        "shownFrom": starts + 24 * SECOND if fell else None,
        "bets": len(names) * 2 // 3,
    }
    for number, one in enumerate(said["guests"]):
        if one["isPlaying"]:
            one |= {"chain": None, "money": 1000 - 37 * (number % 11)}
    return said


def judging(names: list[str]) -> Words:
    said = playing(names, since=64)
    for number, one in enumerate(said["guests"]):
        if one["isPlaying"]:
            state = ["counted", "sent", "playing", "counted"][number % 4]
            one |= {"state": state, "isSilent": False, "chain": None}
    return said | {"phase": "judging"}


def podium(names: list[str]) -> Words:
    said = judging(names)
    refused = names[4:5]
    placed = [name for name in names if name not in refused]
    scores = {name: 914 - 3 * number for number, name in enumerate(placed)}
    points = [10, 8, 6, 5, 4, 3, 2]
    guests = [
        one
        | (
            {"state": "refused", "because": REFUSED, "says": SAYS, "score": None}
            if one["player"] in refused
            else {"state": "counted", "score": scores.get(one["player"])}
        )
        for one in said["guests"]
    ]
    return said | {
        "phase": "podium",
        "guests": guests,
        "places": [
            {"place": number + 1, "player": name, "score": scores[name], "run": f"_r-{number:019}"}
            for number, name in enumerate(placed)
        ],
        "table": [
            {"place": number + 1, "player": name, "points": (points + [1] * len(placed))[number]}
            for number, name in enumerate(placed)
        ],
        "best": {
            "chain": {"player": placed[-1], "length": 19},
            "comeback": {"player": placed[len(placed) // 2], "places": 14},
        },
    }


def close(names: list[str], is_settled: bool = False, gap: int = 2) -> Words:
    """Returns a photo finish between up to five guests, while the house replays their runs, or when
    the round is settled. The guest who came last won, and the others are `gap` points apart."""
    said = podium(names) if is_settled else judging(names)
    first = [one for one in said["guests"] if one["isPlaying"] and one["because"] is None][:5]
    for number, one in enumerate(first):
        one |= {"score": 914 + number * gap, "state": "counted" if is_settled else "sent"}
        one["place"] = len(first) - number if gap else 1
    # The house doesn't rank them again.
    order = sorted(
        (index for index, one in enumerate(said["guests"]) if one["isPlaying"]),
        key=lambda index: -(said["guests"][index]["score"] or 0),
    )
    photo = [index for index, one in enumerate(said["guests"]) if one in first]
    placed = [said["guests"][index] for index in order] if is_settled else []
    places = [
        {"place": one["place"] or rank, "player": one["player"], "score": one["score"], "run": None}
        for rank, one in enumerate(placed, 1)
        if one["score"] is not None
    ]
    return said | {"race": order, "photo": photo, "places": places}


def over(names: list[str]) -> Words:
    return podium(names) | {"phase": "over"}


def rows(names: list[str]) -> list[Words]:
    """Returns the rows of a party's board."""
    return [
        {"rank": number + 1, "player": name, "score": 914 - number, "run": f"_r-{number:019}"}
        for number, name in enumerate(names)
    ]


def changed(words: Words, player: str, **more: Any) -> Words:
    """Returns the party with one guest changed."""
    said = copy.deepcopy(words)
    for one in said["guests"]:
        if one["player"] == player:
            one |= more
    return said
