"""A party that a phone opens, hands on and ends, at a real house."""

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
    """Another device's big screen, which didn't open the party."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_init_script(NO_EARS)
    yield context.new_page()
    context.close()


def test_a_phone_opens_a_party_that_another_one_takes_over(
    house: House, game: GameMaker, wall: Page
) -> None:
    ada, code = opened(game, house)
    wall.goto(f"{house.address}/party/{code}")
    bob = come(game, house, code, "Bob")
    expect(wall.locator(".names .name")).to_have_text(["Ada", "Bob"])
    expect(wall.get_by_role("button", name="Start")).to_have_count(0)
    expect(bob.page.get_by_text("Ada starts the next round.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Start")).to_have_count(0)

    ada.page.get_by_role("radio", name="Breakout").click(force=True)
    expect(bob.page.get_by_text("Next: Breakout")).to_be_visible()
    ada.press("Bob")
    ada.press("Hand over the party")
    expect(ada.page.get_by_text("Bob starts the next round.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Start")).to_have_count(0)

    bob.press("Start")
    for play in (ada, bob):
        play.wait_for(lambda now: "paddle" in now)
    expect(wall.locator("html")).to_have_attribute("data-phase", "playing")


def test_a_phone_at_a_partys_address_joins_instead_of_showing_it(
    house: House, game: GameMaker
) -> None:
    _, code = opened(game, house)
    bob = game(query="inspect", real_time=True, house=house)
    bob.page.goto(f"{house.address}/party/{code}")
    bob.page.wait_for_url(f"{house.address}/#party={code}")
    bob.name_field.fill("Bob")
    bob.press("Join")
    expect(bob.page.get_by_text("2 players are here.")).to_be_visible()


def test_a_phone_shows_a_partys_screen_at_the_address_with_a_hash(
    house: House, game: GameMaker
) -> None:
    _, code = opened(game, house)
    bob = game(query="inspect", real_time=True, house=house)
    bob.page.goto(f"{house.address}/party#{code}")
    expect(bob.page.locator(".names .name")).to_have_text(["Ada"])


def test_people_can_play_on_the_screen_they_watch_on(
    house: House, game: GameMaker, wall: Page
) -> None:
    _, code = opened(game, house)
    wall.goto(f"{house.address}/party/{code.lower()}")
    wall.get_by_role("link", name="Play on this device").click()
    wall.wait_for_url(f"{house.address}/#party={code}")
    expect(wall.get_by_role("button", name="Join")).to_be_visible()


def test_a_host_removes_a_guest_from_a_phone(house: House, game: GameMaker) -> None:
    ada, code = opened(game, house)
    bob = come(game, house, code, "Bob")
    ada.press("Bob")
    ada.press("Remove player")
    expect(bob.page.get_by_text("The host has removed you from the party.")).to_be_visible()
    expect(ada.page.get_by_text("1 player is here.")).to_be_visible()


def test_a_host_ends_the_party_from_a_phone(house: House, game: GameMaker, wall: Page) -> None:
    ada, code = opened(game, house)
    wall.goto(f"{house.address}/party/{code}")
    ada.press("End the party")
    expect(ada.page.get_by_role("heading", name="End the party?")).to_be_visible()
    ada.press("Cancel")
    expect(ada.page.get_by_role("heading", name="You’re in!")).to_be_visible()
    ada.press("End the party")
    expect(ada.page.get_by_role("heading", name="End the party?")).to_be_visible()
    ada.press("End the party")
    over = ada.page.get_by_role("heading", name="The party is over. Thanks for playing!")
    expect(over).to_be_visible()
    expect(wall.get_by_role("heading", name="That was the party!")).to_be_visible()


def test_a_party_can_be_opened_and_ended_by_keys_alone(house: House, game: GameMaker) -> None:
    play = game(query="inspect", real_time=True, house=house)
    play.press("Join a party")
    play.name_field.fill("Ada")
    play.page.get_by_role("button", name="Open your own party").focus()
    play.page.keyboard.press("Enter")
    expect(play.page.get_by_role("heading", name="You’re in!")).to_be_focused()
    expect(play.page.locator(".code-large")).to_be_visible()
    play.page.get_by_role("button", name="End the party").focus()
    play.page.keyboard.press("Enter")
    expect(play.page.get_by_role("heading", name="End the party?")).to_be_focused()
