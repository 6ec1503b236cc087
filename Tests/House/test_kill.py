"""A house that is killed again and again has stored everything that it acknowledged exactly once.

Random choices depend on KILL_SEED, which is printed. KILLS sets the number of kills."""

from __future__ import annotations

import os
import random
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from counts import check_counts
from house import TIMEOUT, Client, Gone, House, play, ticket_id

KILLS = int(os.environ.get("KILLS", "20"))
CLIENTS = 4
# The minimum and maximum seconds until a kill.
UPTIME = (0.02, 0.5)
# Seconds after which an unused ticket is discarded, because the house would refuse it.
FRESH = 50


@dataclass
class Name:
    name: str
    secret: str


@dataclass
class Run:
    """A run that is resent until it is acknowledged."""

    owner: Name
    ticket: str
    recording: bytes
    made: float
    # A run must not arrive before it could have been played.
    ready: float
    answer: dict[str, Any] | None = None


@dataclass
class Spin:
    key: str
    numbers: list[int]
    answer: dict[str, Any] | None = None


@dataclass
class Table:
    owner: Name
    id: str
    spins: list[Spin] = field(default_factory=list)
    is_over: bool = False


@dataclass
class Memory:
    """What the house has acknowledged, as a guest remembers it."""

    secret: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    names: list[Name] = field(default_factory=list)
    # A name that was requested but not acknowledged.
    wanted: str | None = None
    runs: list[Run] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)


class Guest(threading.Thread):
    """Makes random requests of every kind until the house is gone."""

    def __init__(self, party: Party, number: int, chance: random.Random, port: int) -> None:
        super().__init__(daemon=True)
        self.party, self.number, self.chance = party, number, chance
        self.client = Client(port)
        self.memory = party.memories[number]
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while True:
                self.chance.choice([self.name, self.ticket, self.send, self.send, self.spin])()
        except Gone:
            pass
        except BaseException as problem:
            self.problem = problem

    def name(self) -> None:
        is_again = self.memory.wanted is not None
        name = self.memory.wanted or f"Guest {self.number} {self.chance.randrange(10**9)}"
        self.memory.wanted = name
        answer = self.client.post("/api/players", {"name": name}, self.memory.secret)
        if answer.problem == "too-often":
            return
        # If the first response about a name was lost, the second says that the name exists.
        assert answer.status == 201 or (is_again and answer.status == 200), answer
        self.memory.wanted = None
        self.memory.names.append(Name(name, self.memory.secret))

    def ticket(self) -> None:
        waiting = self.party.playing[self.number]
        if not self.memory.names or len(waiting) >= 6:
            return
        owner = self.chance.choice(self.memory.names)
        wish = {"player": owner.name, "game": "breakout", "board": "open"}
        answer = self.client.post("/api/tickets", wish, owner.secret)
        if answer.problem == "too-often":
            return
        assert answer.status == 201, answer
        waiting.append(self.party.play(owner, answer.words, self.chance.randrange(1, 240)))

    def send(self) -> None:
        waiting = self.party.playing[self.number]
        ready = [run for run in waiting if run.done() and run.result().ready < time.monotonic()]
        if not ready:
            time.sleep(0.005)
            return
        future = self.chance.choice(ready)
        run = future.result()
        if time.monotonic() - run.made > FRESH:
            waiting.remove(future)
            return
        answer = self.client.post(
            "/api/runs", run.recording, run.owner.secret, Funfair_Ticket=run.ticket
        )
        if answer.problem in ("too-often", "too-fast", "too-busy"):
            return
        # If the first response about a run was lost, the second says what happened to the run.
        assert answer.status == 201 or answer.problem == "ticket-used", answer
        run.answer = answer.words
        waiting.remove(future)
        self.memory.runs.append(run)

    def spin(self) -> None:
        tables = [table for table in self.memory.tables if not table.is_over]
        if not self.memory.names or (len(tables) < 2 and self.chance.random() < 0.3):
            return self.open_table()
        if not tables:
            return
        table = self.chance.choice(tables)
        if not table.spins or table.spins[-1].answer is not None:
            numbers = sorted(self.chance.sample(range(37), 6))
            key = f"{self.number}-{len(table.spins)}-{self.chance.randrange(10**9)}"
            table.spins.append(Spin(key, numbers))
        spin = table.spins[-1]
        answer = self.client.post(
            f"/api/tables/{table.id}/spins", {"level": "easy", "numbers": spin.numbers},
            table.owner.secret, Idempotency_Key=spin.key,
        )
        if answer.problem == "too-often":
            return
        assert answer.status == 200, answer
        assert answer.words["spin"] == len(table.spins), (answer, table)
        spin.answer = answer.words
        table.is_over = answer.words["isOver"]

    def open_table(self) -> None:
        if not self.memory.names:
            return
        owner = self.chance.choice(self.memory.names)
        answer = self.client.post("/api/tables", {"player": owner.name}, owner.secret)
        if answer.status == 201:
            self.memory.tables.append(Table(owner, answer.words["table"]))
        else:
            assert answer.problem == "too-often", answer


class Party:
    """The guests of a house, who return whenever it reopens."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.house = House(folder)
        self.chance = random.Random(seed)
        self.memories = [Memory() for _ in range(CLIENTS)]
        self.playing: list[list[Future[Run]]] = [[] for _ in range(CLIENTS)]
        self.folder = folder
        self._players = ThreadPoolExecutor(2)

    def play(self, owner: Name, ticket: dict[str, Any], ticks: int) -> Future[Run]:
        made = time.monotonic()
        file = self.folder / f"{ticket_id(ticket['ticket']).hex()}.funfair"

        def run() -> Run:
            recording = play(owner.name, ticket["seed"], ticks, file)
            return Run(owner, ticket["ticket"], recording, made, made + ticks / 120)

        return self._players.submit(run)

    def acknowledged(self) -> dict[str, int]:
        """Returns the number of names, runs and spins acknowledged so far."""
        return {
            "names": sum(len(memory.names) for memory in self.memories),
            "runs": sum(len(memory.runs) for memory in self.memories),
            "spins": sum(
                sum(spin.answer is not None for spin in table.spins)
                for memory in self.memories
                for table in memory.tables
            ),
        }

    def until_killed(self, least: int) -> None:
        """Opens the house, starts the guests, and kills the house after it has acknowledged at
        least `least` names, `least` runs and `least` spins. This takes longer on a busy machine."""
        self.house.open()
        guests = [
            Guest(self, number, random.Random(self.chance.random()), self.house.port)
            for number in range(CLIENTS)
        ]
        for guest in guests:
            guest.start()
        deadline = time.monotonic() + TIMEOUT
        time.sleep(self.chance.uniform(*UPTIME))
        while min(self.acknowledged().values()) < least and time.monotonic() < deadline:
            time.sleep(self.chance.uniform(*UPTIME))
        self.house.kill()
        for guest in guests:
            guest.join()
            if guest.problem is not None:
                raise guest.problem

    def end(self) -> None:
        self._players.shutdown(wait=True, cancel_futures=True)


@pytest.fixture
def party(tmp_path: Path) -> Iterator[Party]:
    seed = int(os.environ.get("KILL_SEED", random.randrange(2**32)))
    print(f"KILL_SEED={seed} KILLS={KILLS}")
    party = Party(tmp_path, seed)
    yield party
    party.house.kill()
    party.end()


def test_acknowledged_data_survives_a_kill(party: Party) -> None:
    for kill in range(KILLS):
        party.until_killed(kill // 2)
        # Opening the house again recovers the file, as after a power cut.
        party.house.open()
        with_file(party, lambda file: check_all(party, file))
        party.house.kill()
    party.house.open()
    check_answers(party)
    party.house.close()
    with_file(party, lambda file: (check_all(party, file), check_file(file)))
    counts = party.acknowledged()
    print(f"{KILLS} kills survived, with {counts} acknowledged")
    assert min(counts.values()) >= (KILLS - 1) // 2, counts
    assert party.house.complaints == ""


def with_file(party: Party, check: Callable[[sqlite3.Connection], object]) -> None:
    file = sqlite3.connect(f"file:{party.house.data}?mode=ro", uri=True, timeout=20)
    try:
        check(file)
    finally:
        file.close()


def check_all(party: Party, file: sqlite3.Connection) -> None:
    """Checks that everything acknowledged is stored exactly once."""
    names = dict(file.execute("SELECT name, id FROM player").fetchall())
    runs = {
        ticket: (identity, player, score, recording)
        for identity, ticket, player, score, recording in file.execute(
            "SELECT public_id, ticket, player, score, recording FROM run WHERE stall <> 2"
        )
    }
    spins: dict[str, list[tuple[int, str, int | None]]] = {}
    for table, number, key, pocket in file.execute(
        "SELECT roulette_table, number, key, pocket FROM spin ORDER BY number"
    ):
        spins.setdefault(table, []).append((number, key, pocket))
    recordings: set[bytes] = set()
    for memory in party.memories:
        for name in memory.names:
            assert name.name in names, f"{name.name} is lost"
        for run in memory.runs:
            assert run.answer is not None
            expected = (
                run.answer["run"], names[run.owner.name], run.answer["score"], run.recording,
            )
            assert runs.get(ticket_id(run.ticket)) == expected, f"run {expected[0]} is lost"
        for table in memory.tables:
            check_table(table, spins.get(table.id, []))
    for _, _, _, recording in runs.values():
        assert recording not in recordings, "a run is stored twice"
        recordings.add(recording)


def check_table(table: Table, kept: list[tuple[int, str, int | None]]) -> None:
    assert [number for number, _, _ in kept] == list(range(1, len(kept) + 1))
    # The last spin may be stored but not yet acknowledged.
    acknowledged = [spin for spin in table.spins if spin.answer is not None]
    assert len(acknowledged) <= len(kept) <= len(table.spins), table.id
    for spin, (_, key, pocket) in zip(table.spins, kept):
        assert key == spin.key
        assert spin.answer is None or spin.answer["pocket"] == pocket, table.id


def check_answers(party: Party) -> None:
    """Checks that repeated requests return the same results as before."""
    for number, memory in enumerate(party.memories):
        client = Client(party.house.port)
        for name in memory.names[:3]:
            answer = client.post("/api/players", {"name": name.name}, name.secret)
            assert answer.status == 200, answer
        for run in memory.runs[-5:]:
            answer = client.post(
                "/api/runs", run.recording, run.owner.secret, Funfair_Ticket=run.ticket
            )
            assert run.answer is not None
            assert answer.problem == "ticket-used", answer
            assert answer.words["run"] == run.answer["run"], number
        for table in memory.tables[-3:]:
            for spin in table.spins[:3]:
                if spin.answer is None:
                    continue
                answer = client.post(
                    f"/api/tables/{table.id}/spins",
                    {"level": "easy", "numbers": spin.numbers},
                    table.owner.secret, Idempotency_Key=spin.key,
                )
                assert answer.words["pocket"] == spin.answer["pocket"], answer


def check_file(file: sqlite3.Connection) -> None:
    """Checks that the file is intact and that every count is correct."""
    assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert file.execute("PRAGMA foreign_key_check").fetchall() == []
    check_counts(lambda query: file.execute(query).fetchall())
    players = file.execute("SELECT board, COUNT(*) FROM standing GROUP BY board").fetchall()
    # The counts of a level add up to the number of players on the board.
    counted = file.execute(
        "SELECT board, SUM(players) FROM score_count WHERE level = 4"
        " GROUP BY board HAVING SUM(players) > 0").fetchall()
    assert sorted(counted) == sorted(players)
