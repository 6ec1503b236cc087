"""A house whose host has turned shared walls and parties off: what the page hides, and what it says
to those who come by an old link.

HouseOffersTests.swift tests how the app reacts to a house's responses. The house's own tests cover
what it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.fake_house import settle
from kit.game import Game, GameMaker
from kit.house import House
from kit.measure import TARGET, faults
from kit.phone import PhoneMaker
from kit.sizes import at_each
from kit.survey import stumbling_blocks
from kit.walls import SHEET, clear, draw, tile

pytestmark = pytest.mark.house

SIZES = [(280, 653), (1440, 900)]
SENTENCE = "The host has turned this off."


@pytest.fixture
def bare_house(tmp_path: Path) -> Iterator[House]:
    """A house without shared walls and without parties."""
    house = House(tmp_path, "--no-walls", "--no-parties").start()
    yield house
    assert house.stop() == 0, house.complaints()


def look_at(play: Game, name: str, *, is_bare: bool = False) -> None:
    """Checks the screen's layout in a narrow and in a wide window, and takes pictures. Only a bare
    screen may have as little on it as a sentence."""
    for width, _ in at_each(play, SIZES):
        found = faults(play.page.evaluate, TARGET)
        assert [one for one in found if not (is_bare and one.startswith("bare:"))] == []
        play.phone.picture(f"{name} {width}")


def test_own_walls_are_drawn_cleared_and_sent_whole(
    breakout: BreakoutMaker, bare_house: House
) -> None:
    play = draw(breakout, script=SHEET, query="inspect", house=bare_house)
    for place in (5, 6):
        tile(play, 1, place).click()
    play.page.get_by_label("The wall’s name").fill("Eyes")
    clear(play)
    play.press("Draw walls")
    settle(play)
    expect(play.page.get_by_role("region")).to_have_count(1)
    expect(play.button("Play: Eyes")).to_be_visible()
    for name in ("Show to everybody", "Scores", "Like", "Report"):
        expect(play.button(f"{name}: Eyes")).to_have_count(0)
    assert stumbling_blocks(play) == []
    look_at(play, "walls turned off")
    play.button("Send: Eyes").click()
    play.wait_for(lambda _: play.page.evaluate("window.shared.length") > 0)
    assert "/#wall=" in str(play.page.evaluate("window.shared[0].url"))


def test_the_home_screen_offers_no_party(game: GameMaker, bare_house: House) -> None:
    play = game(query="inspect", house=bare_house)
    settle(play)
    expect(play.button("Draw walls")).to_be_visible()
    expect(play.button("Join a party")).to_have_count(0)
    expect(play.page.locator(".big-screen")).to_have_count(0)
    look_at(play, "home without parties")


def test_an_invitation_is_answered_with_a_sentence_instead_of_a_form(
    game: GameMaker, bare_house: House
) -> None:
    play = game(query="inspect", house=bare_house)
    play.page.goto(bare_house.address + "/party/BDJL")
    play.page.wait_for_url(bare_house.address + "/#party=BDJL")
    expect(play.page.get_by_text(SENTENCE)).to_be_visible()
    expect(play.page.get_by_role("textbox")).to_have_count(0)
    look_at(play, "invitation without parties", is_bare=True)


def test_a_link_to_a_shared_wall_is_answered_with_a_sentence(
    game: GameMaker, bare_house: House
) -> None:
    play = game(query="inspect", house=bare_house)
    play.phone.expected.add("403")
    play.page.goto(bare_house.address + "/wall/AAAAAAAAAAA")
    play.page.wait_for_url(bare_house.address + "/")
    expect(play.notices).to_contain_text("The host has turned off shared walls.")


def test_the_big_screen_says_so_and_opens_no_party(phone: PhoneMaker, bare_house: House) -> None:
    screen = phone(1440, 900)
    screen.page.goto(bare_house.address + "/party")
    expect(screen.page.get_by_text(SENTENCE)).to_be_visible()
    expect(screen.page.locator(".party-stall")).to_have_count(0)
    links = screen.page.get_by_role("link")
    expect(links).to_have_count(1)
    expect(links).to_have_attribute("href", bare_house.address + "/")
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.picture(f"big screen without parties {width}")
