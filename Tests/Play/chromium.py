"""Chromium as people use it: with motion, a real clock and the service worker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser

from engine import Engine, Place
from windows import Window


class Chromium(Engine):
    """A page in its own context, operated by fingers or a mouse."""

    fingers = 1

    def __init__(self, browser: Browser, window: Window) -> None:
        self.pointer = "touch" if window.is_touched else "mouse"
        size = {"width": window.width, "height": window.height}
        self.context = browser.new_context(
            viewport=size,
            screen=size,
            device_scale_factor=window.density,
            has_touch=window.is_touched,
            is_mobile=window.is_touched,
            reduced_motion="no-preference",
        )
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        self.page.on("console", lambda said: self._note(said.type, said.text, said.location))

    def open(self, address: str) -> None:
        self.page.goto(address)

    def back(self) -> None:
        self.page.go_back()

    def run(self, script: str) -> Any:
        return self.page.evaluate(f"() => {{ {script} }}")

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def problems(self) -> list[str]:
        # Once this request has a response, all earlier messages have arrived.
        self.run("")
        found, self.complaints = self.complaints, []
        return found

    def close(self) -> None:
        self.context.close()

    def tap_together(self, *places: Place) -> None:
        for place in places:
            if self.pointer == "touch":
                self.page.touchscreen.tap(*place)
            else:
                self.page.mouse.click(*place)

    def press_at(self, x: float, y: float) -> None:
        if self.pointer == "touch":
            self._touch("touchStart", (x, y))
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()

    def move_to(self, x: float, y: float) -> None:
        if self.pointer == "touch":
            self._touch("touchMove", (x, y))
        else:
            self.page.mouse.move(x, y)

    def lift(self) -> None:
        if self.pointer == "touch":
            self._touch("touchEnd")
        else:
            self.page.mouse.up()

    def key_down(self, key: str) -> None:
        self.page.keyboard.down(key)

    def key_up(self, key: str) -> None:
        self.page.keyboard.up(key)

    def write(self, text: str) -> None:
        self.page.keyboard.type(text)

    def _touch(self, kind: str, *places: Place) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _act(self, sources: Sequence[dict[str, Any]]) -> None:
        raise NotImplementedError("Chromium has its own hands")

    def _note(self, kind: str, text: str, location: Any) -> None:
        if kind == "error":
            self.complaints.append(f"{text} [{location['url']}]")
