"""The interface of a browser engine, independent of its driver."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

Place = tuple[float, float]
# Seconds to wait for an engine, even on a busy machine.
TIMEOUT = 120
# WebDriver's codes for keys.
KEYS = {"ArrowLeft": "\ue012", "ArrowRight": "\ue014", "Escape": "\ue00c", "Space": " "}

DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}
WAIT = {"type": "pause", "duration": 0}


class Engine(ABC):
    """A browser with one page."""

    # The type of pointer that the page sees when a finger touches the page.
    pointer: str
    # The number of fingers that can touch at once.
    fingers: int

    # Implemented by each engine

    @abstractmethod
    def open(self, address: str) -> None:
        """Opens an address, and waits until it is loaded."""

    @abstractmethod
    def back(self) -> None:
        """Presses the browser's Back button."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """Runs a script, written as a function's body, and returns its result."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Sets the page's size, in CSS pixels."""

    def set_density(self, density: float) -> None:
        """Moves the window to a monitor with the given number of pixels per CSS pixel."""
        pytest.skip("this engine's driver can't change the density")

    @abstractmethod
    def problems(self) -> list[str]:
        """Returns the page's problems since the last call."""

    @abstractmethod
    def close(self) -> None:
        """Stops the engine and everything it started."""

    @abstractmethod
    def _act(self, sources: Sequence[dict[str, Any]]) -> None:
        """Performs input sources' actions, which are in WebDriver's format."""

    # Shared by all engines

    def evaluate(self, expression: str) -> Any:
        """Returns the value of an expression on the page. The value is passed as JSON."""
        text = self.run(f"return JSON.stringify({expression});")
        return None if text is None else json.loads(text)

    def resolve(self, expression: str) -> Any:
        """Waits for the promise that an expression on the page returns, and returns its result."""
        self.run(
            "window.resolved = null;"
            f"Promise.resolve({expression}).then("
            "(value) => { window.resolved = { value }; },"
            "(error) => { window.resolved = { error: String(error) }; });"
        )
        deadline = time.monotonic() + TIMEOUT
        while (resolved := self.evaluate("window.resolved")) is None:
            assert time.monotonic() < deadline, f"{expression} never finished"
            time.sleep(0.02)
        assert "error" not in resolved, f"{expression}: {resolved['error']}"
        return resolved.get("value")

    def tap(self, x: float, y: float) -> None:
        self.tap_together((x, y))

    def tap_together(self, *places: Place) -> None:
        """Puts a finger on each point, in quick succession, and then lifts all of them."""
        last = len(places) - 1
        self._act(
            [
                self._finger(one, *[WAIT] * one, move(place), DOWN, *[WAIT] * (last - one), UP)
                for one, place in enumerate(places)
            ]
        )

    def press_at(self, x: float, y: float) -> None:
        """Puts a finger down, and leaves it there."""
        self._act([self._finger(0, move((x, y)), DOWN)])

    def move_to(self, x: float, y: float) -> None:
        self._act([self._finger(0, move((x, y)))])

    def lift(self) -> None:
        self._act([self._finger(0, UP)])

    def key_down(self, key: str) -> None:
        self._act([keyboard({"type": "keyDown", "value": KEYS[key]})])

    def key_up(self, key: str) -> None:
        self._act([keyboard({"type": "keyUp", "value": KEYS[key]})])

    def write(self, text: str) -> None:
        """Types a text key by key."""
        kinds = ("keyDown", "keyUp")
        self._act([keyboard(*({"type": kind, "value": one} for one in text for kind in kinds))])

    def _finger(self, number: int, *actions: dict[str, Any]) -> dict[str, Any]:
        return {
            "type": "pointer",
            "id": f"finger {number}",
            "parameters": {"pointerType": self.pointer},
            "actions": list(actions),
        }


def move(place: Place) -> dict[str, Any]:
    x, y = (round(one) for one in place)
    return {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"}


def keyboard(*actions: dict[str, Any]) -> dict[str, Any]:
    return {"type": "key", "id": "keyboard", "actions": list(actions)}


class Program:
    """One of an engine's programs, in its own process group, which `end` stops as a whole. The
    program also stops when the tests do, even if they are killed."""

    def __init__(
        self, folder: Path, *command: str, inherit: Sequence[int] = (), **env: str
    ) -> None:
        tool = shutil.which(command[0])
        if tool is None:
            pytest.fail(
                f"{command[0]} is missing. Please run: scripts/setup.sh test", pytrace=False
            )
        self.said = folder / f"{Path(tool).name}.txt"
        # The program must not read or write the user's own files.
        home = {name: str(folder) for name in ("HOME", "XDG_RUNTIME_DIR", "TMPDIR")}
        with self.said.open("wb") as output:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", tool, *command[1:]],
                env=os.environ | home | env,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                pass_fds=inherit,
                start_new_session=True,
            )

    def words(self) -> str:
        return self.said.read_text(errors="replace")

    def wait(self, seconds: float) -> bool:
        """Waits up to the given seconds for the program to exit, and returns whether it did."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def end(self) -> None:
        # Other processes in the group may outlive the first process.
        for how in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, how)
            except ProcessLookupError:
                break
            self.wait(5)
        self.process.wait()


def left_of(folder: Path) -> list[str]:
    """Returns the processes whose home is the given folder, as for everything an engine starts."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"HOME={folder}\0".encode() in (process / "environ").read_bytes():
                command = (process / "cmdline").read_bytes().replace(b"\0", b" ")
                found.append(f"{process.name}: {command.decode(errors='replace')}")
        except OSError:
            pass  # The process has exited in the meantime, or isn't ours.
    return found
