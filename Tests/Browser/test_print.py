"""Printed pages: as long as their content, and without buttons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kit.breakout import BreakoutMaker
from kit.game import Game, GameMaker
from kit.party_house import PartyHouse
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, over, rows

# More rows than fit on a sheet.
ROWS = 90


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


def hidden_below(play: Game) -> int:
    """Returns the height of the page below its visible part, in pixels."""
    below: int = play.page.locator(".body").evaluate(
        "body => body.scrollHeight - body.clientHeight"
    )
    return below
