"""Firefox, driven by its built-in WebDriver BiDi."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import websocket

from engine import TIMEOUT, Engine, Program

ADDRESS = re.compile(r"^WebDriver BiDi listening on (ws://\S+)$", re.MULTILINE)
# Firefox must not download anything that the tests don't request.
PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("services.settings.server", "data:,");
"""


class Firefox(Engine):
    pointer = "touch"
    fingers = 2

    def __init__(self, folder: Path, preferences: str = "") -> None:
        self.asked = 0
        self.complaints: list[str] = []
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(PREFERENCES + preferences)
        self.program = Program(
            folder,
            *("firefox-esr", "--headless", "--no-remote", "--profile", str(profile)),
            *("--remote-debugging-port", "0"),
        )
        try:
            address = self._address()
            self.socket = websocket.create_connection(
                f"{address}/session", suppress_origin=True, timeout=TIMEOUT
            )
            self._ask("session.new", capabilities={})
            self._ask("session.subscribe", events=["log.entryAdded"])
            self.page = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.program.end()
            raise

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def back(self) -> None:
        self._ask("browsingContext.traverseHistory", context=self.page, delta=-1)

    def run(self, script: str) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"function () {{ {script} }}",
            target={"context": self.page},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return answer["result"].get("value")

    def resize(self, width: int, height: int) -> None:
        self._ask(
            "browsingContext.setViewport",
            context=self.page,
            viewport={"width": width, "height": height},
        )
        way = "portrait" if height > width else "landscape"
        self._ask(
            "emulation.setScreenOrientationOverride",
            contexts=[self.page],
            screenOrientation={"natural": "portrait", "type": f"{way}-primary"},
        )

    def set_density(self, density: float) -> None:
        self._ask("browsingContext.setViewport", context=self.page, devicePixelRatio=density)

    def problems(self) -> list[str]:
        # Once this request has a response, all earlier messages have arrived.
        self.run("")
        found, self.complaints = self.complaints, []
        return found

    def close(self) -> None:
        try:
            self._ask("browser.close")
            self.program.wait(TIMEOUT)
        except (OSError, AssertionError, websocket.WebSocketException):
            pass  # A program that is still running is stopped below.
        finally:
            self.program.end()

    def _act(self, sources: Sequence[dict[str, Any]]) -> None:
        self._ask("input.performActions", context=self.page, actions=list(sources))

    def _address(self) -> str:
        deadline = time.monotonic() + TIMEOUT
        while not (found := ADDRESS.search(self.program.words())):
            assert self.program.process.poll() is None, self.program.words()
            assert time.monotonic() < deadline, "Firefox does not open"
            time.sleep(0.02)
        return found[1]

    def _ask(self, method: str, **parameters: Any) -> Any:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("method") == "log.entryAdded":
                self._note(answer["params"])
            elif answer.get("id") == self.asked:
                assert answer["type"] == "success", f"{method}: {answer['message']}"
                return answer["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self.complaints.append(str(entry["text"]))
