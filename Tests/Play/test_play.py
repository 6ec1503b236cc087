"""Everything that can be played, as people play it: in many windows, with motion, a real clock, the
service worker and a real house. A test fails if a page reports an error, or if its clock stops."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from chromium import Chromium
from engine import Engine
from kit.house import House
from plays import PLAYS, assert_no_problems
from visitor import Visitor
from windows import OTHER_PLAYS, Window
from windows import PLAYS as CHROMIUM_PLAYS

# Runs each engine's tests in one worker, so that each engine starts only once.
ONE_EACH = [
    pytest.param(name, window, plays, id=f"{name}-{window}", marks=pytest.mark.xdist_group(name))
    for name in ("webkit", "firefox")
    for window, plays in OTHER_PLAYS
]


@pytest.mark.parametrize(("window", "plays"), CHROMIUM_PLAYS, ids=str)
def test_every_play_works_in_chromium(
    browser: Browser, house: House, window: Window, plays: list[str]
) -> None:
    engine = Chromium(browser, window)
    try:
        play_all(Visitor(engine, house), plays)
    finally:
        engine.close()


@pytest.mark.parametrize(("other", "window", "plays"), ONE_EACH, indirect=["other"])
def test_every_play_works_in_other_engines(
    other: Engine, house: House, window: Window, plays: list[str]
) -> None:
    other.resize(window.width, window.height)
    other.problems()
    play_all(Visitor(other, house), plays)
    other.open("about:blank")


def play_all(visitor: Visitor, plays: list[str]) -> None:
    """Performs the plays one after another on the same page."""
    visitor.open()
    for play in plays:
        PLAYS[play](visitor)
        assert_no_problems(visitor)


def test_every_mode_and_every_pixel_density_is_covered() -> None:
    played = {play for _, plays in CHROMIUM_PLAYS for play in plays}
    assert played == set(PLAYS)
    assert len({window for window, _ in CHROMIUM_PLAYS}) >= 14
    assert {window.density for window, _ in CHROMIUM_PLAYS} == {1, 1.25, 1.5, 2, 2.625, 3}
    assert len(OTHER_PLAYS) >= 4
