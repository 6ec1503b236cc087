"""Players who, like the page, resend everything until it is acknowledged. They send it to one of
two houses or to both."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from house import Answer, Client, Gone, new_secret, play, ticket_id
from houses import PAGE_PATIENCE, Houses

# The minimum and maximum length of a run, in ticks.
TICKS = (1, 90)
# The number of runs that a device sends before another device replaces it.
RUNS = 10
# The number of runs that a player prepares in advance.
AHEAD = 3
# Seconds after which an unused ticket is discarded, because the house would refuse it.
FRESH = 45
# The maximum number of seconds until a request is acknowledged.
MOST = 60
# The problems that ask the client to retry later.
LATER = {"too-often", "too-busy", "too-fast"}


@dataclass
class Told:
    """Everything that the houses acknowledged."""

    names: set[str] = field(default_factory=set)
    # The name, score, run ID and recording hash of each run, by ticket ID.
    runs: dict[str, tuple[str, int, str, str]] = field(default_factory=dict)
    # Pockets by table and key.
    spins: dict[tuple[str, str], int] = field(default_factory=dict)
    # When the newest run was acknowledged.
    last: float = 0
    # The number of repeated requests, and the longest time until a response, in seconds.
    retries: int = 0
    longest: float = 0


@dataclass
class Device:
    name: str
    secret: str
    # One client for each house.
    clients: list[Client]
    table: str = ""
    left: int = RUNS


@dataclass
class Run:
    device: Device
    ticket: str
    content: bytes
    issued: float
    ready: float


class Regular(threading.Thread):
    """A player who uses one device after another."""

    def __init__(self, number: int, houses: Houses, told: Told, folder: Path, seed: int) -> None:
        super().__init__(daemon=True)
        self.number, self.houses, self.told, self.folder = number, houses, told, folder
        self.chance = Random(seed)
        self.problem: BaseException | None = None
        # Held during a request, or by a test to keep the player from making requests.
        self.turn = threading.Lock()
        self._way = threading.Event()
        self._way.set()
        self._is_over = False
        self._devices = 0
        self._house = number % 2
        self._device: Device | None = None
        self._waiting: list[Run] = []

    def rest(self) -> None:
        """Waits until the current request is acknowledged, and prevents further requests."""
        self._way.clear()
        assert self.turn.acquire(timeout=MOST), f"player {self.number} is still waiting"

    def go_on(self) -> None:
        self.turn.release()
        self._way.set()

    def end(self) -> None:
        self._is_over = True

    def run(self) -> None:
        try:
            while not self._is_over:
                self._way.wait()
                with self.turn:
                    if not self._is_over:
                        self._step()
        except BaseException as problem:
            self.problem = problem

    def _step(self) -> None:
        now = time.monotonic()
        self._waiting = [run for run in self._waiting if now - run.issued < FRESH]
        ready = next((run for run in self._waiting if run.ready < now), None)
        if self._device is None or self._device.left == 0:
            self._arrive()
        elif ready is not None:
            self._send(ready)
        elif len(self._waiting) < AHEAD:
            self._begin(self._device)
        else:
            time.sleep(0.005)

    def _arrive(self) -> None:
        """Arrives with a new device, a name and a table."""
        self._devices += 1
        high, low = divmod(self._devices, 250)
        address = f"127.{self.number + 2}.{high}.{low + 1}"
        clients = [Client(house.port, address, PAGE_PATIENCE) for house in self.houses.all]
        device = Device(f"Regular {self.number} {self._devices}", new_secret(), clients)
        wish = {"name": device.name}
        answer = self._insist(device, lambda at: at.post("/api/players", wish, device.secret))
        # If the first response about a name was lost, the second says that the name exists.
        assert answer.status in (200, 201), answer
        self.told.names.add(device.name)
        wish = {"player": device.name}
        answer = self._insist(device, lambda at: at.post("/api/tables", wish, device.secret))
        assert answer.status == 201, answer
        device.table = answer.words["table"]
        self._device = device

    def _begin(self, device: Device) -> None:
        wish = {"player": device.name, "game": "breakout", "board": "open"}
        answer = self._insist(device, lambda at: at.post("/api/tickets", wish, device.secret))
        assert answer.status == 201, answer
        issued, ticket = time.monotonic(), answer.words["ticket"]
        file = self.folder / f"{ticket_id(ticket).hex()}.funfair"
        ticks = self.chance.randint(*TICKS)
        content = play(device.name, answer.words["seed"], ticks, file)
        self._waiting.append(Run(device, ticket, content, issued, issued + ticks / 120 + 0.01))
        device.left -= 1

    def _send(self, run: Run) -> None:
        self._waiting.remove(run)
        device = run.device

        def send(at: Client) -> Answer:
            return at.post("/api/runs", run.content, device.secret, Funfair_Ticket=run.ticket)

        answer = self._insist(device, send)
        # If the first response about a run was lost, the second says that the ticket has been used.
        assert answer.status == 201 or answer.problem == "ticket-used", answer
        mark = hashlib.sha256(run.content).hexdigest()
        told = (device.name, answer.words["score"], answer.words["run"], mark)
        self.told.runs[ticket_id(run.ticket).hex()] = told
        self.told.last = time.monotonic()
        if self.chance.random() < 0.3:
            self._house = 1 - self._house
            again = self._insist(device, send)
            assert (again.problem, again.words["run"]) == ("ticket-used", told[2]), again
        if device.table and self.chance.random() < 0.3:
            self._spin(device)

    def _spin(self, device: Device) -> None:
        """Sends one bet to both houses, and expects the same pocket from both."""
        bet = {"level": "easy", "numbers": sorted(self.chance.sample(range(37), 6))}
        key = f"spin-{self.chance.randrange(10**9)}"
        table = device.table
        path = f"/api/tables/{table}/spins"
        pockets = set()
        for _ in self.houses.all:
            answer = self._insist(
                device, lambda at: at.post(path, bet, device.secret, Idempotency_Key=key)
            )
            assert answer.status == 200, answer
            pockets.add(answer.words["pocket"])
            self._house = 1 - self._house
        if answer.words["isOver"]:
            device.table = ""
        (self.told.spins[table, key],) = pockets

    def _insist(self, device: Device, ask: Callable[[Client], Answer]) -> Answer:
        """Asks both houses in turn until one of them responds, and returns the response."""
        begin = time.monotonic()
        pause = 0.02
        while True:
            answer = None
            with suppress(Gone):
                answer = ask(device.clients[self._house])
            if answer is not None and answer.status != 503 and answer.problem not in LATER:
                self.told.longest = max(self.told.longest, time.monotonic() - begin)
                return answer
            assert time.monotonic() < begin + MOST, f"no house counts it: {answer}"
            if answer is None or answer.status == 503:
                self.told.retries += 1
                self._house = 1 - self._house
            time.sleep(pause)
            pause = min(2 * pause, 0.5)
