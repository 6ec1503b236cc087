"""Fixtures for tests in other engines: an engine, and a house that serves the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from engine import Engine
from firefox import Firefox
from kit.house import House
from visitor import Visitor
from webkit import WebKit

ENGINES: dict[str, Any] = {"webkit": WebKit, "firefox": Firefox}


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Starts each engine only once, and runs the engines in parallel with two workers (-n 2)."""
    return ByEngine(config, log)


class ByEngine(LoadScopeScheduling):
    def _split_scope(self, nodeid: str) -> str:
        return next(word for word in ENGINES if word in nodeid)


@pytest.fixture(scope="session", params=list(ENGINES))
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """Each engine, started once."""
    made: Engine = ENGINES[request.param](tmp_path_factory.mktemp(request.param))
    yield made
    made.close()


@pytest.fixture(scope="session")
def addresses() -> set[str]:
    """The addresses of earlier houses. Engines still store data for these addresses."""
    return set()


@pytest.fixture
def house(tmp_path: Path, addresses: set[str]) -> Iterator[House]:
    """`funfair serve` at a new address, so that no other test has stored data there."""
    made = House(tmp_path).start()
    while made.address in addresses:
        made.stop()
        made = House(tmp_path).start()
    addresses.add(made.address)
    yield made
    made.stop()


@pytest.fixture
def visitor(engine: Engine, house: House) -> Iterator[Visitor]:
    """A visitor on the house's page, with a phone held upright."""
    made = Visitor(engine, house)
    engine.resize(390, 844)
    engine.problems()
    yield made
    # The browser reports refused requests and an unreachable house as errors. Ignore both.
    problems = [problem for problem in engine.problems() if "/api/" not in problem]
    engine.open("about:blank")
    assert not problems, "the page had problems:\n" + "\n".join(problems)
