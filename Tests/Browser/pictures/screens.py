"""Pictures of every screen of each game in every window, in other languages, and with long
content. Reports/screenshots/index.html shows them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker
from kit.breakout_tour import RUN, KeptRuns, breakout_tour
from kit.fake_party import FakeParty
from kit.game import SHORT, Game, GameMaker
from kit.kept import PLAYED
from kit.languages import settings_in, tour_without_words
from kit.party_tour import party_tour
from kit.roulette import HARD, RouletteMaker, roulette_store
from kit.roulette_tour import roulette_tour
from kit.sizes import SIZES, WAYS, Size, at_each
from kit.tour import tour

# Each orientation is shown in one colour scheme.
SCHEMES = {"upright": "dark", "turned": "light"}


@pytest.mark.parametrize("way", WAYS)
def test_bubblepop_is_pictured(game: GameMaker, way: str) -> None:
    play = game(*WAYS[way][0], store=SHORT, color_scheme=SCHEMES[way])
    picture(play, tour(play), WAYS[way])


@pytest.mark.parametrize("way", WAYS)
def test_breakout_is_pictured(breakout: BreakoutMaker, kept_runs: KeptRuns, way: str) -> None:
    store = {RUN: kept_runs.cleared}
    play = breakout(*WAYS[way][0], store=store, color_scheme=SCHEMES[way])
    picture(play, breakout_tour(play, kept_runs), WAYS[way])


def test_walls_are_pictured(breakout: BreakoutMaker) -> None:
    play = breakout(color_scheme="dark")
    picture(play, walls_tour(play), SIZES, "walls")


def walls_tour(play: Breakout) -> Iterator[str]:
    play.press("Draw walls")
    for name, level in (("Small heart", 4), ("My castle", 9), ("Look at me", 2)):
        play.press("Draw a wall")
        play.page.get_by_label("Start from").select_option(index=level)
        play.page.get_by_label("The wall’s name").fill(name)
        play.press("Done")
    yield "kept"
    play.page.get_by_role("button", name="Change: My castle").click()
    yield "editor"
    play.press("Try it")
    yield "player"


@pytest.mark.parametrize("way", WAYS)
def test_roulette_is_pictured(roulette: RouletteMaker, way: str) -> None:
    play = roulette(*WAYS[way][0], store=roulette_store(HARD), color_scheme=SCHEMES[way])
    picture(play, roulette_tour(play), WAYS[way])


@pytest.mark.parametrize("way", WAYS)
def test_a_party_is_pictured(game: GameMaker, way: str) -> None:
    host = FakeParty()
    play = game(*WAYS[way][0], query="inspect", house=host, color_scheme=SCHEMES[way], motion=True)
    picture(play, party_tour(play, host), WAYS[way], "party")


@pytest.mark.parametrize("tag", ["ar", "es", "vi", "zh-Hans"])
def test_a_language_is_pictured(game: GameMaker, tag: str) -> None:
    play = game(store=settings_in(tag))
    picture(play, tour_without_words(play), SIZES[:2], tag)


def test_the_statistics_are_pictured(game: GameMaker) -> None:
    play = game(store=PLAYED)
    play.press("Your games")
    expect(play.page.get_by_role("heading", name="Your games")).to_be_visible()
    picture(play, ["statistics"], SIZES[:2], "fair")


def picture(
    play: Game, screens: Iterable[str], sizes: list[Size], subject: str | None = None
) -> None:
    for screen in screens:
        for width, height in at_each(play, sizes):
            play.phone.picture(f"{subject or play.stall.lower()}-{screen}-{width}x{height}")
