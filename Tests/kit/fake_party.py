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
# Where a party's results are.
RESULTS = "https://fair.example/party/aParty-22-letters-long"
NAMES = {"bubblepop": "BubblePop", "breakout": "Breakout", "roulette": "Roulette"}


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
    # The guest's points of the evening.
    points: int = 18
    # How many more faces the guest may draw.
    redraws: int = 20
    most: int = 12
    is_host: bool = False
    # Whether the last request asked for a screen.
    sends_screen: bool = False
    # The question on the host's screen, as a move.
    question: str | None = None

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
        route, _, query = path.partition("?")
        self.sends_screen = "language=" in query
        word, _, rest = route.partition("/")
        if word == "runs" and request.method == "POST":
            self.state = "counted"
        if word != "parties":
            return super()._say(path, request)
        if not rest:
            self.is_host = True
            return 201, self._guest()
        if rest == f"{PARTY}":
            return 200, {"party": PARTY, "game": self.game}
        if rest == f"{PARTY}/moves":
            self._move(str(request.post_data_json["move"]))
        if rest == f"{CODE}/guests" or rest.startswith(f"{PARTY}/"):
            if rest.endswith("/bets"):
                self.bet = self._spin_now()
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
                "points": self.points,
                "bet": self.bet,
            },
            "screen": self._screen() if self.sends_screen else None,
        }

    def _move(self, move: str) -> None:
        word, _, rest = move.partition(" ")
        self.question = move if move == "end" or word == "guest" else None
        if word == "start":
            self.start(self.game)
        elif word == "game":
            self.game = rest
        elif move == "end again":
            self.phase = "over"
        elif move == "face":
            self.face = (self.face + 5555) % 32_768
            self.redraws -= 1

    def _screen(self) -> dict[str, Any]:
        """The screen as the house makes it, in English."""
        problem = {
            None: "No run arrived in time.",
            "inhuman": "No human could have played this run.",
        }[self.because] if self.state == "refused" else ""
        title, blocks = self._blocks()
        return {"title": title, "because": problem, "blocks": [*blocks, *self._standings()]}

    def _blocks(self) -> tuple[str, list[dict[str, Any]]]:
        if self.is_host and self.question:
            title = "End the party?" if self.question == "end" else "Bob"
            move = "end again" if self.question == "end" else "hand 3"
            return title, [button("Yes", move, is_main=True), button("Cancel", "stay")]
        game = NAMES[self.game]
        if self.phase == "gathering":
            invitation = [
                {"code": CODE},
                line("Friends join at fair.example with this code."),
                line(f"A big screen can show it at fair.example/party/{CODE}."),
            ]
            own = invitation if self.is_host else []
            return "You’re in!", [*self._face(), *own, *self._next("Start")]
        if self.phase in ("podium", "over"):
            words = f"Place {self.place[0]} of {self.place[1]}" if self.place else "You’re in!"
            medal = (
                [{"place": self.place[0]}]
                if self.place and self.place[0] <= 3
                else []
            )
            score = {"score": f"{self.score} points · {self.points} points this evening"}
            rest = (
                [
                    line("The party is over. Thanks for playing!"),
                    line("Your best moment: Longest chain: 12 · BubblePop"),
                    {"page": "See everybody’s best moments", "link": RESULTS},
                ]
                if self.phase == "over"
                else [*self._face(), *self._next("Again")]
            )
            return words, [*medal, score, *rest]
        if not self.is_playing or self.state == "watching":
            return game, [line("A round is on. You’re in the next one!")]
        if self.phase == "countIn":
            return game, [line("Get ready!")]
        seen = "Checked. It counts!" if self.state == "counted" else "Replaying your run…"
        return game, [line(seen), line("The others are still playing")]

    def _face(self) -> list[dict[str, Any]]:
        """The guest's own face, with the move that draws another one, or a line without one."""
        own = {"face": self.face, "title": f"Your face: number {self.face + 1}"}
        if self.redraws > 0:
            return [own | button("Draw another face", "face")]
        return [own, line("You can draw more faces later.")]

    def _next(self, start: str) -> list[dict[str, Any]]:
        """What a guest sees between rounds, and what a host can do."""
        lines = [
            line(f"{self.most} players are here."),
            line(f"Next: {NAMES[self.game]}"),
            line("You host this party." if self.is_host else "It starts on the big screen."),
        ]
        if not self.is_host:
            return lines
        games = [
            {"name": name, "move": f"game {game}", "isChosen": game == self.game}
            for game, name in NAMES.items()
        ]
        guests = [
            button(f"Player {number}", f"guest {number}") | {"face": 997 * number}
            for number in range(3, min(self.most, 33))
        ]
        return [
            *lines,
            button(start, "start", is_main=True),
            {"title": "Game", "rows": games},
            {"title": "Who’s here", "rows": guests},
            button("End the party", "end"),
        ]

    def _standings(self) -> list[dict[str, Any]]:
        if self.phase not in ("podium", "over"):
            return []
        names = [f"Player {place}" for place in range(1, self.most + 1)]
        names[8] = next(iter(self.names), names[8])
        rows = [
            {
                "place": place,
                "player": name,
                "points": 60 - 5 * place,
                "followsGap": place == 8,
                "face": self.face if place == 9 else 997 * (place - 1),
            }
            for place, name in enumerate(names, 1)
            if place <= 5 or 8 <= place <= 10
        ]
        return [{"title": "The evening’s points", "rows": rows}]

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


def line(text: str) -> dict[str, Any]:
    return {"text": text}


def button(name: str, move: str, *, is_main: bool = False) -> dict[str, Any]:
    return {"name": name, "move": move, "isChosen": is_main}


def join(play: Game, name: str = "Ada") -> None:
    """Goes from home to the lobby through the link in the QR code."""
    play.page.evaluate(f"location.hash = 'party={CODE}'")
    play.name_field.fill(name)
    play.press("Join")
    settle(play)
