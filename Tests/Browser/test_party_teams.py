"""Teams at a real house, on phones and on a big screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.game import GameMaker
from kit.house import House
from kit.party_evening import big_screen, come

pytestmark = pytest.mark.house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    code = house.stop()
    assert code == 0, house.complaints()


def test_guests_choose_their_teams_and_play_for_them(
    house: House, game: GameMaker, browser: Browser
) -> None:
    with big_screen(browser, house, "BubblePop", reduced_motion="reduce") as wall:
        ada = come(game, house, wall.code, "Ada")
        bob = come(game, house, wall.code, "Bob")
        expect(wall.page.locator(".names .name")).to_have_text(["Ada", "Bob"])
        wall.page.get_by_role("combobox", name="Teams").select_option("Teams: 2")
        titles = wall.page.locator(".team-title")
        expect(titles).to_have_text(["Star1", "Heart1"])
        expect(ada.page.get_by_text("Your team:")).to_be_visible()
        is_star = ada.page.get_by_text("Your team: Star.").count() > 0
        own, other = ("Star", "Heart") if is_star else ("Heart", "Star")
        expect(bob.page.get_by_text(f"Your team: {other}.")).to_be_visible()

        ada.press(other)
        expect(ada.page.get_by_text(f"Your team: {other}.")).to_be_visible()
        expect(ada.page.get_by_role("button", name=own)).to_be_visible()
        expect(titles).to_have_text(["Star0", "Heart2"] if is_star else ["Star2", "Heart0"])

        wall.start()
        expect(wall.page.locator(".lane .name")).to_have_text([other])
        expect(wall.page.locator(".lane .face")).to_have_count(2)


def test_a_phone_that_hosts_deals_everyone_into_teams(
    house: House, game: GameMaker, browser: Browser
) -> None:
    ada = game(query="inspect", real_time=True, house=house)
    ada.press("Join a party")
    ada.name_field.fill("Ada")
    ada.press("Open your own party")
    code = ada.page.locator(".code-large").inner_text()
    bob = come(game, house, code, "Bob")
    ada.press("3")
    expect(ada.page.get_by_text("Teams: 3")).to_be_visible()
    expect(bob.page.get_by_text("Your team:")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Mix again")).to_have_count(0)
    ada.press("No teams")
    expect(bob.page.get_by_text("Your team:")).to_have_count(0)
