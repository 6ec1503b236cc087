"""The next player to pass, shown next to everything else in the header. The name may be truncated,
but not the number."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.comfort import from_right_to_left, large_text
from kit.game import Game, GameMaker
from kit.sizes import WAYS
from kit.survey import misfits, stumbling_blocks
from kit.wide import RIVAL, WIDE, WIDEST_NAME

LABEL, NAME, FIGURE = (f".hud-rival .{part}" for part in ("hud-label", "hud-name", "figure"))


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_a_rival_fits_next_to_the_clock_and_a_chain(game: GameMaker, way: str) -> None:
    play = game(*WAYS[way][0], script=RIVAL + WIDE)
    play.start()
    look_at(play, way)


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_a_rival_fits_next_to_lives_and_levels(breakout: BreakoutMaker, way: str) -> None:
    play = breakout(*WAYS[way][0], script=RIVAL + WIDE)
    play.fly()
    look_at(play, way)


def look_at(play: Game, way: str) -> None:
    expect(play.page.locator(NAME)).to_have_text(WIDEST_NAME)
    found = misfits(play, WAYS[way])
    if way == "upright":
        found += stumbling_blocks(play)
        with large_text(play):
            found += [f"in large text {one}" for one in misfits(play, WAYS[way][2:4])]
    with from_right_to_left(play):
        found += [f"from right to left {one}" for one in misfits(play, WAYS[way][:4:3])]
    assert not found, "\n".join(found)


def test_on_the_narrowest_phone_only_the_name_is_truncated(game: GameMaker) -> None:
    play = game(320, 568, script=RIVAL + WIDE)
    play.start()
    is_cut = "element => element.scrollWidth > element.clientWidth"
    name, figure = play.page.locator(NAME), play.page.locator(FIGURE)
    assert name.evaluate(is_cut)
    assert not play.page.locator(LABEL).evaluate(is_cut)
    expect(figure).to_have_text("987,654")
    above, below = name.bounding_box(), figure.bounding_box()
    assert above and below
    assert above["y"] + above["height"] <= below["y"] + 1
    assert play.status(f"To pass {WIDEST_NAME}") == "987654"
