"""Interrupts moves from a file to PostgreSQL and back. The source is unchanged, the target is
complete or empty, and the next move succeeds.

MOVES sets the number of attempts. Random choices depend on MOVE_SEED, which is printed."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from house import BINARY, TIMEOUT, House
from kit.cluster import PROGRAMS, Cluster
from kit.host import Host
from moved_house import bytes_of, contents, make

MOVES = int(os.environ.get("MOVES", "3"))
# The maximum number of attempts, because a move may finish before it is interrupted.
MOST_MOVES = 5 * MOVES
RUNS = int(os.environ.get("MOVED_RUNS", "300"))
TICKS = 600

pytestmark = pytest.mark.skipif(PROGRAMS is None, reason="there is no PostgreSQL here")


class Move:
    """`funfair move` from one place to another, which can be killed."""

    def __init__(self, source: str, target: str) -> None:
        self._process = subprocess.Popen(
            [str(BINARY), "move", source, target], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )

    def kill(self) -> None:
        self._process.kill()

    def wait(self) -> tuple[int, str]:
        """Waits until the command exits, and returns its exit code and output."""
        said, complained = self._process.communicate(timeout=10 * TIMEOUT)
        return self._process.returncode, said + complained


class Places:
    """A file, a database, and the random faults that interrupt moves between them."""

    def __init__(self, folder: Path, host: Host, chance: Random) -> None:
        self.folder, self.host, self.chance = folder, host, chance
        self.cluster, self.address = host.cluster, host.address
        self.file = make(folder, RUNS, TICKS)
        self.interrupted = 0

    def empty_database(self) -> None:
        self.cluster.rows("DROP DATABASE funfair WITH (FORCE)", "postgres")
        self.host.make_database()

    def interruptions(self) -> Iterator[None]:
        """Repeats a test until it has run MOVES times and has interrupted at least one move."""
        tried = 0
        while tried < MOVES or (self.interrupted == 0 and tried < MOST_MOVES):
            yield
            tried += 1
        assert self.interrupted > 0, "no move was interrupted"
        print(f"{self.interrupted} of {tried} moves ended early")

    def moved(self, source: str, target: str) -> float:
        """Completes a move, and returns the seconds it took."""
        begun = time.monotonic()
        code, said = Move(source, target).wait()
        assert code == 0, said
        assert f" {RUNS} runs are valid. All counts are correct." in said, said
        return time.monotonic() - begun

    def interrupt(self, source: str, target: str, seconds: float, fault: Fault) -> None:
        """Causes a fault at a random point of a move, and waits until the command has exited and
        its database connection is closed."""
        move = Move(source, target)
        time.sleep(self.chance.uniform(0, seconds))
        fault(self, move)
        code, said = move.wait()
        assert "Fatal error" not in said, said
        self.interrupted += code != 0
        self.cluster.wait()
        end = time.monotonic() + TIMEOUT
        query = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'funfair move'"
        while self.cluster.rows(query):
            assert time.monotonic() < end, "a move continues after its command ended"
            time.sleep(0.02)


Fault = Callable[[Places, Move], None]


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Places]:
    seed = int(os.environ.get("MOVE_SEED", Random().randrange(2**32)))
    print(f"MOVE_SEED={seed} MOVES={MOVES}")
    cluster = Cluster()
    try:
        host = Host(cluster, tmp_path)
        monkeypatch.setenv("PGPASSFILE", str(host.passwords))
        yield Places(tmp_path, host, Random(seed))
    finally:
        cluster.end()


def kill_move(places: Places, move: Move) -> None:
    move.kill()


def kill_database(places: Places, move: Move) -> None:
    places.cluster.kill()


@pytest.mark.parametrize("fault", [kill_move, kill_database])
def test_an_interrupted_move_to_a_database_can_be_repeated(places: Places, fault: Fault) -> None:
    source, target = str(places.file.data), places.address
    before = bytes_of(places.file)
    seconds = places.moved(source, target)
    for _ in places.interruptions():
        places.empty_database()
        places.interrupt(source, target, seconds, fault)
        assert bytes_of(places.file) == before
        if is_empty(places.cluster):
            places.moved(source, target)
        # The house is complete in the database, after the first move or after its repetition.
        assert said_of_database(places) == said_of_whole()
    assert bytes_of(places.file) == before
    assert ", 0 are not. All counts are correct." in places.file.verify()


@pytest.mark.parametrize("fault", [kill_move, kill_database])
def test_an_interrupted_move_back_can_be_repeated(places: Places, fault: Fault) -> None:
    places.moved(str(places.file.data), places.address)
    before = contents(places.cluster)
    back = House(places.folder, places.folder / "back.sqlite")
    seconds = places.moved(places.address, str(back.data))
    for _ in places.interruptions():
        back.data.unlink()
        places.interrupt(places.address, str(back.data), seconds, fault)
        assert contents(places.cluster) == before
        if not back.data.exists():
            places.moved(places.address, str(back.data))
        assert said_of_whole() in back.verify()
        # The target is a normal house's file, with no other files next to it.
        back.open()
        back.close()
        assert [path.name for path in places.folder.glob("back.sqlite.part*")] == []
    assert contents(places.cluster) == before


def is_empty(cluster: Cluster) -> bool:
    """Returns whether the database has no tables."""
    [(tables,)] = cluster.rows("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
    return tables == 0


def said_of_whole() -> str:
    return f"{RUNS} runs are valid, 0 are not. All counts are correct."


def said_of_database(places: Places) -> str:
    command = [str(BINARY), "scores", "verify", "--database", places.address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=10 * TIMEOUT)
    return (done.stdout + done.stderr).strip()
