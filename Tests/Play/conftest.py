"""Fixtures for all plays: a house, and browser engines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from engine import Engine
from firefox import Firefox
from kit.chromium import launch
from kit.house import House
from webkit import WebKit

OTHERS: dict[str, Any] = {"webkit": WebKit, "firefox": Firefox}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once in each worker."""
    with sync_playwright() as playwright:
        chromium = launch(playwright.chromium)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def other(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """WebKit or Firefox, started once for all the plays in it."""
    made: Engine = OTHERS[request.param](tmp_path_factory.mktemp(request.param))
    yield made
    made.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """`funfair serve`, running on a free port."""
    made = House(tmp_path).start()
    yield made
    code = made.stop()
    assert code == 0, made.complaints()
