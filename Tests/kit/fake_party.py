"""A fake house with a party, controlled by a test, for one guest's page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Request

from kit.fake_house import Answer, FakeHouse, problem, settle
from kit.game import Game
from kit.kept import RULES

CODE = "BDJL"
PARTY = "abcdefghijklmnopqrstuv"
LENGTHS = {"bubblepop": 60_000, "breakout": 90_000, "roulette": 300_000}
SPIN = 30_000
BETTING = 20_000
TURNING = 4_000


@dataclass
class FakeParty(FakeHouse):
    """A fake house whose clock moves together with the page's clock in `pass_time`."""

    now: int = 1_800_000_000_000
    phase: str = "gathering"
    game: str = "bubblepop"
    round: int = 0
    starts: int = 0
    state: str = "watching"
    is_there: bool = True
    is_playing: bool = True
    score: int | None = None
    because: str | None = None
    place: tuple[int, int] | None = None
    bet: int | None = None
    face: int = 2601
    most: int = 12

    def pass_time(self, play: Game, seconds: float) -> None:
        """Passes time in the page and at the house, and lets responses arrive each second."""
        while seconds > 0:
            step = min(seconds, 1.02)
            self.now += round(step * 1000)
            if self.phase == "countIn" and self.now >= self.starts:
                self.phase = "playing"
            play.pass_time(step)
            settle(play)
            seconds -= step

    def start(self, game: str = "bubblepop") -> None:
        self.game = game
        self.round += 1
        self.phase, self.state = "countIn", "playing"
        self.starts = self.now + 5000
        self.score = self.because = self.place = self.bet = None

    def settle_round(
        self, place: tuple[int, int] | None, score: int, phase: str = "podium"
    ) -> None:
        self.phase, self.place, self.score = phase, place, score

    def _say(self, path: str, request: Request) -> Answer:
        word, _, rest = path.partition("/")
        if word == "runs" and request.method == "POST":
            self.state = "counted"
        if word != "parties":
            return super()._say(path, request)
        if rest == f"{PARTY}":
            return 200, self._table_of_all()
        if rest == f"{CODE}/guests" or rest.startswith(f"{PARTY}/"):
            if rest.endswith("/bets"):
                self.bet = self._spin_now()
            if rest.endswith("/face"):
                self.face = (self.face + 5555) % 32_768
            return 200, self._guest()
        return problem(404, "unknown-party", "No party has this code right now.")

    def _spin_now(self) -> int | None:
        if self.game != "roulette" or self.phase != "playing":
            return None
        return (self.now - self.starts) // SPIN + 1

    def _guest(self) -> dict[str, Any]:
        return {
            "party": PARTY,
            "code": CODE,
            "game": self.game,
            "now": self.now,
            "phase": self.phase,
            "guests": self.most,
            "round": self._round(),
            "you": {
                "guest": 2,
                "face": self.face,
                "isThere": self.is_there,
                "isPlaying": self.is_playing and self.round > 0,
                "state": self.state,
                "score": self.score,
                "money": None,
                "because": self.because,
                "place": self.place and self.place[0],
                "of": self.place[1] if self.place else 0,
                "points": 18,
                "bet": self.bet,
            },
        }

    def _round(self) -> dict[str, Any] | None:
        if self.round == 0:
            return None
        takes = self.game != "roulette" and self.is_playing and self.state == "playing"
        ends = self.starts + LENGTHS[self.game]
        spin = self._spin_now()
        opens = self.starts + ((spin or 1) - 1) * SPIN
        drawn = self.now >= opens + BETTING
        return {
            "number": self.round,
            "game": self.game,
            "starts": self.starts,
            "ends": ends,
            "closes": ends + 30_000,
            "rulesVersion": RULES[self.game],
            "ticket": f"party.{self.round}" if takes else None,
            "seed": "00000000000000ff" if takes else None,
            "pockets": self.pockets[: (spin or 1) - (0 if drawn else 1)],
            "spin": spin
            and {
                "number": spin,
                "opens": opens,
                "closes": opens + BETTING,
                "ends": opens + SPIN,
                "pocket": self.pockets[spin - 1] if drawn else None,
                "shownFrom": opens + BETTING + TURNING if drawn else None,
                "bets": 1,
            },
        }

    def _table_of_all(self) -> dict[str, Any]:
        names = [f"Player {place}" for place in range(1, self.most + 1)]
        names[8] = next(iter(self.names), names[8])
        return {
            "party": PARTY,
            "game": self.game,
            "guests": [
                {"guest": 2, "player": name, "face": self.face}
                if index == 8
                else {"guest": 10 + index, "player": name, "face": 997 * index}
                for index, name in enumerate(names)
            ],
            "table": [
                {"place": place, "player": name, "points": 60 - 5 * place}
                for place, name in enumerate(names, 1)
            ],
        }


def join(play: Game, name: str = "Ada") -> None:
    """Goes from home to the lobby through the link in the QR code."""
    play.page.evaluate(f"location.hash = 'party={CODE}'")
    play.name_field.fill(name)
    play.press("Join")
    settle(play)
