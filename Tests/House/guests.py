"""The guests and cheats who visit an attacked house, and what the house accepts from them."""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random

import recording
from house import Answer, Client, House, play, simulate, ticket_id
from recording import Recording

TICKS_PER_SECOND = 120
# The length in ticks of the run that a cheat's forgeries are based on, and of a run that the cheat
# sends too early.
OWN, LONG = (60, 150), 3000
# The number of cheats to prepare in advance.
AHEAD = 6
# The bot that plays most like a person.
BOT = "tracking"


@dataclass
class Run:
    """An honest run and its ticket."""

    player: str
    ticket: str
    seed: str
    bytes: bytes
    issued: float

    @property
    def recording(self) -> Recording:
        return recording.read(self.bytes)

    def wait(self) -> None:
        """Waits until the run could have been played."""
        ready = self.issued + self.recording.ticks / TICKS_PER_SECOND + 0.005
        time.sleep(max(0, ready - time.monotonic()))


@dataclass
class Guest:
    """A device at a separate address."""

    client: Client
    secret: str
    names: list[str]

    def send(self, content: bytes, ticket: str) -> Answer:
        return self.client.post("/api/runs", content, self.secret, Funfair_Ticket=ticket)


@dataclass
class Cheat(Guest):
    """A guest with everything needed to make a forgery."""

    fair: Fair
    # An honest run that hasn't been sent.
    own: Run
    # The ticket of the device's other name.
    other_ticket: str
    other_seed: str
    bubble_ticket: str
    bubble_seed: str
    table: str
    # A Classic table without bets.
    cloth: str
    made: float = field(default_factory=time.monotonic)
    runs_sent: int = 0
    spins_sent: int = 0

    @cached_property
    def used(self) -> Run:
        """An honest run that the house has accepted."""
        run = self.fair.run(self, self.names[1], 1)
        run.wait()
        self.fair.counted.took(run, self.send(run.bytes, run.ticket))
        self.runs_sent += 1
        return run

    @cached_property
    def long(self) -> Run:
        """A valid run that is too long to have been played by the time the cheat sends it."""
        return self.fair.run(self, self.names[0], LONG, "perfect")

    def simulated(self, game: str, seed: str, *options: str) -> bytes:
        """Returns a valid recording of a bot's run."""
        return simulate(game, seed, self.fair.folder / f"{self.names[0]}.funfair", *options)

    @property
    def is_worn(self) -> bool:
        """Whether the cheat has reached the request limit of a device, or is so old that its runs
        would arrive too late."""
        return self.runs_sent >= 24 or self.spins_sent >= 24 or time.monotonic() - self.made > 18


@dataclass
class Counted:
    """Everything that a house has reported as accepted."""

    names: set[str] = field(default_factory=set)
    # The name, score and recording of each run, by ticket ID.
    runs: dict[bytes, tuple[str, int, bytes]] = field(default_factory=dict)
    # The table, number, key and pocket of each spin.
    spins: set[tuple[str, int, str, int]] = field(default_factory=set)

    def rank(self, name: str) -> int:
        best: dict[str, int] = {}
        for player, score, _ in list(self.runs.values()):
            best[player] = max(score, best.get(player, 0))
        return 1 + sum(score > best[name] for score in best.values())

    def took(self, run: Run, answer: Answer) -> None:
        assert answer.status == 201, answer
        said = (answer.words["player"], answer.words["score"])
        assert said == (run.player, run.recording.score), answer
        self.runs[ticket_id(run.ticket)] = (*said, run.bytes)


class Fair:
    """Prepares guests in advance, and records what the house accepts from them."""

    def __init__(self, house: House, folder: Path, seed: int) -> None:
        self.house, self.folder = house, folder
        self.chance = Random(seed)
        self.counted = Counted()
        self.bots = ThreadPoolExecutor(2)
        self._coming: deque[Future[Cheat]] = deque()
        self._addresses = 0
        self._cheats = 0

    def end(self) -> None:
        self.bots.shutdown(wait=True, cancel_futures=True)

    def client(self) -> Client:
        """Returns a client at an unused address."""
        self._addresses += 1
        high, low = divmod(self._addresses, 250)
        return Client(self.house.port, f"127.1.{high}.{low + 1}")

    def guest(self, name: str) -> Guest:
        guest = Guest(self.client(), "", [])
        self.register(guest, name)
        return guest

    def register(self, guest: Guest, name: str) -> None:
        answer, guest.secret = guest.client.register(name, guest.secret or None)
        assert answer.status == 201, answer
        guest.names.append(name)
        self.counted.names.add(name)

    def ticket(
        self, guest: Guest, name: str, game: str = "breakout", board: str = "open"
    ) -> Answer:
        wish = {"player": name, "game": game, "board": board}
        answer = guest.client.post("/api/tickets", wish, guest.secret)
        assert answer.status == 201, answer
        return answer

    def run(
        self, guest: Guest, name: str, ticks: int, bot: str = BOT, board: str = "open"
    ) -> Run:
        words = self.ticket(guest, name, board=board).words
        issued = time.monotonic()
        file = self.folder / f"{ticket_id(words['ticket']).hex()}.funfair"
        content = play(name, words["seed"], ticks, file, bot=bot)
        return Run(name, words["ticket"], words["seed"], content, issued)

    def cheat(self) -> Cheat:
        """Returns the next cheat. Bots prepare further cheats meanwhile."""
        while len(self._coming) < AHEAD:
            self._cheats += 1
            number, client, chance = self._cheats, self.client(), Random(self.chance.random())
            self._coming.append(self.bots.submit(self._make, number, client, chance))
        cheat = self._coming.popleft().result()
        cheat.own.wait()
        return cheat

    def _make(self, number: int, client: Client, chance: Random) -> Cheat:
        guest = Guest(client, "", [])
        first, second = f"Cheat {number} a", f"Cheat {number} b"
        self.register(guest, first)
        self.register(guest, second)
        own = self.run(guest, first, chance.randint(*OWN))
        answer = client.post("/api/tables", {"player": first}, guest.secret)
        assert answer.status == 201, answer
        table = answer.words["table"]
        bet = {"level": "hard", "numbers": [1, 2]}
        path = f"/api/tables/{table}/spins"
        answer = client.post(path, bet, guest.secret, Idempotency_Key="first")
        self.counted.spins.add((table, 1, "first", answer.words["pocket"]))
        wish = {"player": first, "game": "roulette-classic"}
        answer = client.post("/api/tables", wish, guest.secret)
        assert answer.status == 201, answer
        cloth = answer.words["table"]
        other = self.ticket(guest, second).words
        bubble = self.ticket(guest, first, "bubblepop").words
        return Cheat(
            client, guest.secret, guest.names, fair=self, own=own, other_ticket=other["ticket"],
            other_seed=other["seed"], table=table, cloth=cloth,
            bubble_ticket=bubble["ticket"], bubble_seed=bubble["seed"],
        )
