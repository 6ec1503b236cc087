"""Houses that share a database under load, with checks after each fault."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from counts import check_counts
from houses import Houses
from kit.cluster import Cluster
from regulars import Regular, Told

PLAYERS = 6
# The maximum number of seconds until the houses are well after a fault, and until live boards show
# the last score.
SOON = 5
# The number of rows on a live board.
SHOWN = 10


class Shared:
    """Two houses, one database, and their players."""

    def __init__(self, cluster: Cluster, address: str, folder: Path, seed: int) -> None:
        self.cluster, self.folder = cluster, folder
        self.chance = Random(seed)
        self.told = Told()
        self.houses = Houses(folder, address)
        self.players = [
            Regular(number, self.houses, self.told, folder, self.chance.randrange(2**32))
            for number in range(PLAYERS)
        ]
        # For each fault: the seconds until the houses were well, the seconds from the last score
        # until the boards were correct, and the longest time without a good response.
        self.well: list[float] = []
        self.right: list[float] = []
        self.longest: list[float] = []
        for player in self.players:
            player.start()

    def wait_for_scores(self, count: int = 5) -> None:
        """Waits until `count` more scores are acknowledged."""
        before = len(self.told.runs)
        wait(lambda: len(self.told.runs) >= before + count or self._problem() is not None, 60)
        self._raise()

    @contextmanager
    def fault(self) -> Iterator[None]:
        """Lets the caller cause a fault while the houses are busy, then checks everything."""
        numbers = self.houses.numbers
        assert 0 not in numbers, "a house ended by itself"
        self.houses.begin()
        yield
        ended = time.monotonic()
        try:
            self.well.append(wait(lambda: self.houses.are_well(ended), SOON))
        except AssertionError as problem:
            # Report which house didn't respond, and for how long.
            raise AssertionError(f"since {ended:.1f}: {self.houses.describe()}") from problem
        # Check that the load continues.
        self.wait_for_scores(3)
        self.longest.append(self.houses.longest)
        for player in self.players:
            player.rest()
        self._raise()
        wait(self._are_boards_right, self.told.last + SOON - time.monotonic())
        self.right.append(time.monotonic() - self.told.last)
        self._check()
        for player in self.players:
            player.go_on()

    def wait_until_unwell(self, seconds: float) -> None:
        """Waits until both houses report that they can't store anything."""
        begin = time.monotonic()
        wait(lambda: self.houses.are_unwell(begin), seconds)

    def _problem(self) -> BaseException | None:
        return next((player.problem for player in self.players if player.problem), None)

    def _raise(self) -> None:
        if (problem := self._problem()) is not None:
            raise problem

    def _are_boards_right(self) -> bool:
        best: dict[str, int] = {}
        for name, score, _, _ in self.told.runs.values():
            best[name] = max(score, best.get(name, 0))
        top = sorted(best.values(), reverse=True)[:SHOWN]
        return all(
            [score for _, score in viewer.rows] == top
            and all(best.get(name) == score for name, score in viewer.rows)
            and viewer.players == len(best)
            for viewer in self.houses.viewers
        )

    def _check(self) -> None:
        """Checks that everything acknowledged is stored once, and that every count is correct."""
        names = {name for (name,) in self.cluster.rows("SELECT name FROM player")}
        assert self.told.names <= names, f"{self.told.names - names} are lost"
        kept = self.cluster.rows(
            "SELECT encode(ticket, 'hex') || ':', name, score, public_id || ':',"
            " encode(sha256(recording), 'hex') || ':'"
            " FROM run JOIN player ON player.id = player WHERE run.stall <> 2"
        )
        runs = {
            ticket[:-1]: (name, score, run[:-1], mark[:-1])
            for ticket, name, score, run, mark in kept
        }
        assert len(runs) == len(kept) == len({mark for *_, mark in kept}), "a run is stored twice"
        # All players are resting, so nothing unacknowledged should be stored.
        lost = dict(self.told.runs.items() - runs.items())
        assert not lost, f"{len(lost)} of {len(self.told.runs)} runs are lost: {lost}"
        more = dict(runs.items() - self.told.runs.items())
        assert not more, f"stored without an answer: {more}"
        spins = self.cluster.rows("SELECT roulette_table || ':', key, pocket FROM spin")
        pockets = {(table[:-1], key): pocket for table, key, pocket in spins}
        assert len(spins) == len(pockets), "a bet is stored twice"
        differing = pockets.items() ^ self.told.spins.items()
        assert not differing, f"spins are lost, or were never acknowledged: {differing}"
        check_counts(self.cluster.rows)

    def end(self) -> None:
        for player in self.players:
            player.end()
        for player in self.players:
            player.join(timeout=60)
        self._raise()
        said = self.houses.all[0].verify()
        assert ", 0 are not. All counts are correct." in said, said

    def describe(self, what: str) -> None:
        told = self.told
        print(
            f"\n{what}: {len(self.well)} times; acknowledged {len(told.runs)} runs,"
            f" {len(told.spins)} spins, {len(told.names)} names; sent again {told.retries} times,"
            f" the longest took {told.longest:.1f} s; a house without good answers for"
            f" {max(self.longest):.1f} s at most, well {max(self.well):.1f} s after the fault,"
            f" live boards right {max(self.right):.1f} s after the last score, at most"
        )


@contextmanager
def a_folder() -> Iterator[Path]:
    """Yields a folder that an unprivileged user can enter."""
    folder = Path(tempfile.mkdtemp(prefix="funfair-", dir="/tmp"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait(is_so: Callable[[], bool], seconds: float) -> float:
    """Waits until a condition is true, for at most the given number of seconds.

    Returns the seconds that passed."""
    begin = time.monotonic()
    while not is_so():
        assert time.monotonic() < begin + seconds, f"not within {seconds} s"
        time.sleep(0.02)
    return time.monotonic() - begin
