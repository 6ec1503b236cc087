"""A running `funfair serve` that tests can kill, and its clients."""

from __future__ import annotations

import base64
import http.client
import json
import os
import secrets
import signal
import sqlite3
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("FUNFAIR", ROOT / "House" / ".build" / "debug" / "funfair"))
DEVELOPER = BINARY.with_name("funfair-dev")
GREETING = "Funfair is open at http://127.0.0.1:"
# Seconds to wait for a response.
TIMEOUT = 20


class Gone(Exception):
    """The house was killed before it responded."""


@dataclass(frozen=True)
class Answer:
    """A response. A status of 0 means that the connection was closed without a response."""

    status: int
    words: dict[str, Any]
    text: bytes = b""

    @property
    def problem(self) -> str:
        return str(self.words.get("type", "")).removeprefix("/api/problems/")


class House:
    """A house on a file, which can be killed and reopened any number of times."""

    def __init__(self, folder: Path, data: Path | None = None) -> None:
        self.data = data or folder / "scores.sqlite"
        self._site = folder / "site"
        self._site.mkdir(exist_ok=True)
        (self._site / "index.html").write_text("<!doctype html><title>Funfair</title>")
        self._complaints = folder / "complaints.txt"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def _place(self) -> list[str]:
        """The options that tell a command where the scores are."""
        return ["--data", str(self.data)]

    @property
    def _serving(self) -> list[str]:
        return [str(BINARY), "serve", "--port", "0", "--site", str(self._site), *self._place]

    def open(self, *wrapper: str) -> None:
        """Opens the house, optionally through a wrapper program such as strace."""
        with self._complaints.open("a") as complaints:
            process = subprocess.Popen(
                [*wrapper, *self._serving], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=complaints, text=True,
            )
        self._process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(GREETING), f"the house did not open:\n{self.complaints}"
        self.port = int(line.removeprefix(GREETING).rstrip("/\n"))

    def open_as(self, user: str) -> House:
        """Opens the house as another user, which only the administrator can."""
        self.open("setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--")
        return self

    def refusal(self) -> str:
        """Expects the house not to open, and returns its error."""
        done = subprocess.run(self._serving, capture_output=True, text=True, timeout=TIMEOUT)
        assert done.returncode == 1, done
        return done.stderr

    @property
    def complaints(self) -> str:
        return self._complaints.read_text()

    @property
    def number(self) -> int:
        """The house's process ID, or 0 if the process has ended."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else 0

    @property
    def memory(self) -> int:
        """The house's resident memory, in bytes."""
        assert self._process is not None
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise AssertionError("the house is not running")

    def verify(self) -> str:
        """Returns the output of `funfair scores verify` for the house's scores."""
        done = self.command("scores", "verify")
        return done.stdout + done.stderr

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Runs a `funfair` command on the house's scores."""
        command = [str(BINARY), *words, *self._place]
        return subprocess.run(command, capture_output=True, text=True, timeout=600)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Returns the rows that a query on the house's file selects."""
        file = sqlite3.connect(f"file:{self.data}?mode=ro", uri=True, timeout=TIMEOUT)
        try:
            return file.execute(query).fetchall()
        finally:
            file.close()

    def signal(self, kind: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process.pid, kind)

    def kill(self) -> None:
        """Kills the house immediately."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Asks the house to stop, and expects a clean exit."""
        assert self._end(signal.SIGTERM) == 0, self.complaints

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        os.kill(process.pid, how)
        code = process.wait(timeout=TIMEOUT)
        if process.stdout is not None:
            process.stdout.close()
        return code


def new_secret() -> str:
    """Returns a new device secret."""
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")


class Client:
    """A client of the house, on one connection.

    Each address in 127.0.0.0/8 is this machine, but a separate sender to the house."""

    def __init__(
        self, port: int, address: str = "127.0.0.1", patience: float = TIMEOUT
    ) -> None:
        self.port, self.address = port, address
        self._connection = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=patience, source_address=(address, 0)
        )

    def ask(
        self, method: str, path: str, body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        try:
            self._connection.request(method, path, body, headers or {})
            response = self._connection.getresponse()
            text = response.read()
        except (OSError, http.client.HTTPException) as problem:
            self._connection.close()
            raise Gone from problem
        return Answer(response.status, words_of(text), text)

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(
        self, path: str, body: bytes | dict[str, Any], secret: str | None = None, **fields: str
    ) -> Answer:
        headers = {name.replace("_", "-"): value for name, value in fields.items()}
        if secret is not None:
            headers["Funfair-Device"] = secret
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = self.ask("POST", path, content, headers)
        if not answer.words:
            raise Gone
        return answer

    def register(self, name: str, secret: str | None = None) -> tuple[Answer, str]:
        """Registers a name, by default for a new device. Returns the response and the device's
        secret."""
        own = secret or new_secret()
        answer = self.post("/api/players", {"name": name}, own)
        if secret is None and answer.problem == "unknown-device":
            # Older houses create the secrets themselves.
            answer = self.post("/api/players", {"name": name})
            own = answer.words.get("secret", own)
        return answer, own

    def close(self) -> None:
        self._connection.close()


def words_of(text: bytes) -> dict[str, Any]:
    try:
        words = json.loads(text)
    except ValueError:
        return {}
    return words if isinstance(words, dict) else {}


def ticket_id(ticket: str) -> bytes:
    """Returns the ticket ID as stored in a run's row: the 16 bytes after the version."""
    return base64.urlsafe_b64decode(ticket + "=" * (-len(ticket) % 4))[1:17]


def play(player: str, seed: str, ticks: int, file: Path, bot: str = "perfect") -> bytes:
    """Returns the recording of a Breakout run that a bot ends after the given number of ticks."""
    options = ["--name", player, "--ticks", str(ticks), "--player", bot]
    return simulate("breakout", seed, file, *options)


def simulate(game: str, seed: str, file: Path, *options: str) -> bytes:
    """Returns the recording of a simulated run, which is also written to `file`."""
    command = [str(DEVELOPER), "simulate", game, "--seed", str(int(seed, 16)), *options]
    subprocess.run([*command, "--record", str(file)], check=True, stdout=subprocess.DEVNULL)
    recording = file.read_bytes()
    file.unlink()
    return recording
