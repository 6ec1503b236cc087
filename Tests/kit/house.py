"""A house for one test, and a device that sends requests to the house without a browser."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import subprocess
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from kit.phone import ROOT, SITE

GREETING = "Funfair is open at "
# Milliseconds to wait for a page, even on a busy machine.
PATIENCE = 60_000


def binary() -> Path:
    named = os.environ.get("FUNFAIR_BINARY")
    if named is not None:
        candidates = [Path(named)]
    else:
        candidates = [ROOT / "House/.build" / kind / "funfair" for kind in ("debug", "release")]
    for candidate in candidates:
        if candidate.is_file():
            return candidate
    pytest.fail(
        f"The server isn't built: there is no {' and no '.join(map(str, candidates))}. "
        "Please run: swift build --package-path House",
        pytrace=False,
    )


class House:
    """`funfair serve`, which a test can stop and restart with the same file or database."""

    def __init__(self, folder: Path, *options: str, database: str | None = None) -> None:
        self.folder = folder
        self.database = database
        self.options = options
        self.data = folder / "scores.sqlite"
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""
        self._port = 0

    def start(self) -> House:
        said = self.folder / "said.txt"
        said.write_text("")
        command = [str(binary()), "serve", "--port", str(self._port), "--site", str(SITE)]
        if self.database is None:
            command += ["--data", str(self.data)]
        else:
            command += ["--database", self.database]
        command += self.options
        with said.open("w") as output, (self.folder / "complained.txt").open("a") as errors:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=errors
            )
        deadline = time.monotonic() + PATIENCE / 1000
        while not said.read_text().startswith(GREETING) or "\n" not in said.read_text():
            assert self.process.poll() is None, self.complaints()
            assert time.monotonic() < deadline, "the house did not open"
            time.sleep(0.02)
        self.address = said.read_text().splitlines()[0].removeprefix(GREETING).rstrip("/")
        # The house reopens at the same address, where open pages keep asking.
        self._port = int(self.address.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """Kills the house immediately."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> int | None:
        """Stops the house, and returns its exit code, or None if it wasn't running."""
        if self.process is None:
            return None
        self.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=PATIENCE / 1000)
        self.process.kill()
        code = self.process.wait()
        self.process = None
        return code

    def complaints(self) -> str:
        return (self.folder / "complained.txt").read_text()


@dataclass
class Answer:
    status: int
    words: Any


@dataclass
class Device:
    """A device that plays at a house under a name, with a secret that proves its identity."""

    address: str
    name: str
    # The device creates the secret itself, as the page does.
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    tables: list[str] = field(default_factory=list)

    def ask(self, method: str, path: str, words: Any = None, **headers: str) -> Answer:
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=words if words is None or isinstance(words, bytes) else json.dumps(words).encode(),
        )
        request.add_header("Funfair-Device", self.secret)
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as response:
                return Answer(response.status, json.loads(response.read()))
        except urllib.error.HTTPError as error:
            return Answer(error.code, json.loads(error.read()))

    def register(self) -> Device:
        answer = self.ask("POST", "/api/players", {"name": self.name})
        assert answer.status in (200, 201), answer
        return self

    def open_table(self) -> str:
        answer = self.ask("POST", "/api/tables", {"player": self.name})
        assert answer.status == 201, answer
        self.tables.append(answer.words["table"])
        return self.tables[-1]

    def spin(self, table: str) -> Answer:
        bet = {"level": "easy", "numbers": [1, 2, 3, 4, 5, 6]}
        path = f"/api/tables/{table}/spins"
        return self.ask("POST", path, bet, Idempotency_Key=secrets.token_hex(8))
