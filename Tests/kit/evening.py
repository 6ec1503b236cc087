"""A party in many browsers on a stepped clock. The house and all pages move together, a little at a
time, and nothing waits for the machine's clock, however busy the machine is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from kit.breakout import Breakout
from kit.game import CHOOSE_FRAMES, LONG_FRAME, Snapshot
from kit.house import Device
from kit.makers import maker
from kit.phone import Phone, PhoneMaker
from kit.roulette import Roulette
from kit.stepped_house import SteppedHouse

# How far the clocks usually move at a time, in milliseconds.
STEP = 500
# The size of the phones' windows. Small windows are drawn faster.
PHONE = (320, 568)
WALL = (1280, 720)


class Seat(Breakout, Roulette):
    """A guest's phone, whose clock the evening moves."""

    def __init__(self, phone: Phone, evening: Evening) -> None:
        super().__init__(phone)
        self.evening = evening
        self.player = ""
        # The last state of the page.
        self.now: Snapshot = {}

    def stop_time(self) -> None:
        self.is_time_stopped = True
        stop_time(self.page, self.evening)

    def pass_time(self, seconds: float) -> None:
        """Time passes for everybody."""
        self.evening.pass_time(seconds)

    def start_step(self, milliseconds: int) -> None:
        self.page.evaluate(RUN, milliseconds)

    def finish_step(self) -> None:
        self.now = self.page.evaluate(SETTLE)

    def heading(self, name: str | re.Pattern[str]) -> bool:
        """Returns whether the page shows the given heading."""
        return self.page.get_by_role("heading", name=name).is_visible()

    @property
    def secret(self) -> str:
        """The secret that proves the device's identity."""
        found = re.search(r"^secret (\S{43})$", self.stored("funfair.house") or "", re.MULTILINE)
        assert found is not None
        return found.group(1)


class Wall:
    """A big screen that shows a party without having opened it."""

    def __init__(self, phone: Phone, evening: Evening) -> None:
        self.page = phone.page
        phone.page.add_init_script(COUNT_REQUESTS)
        stop_time(phone.page, evening)
        phone.page.goto(f"{evening.house.address}/party/{evening.code}")
        phone.page.wait_for_selector("[data-ready]", state="attached")
        phone.page.evaluate(CHOOSE_FRAMES)
        phone.page.evaluate("length => { window.frameLength = length; }", LONG_FRAME)

    def start_step(self, milliseconds: int) -> None:
        self.page.evaluate(RUN, milliseconds)

    def finish_step(self) -> None:
        self.page.evaluate(SETTLE_WALL)

    @property
    def phase(self) -> str | None:
        return self.page.locator("html").get_attribute("data-phase")

    @property
    def names(self) -> list[str]:
        """The names of the guests who have come so far."""
        return self.page.locator(".names .name").all_inner_texts()

    def heading(self, name: str) -> bool:
        return self.page.get_by_role("heading", name=name).is_visible()


class Evening:
    """A house, and the pages at one of its parties."""

    def __init__(self, house: SteppedHouse, phones: PhoneMaker) -> None:
        self.house = house
        self.phones = phones
        self.code = self.party = ""
        self.seats: dict[str, Seat] = {}
        # When each sleeping phone fell asleep, by the house's clock.
        self.asleep: dict[str, int] = {}
        self.wall: Wall | None = None
        self.step = STEP

    # Time

    def pass_time(self, seconds: float) -> None:
        left = round(seconds * 1000)
        while left > 0:
            length = min(left, self.step)
            self._move(length)
            left -= length

    def _move(self, milliseconds: int) -> None:
        """Moves the pages, waits until the house has answered their requests, and then moves the
        house. So no page's clock is ever ahead of the house's clock."""
        pages = self._awake()
        for page in pages:
            page.start_step(milliseconds)
        for page in pages:
            page.finish_step()
        self.house.pass_time(milliseconds)

    def _awake(self) -> list[Seat | Wall]:
        seats = [seat for name, seat in self.seats.items() if name not in self.asleep]
        return [*seats, *([self.wall] if self.wall else [])]

    def until(
        self,
        condition: Callable[[], bool],
        seconds: float,
        meanwhile: Callable[[], None] = lambda: None,
    ) -> None:
        """Passes time until the condition is true, at most the given number of seconds. Before each
        step, people do what `meanwhile` says."""
        begin = self.house.now
        while not condition():
            passed = (self.house.now - begin) / 1000
            assert passed < seconds, f"not within {passed} s: {self.state()}"
            meanwhile()
            self.pass_time(self.step / 1000)

    # People

    def come(self, name: str) -> Seat:
        """Opens a phone's page, which doesn't join the party yet."""
        make = maker(lambda phone: Seat(phone, self), self.phones)  # type: ignore[arg-type]
        seat: Seat = make(*PHONE, query="inspect", house=self.house, service_workers="allow")
        seat.page.evaluate("length => { window.frameLength = length; }", LONG_FRAME)
        seat.player = name
        self.seats[name] = seat
        return seat

    def open(self, name: str) -> Seat:
        """Opens a party on a phone."""
        seat = self.come(name)
        seat.press("Join a party")
        seat.name_field.fill(name)
        seat.press("Open your own party")
        self.until(seat.page.locator(".code-large").is_visible, 5)
        self.code = seat.page.locator(".code-large").inner_text()
        self.party = self.state()["party"]
        return seat

    def join(self, name: str) -> Seat:
        """Joins by the party's code."""
        seat = self.come(name)
        seat.press("Join a party")
        seat.page.get_by_role("textbox", name="Code").fill(self.code)
        seat.name_field.fill(name)
        seat.press("Join")
        self.until(lambda: name in self.guests, 5)
        return seat

    def show(self) -> Wall:
        """Shows the party on a big screen."""
        phone = self.phones(*WALL, 1, touch=False, service_workers="allow")
        self.wall = Wall(phone, self)
        return self.wall

    def sleep(self, name: str) -> None:
        """Lets a phone sleep: its page is hidden, and its clock stands still."""
        self.seats[name].hide()
        self.asleep[name] = self.house.now

    def wake(self, name: str) -> None:
        """Wakes a phone, whose timers are due all at once."""
        slept = self.house.now - self.asleep.pop(name)
        seat = self.seats[name]
        seat.page.evaluate("length => window.__pwClock.controller.fastForward(length)", slept)
        seat.show()

    # The house's view

    def state(self) -> dict[str, Any]:
        """Returns the party as the house reports it to any screen."""
        watcher = Device(self.house.address, "watcher")
        return watcher.ask("GET", f"/api/parties/{self.party or self.code}").words

    @property
    def guests(self) -> dict[str, dict[str, Any]]:
        """What the house reports about each guest, by name."""
        return {guest["player"]: guest for guest in self.state()["guests"]}


def stop_time(page: Page, evening: Evening) -> None:
    """Stops the clock of a page that is opened next, at the house's time."""
    page.clock.install(time=evening.house.now / 1000)
    page.clock.pause_at(evening.house.now / 1000 + 1)

# Starts a step. Playwright's own methods would wait for each page before the next one.
RUN = "length => { window.step = window.__pwClock.controller.runFor(length); }"
# Waits for the end of a step and for the house's answers, with the browser's own timers, and
# returns the page's state.
SETTLE = """async () => {
  await window.step;
  const { setTimeout: later } = window.__pwClock.builtins;
  while (window.funfair.snapshot().questions > 0) await new Promise(next => later(next, 2));
  return window.funfair.snapshot();
}"""
SETTLE_WALL = """async () => {
  await window.step;
  const { setTimeout: later } = window.__pwClock.builtins;
  while (window.asking > 0) await new Promise(next => later(next, 2));
}"""
# Counts the requests whose answers a page awaits.
COUNT_REQUESTS = """{
  const { fetch } = window;
  window.asking = 0;
  window.fetch = async (...request) => {
    window.asking += 1;
    try {
      return await fetch(...request);
    } finally {
      window.asking -= 1;
    }
  };
}"""
