"""Funfair's page as a player of BubblePop uses it, with methods to press, type, touch and read. The
classes for the other games build on `Game`."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from kit.measure import FINISH_ENTRANCES
from kit.phone import Phone

Bubble = dict[str, Any]
Snapshot = dict[str, Any]

# The store for runs of ten seconds.
SHORT = {"funfair.settings": "funfair settings 1\nbubblepop.game-time 10\n"}
COUNT_IN = 3
# Seconds during which a control that appears under a finger ignores taps, and the maximum distance
# between two taps at the same place, in CSS pixels.
REACTION = 0.31
SAME_PLACE = 50
# Milliseconds between a stopped clock's frames when a lot of time passes at once. The game computes
# the same ticks, because no frame is longer than it accepts.
LONG_FRAME = 80
# Frames are longer only if at least this many milliseconds pass. The last frames are normal.
LONG = 6 * LONG_FRAME
# A number of milliseconds that is a multiple of every frame length.
ALIGNED = 1600
# The thousands separator in displayed numbers.
GROUPS = re.compile(r"(?<=\d),(?=\d{3})")


def settings_store(game_time: int = 60, most_bubbles: int = 15) -> dict[str, str]:
    """Returns the browser's store with the given settings."""
    lines = [f"bubblepop.game-time {game_time}", f"bubblepop.most-bubbles {most_bubbles}"]
    return {"funfair.settings": "\n".join(["funfair settings 1", *lines, ""])}


@dataclass(frozen=True)
class Row:
    """A line of the high-score table, as displayed."""

    rank: str
    name: str
    score: int
    is_current: bool


class Game:
    """A page of Funfair on a phone."""

    # The names of the stall and its board.
    stall = "BubblePop"
    board = "High scores"
    # The selector for a page that is ready for tests. Home responds earlier, at a random time.
    ready = "[data-ready]"

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.page: Page = phone.page
        self.is_time_stopped = False
        self.edges: CDPSession | None = None
        phone.context.add_init_script(WATCH_FINGER)

    # Opening

    def open(self, query: str = "inspect", path: str = "./") -> None:
        """Opens a page at a path below the base address."""
        self.page.goto(f"{path}?{query}" if query else path)
        self.wait_until_ready()

    def reload(self) -> None:
        self.page.reload()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        self.page.wait_for_selector(self.ready)
        if self.is_time_stopped:
            # A stopped clock doesn't always stop at the same millisecond. After this adjustment,
            # the time and the timing of frames are the same in each test.
            now = self.page.evaluate(CHOOSE_FRAMES)
            self.page.clock.run_for(ALIGNED - now % ALIGNED)

    def wait_for_layout(self, width: int, height: int) -> None:
        """Waits until the page has the given size and has adapted its layout."""
        for _ in range(MOST_LOOKS):
            if self.page.evaluate("[innerWidth, innerHeight]") == [width, height]:
                break
            self.page.wait_for_timeout(10)
        else:
            raise AssertionError(f"the page is not {width} × {height}")
        # The page's own observers are older than this observer, so they run first.
        self.page.evaluate(OBSERVED)

    def turn(self, width: int, height: int) -> None:
        """Resizes the page, and waits until the stage has changed."""
        before = self.snapshot()["stage"]["rect"]
        self.page.set_viewport_size({"width": width, "height": height})
        self.wait_for(lambda now: bool(now["stage"]["rect"] != before))

    def cover_edges(self, insets: dict[str, int]) -> None:
        """Sets how far a notch and a home indicator reach into the page, in CSS pixels."""
        if self.edges is None:
            # The edges are covered only while the session exists.
            self.edges = self.phone.context.new_cdp_session(self.page)
        whole = dict.fromkeys(("top", "left", "right", "bottom"), 0) | insets
        self.edges.send("Emulation.setSafeAreaInsetsOverride", {"insets": whole})

    def hide(self) -> None:
        """Simulates the page going to the background, which otherwise requires a desktop."""
        self.page.evaluate(HIDE)

    def show(self) -> None:
        """Simulates the page returning from the background."""
        self.page.evaluate(SHOW)

    def leave_a_run_of_bubblepop(self) -> None:
        """Starts a run of BubblePop, and goes back home, where the run waits."""
        self.press("BubblePop")
        self.press_play()
        self.count_in()
        self.press("Pause")
        self.press("Home")

    def another(self) -> Game:
        """Opens home in another window on the same device, with the same clock."""
        other = type(self)(self.phone)
        other.page = self.phone.context.new_page()
        other.is_time_stopped = self.is_time_stopped
        other.page.goto("/?inspect")
        other.page.wait_for_selector(self.ready)
        return other

    # Time

    def stop_time(self) -> None:
        """Stops the clock of pages opened from now on. Time passes only in `pass_time`."""
        self.is_time_stopped = True
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1000)

    def pass_time(self, seconds: float) -> None:
        milliseconds = round(seconds * 1000)
        if milliseconds >= LONG:
            rest = LONG_FRAME + milliseconds % LONG_FRAME
            self.page.evaluate("length => { window.frameLength = length; }", LONG_FRAME)
            self.page.clock.run_for(milliseconds - rest)
            self.page.evaluate("window.frameLength = 0")
            milliseconds = rest
        self.page.clock.run_for(milliseconds)

    def finish_entrances(self) -> None:
        """Finishes one-time animations. Endless animations continue."""
        self.page.evaluate(FINISH_ENTRANCES)

    def wait_for(self, condition: Callable[[Snapshot], bool], seconds: float = 30) -> None:
        """Waits, in real time, until `condition` is true for the snapshot."""
        deadline = time.monotonic() + seconds
        while not condition(now := self.snapshot()):
            assert time.monotonic() < deadline, f"after {seconds} s the page is still {now}"
            self.page.wait_for_timeout(10)

    # Starting a run

    def enter_stall(self) -> None:
        self.press(self.stall)

    def press_play(self) -> None:
        self.press("Play")

    def begin(self, name: str = "Ada") -> None:
        """Goes from home to the count-in."""
        self.enter_stall()
        self.name_field.fill(name)
        self.press_play()

    def start(self, name: str = "Ada") -> None:
        """Goes from home to a run that has just begun."""
        self.begin(name)
        self.count_in()

    def count_in(self) -> None:
        """Runs a stopped clock until the run begins or continues."""
        while self.snapshot()["phase"] == "countIn":
            flashing = int(self.page.get_by_role("timer").inner_text())
            self.pass_time(max(0.04, flashing - 1))

    def finish(self) -> None:
        """Runs a stopped clock until the run has ended."""
        while (now := self.snapshot())["screen"] == "play":
            self.pass_time(max(0.1, now["remaining"] - 1))

    # Controls

    @property
    def name_field(self) -> Locator:
        return self.page.get_by_role("textbox", name="Your name")

    @property
    def canvas(self) -> Locator:
        return self.page.get_by_role("img", name=f"{self.stall} stage")

    @property
    def targets(self) -> Locator:
        """The buttons over bubbles."""
        return self.page.get_by_role("button", name=re.compile(r" bubble, \d+ points?$"))

    @property
    def notices(self) -> Locator:
        return self.page.locator(".notices:not(.undo)")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name, exact=True)

    def number(self, name: str) -> Locator:
        return self.page.get_by_role("spinbutton", name=name)

    def press(self, name: str) -> None:
        """Presses the button with the given name, after a person's reaction time."""
        control = self.button(name)
        self.look_at(control)
        control.click()

    def look_at(self, control: Locator) -> None:
        """Waits for the time that a person needs to see a control that has just appeared."""
        control.scroll_into_view_if_needed()
        if control.evaluate(IS_UNDER_FINGER, [SAME_PLACE, REACTION * 1000]):
            self.take_time(REACTION)

    def take_time(self, seconds: float) -> None:
        """Passes the given number of seconds on a stopped clock or in real time."""
        if self.is_time_stopped:
            self.pass_time(seconds)
        else:
            self.page.wait_for_timeout(seconds * 1000)

    def switch(self, name: str) -> Locator:
        return self.page.get_by_role("switch", name=name, exact=True)

    def option(self, group: str, name: str) -> Locator:
        """Returns the option with the given name in a group."""
        options = self.page.get_by_role("radiogroup", name=group, exact=True)
        return options.get_by_role("radio", name=name, exact=True)

    def choose(self, group: str, name: str) -> None:
        # A finger taps the option's label.
        option = self.option(group, name)
        self.look_at(option.locator(".."))
        option.locator("..").tap()
        expect(option).to_be_checked()

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name, exact=True)

    def problem_of(self, field: Locator) -> Locator:
        """Returns the message next to a number field that had to be corrected."""
        return self.page.locator(".setting", has=field).locator("[role=alert]")

    # Reading

    def snapshot(self) -> Snapshot:
        return dict(self.page.evaluate("window.funfair.snapshot()"))

    def status(self, name: str) -> str:
        """Returns the text of a status on the page, without thousands separators."""
        text = self.page.get_by_role("status", name=name, exact=True).inner_text()
        return GROUPS.sub("", text)

    def whole_bubbles(self) -> list[Bubble]:
        """Returns the bubbles that are neither appearing nor disappearing, topmost first."""
        bubbles = [bubble for bubble in self.snapshot()["bubbles"] if bubble["phase"] == "whole"]
        return sorted(bubbles, key=lambda bubble: bubble["y"])

    def wait_for_bubbles(self, count: int = 1) -> list[Bubble]:
        """Runs a stopped clock until at least `count` bubbles are whole."""
        for _ in range(200):
            bubbles = self.whole_bubbles()
            if len(bubbles) >= count:
                return bubbles
            self.pass_time(0.05)
        raise AssertionError(f"no {count} bubbles within ten seconds")

    def rows(self) -> list[Row]:
        """Returns the rows of the high-score table."""
        table = self.page.get_by_role("table", name=self.board)
        found: list[list[Any]] = table.locator("tbody tr:not(:has(.empty))").evaluate_all(
            """rows => rows.map(row => [
                row.cells[0].innerText, row.querySelector("bdi").innerText,
                Number(row.cells[2].innerText.replaceAll(",", "")),
                row.getAttribute("aria-current") === "true",
            ])"""
        )
        return [Row(*row) for row in found]

    def stored(self, key: str) -> str | None:
        """Returns the browser's stored value for a key, or None if nothing is stored."""
        text: str | None = self.page.evaluate("key => localStorage.getItem(key)", key)
        return text

    # Touching

    def middle(self) -> tuple[float, float]:
        """Returns the centre of the stage, in CSS pixels."""
        rect = self.snapshot()["stage"]["rect"]
        return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2

    def tap_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def tap_stage(self) -> None:
        self.tap_at(*self.middle())

    def tap(self, bubble: Bubble) -> None:
        self.tap_at(bubble["cssX"], bubble["cssY"])


GameMaker = Callable[..., Game]


def without_place(snapshot: Snapshot) -> Snapshot:
    """Returns the run in a snapshot, without values that depend on the page or its phase."""
    bubbles = [
        {key: value for key, value in bubble.items() if not key.startswith("css")}
        for bubble in snapshot["bubbles"]
    ]
    kept = ("tick", "remaining", "score", "chain", "speed", "player", "practice")
    stage = {key: snapshot["stage"][key] for key in ("width", "height")}
    return {key: snapshot[key] for key in kept} | {"bubbles": bubbles, "stage": stage}


# The maximum number of checks for a page's new size.
MOST_LOOKS = 1500
# Lets tests change the frame length of a stopped clock, and returns the clock's time.
CHOOSE_FRAMES = """() => {
  const usual = window.requestAnimationFrame;
  window.requestAnimationFrame = callback => {
    const length = window.frameLength;
    if (!length) return usual(callback);
    return setTimeout(() => callback(performance.now()), length - performance.now() % length);
  };
  return performance.now();
}"""
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOW = """() => {
  delete document.visibilityState;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# Records the position and time of a finger's last touch.
WATCH_FINGER = """{
  const watch = ({ clientX: x, clientY: y, detail, type }) => {
    if (type === "pointerdown" || detail > 0) window.lastFinger = { x, y, time: performance.now() };
  };
  addEventListener("pointerdown", watch, { capture: true });
  addEventListener("click", watch, { capture: true });
}"""
IS_UNDER_FINGER = """(control, [near, reaction]) => {
  const last = window.lastFinger;
  if (!last || performance.now() - last.time > reaction) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return Math.hypot((left + right) / 2 - last.x, (top + bottom) / 2 - last.y) < near;
}"""
OBSERVED = """() => new Promise(done => new ResizeObserver((_, observer) => {
  observer.disconnect();
  done();
}).observe(document.body))"""
# Records what each touch popped, and the score afterwards, at the time of the touch. In real time,
# the bubble may have moved since a test read its position.
WATCH_TOUCHES = """() => {
  window.touches = [];
  let before = [];
  const bubbles = () => window.funfair.snapshot().bubbles ?? [];
  addEventListener("pointerdown", () => { before = bubbles(); }, { capture: true });
  addEventListener("pointerdown", () => {
    const left = new Set(bubbles().map(bubble => bubble.id));
    const gone = before.filter(bubble => !left.has(bubble.id)).map(bubble => bubble.kind);
    const { score } = window.funfair.snapshot();
    window.touches.push({ popped: gone[0] ?? null, score });
  });
}"""
