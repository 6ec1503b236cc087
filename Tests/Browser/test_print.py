"""Printed pages: as long as their content, and without buttons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kit.breakout import BreakoutMaker
from kit.fake_house import FakeHouse, settle
from kit.game import Game, GameMaker
from kit.house import Device
from kit.kept import PLAYED, sealed
from kit.party_house import PartyHouse
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, over, rows
from kit.phone import PhoneMaker

# More rows than fit on a sheet.
ROWS = 90
# The page's text in light colours, and no background.
LIGHT = ["rgb(35, 18, 79)", "rgba(0, 0, 0, 0)", "none"]


def pages(page: Page) -> int:
    """Returns the number of sheets needed to print a page."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(width="148mm", height="210mm")))


def test_a_long_page_is_printed_on_more_than_one_sheet(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.enter_stall()
    play.tab("How to play").click()
    expect(play.page.get_by_role("heading", name="How to play")).to_be_visible()
    assert pages(play.page) > 1


def test_a_page_is_printed_completely_and_without_its_controls(game: GameMaker) -> None:
    play = game(390, 400)
    play.enter_stall()
    play.tab("How to play").click()
    assert hidden_below(play) > 0
    play.page.emulate_media(media="print")
    assert hidden_below(play) == 0
    expect(play.page.get_by_role("tab").first).to_be_hidden()
    expect(play.button("Home")).to_be_hidden()


def test_a_short_page_is_printed_on_one_sheet(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("Scores").click()
    assert pages(play.page) == 1


@pytest.mark.parametrize("size", [(390, 844), (1920, 1080)])
def test_the_boards_of_an_evening_are_printed_completely(
    party_house: PartyHouse, screen: ScreenMaker, size: tuple[int, int]
) -> None:
    party_house.said = over(FEW)
    party_house.boards = {"bubblepop": rows([f"Guest {number}" for number in range(ROWS)])}
    wall = screen(*size, store=OURS).open()
    expect(wall.page.get_by_text(f"Guest {ROWS - 1}", exact=True)).to_be_attached()
    assert pages(wall.page) > 2


def test_scores_and_statistics_are_printed_on_white_without_buttons(game: GameMaker) -> None:
    play = game(store=PLAYED, color_scheme="dark")
    play.press("Your games")
    play.page.emulate_media(media="print", color_scheme="dark")
    # The selected player's name remains.
    assert controls(play.page) == ["Ada"]
    assert paper(play.page) == LIGHT
    play.page.emulate_media(media="screen", color_scheme="dark")
    play.page.keyboard.press("Escape")
    play.enter_stall()
    play.tab("Scores").click()
    expect(play.page.get_by_role("table")).to_be_visible()
    play.page.emulate_media(media="print", color_scheme="dark")
    expect(play.page.get_by_role("table")).to_contain_text("314")
    assert controls(play.page) == []
    assert paper(play.page) == LIGHT


def test_a_public_board_is_printed_without_its_buttons(guest: GameMaker, house: FakeHouse) -> None:
    house.boards["all"] = [(rank, f"Guest {rank}", 1000 - rank) for rank in range(1, 21)]
    play = guest(color_scheme="dark")
    play.enter_stall()
    settle(play)
    play.tab("Scores").click()
    expect(play.page.get_by_role("row", name=re.compile("Guest 20 "))).to_be_visible()
    play.page.emulate_media(media="print", color_scheme="dark")
    expect(play.page.get_by_role("row", name=re.compile("Guest 20 "))).to_be_visible()
    assert controls(play.page) == []
    assert paper(play.page) == LIGHT


def test_a_live_board_is_printed_on_white_without_its_controls(
    server: str, phone: PhoneMaker
) -> None:
    player = Device(server.rstrip("/"), "Ada").register()
    player.spin(player.open_table())
    wall = phone(1280, 720, touch=False, color_scheme="dark").page
    wall.goto("/live/roulette")
    expect(wall.get_by_role("row", name=re.compile("Ada"))).to_be_visible()
    wall.emulate_media(media="print", color_scheme="dark")
    expect(wall.get_by_role("row", name=re.compile("Ada"))).to_be_visible()
    assert controls(wall) == []
    assert paper(wall) == LIGHT
    assert pages(wall) == 1


def test_a_board_of_two_hundred_names_scrolls_and_is_printed_completely(game: GameMaker) -> None:
    scores = [f"bubblepop standard run {1000 - number} Guest {number}" for number in range(200)]
    play = game(store=PLAYED | {"funfair.scores": sealed("scores", *scores)})
    play.enter_stall()
    play.tab("Scores").click()
    last = play.page.get_by_text("Guest 199", exact=True)
    assert len(play.rows()) == 200
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    assert pages(play.page) > 4


def controls(page: Page) -> list[str]:
    """Returns the texts of the visible controls."""
    texts: list[str] = page.locator("button, select, input, a").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.innerText)"
    )
    return texts


def paper(page: Page) -> list[str]:
    """Returns the colours of the page's text and background."""
    colours: list[str] = page.evaluate(
        """() => {
          const { color, backgroundColor, backgroundImage } = getComputedStyle(document.body);
          return [color, backgroundColor, backgroundImage];
        }"""
    )
    return colours


def hidden_below(play: Game) -> int:
    """Returns the height of the page below its visible part, in pixels."""
    below: int = play.page.locator(".body").evaluate(
        "body => body.scrollHeight - body.clientHeight"
    )
    return below
