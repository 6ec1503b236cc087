"""A running `funfair serve` that can be killed, and those who play in it."""

from __future__ import annotations

import base64
import http.client
import json
import os
import signal
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build" / "debug" / "funfair"
GREETING = "Funfair is open at http://127.0.0.1:"
# Seconds that an answer is waited for.
PATIENCE = 20


class Gone(Exception):
    """The house was killed before it had answered."""


@dataclass(frozen=True)
class Answer:
    status: int
    words: dict[str, Any]

    @property
    def problem(self) -> str:
        return str(self.words.get("type", "")).removeprefix("/api/problems/")


class House:
    """A house on a file. It may be killed and opened again as often as one likes."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "scores.sqlite"
        self._site = folder / "site"
        self._site.mkdir()
        (self._site / "index.html").write_text("<!doctype html><title>Funfair</title>")
        self._complaints = folder / "complaints.txt"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    def open(self) -> None:
        command = [str(BINARY), "serve", "--port", "0", "--site", str(self._site)]
        command += ["--data", str(self.data)]
        with self._complaints.open("a") as complaints:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=complaints,
                text=True,
            )
        self._process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(GREETING), f"it did not open:\n{self.complaints}"
        self.port = int(line.removeprefix(GREETING).rstrip("/\n"))

    @property
    def complaints(self) -> str:
        return self._complaints.read_text()

    def kill(self) -> None:
        """Ends it at once, whatever it is doing."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Asks it to end."""
        assert self._end(signal.SIGTERM) == 0, self.complaints

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        os.kill(process.pid, how)
        code = process.wait(timeout=PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        return code


class Client:
    """Asks the house, over one connection for as long as that holds."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def post(
        self, path: str, body: bytes | dict[str, Any], secret: str | None = None, **fields: str
    ) -> Answer:
        headers = {name.replace("_", "-"): value for name, value in fields.items()}
        if secret is not None:
            headers["Authorization"] = f"Bearer {secret}"
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        try:
            self._connection.request("POST", path, content, headers)
            response = self._connection.getresponse()
            return Answer(response.status, json.loads(response.read()))
        except (OSError, http.client.HTTPException, ValueError) as problem:
            self._connection.close()
            raise Gone from problem


def ticket_id(ticket: str) -> bytes:
    """What a run's row has of its ticket: the 16 bytes behind the version."""
    return base64.urlsafe_b64decode(ticket + "=" * (-len(ticket) % 4))[1:17]


def play(player: str, seed: str, ticks: int, file: Path) -> bytes:
    """The recording of a run of Breakout that its player ends after so many ticks."""
    command = [str(BINARY), "simulate", "breakout", "--name", player]
    command += ["--seed", str(int(seed, 16)), "--ticks", str(ticks), "--player", "perfect"]
    subprocess.run([*command, "--record", str(file)], check=True, stdout=subprocess.DEVNULL)
    recording = file.read_bytes()
    file.unlink()
    return recording
