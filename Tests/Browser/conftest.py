"""Fixtures for the browser tests: a running server, Chromium, and phones to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kit.breakout import Breakout, BreakoutMaker
from kit.breakout_tour import KeptRuns, keep_runs
from kit.chromium import launch
from kit.ears import EARS, NO_EARS
from kit.fake_house import NONE, FakeHouse
from kit.game import Game, GameMaker
from kit.house import PATIENCE, House
from kit.party_house import PartyHouse
from kit.party_screen import ScreenMaker, screens
from kit.phone import Phone, PhoneMaker
from kit.proxy import Proxy
from kit.roulette import Roulette, RouletteMaker

AnyGame = TypeVar("AnyGame", bound=Game)


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
    with _phones(browser, server) as make:
        yield make


@pytest.fixture
def game(phone: PhoneMaker) -> GameMaker:
    """Opens the game on a new phone: `game(390, 844, query="inspect&seed=42")`. The clock moves
    only when a test passes time, unless `real_time` is set. Motion is on, as for most people;
    with `motion=False`, the system asks for reduced motion. `script` runs before the page's
    scripts. Sound is rendered only if `script` includes `EARS`. There's a house only if it's
    passed as `house`."""

    return _maker(Game, phone)


@pytest.fixture
def breakout(phone: PhoneMaker) -> BreakoutMaker:
    """Opens the page for playing Breakout, as `game` does for BubblePop."""
    return _maker(Breakout, phone)


@pytest.fixture
def roulette(phone: PhoneMaker) -> RouletteMaker:
    """Opens the page for playing Roulette, as `game` does for BubblePop."""
    return _maker(Roulette, phone)


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
    with _phones(browser, server) as make:
        return keep_runs(_maker(Breakout, make))


@contextmanager
def _phones(browser: Browser, server: str) -> Iterator[PhoneMaker]:
    phones: list[Phone] = []

    def make(
        width: int,
        height: int,
        scale: float = 2,
        touch: bool = True,
        store: dict[str, str] | None = None,
        **context_options: Any,
    ) -> Phone:
        options: dict[str, Any] = {
            "base_url": server,
            "viewport": {"width": width, "height": height},
            "screen": {"width": width, "height": height},
            "device_scale_factor": scale,
            "has_touch": touch,
            "is_mobile": touch,
            # With a cache, every test would request the page twice.
            "service_workers": "block",
        }
        if store is not None:
            kept = [{"name": key, "value": text} for key, text in store.items()]
            origin = {"origin": server.rstrip("/"), "localStorage": kept}
            options["storage_state"] = {"cookies": [], "origins": [origin]}
        context = browser.new_context(**(options | context_options))
        made = Phone(context, context.new_page())
        context.set_default_timeout(PATIENCE)
        context.on("page", made.watch)
        made.watch(made.page)
        phones.append(made)
        return made

    yield make
    for made in phones:
        made.context.close()
    problems = [problem for made in phones for problem in made.problems]
    assert not problems, "the page had problems:\n" + "\n".join(problems)


def _maker(kind: type[AnyGame], phone: PhoneMaker) -> Callable[..., AnyGame]:
    def make(
        width: int = 390,
        height: int = 844,
        *,
        query: str = "inspect&seed=42",
        real_time: bool = False,
        motion: bool = True,
        scale: float = 1,
        script: str | None = None,
        house: FakeHouse | House | Proxy | None = None,
        **phone_options: Any,
    ) -> AnyGame:
        if isinstance(house, House | Proxy):
            phone_options["base_url"] = house.address + "/"
        reduced_motion = "no-preference" if motion else "reduce"
        made = kind(phone(width, height, scale, reduced_motion=reduced_motion, **phone_options))
        if script is not None:
            made.page.add_init_script(script)
        if EARS not in (script or ""):
            made.page.add_init_script(NO_EARS)
        if house is None:
            made.phone.context.add_init_script(NONE)
        elif isinstance(house, FakeHouse):
            house.serve(made.phone.context)
        if not real_time:
            made.stop_time()
        made.open(query)
        return made

    return make
