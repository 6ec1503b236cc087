"""Others' runs at a party: on any screen, and on the phones of guests who don't play now."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.ears import NO_EARS
from kit.game import Game, GameMaker
from kit.house import House
from kit.party_evening import BigScreen, big_screen
from kit.party_pieces import Pieces, joined

pytestmark = pytest.mark.house

FIGURE = "document.querySelector('.page-party p.line')?.shadowRoot?.querySelector('figure')"
CANVAS = f"{FIGURE}?.querySelector('.place').shadowRoot?.querySelector('canvas')"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    house.stop()


@pytest.fixture
def screen(browser: Browser, house: House) -> Iterator[BigScreen]:
    with big_screen(browser, house, "BubblePop", reduced_motion="reduce") as screen:
        yield screen


@pytest.fixture
def stranger(browser: Browser, house: House) -> Iterator[Page]:
    """A screen that didn't open the party."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_init_script(NO_EARS)
    yield context.new_page()
    context.close()


def race(house: House, screen: BigScreen) -> tuple[Pieces, Pieces]:
    """Starts a round, and returns the runs of Ada, who does nothing, and of Grace, who leads."""
    guests = joined(house, screen.code, "Ada", "Grace")
    expect(screen.page.locator(".names .name")).to_have_text(["Ada", "Grace"])
    screen.start()
    ada, grace = (
        Pieces(house, screen.code, guest, player)
        for guest, player in zip(guests, ("idle", "greedy"))
    )
    grace.send(seconds=2)
    return ada, grace


def came_late(make: GameMaker, house: House, code: str) -> Game:
    """Joins on a phone during a round."""
    play: Game = make(query="inspect", real_time=True, house=house)
    play.page.evaluate(f"location.hash = 'party={code}'")
    play.name_field.fill("Cleo")
    play.press("Join")
    expect(play.page.get_by_text("A round is on. You’re in the next one!")).to_be_visible()
    return play


def shown(play: Game) -> str:
    """Returns the picture of the run on a phone."""
    play.page.wait_for_function(f"() => {CANVAS}?.width > 0", timeout=20_000)
    return str(play.page.evaluate(f"{CANVAS}.toDataURL()"))


def test_any_screen_at_a_party_shows_the_leaders_run(
    house: House, screen: BigScreen, stranger: Page
) -> None:
    stranger.goto(f"{house.address}/party#{screen.code}")
    race(house, screen)
    for page in (screen.page, stranger):
        expect(page.locator(".live-run figcaption")).to_have_text("Grace")
        page.wait_for_function(
            "() => document.querySelector('#live')?.shadowRoot?.querySelector('canvas')?.width > 0"
        )


def test_who_comes_late_watches_the_leader_or_somebody_else(
    house: House, screen: BigScreen, game: GameMaker
) -> None:
    ada, grace = race(house, screen)
    play = came_late(game, house, screen.code)
    caption = play.page.locator(".page-party figcaption")
    expect(caption).to_have_text("Grace", timeout=20_000)
    pictures = [shown(play)]
    for seconds in (6, 9):
        grace.send(seconds=seconds)
        play.page.wait_for_function(f"() => {CANVAS}.toDataURL() !== {json.dumps(pictures[-1])}")
        pictures.append(shown(play))
    assert len(set(pictures)) == 3
    expect(play.page.get_by_role("table", name="The race")).to_contain_text("Grace")
    ada.send(seconds=10)
    play.page.get_by_role("region", name="Watch").get_by_role("button", name="Ada").click()
    expect(caption).to_have_text("Ada", timeout=20_000)


def test_the_run_disappears_with_the_party(
    house: House, screen: BigScreen, game: GameMaker
) -> None:
    race(house, screen)
    play = came_late(game, house, screen.code)
    expect(play.page.locator(".page-party figcaption")).to_have_text("Grace", timeout=20_000)
    play.press("Leave the party")
    expect(play.page.locator("figcaption")).to_have_count(0)
