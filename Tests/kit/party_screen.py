"""A party's big screen in a browser, with a fake house."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page

from kit.ears import NO_EARS
from kit.house import PATIENCE
from kit.party_house import CLOCK, PARTY, SECOND, PartyHouse, Words

SECRET = "s" * 43
# The browser's store after opening a party.
OURS = {"funfair.party": json.dumps({"secret": SECRET, "party": PARTY})}
# Counts the requests whose answers the page awaits, apart from its stream.
COUNT_REQUESTS = """{
  const { fetch } = window;
  window.asking = 0;
  window.fetch = async (...request) => {
    if (String(request[0]).includes("/live")) return fetch(...request);
    window.asking += 1;
    try {
      const response = await fetch(...request);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      window.asking -= 1;
    }
  };
}"""
# How far the clocks of the house and the page move at a time, in milliseconds.
STEP = 50


@dataclass
class Screen:
    """A page that shows a party."""

    context: BrowserContext
    page: Page
    house: PartyHouse
    problems: list[str] = field(default_factory=list)

    def open(self, path: str = "/party") -> Screen:
        self.page.goto(self.house.address + path)
        self.page.wait_for_selector("[data-ready]", state="attached")
        if not self.house.is_silent:
            # Without the house's first report, the page has no main part. It must have come before
            # the party changes, or the page never sees what the party was before.
            self.page.wait_for_selector("main")
        return self

    def say(self, words: Words | None) -> None:
        """Changes the house's party, and waits until the page shows its phase. No answer with the
        state before may be on its way, or it could arrive last."""
        self.page.wait_for_function("() => window.asking === 0")
        self.house.say(words)
        phase = "" if words is None else words["phase"]
        self.page.wait_for_function(
            "phase => document.documentElement.dataset.phase === phase", arg=phase
        )

    def stop_time(self) -> None:
        """Stops the clocks of the fake house and of pages opened from now on. Time passes only in
        `pass_time`."""
        CLOCK.stop()
        self.page.clock.install(time=CLOCK.now)
        self.page.clock.pause_at(CLOCK.now + SECOND)
        CLOCK.pass_time(SECOND)

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds * SECOND / STEP)):
            CLOCK.pass_time(STEP)
            self.page.clock.run_for(STEP)

    @property
    def lanes(self) -> list[str]:
        """The players in the lanes, leader first."""
        return self.page.locator(".lane .name").all_inner_texts()

    @property
    def said(self) -> str:
        """The text that screen readers announce."""
        return self.page.locator("#said").inner_text()

    def kept(self, key: str = "funfair.party") -> str:
        text: str = self.page.evaluate("key => localStorage.getItem(key) ?? ''", key)
        return text

    def axe(self) -> list[str]:
        """Returns the violations that axe finds, one for each element."""
        results = Axe().run(self.page)
        return [
            f"{found['id']}: {node['html'][:120]}"
            for found in results.response["violations"]
            for node in found["nodes"]
        ]


ScreenMaker = Callable[..., Screen]


@contextmanager
def screens(browser: Browser, house: PartyHouse) -> Iterator[ScreenMaker]:
    """Yields a function that makes screens, as in `screen(1920, 1080)`. Without `motion`, the
    system asks for reduced motion. With `is_time_stopped`, the clocks of the page and the house
    are stopped."""
    made: list[Screen] = []

    def make(
        width: int = 1280,
        height: int = 720,
        *,
        store: dict[str, str] | None = None,
        motion: bool = True,
        is_time_stopped: bool = False,
        script: str = NO_EARS,
        **options: Any,
    ) -> Screen:
        kept = [{"name": key, "value": text} for key, text in (store or {}).items()]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
            storage_state={
                "cookies": [],
                "origins": [{"origin": house.address, "localStorage": kept}],
            },
            **options,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(COUNT_REQUESTS)
        context.add_init_script(script)
        screen = Screen(context, context.new_page(), house)
        screen.page.on("pageerror", lambda error: screen.problems.append(str(error)))
        made.append(screen)
        if is_time_stopped:
            screen.stop_time()
        return screen

    yield make
    CLOCK.start()
    for screen in made:
        screen.context.close()
    assert [problem for screen in made for problem in screen.problems] == []
