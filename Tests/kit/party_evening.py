"""An evening at a real house in browsers, with a big screen and phones that join by its code."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from kit.ears import NO_EARS
from kit.game import Game
from kit.house import House

# The milliseconds of a round with ten Roulette spins, including the count-in and the judging.
LONGEST = 360_000


class BigScreen:
    """A page that opened a party."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto("/party")
        page.get_by_role("button", name=game).click()
        label = page.locator(".letters").get_attribute("aria-label")
        assert label is not None
        self.code = label.split()[-1]

    def start(self, name: str = "Start") -> None:
        self.page.get_by_role("button", name=name).click()
        self.wait_for("playing", seconds=15)

    def choose(self, game: str) -> None:
        self.page.get_by_role("radio", name=game).check(force=True)

    def wait_for(self, phase: str, seconds: float = LONGEST / 1000) -> None:
        expect(self.page.locator("html")).to_have_attribute(
            "data-phase", phase, timeout=seconds * 1000
        )

    @property
    def podium(self) -> list[tuple[str, int]]:
        """The players on the podium and their scores, winner first."""
        return podium_on(self.page)


def podium_on(page: Page) -> list[tuple[str, int]]:
    """Returns the players on a screen's podium and their scores, winner first."""
    rungs = []
    for place in (1, 2, 3):
        rung = page.locator(f".rung-{place}")
        if rung.count() > 0:
            score = rung.locator(".rung-score").inner_text()
            name = rung.locator(".rung-name").inner_text()
            rungs.append((name, int(re.sub(r"[^\d-]", "", score.replace("−", "-")))))
    return rungs


@contextmanager
def big_screen(
    browser: Browser, house: House, game: str, **options: Any
) -> Iterator[BigScreen]:
    context = browser.new_context(
        base_url=house.address,
        viewport={"width": 1280, "height": 720},
        **options,
    )
    context.add_init_script(NO_EARS)
    screen = BigScreen(context.new_page(), game)
    yield screen
    context.close()
    assert screen.problems == []


def come(make: Callable[..., Any], house: House, code: str, name: str, **options: Any) -> Any:
    """Opens a party's link on a phone, and joins under the given name."""
    play: Game = make(query="inspect", real_time=True, house=house, **options)
    play.page.evaluate(f"location.hash = 'party={code}'")
    play.name_field.fill(name)
    play.press("Join")
    expect(play.page.get_by_role("heading", name="You’re in!")).to_be_visible()
    return play


def opened(make: Callable[..., Any], house: House) -> tuple[Any, str]:
    """Opens a party on Ada's phone, and returns the phone and the party's code."""
    play: Game = make(query="inspect", real_time=True, house=house)
    play.press("Join a party")
    play.name_field.fill("Ada")
    play.press("Open your own party")
    expect(play.page.get_by_role("heading", name="You’re in!")).to_be_visible()
    return play, play.page.locator(".code-large").inner_text()


def forge(route: Route) -> None:
    """Makes a BubblePop run claim a wrong final state, with a valid checksum, and sends it.
    Changing a tap might have no effect, because the original tap may have missed."""
    body = bytearray(route.request.post_data_buffer or b"")
    body[_state_claimed_by(body)] ^= 1
    body[-4:] = zlib.crc32(bytes(body[:-4])).to_bytes(4, "little")
    route.continue_(post_data=bytes(body))


def _state_claimed_by(body: bytearray) -> int:
    """Returns the index of the claimed state in a recording, as in docs/recording-format.md."""
    place = 7

    def number() -> int:
        nonlocal place
        value = shift = 0
        while True:
            byte = body[place]
            place += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    number()  # the mode
    place += 8  # the seed
    name = number()
    place += name
    for _ in ("game time", "most bubbles", "width", "height", "ticks", "score"):
        number()
    return place
