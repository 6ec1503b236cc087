"""Fixtures for the browser tests: a running server, Chromium, and phones to play on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kit.breakout import Breakout, BreakoutMaker
from kit.breakout_tour import KeptRuns, keep_runs
from kit.chromium import launch
from kit.fake_house import FakeHouse
from kit.game import Game, GameMaker
from kit.house import PATIENCE, House
from kit.makers import maker, phones
from kit.party_house import PartyHouse
from kit.party_screen import ScreenMaker, screens
from kit.phone import PhoneMaker
from kit.roulette import Roulette, RouletteMaker


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the tests that wait for a house's clock first, so that others can run meanwhile."""
    items.sort(key=lambda item: item.get_closest_marker("house") is None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serves the site on a free port, and yields its address. The server must exit cleanly when
    it's stopped."""
    house = House(tmp_path_factory.mktemp("server")).start()
    yield house.address + "/"
    code = house.stop()
    assert code == 0, f"the server ended with {code}:\n{house.complaints()}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started only once, because each test is isolated in its own context."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = launch(playwright.chromium)
        yield chromium
        chromium.close()


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[PhoneMaker]:
    """Makes phones of the given width and height in CSS pixels: `phone(375, 667)`. Relative
    addresses refer to the server. `store` is the browser's store from an earlier visit. Other
    arguments are passed to the browser context."""
    with phones(browser, server) as make:
        yield make


@pytest.fixture
def game(phone: PhoneMaker) -> GameMaker:
    """Opens the game on a new phone: `game(390, 844, query="inspect&seed=42")`. The clock moves
    only when a test passes time, unless `real_time` is set. Motion is on, as for most people;
    with `motion=False`, the system asks for reduced motion. `script` runs before the page's
    scripts. Sound is rendered only if `script` includes `EARS`. There's a house only if it's
    passed as `house`."""

    return maker(Game, phone)


@pytest.fixture
def breakout(phone: PhoneMaker) -> BreakoutMaker:
    """Opens the page for playing Breakout, as `game` does for BubblePop."""
    return maker(Breakout, phone)


@pytest.fixture
def roulette(phone: PhoneMaker) -> RouletteMaker:
    """Opens the page for playing Roulette, as `game` does for BubblePop."""
    return maker(Roulette, phone)


@pytest.fixture
def house() -> FakeHouse:
    """A fake house, which responds to pages whose context was passed to `FakeHouse.serve`."""
    return FakeHouse()


@pytest.fixture
def guest(game: GameMaker, house: FakeHouse) -> GameMaker:
    """Opens the page for playing BubblePop at the house. Its runs aren't practice, because the
    house draws the seed."""

    def make(width: int = 390, height: int = 844, **options: Any) -> Game:
        return game(width, height, query="inspect", house=house, **options)

    return make


@pytest.fixture
def table(roulette: RouletteMaker, house: FakeHouse) -> RouletteMaker:
    """Opens the page for playing Roulette at a table of the house."""

    def make(width: int = 390, height: int = 844, **options: Any) -> Roulette:
        return roulette(width, height, query="inspect", house=house, **options)

    return make


@pytest.fixture
def party_house() -> Iterator[PartyHouse]:
    """A fake house that serves the site, and a party in the state set by the test."""
    house = PartyHouse()
    yield house
    house.stop()


@pytest.fixture
def screen(party_house: PartyHouse, browser: Browser) -> Iterator[ScreenMaker]:
    """Makes big screens connected to the fake house."""
    with screens(browser, party_house) as make:
        yield make


@pytest.fixture(scope="session")
def kept_runs(browser: Browser, server: str) -> KeptRuns:
    """Stored runs of Breakout at moments that take long to reach, played once for all tests."""
    with phones(browser, server) as make:
        return keep_runs(maker(Breakout, make))
