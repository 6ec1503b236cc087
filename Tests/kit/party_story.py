"""The last seconds of a party's round for the film, with the same data for a big screen and a
guest's phone."""

from __future__ import annotations

from typing import Any

from kit.fake_party import FakeParty
from kit.party_house import Words, guest, party, round_of

# The number of seconds of the one-minute round before the film starts, and the film's second when
# the round ends.
BEGIN = 53.5
ENDS = 60 - BEGIN
# The film's second when the house has judged all runs.
JUDGED = ENDS + 0.8
# The other players' points at the start of the film, and per second.
OTHERS = {
    "Grace": (312, 5),
    "Lin": (301, 10),
    "Tim": (243, 7),
    "Sophie": (262, 9),
    "Ken": (201, 5),
    "Barbara": (176, 8),
    "Alan": (152, 4),
}


class StoryHouse(FakeParty):
    """The phone's house, which sends the same standings as the big screen's house."""

    ours = 0

    def _guest(self) -> dict[str, Any]:
        words = super()._guest()
        if self.phase == "podium":
            table = podium(self.ours)["table"]
            words["you"]["points"] = next(one["points"] for one in table if one["player"] == "Ada")
        return words

    def _standings(self) -> list[dict[str, Any]]:
        if self.phase != "podium":
            return []
        faces = {one["player"]: one["face"] for one in podium(self.ours)["guests"]}
        rows = [
            row | {"followsGap": False, "face": faces[row["player"]]}
            for row in podium(self.ours)["table"]
        ]
        return [{"title": "The evening’s points", "rows": rows}]


def scores(time: float, ours: int) -> list[tuple[str, int]]:
    """Returns all players' scores at a time in the film, in order of arrival."""
    played = min(time, ENDS)
    others = [(name, begin + int(played * rate)) for name, (begin, rate) in OTHERS.items()]
    return [("Ada", ours), *others]


def place_of(ours: int) -> int:
    return 1 + sum(score > ours for _, score in scores(ENDS, ours)[1:])


def leader(time: float, ours: int) -> str:
    return max(scores(time, ours), key=lambda one: one[1])[0]


def race(time: float, ours: int, called: Words | None = None) -> Words:
    state = "playing" if time < ENDS else "sent"
    guests = [
        guest(name, isPlaying=True, state=state, score=score, chain=2 + (score // 8) % 6)
        for name, score in scores(time, ours)
    ]
    phase = "playing" if time < ENDS else "judging"
    running = round_of("bubblepop", BEGIN + time)
    return party(*guests, phase=phase, round=running, call=called)


def podium(ours: int) -> Words:
    ordered = sorted(scores(ENDS, ours), key=lambda one: -one[1])
    points = [10, 8, 6, 5, 4, 3, 2, 1]
    places = [
        {"place": place, "player": name, "score": score, "run": None}
        for place, (name, score) in enumerate(ordered, 1)
    ]
    table = [
        {"place": place, "player": name, "points": points[place - 1]}
        for place, (name, _) in enumerate(ordered, 1)
    ]
    guests = [
        guest(
            name,
            isPlaying=True,
            state="counted",
            score=score,
            place=place,
            points=points[place - 1],
        )
        for place, (name, score) in enumerate(ordered, 1)
    ]
    best = {
        "chain": {"player": "Lin", "length": 9},
        "comeback": {"player": "Sophie", "places": 3},
    }
    over = round_of("bubblepop", 70)
    return party(*guests, phase="podium", round=over, places=places, table=table, best=best)
