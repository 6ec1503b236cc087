"""A visitor in any browser, who presses, types and reads on the page."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from engine import TIMEOUT, Engine
from kit.game import REACTION
from kit.house import House
from kit.measure import FINISH_ENTRANCES

Snapshot = dict[str, Any]


class Visitor:
    def __init__(self, engine: Engine, house: House) -> None:
        self.engine = engine
        self.house = house

    # Opening

    def open(self, query: str = "inspect", store: dict[str, str] | None = None) -> None:
        """Opens the page, with a store from an earlier visit if one is given."""
        if store:
            self._go("")
            for key, text in store.items():
                self.engine.run(f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});")
        self._go(query)
        # On a busy machine, WebKit's driver may return while the page before is still there.
        is_there = f"location.search === {json.dumps('?' + query)}"
        self.wait_for(f"{is_there} && document.documentElement.dataset.ready === ''")

    def _go(self, query: str) -> None:
        self.engine.open(f"{self.house.address}/?{query}")
        # Leaving the page while its service worker is loading would cause an error.
        self.engine.resolve("navigator.serviceWorker.ready.then(() => true)")

    # Reading

    def evaluate(self, expression: str) -> Any:
        return self.engine.evaluate(expression)

    def snapshot(self) -> Snapshot:
        return dict(self.engine.evaluate("window.funfair.snapshot()"))

    def playing(self) -> Snapshot:
        """Returns a snapshot. Fails if the run is paused, because it would never end."""
        now = self.snapshot()
        assert now.get("phase") != "paused", "the page stalled until it paused"
        return now

    def status(self, name: str) -> str:
        """Returns the text of the status with the given name, without commas."""
        place = f"document.querySelector('[role=status][aria-label={name}]')"
        return str(self.evaluate(f"{place}.innerText")).strip().replace(",", "")

    def heading(self) -> str:
        return str(self.evaluate("document.querySelector('h1').textContent"))

    def rows(self) -> list[tuple[str, str, int]]:
        """Waits for the house's replies, and returns the board's ranks, names and scores."""
        self.wait_until(lambda now: now.get("questions", 0) == 0)
        # The page shows a reply in a later frame. Until then, the run's rank is a dash.
        self.wait_for(f"({ROWS}).every(([rank]) => rank !== '–')")
        rows = self.evaluate(ROWS)
        return [(rank, name, int(score.replace(",", ""))) for rank, name, score in rows]

    def stored(self, key: str) -> str | None:
        text: str | None = self.evaluate(f"localStorage.getItem({json.dumps(key)})")
        return text

    def wait_for(self, expression: str, seconds: float = TIMEOUT) -> Any:
        """Waits until an expression is truthy on the page, and returns its value."""
        deadline = time.monotonic() + seconds
        while not (value := self.evaluate(expression)):
            assert time.monotonic() < deadline, f"{expression} is still {value}"
            time.sleep(0.02)
        return value

    def wait_until(self, is_so: Callable[[Snapshot], bool], seconds: float = TIMEOUT) -> Snapshot:
        """Waits until a condition on the snapshot is true, and returns the snapshot."""
        deadline = time.monotonic() + seconds
        while not is_so(now := self.snapshot()):
            assert time.monotonic() < deadline, f"the page is still {now}"
            time.sleep(0.02)
        return now

    def finish_entrances(self) -> None:
        """Finishes one-time animations; endless ones continue."""
        # The page notices recent changes, such as its size, only in its next frame.
        self.engine.resolve(NEXT_FRAME)
        self.engine.run(f"({FINISH_ENTRANCES})();")

    # Acting

    def press(self, name: str, among: str = "button:not([role=tab])") -> None:
        """Presses the only button with the given name among the selector's matches."""
        self._press(among, name)

    def press_any(self, *names: str) -> None:
        """Presses the first button found with one of the given names."""
        self._press("button:not([role=tab])", *names)

    def tab(self, name: str) -> None:
        self._press("[role=tab]", name)

    def choose(self, name: str) -> None:
        """Selects the option with the given name."""
        self._press(".segment", name)
        self.wait_for(f"({IS_CHOSEN})({json.dumps(name)})")

    def _press(self, kind: str, *names: str) -> None:
        """Taps the first control with one of the given names, once the control is enabled, at a
        point where it's visible."""
        place = f"({PLACE})({json.dumps(kind)}, {json.dumps(names)})"
        deadline = time.monotonic() + TIMEOUT
        before = None
        while True:
            found = self.evaluate(place)
            # Wait until the control has stopped moving, because the finger would miss it.
            if found["at"] is not None and found == before:
                break
            assert time.monotonic() < deadline, f"{names} cannot be pressed: {found['why']}"
            before = found
            self.engine.resolve(NEXT_FRAME)
        # People look at a new control before they tap it.
        time.sleep(REACTION)
        self.engine.tap(*found["at"])

    def write_name(self, name: str) -> None:
        self._press("input", "Your name")
        self.engine.write(name)

    def begin(self, stall: str, name: str = "Ada") -> None:
        """Goes from home to the beginning of a run."""
        self.press(stall)
        self.write_name(name)
        self.play()

    def play(self) -> None:
        """Goes from the name field to the beginning of a run."""
        self.press("Play")
        self.wait_until(lambda now: now["screen"] == "play")

    def middle(self) -> tuple[float, float]:
        """Returns the centre of the stage, in CSS pixels."""
        rect = self.snapshot()["stage"]["rect"]
        return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


NEXT_FRAME = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Scrolls the first control of a kind with one of these names into view, and returns its centre.
PLACE = """(kind, names) => {
  const nameOf = one => (one.getAttribute("aria-label") ?? one.labels?.[0]?.innerText
    ?? one.innerText).trim();
  const shown = [...document.querySelectorAll(kind)].filter(one =>
    one.checkVisibility({ visibilityProperty: true }));
  const found = names.map(name => shown.filter(one => nameOf(one) === name))
    .find(some => some.length > 0) ?? [];
  if (found.length !== 1) return { at: null, why: `there are ${found.length}` };
  const [control] = found;
  if (control.disabled) return { at: null, why: "it is disabled" };
  const isComing = document.getAnimations().some(({ playState, effect }) => playState === "running"
    && effect.target.contains(control) && effect.getComputedTiming().iterations !== Infinity);
  if (isComing) return { at: null, why: "it is still coming in" };
  control.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2];
  const over = document.elementFromPoint(...at);
  if (!control.contains(over)) return { at: null, why: `${over?.outerHTML} lies over it` };
  return { at, why: null };
}"""
IS_CHOSEN = """name => [...document.querySelectorAll(".segment")].some(one =>
  one.innerText.trim() === name && one.querySelector("input").checked)"""
ROWS = """[...document.querySelectorAll("table tbody tr:not(:has(.empty))")].map(row =>
  [row.cells[0].innerText, row.querySelector("bdi").innerText, row.cells[2].innerText])"""
