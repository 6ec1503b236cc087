"""A round of a party for guests and their big screen, with motion and a real clock."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest
from playwright.sync_api import Browser

from chromium import Chromium
from kit.house import House
from plays import follow, has_chain, pop_a_chain, until, wait
from visitor import Snapshot, Visitor
from windows import PARTIES

NAMES = ("Ada", "Bob")
SCORES = """[...document.querySelectorAll(".lane-score")].map(one =>
  Number(one.innerText.replace(/\\D/g, "")))"""


@pytest.fixture
def room() -> Iterator[ExitStack]:
    """A stack that closes everything opened during the test."""
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize("game", PARTIES)
def test_everyone_sees_a_round(browser: Browser, house: House, room: ExitStack, game: str) -> None:
    windows, large = PARTIES[game]
    pages = [room.enter_context(closing(Chromium(browser, one))) for one in [large, *windows]]
    screen, *phones = (Visitor(page, house) for page in pages)
    screen.engine.open(f"{house.address}/party")
    screen.press(game, "button")
    code = screen.wait_for("document.querySelector('.letters')?.getAttribute('aria-label')")
    for phone, name in zip(phones, NAMES):
        come(phone, code.split()[-1], name)
    screen.wait_for(f"document.querySelectorAll('.names li').length === {len(phones)}")
    screen.press("Start")
    for phone in phones:
        phone.wait_until(lambda now: now.get("phase") == "running")
    for phone in phones:
        PLAYS[game](phone)
    # The race shows the scores that the phones report.
    screen.wait_for(f"Math.max(...{SCORES}) > 0")
    for phone in phones:
        until(phone, is_over, wait)
    screen.wait_for("document.documentElement.dataset.phase === 'podium'", seconds=180)
    # Which runs arrive in time to count depends on the machine's speed.
    screen.wait_for("document.querySelector('.winner') !== null")
    for page in pages:
        # The browser reports refused requests as errors. A late run may be refused.
        assert [one for one in page.problems() if "/api/runs]" not in one] == []


def come(phone: Visitor, code: str, name: str) -> None:
    """Opens the code's link, and enters a name."""
    phone.open()
    phone.engine.run(f"location.hash = {json.dumps(f'party={code}')};")
    phone.write_name(name)
    phone.press("Join")
    phone.wait_for("document.querySelector('h1')?.textContent === 'You’re in!'")


def is_over(now: Snapshot) -> bool:
    """Whether the guest's run of the round has ended."""
    return now.get("phase") not in ("countIn", "running", "paused", "cleared")


def break_a_brick(phone: Visitor) -> None:
    def is_broken(now: Snapshot) -> bool:
        return is_over(now) or now.get("broken", 0) >= 1

    until(phone, is_broken, lambda now: follow(phone, is_broken))


PLAYS: dict[str, Callable[[Visitor], None]] = {
    "BubblePop": lambda phone: pop_a_chain(phone, has_chain),
    "Breakout": break_a_brick,
}
