"""Two houses on one database, and clients that constantly watch both houses."""

from __future__ import annotations

import contextlib
import http.client
import json
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from house import BINARY, Client, Gone, House

# Seconds after which a page gives up on a request.
PAGE_PATIENCE = 8
# Seconds between two steps of a watch.
PAUSE = 0.2


class SharedHouse(House):
    """A house on a database, which reopens at the same address."""

    def __init__(self, folder: Path, address: str, key: Path) -> None:
        folder.mkdir()
        super().__init__(folder)
        self._address, self._key = address, key

    @property
    def _place(self) -> list[str]:
        return ["--database", self._address]

    @property
    def _serving(self) -> list[str]:
        own = ["--port", str(self.port), "--site", str(self._site)]
        return [str(BINARY), "serve", *own, *self._place, "--ticket-key", str(self._key)]


class Watch(threading.Thread):
    """A thread that repeats a step until it is stopped."""

    def __init__(self, house: House, step: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.is_over = False
        self._step = step

    def run(self) -> None:
        while not self.is_over:
            # Ask again after a failure, because the tests measure the time without responses.
            with contextlib.suppress(OSError, http.client.HTTPException, Gone, ValueError):
                self._step()
            time.sleep(PAUSE)


class Viewer:
    """Watches Breakout's all-time board."""

    def __init__(self, house: House) -> None:
        self.house = house
        # The names and scores on the board, and the number of its players.
        self.rows: list[tuple[str, int]] = []
        self.players = 0
        self.watch = Watch(house, self._look)
        self.watch.start()

    def _look(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.house.port, timeout=30)
        try:
            connection.request("GET", "/api/boards/breakout/live?period=all")
            answer = connection.getresponse()
            while line := answer.readline():
                if line.startswith(b"data: "):
                    words = json.loads(line.removeprefix(b"data: "))
                    self.rows = [(row["player"], row["score"]) for row in words["rows"]]
                    self.players = words["players"]
                if self.watch.is_over:
                    return
        finally:
            connection.close()


class Prober:
    """Repeatedly asks a house whether it's healthy."""

    def __init__(self, house: House) -> None:
        self.house = house
        # When the last requests with a good response and with a bad response were sent.
        self.well = self.unwell = 0.0
        # The request time, status and duration in seconds of each of the last ten responses.
        self.answers: deque[tuple[float, int, float]] = deque(maxlen=10)
        # The longest time between good responses, in seconds.
        self.longest = 0.0
        self._last = time.monotonic()
        self.watch = Watch(house, self._ask)
        self.watch.start()

    def _ask(self) -> None:
        asked = time.monotonic()
        client = Client(self.house.port, patience=PAGE_PATIENCE)
        try:
            status = client.get("/healthz").status
        except Gone:
            status = 0
        client.close()
        self.answers.append((asked, status, time.monotonic() - asked))
        if status != 200:
            self.unwell = asked
            return
        now = time.monotonic()
        self.longest = max(self.longest, now - self._last)
        self._last, self.well = now, asked

    def begin(self) -> None:
        """Restarts the measurement."""
        self.longest, self._last = 0.0, time.monotonic()


class Houses:
    """Two houses and their watchers."""

    def __init__(self, folder: Path, address: str) -> None:
        key = folder / "key"
        self.all = [SharedHouse(folder / str(number), address, key) for number in (1, 2)]
        # The houses open one after the other because the first creates the key.
        for house in self.all:
            house.open()
        self.viewers = [Viewer(house) for house in self.all]
        self.probers = [Prober(house) for house in self.all]

    @property
    def numbers(self) -> list[int]:
        return [house.number for house in self.all]

    @property
    def longest(self) -> float:
        """The longest time without a good response from either house, in seconds."""
        return max(prober.longest for prober in self.probers)

    def begin(self) -> None:
        for prober in self.probers:
            prober.begin()

    def are_well(self, since: float) -> bool:
        """Returns whether each house has sent a good response to a request made after `since`."""
        return all(prober.well > since for prober in self.probers)

    def describe(self) -> str:
        return "; ".join(
            ", ".join(f"{status} at {at:.1f} after {took:.1f} s" for at, status, took in answers)
            for answers in (prober.answers for prober in self.probers)
        )

    def are_unwell(self, since: float) -> bool:
        return all(prober.unwell > since for prober in self.probers)

    def end(self) -> None:
        for watcher in [*self.viewers, *self.probers]:
            watcher.watch.is_over = True
        for house in self.all:
            house.kill()
