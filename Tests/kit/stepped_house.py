"""A real house whose clock moves only when a test moves it."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

from kit.house import GREETING, House, binary
from kit.phone import SITE


class SteppedHouse(House):
    """`funfair-dev house`: all parts of a house, with a file, and a clock that the test steps.
    After each step, everything that has become due is done."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        # Milliseconds since 1970. The clock also moves while the house is closed.
        self.now = int(time.time() * 1000)

    def start(self) -> SteppedHouse:
        command = [str(binary().with_name("funfair-dev")), "house", "--port", str(self._port)]
        command += ["--site", str(SITE), "--data", str(self.data), "--at", str(self.now)]
        with (self.folder / "complained.txt").open("a") as errors:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
            )
        self.address = self._read().removeprefix(GREETING).rstrip("/")
        self._port = int(self.address.rsplit(":", 1)[1])
        return self

    def pass_time(self, milliseconds: int) -> None:
        """Moves the clock, and returns once the house has done what was due meanwhile."""
        self.now += milliseconds
        if self.process is None:
            return
        assert self.process.stdin is not None
        self.process.stdin.write(f"{milliseconds}\n".encode())
        self.process.stdin.flush()
        answer = self._read()
        assert answer == str(self.now), answer

    def _read(self) -> str:
        assert self.process is not None and self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert line.endswith("\n"), f"the house has ended: {self.complaints()}"
        return line.strip()
