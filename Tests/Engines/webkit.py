"""WebKit, driven by WebDriver. Of the engines that run here, it's closest to an iPhone's Safari."""

from __future__ import annotations

import json
import os
import re
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine import TIMEOUT, Engine, Program

WINDOW = Path(__file__).resolve().parent / "window.py"
# The size of the screen, larger than any page in the tests.
SCREEN = "2048x2048x24"
# Matches the page's errors, except those about manifests, which this WebKit doesn't support.
PROBLEM = re.compile(r"^CONSOLE \S+ ERROR (?!.*'manifest-src').*$", re.MULTILINE)


class WebKit(Engine):
    # WebKit's driver doesn't support fingers, so the page sees a mouse.
    pointer = "mouse"
    fingers = 1

    def __init__(self, folder: Path) -> None:
        self.programs: list[Program] = []
        self.told = 0
        try:
            self._start(folder)
        except BaseException:
            self.close()
            raise

    def _start(self, folder: Path) -> None:
        reading, writing = os.pipe()
        command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp")
        screen = Program(folder, *command, inherit=[writing])
        self.programs.append(screen)
        os.close(writing)
        with os.fdopen(reading) as numbers:
            display = numbers.readline().strip()
        assert display, f"no screen:\n{screen.words()}"

        self.port = free_port()
        self.driver = Program(
            folder,
            "WebKitWebDriver",
            f"--port={self.port}",
            DISPLAY=f":{display}",
            GDK_BACKEND="x11",
            WEBKIT_DISABLE_DMABUF_RENDERER="1",
            # Don't use or start desktop services.
            NO_AT_BRIDGE="1",
            DBUS_SESSION_BUS_ADDRESS="disabled:",
            GSETTINGS_BACKEND="memory",
        )
        self.programs.append(self.driver)
        self._wait_for_driver()
        options = {"binary": str(WINDOW), "args": ["--automation", str(folder)]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._ask("POST", "/session", {"capabilities": wanted})
        self.session = f"/session/{session['sessionId']}"

    def open(self, address: str) -> None:
        self._ask("POST", f"{self.session}/url", {"url": address})

    def back(self) -> None:
        self._ask("POST", f"{self.session}/back", {})

    def run(self, script: str) -> Any:
        return self._ask("POST", f"{self.session}/execute/sync", {"script": script, "args": []})

    def resize(self, width: int, height: int) -> None:
        self._ask("POST", f"{self.session}/window/rect", {"width": width, "height": height})
        deadline = time.monotonic() + TIMEOUT
        while (size := self.evaluate("[innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < deadline, f"the page is {size}, not {[width, height]}"
            time.sleep(0.02)

    def problems(self) -> list[str]:
        words = self.driver.words()
        found = PROBLEM.findall(words[self.told :])
        self.told = len(words)
        return found

    def close(self) -> None:
        try:
            if hasattr(self, "session"):
                # This request closes the window, so its processes exit.
                self._ask("DELETE", self.session)
        except (OSError, AssertionError):
            pass  # A program that is still running is stopped below.
        finally:
            for program in reversed(self.programs):
                program.end()

    def _act(self, sources: Sequence[dict[str, Any]]) -> None:
        self._ask("POST", f"{self.session}/actions", {"actions": list(sources)})

    def _wait_for_driver(self) -> None:
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                if self._ask("GET", "/status")["ready"]:
                    return
            except OSError:
                assert self.driver.process.poll() is None, self.driver.words()
            assert time.monotonic() < deadline, "WebKit's driver does not answer"
            time.sleep(0.02)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return json.loads(answer.read())["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
