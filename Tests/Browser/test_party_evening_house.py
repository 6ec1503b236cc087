"""An evening that a phone plans and guests vote on, at a real house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.ears import NO_EARS
from kit.game import GameMaker
from kit.house import House
from kit.party_evening import come, opened

pytestmark = pytest.mark.house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    code = house.stop()
    assert code == 0, house.complaints()


@pytest.fixture
def wall(browser: Browser, house: House) -> Iterator[Page]:
    """Another device's big screen."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_init_script(NO_EARS)
    yield context.new_page()
    context.close()


def test_a_phone_plans_an_evening_and_guests_vote(
    house: House, game: GameMaker, wall: Page
) -> None:
    ada, code = opened(game, house)
    wall.goto(f"{house.address}/party#{code}")
    bob = come(game, house, code, "Bob")
    ada.press("Plan an evening")
    expect(ada.page.get_by_role("heading", name="An evening of 5 rounds")).to_be_visible()
    ada.page.get_by_role("radio", name="3", exact=True).click(force=True)
    expect(ada.page.get_by_role("heading", name="An evening of 3 rounds")).to_be_visible()
    ada.page.get_by_role("radio", name="By vote").click(force=True)
    expect(ada.page.get_by_role("radio", name="By vote")).to_be_checked()
    ada.press("Done")
    expect(ada.page.get_by_text("Round 1 of 3")).to_be_visible()

    bob.page.get_by_role("button", name="Breakout").click()
    expect(bob.page.get_by_text("You voted for Breakout.")).to_be_visible()
    expect(wall.locator(".vote.leads")).to_have_text("Breakout1")
    ada.page.get_by_role("button", name="Breakout (1)").click()
    expect(wall.locator(".vote.leads")).to_have_text("Breakout2")

    ada.press("Start")
    for play in (ada, bob):
        play.wait_for(lambda now: "paddle" in now)
    expect(wall.locator(".what p")).to_contain_text("Round 1 of 3")
