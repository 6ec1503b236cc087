"""A party's clients: phones that play a round with real recordings, and a big screen."""

from __future__ import annotations

import contextlib
import copy
import http.client
import json
import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from house import Answer, Client, Gone, House, new_secret, simulate, ticket_id

# Seconds between a phone's progress reports.
SECOND = 1.0
# Seconds after which a phone gives up on a request.
TIMEOUT = 5
# The area of BubblePop's stage in square units, and its minimum width.
AREA, NARROWEST = 390 * 690, 350
# The problems that ask the client to retry later.
LATER = {"too-often", "too-busy", "not-storing"}


class Party:
    """A party, as known to the screen that opened it."""

    def __init__(self, house: House, game: str) -> None:
        self.house, self.game, self.secret = house, game, new_secret()
        answer = self.client().post("/api/parties", {"game": game}, self.secret)
        assert answer.status == 201, answer
        self.id, self.code = answer.words["party"], answer.words["code"]

    @property
    def path(self) -> str:
        return f"/api/parties/{self.id}"

    def at(self, house: House) -> Party:
        """Returns the same party, as another house shows it."""
        party = copy.copy(self)
        party.house = house
        return party

    def client(self) -> Client:
        """Returns a client at the address that all guests share, as if in one room."""
        return Client(self.house.port, patience=TIMEOUT)

    def state(self) -> dict[str, Any]:
        return self.client().get(self.path).words

    def start(self) -> None:
        answer = self.client().post(f"{self.path}/rounds", {}, self.secret)
        assert answer.status == 201, answer

    def end(self) -> None:
        fields = {"Authorization": f"Bearer {self.secret}"}
        assert self.client().ask("DELETE", self.path, headers=fields).status == 200


@dataclass
class Said:
    """The scores that a phone reported, each with the time when the house had received it."""

    scores: list[tuple[int, float]] = field(default_factory=list)


class Phone:
    """A guest's phone, which polls and reports once a second and resends its run until judged."""

    def __init__(self, number: int, party: Party, folder: Path) -> None:
        self.number, self.party, self.folder = number, party, folder
        self.name = f"Guest {number}"
        self.secret = new_secret()
        self.guest = 0
        self.client = party.client()
        self.said = Said()
        self.round: dict[str, Any] = {}
        self.ahead, self.trip = 0.0, math.inf
        self.run = b""
        self.pieces: list[bytes] = []
        self.score = -1
        self.receipt: Answer | None = None
        self.refusals: list[str] = []
        self.unanswered = 0

    def join(self) -> None:
        answer, _ = self.client.register(self.name, self.secret)
        assert answer.status == 201, answer
        answer = self._post("guests", {"player": self.name})
        assert answer.status == 201, answer
        self.guest = answer.words["you"]["guest"]

    def ask(self) -> None:
        """Asks for the party's state, and reads the house's time."""
        begin = time.time()
        fields = {"Authorization": f"Bearer {self.secret}"}
        path = f"{self.party.path}/guests/{self.guest}"
        answer = self._ask(lambda client: client.ask("GET", path, headers=fields))
        if answer is None:
            return
        self.round = answer.words["round"] or {}
        # Like the page, believe the answer that came back the fastest.
        trip = time.time() - begin
        if trip < self.trip:
            self.trip = trip
            self.ahead = answer.words["now"] / 1000 - begin - trip / 2

    @property
    def width(self) -> int:
        """The width of the phone's stage. Some guests hold their phones sideways."""
        upright = NARROWEST + self.number
        return upright if upright**2 < AREA else round(AREA / (upright - 168))

    @property
    def now(self) -> float:
        """The house's time, in seconds."""
        return time.time() + self.ahead

    @property
    def elapsed(self) -> float:
        return self.now - self.round["starts"] / 1000

    def play(self) -> None:
        """Creates the phone's recording of the round. No two recordings are nearly the same,
        because every guest taps elsewhere, on phones of many shapes that are turned at times."""
        ticket = self.round["ticket"]
        file = self.folder / f"{ticket_id(ticket).hex()}.funfair"
        own = ["--name", self.name, "--player", "random", "--bot-seed", str(self.number)]
        own += ["--width", str(self.width), "--height", str(AREA / self.width)]
        own += ["--turn-every", str(3 + self.number * 5 % 17)]
        parts = self.folder / f"{ticket_id(ticket).hex()}.pieces"
        self.run = simulate(
            self.party.game, self.round["seed"], file, *own, "--pieces", str(parts))
        rest = parts.read_bytes()
        parts.unlink()
        pieces = []
        while rest:
            length = int.from_bytes(rest[:4], "little")
            pieces.append(rest[4:4 + length])
            rest = rest[4 + length:]
        self.pieces = pieces

    def say(self) -> None:
        """Sends the run so far."""
        piece = self.pieces[min(int(self.elapsed), len(self.pieces)) - 1]
        path = f"{self.party.path}/guests/{self.guest}/run/0"
        answer = self._ask(lambda client: client.post(path, piece, self.secret))
        if answer is not None and answer.status == 200:
            assert len(answer.text) < 1024, answer.text
            score = answer.words["you"]["score"]
            if score is not None:
                self.said.scores.append((score, time.time()))

    def send(self) -> bool:
        """Sends the run. Returns whether it was judged."""
        answer = self._ask(lambda client: client.post(
            "/api/runs", self.run, self.secret, Funfair_Ticket=self.round["ticket"]))
        if answer is None or answer.problem in LATER:
            self.refusals += [answer.problem] if answer else ["gone"]
            return False
        self.receipt = answer
        return True

    def _post(self, what: str, words: dict[str, Any]) -> Answer:
        return self.client.post(f"{self.party.path}/{what}", words, self.secret)

    def _ask(self, question: Callable[[Client], Answer]) -> Answer | None:
        """Returns the response, or None if the house is down."""
        try:
            return question(self.client)
        except Gone:
            self.unanswered += 1
            self.client = self.party.client()
            return None


class Screen(threading.Thread):
    """The big screen, which reads the house's events and records when each arrived."""

    def __init__(self, party: Party) -> None:
        super().__init__(daemon=True)
        self.party = party
        self.events: list[tuple[float, dict[str, Any]]] = []
        self.sizes: list[int] = []
        self.is_over = False
        self.start()

    def run(self) -> None:
        while not self.is_over:
            with contextlib.suppress(OSError, http.client.HTTPException):
                self._watch()
            time.sleep(0.1)

    def _watch(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.party.house.port, timeout=30)
        try:
            connection.request("GET", f"{self.party.path}/live")
            answer = connection.getresponse()
            while (line := answer.readline()) and not self.is_over:
                if line.startswith(b"data: "):
                    self.sizes.append(len(line))
                    words = json.loads(line.removeprefix(b"data: "))
                    self.events.append((time.time(), words))
        finally:
            connection.close()

    def lags(self, phones: list[Phone], quiet: list[tuple[float, float]]) -> list[float]:
        """Returns the seconds until each reported score was on the screen, except for scores
        reported while the house was down."""
        rows = []
        for moment, words in self.events:
            rows.append((moment, {guest["player"]: guest["score"] for guest in words["guests"]}))
        lags = []
        for phone in phones:
            place = 0
            for score, said in phone.said.scores:
                if any(begin <= said <= end for begin, end in quiet):
                    continue
                while place < len(rows) and (rows[place][1].get(phone.name) or 0) < score:
                    place += 1
                if place == len(rows):
                    break
                lags.append(max(0.0, rows[place][0] - said))
        return lags
