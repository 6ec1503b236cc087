"""A party's round for the film, with the same data for a big screen and a guest's phone: guests
arrive, two of them race for the lead in the last seconds, and a photo decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kit.fake_party import FakeParty
from kit.party_house import Words, call, guest, number, party, round_of

# The number of seconds of the one-minute round before the race is filmed, and the race's second
# when the round ends.
BEGIN = 54.5
ENDS = 60 - BEGIN
# The race's second when the house has judged all runs.
JUDGED = ENDS + 1.7
# The rival, who is ahead of the phone's player at first, and a little behind in the end.
RIVAL = "Lin"
AHEAD, BEHIND = 9, 3
# The other players' points when the round ends, compared with those of the phone's player, and the
# points that they earn per second.
OTHERS = {
    "Grace": (-21, 2),
    "Tim": (-58, 7),
    "Sophie": (-39, 9),
    "Ken": (-101, 5),
    "Barbara": (-87, 8),
    "Alan": (-140, 4),
}
PLAYER = "Ada"
# In the order they arrive.
NAMES = ("Grace", PLAYER, "Tim", RIVAL, "Sophie", "Ken", "Barbara", "Alan")


@dataclass
class StoryHouse(FakeParty):
    """The phone's house, which sends the same standings as the big screen's house."""

    face: int = number(PLAYER) % 32_768
    story: Story | None = None

    def _guest(self) -> dict[str, Any]:
        if self.phase == "podium" and self.story:
            table = self.story.podium()["table"]
            self.points = next(row["points"] for row in table if row["player"] == PLAYER)
        return super()._guest()

    def _standings(self) -> list[dict[str, Any]]:
        if self.phase != "podium" or not self.story:
            return []
        words = self.story.podium()
        faces = {one["player"]: one["face"] for one in words["guests"]}
        rows = [
            row | {"followsGap": False, "face": faces[row["player"]]} for row in words["table"]
        ]
        return [{"title": "The evening’s points", "rows": rows}]


@dataclass
class Story:
    """The round from the moment when it's filmed. The phone's player really plays, so the others'
    scores follow theirs."""

    ours: int
    time: float = 0
    called: Words | None = None
    _scores: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._follow()
        self._led = self.leader

    def pass_time(self, seconds: float, ours: int) -> None:
        """Moves on, with the score of the phone's player."""
        self.time += seconds
        self.ours = max(ours, self.ours)
        self._follow()
        if self.time < ENDS and self.leader != self._led:
            self._led = self.leader
            self.called = call("lead", self.leader)

    def _follow(self) -> None:
        left = max(0.0, ENDS - self.time)
        wanted = {name: self.ours + gap - int(left * rate) for name, (gap, rate) in OTHERS.items()}
        lead = AHEAD * left / ENDS - BEHIND * (1 - left / ENDS)
        wanted |= {PLAYER: self.ours, RIVAL: self.ours + round(lead)}
        for name in NAMES:
            self._scores[name] = max(1, self._scores.get(name, 0), wanted[name])

    @property
    def leader(self) -> str:
        return max(NAMES, key=lambda name: self._scores[name])

    @property
    def place(self) -> int:
        """The place of the phone's player."""
        return 1 + sum(score > self.ours for score in self._scores.values())

    def race(self) -> Words:
        is_over = self.time >= ENDS
        guests = [
            guest(
                name,
                isPlaying=True,
                state="sent" if is_over else "playing",
                score=self._scores[name],
                chain=2 + (self._scores[name] // 8) % 6,
            )
            for name in NAMES
        ]
        running = round_of("bubblepop", BEGIN + self.time)
        return party(
            *guests,
            phase="judging" if is_over else "playing",
            round=running,
            call=self.called,
            photo=self._photo() if is_over else [],
        )

    def _photo(self) -> list[int]:
        best = max(self._scores.values())
        return [index for index, name in enumerate(NAMES) if best - self._scores[name] <= 10]

    def podium(self) -> Words:
        ordered = sorted(self._scores.items(), key=lambda one: -one[1])
        points = [10, 8, 6, 5, 4, 3, 2, 1]
        ranks = {name: place for place, (name, _) in enumerate(ordered, 1)}
        places = [
            {"place": ranks[name], "player": name, "score": score, "run": None}
            for name, score in ordered
        ]
        table = [
            {"place": place, "player": name, "points": points[place - 1]}
            for name, place in ranks.items()
        ]
        guests = [
            guest(
                name,
                isPlaying=True,
                state="counted",
                score=self._scores[name],
                place=ranks[name],
                points=points[ranks[name] - 1],
            )
            for name in NAMES
        ]
        best = {
            "chain": {"player": RIVAL, "length": 9},
            "comeback": {"player": "Sophie", "places": 3},
        }
        return party(
            *guests,
            phase="podium",
            round=round_of("bubblepop", BEGIN + self.time),
            places=places,
            table=table,
            best=best,
            photo=self._photo(),
        )


def lobby(count: int) -> Words:
    """Returns the party when this many guests have arrived."""
    return party(*(guest(name) for name in NAMES[:count]))
