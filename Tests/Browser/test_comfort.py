"""Larger text, larger symbols, the left hand, and lines that run from right to left."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from kit.breakout import BreakoutMaker
from kit.ears import kept
from kit.game import SHORT, Game, GameMaker
from kit.measure import MEASURE, TARGET
from kit.roulette import RouletteMaker
from kit.tour import tour

# What a browser's text is as large as, in CSS pixels, and twice that.
USUAL_TEXT = 16
RIGHT_TO_LEFT = """new MutationObserver(() => {
  const html = document.documentElement;
  if (html && html.dir !== "rtl") html.dir = "rtl";
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["dir"] });"""
# Where a control is: how far from the left and from the right edge.
EDGES = """control => {
  const { left, right } = control.getBoundingClientRect();
  return [left, innerWidth - right];
}"""
# How many of the pixels around a place are white, as symbols are.
WHITE = """([x, y, reach]) => {
  const canvas = document.getElementById("canvas");
  const { data } = canvas.getContext("2d").getImageData(x - reach, y - reach, 2 * reach, 2 * reach);
  let white = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] > 235 && data[at + 1] > 235 && data[at + 2] > 235) white += 1;
  }
  return white;
}"""


def enlarge_text(page: Page, size: int = 2 * USUAL_TEXT) -> None:
    """Lets the browser's text be so large, as its owner can."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


def faults(play: Game, screen: str) -> list[str]:
    found: dict[str, Any] = play.page.evaluate(MEASURE, TARGET)
    return [f"{screen}: {kind}: {what}" for kind, what in found.items() if what]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180)])
def test_text_twice_as_large_is_neither_cut_nor_covered(
    game: GameMaker, width: int, height: int
) -> None:
    play = game(width, height, store=SHORT)
    before = play.page.evaluate("getComputedStyle(document.querySelector('.tagline')).fontSize")
    enlarge_text(play.page)
    after = play.page.evaluate("getComputedStyle(document.querySelector('.tagline')).fontSize")
    assert float(after[:-2]) == 2 * float(before[:-2])
    found = []
    for screen in tour(play):
        play.phone.picture(f"{width}x{height}-large-text-{screen}")
        found += faults(play, screen)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [(320, 480), (390, 844), (844, 390), (1440, 900)])
def test_from_right_to_left_every_screen_fits(game: GameMaker, width: int, height: int) -> None:
    play = game(width, height, store=SHORT, script=RIGHT_TO_LEFT)
    found = []
    for screen in tour(play):
        play.phone.picture(f"{width}x{height}-right-to-left-{screen}")
        assert play.page.evaluate("getComputedStyle(document.body).direction") == "rtl"
        found += faults(play, screen)
    assert not found, "\n".join(found)


def test_from_right_to_left_everything_is_the_other_way_round_but_the_stage(
    game: GameMaker,
) -> None:
    edges: list[list[list[float]]] = []
    rects = []
    for script in ("", RIGHT_TO_LEFT):
        play = game(store=SHORT, script=script)
        places = [play.button("Mute").evaluate(EDGES)]
        play.start()
        places.append(play.button("Pause").evaluate(EDGES))
        rects.append(play.snapshot()["stage"])
        bubbles = play.wait_for_bubbles(2)
        rects.append([(bubble["cssX"], bubble["cssY"]) for bubble in bubbles])
        play.press("Pause")
        places += [tab.evaluate(EDGES) for tab in play.page.get_by_role("tab").all()]
        edges.append(places)
    assert rects[:2] == rects[2:]
    for usual, other in zip(*edges, strict=True):
        assert usual == pytest.approx(other[::-1], abs=1)


def test_from_right_to_left_sliders_are_filled_from_the_right(game: GameMaker) -> None:
    ends = []
    for script in ("", RIGHT_TO_LEFT):
        play = game(script=script)
        play.press("Look and sound")
        slider = play.page.get_by_role("slider", name="Music")
        slider.scroll_into_view_if_needed()
        box = slider.bounding_box()
        assert box
        y = box["y"] + box["height"] / 2
        places = [box["x"] + share * box["width"] for share in (0.2, 0.8)]
        clips = [{"x": round(x), "y": round(y), "width": 1, "height": 1} for x in places]
        ends.append([play.page.screenshot(clip=clip) for clip in clips])
    (start, end), (left, right) = ends
    assert start == right != left == end


def test_from_right_to_left_the_arrows_follow_the_tabs(game: GameMaker) -> None:
    play = game(script=RIGHT_TO_LEFT, touch=False)
    play.enter_stall()
    play.tab("Play").focus()
    play.page.keyboard.press("ArrowLeft")
    assert play.page.evaluate("document.activeElement.innerText") == "Scores"
    play.page.keyboard.press("ArrowRight")
    assert play.page.evaluate("document.activeElement.innerText") == "Play"


@pytest.mark.parametrize(("width", "height"), [(320, 480), (390, 844), (844, 390)])
def test_a_left_hand_finds_the_pause_on_its_side(
    game: GameMaker, width: int, height: int
) -> None:
    sides = []
    for left_handed in (0, 1):
        play = game(width, height, store=kept(left_handed=left_handed))
        play.start()
        sides.append(play.button("Pause").evaluate(EDGES))
        assert not faults(play, "play")
    (left, right), (other_left, other_right) = sides
    assert left > width / 2 and right < 60
    assert other_right > width / 2 and other_left < 60


def test_symbols_on_bubbles_are_larger_where_that_is_wanted(game: GameMaker) -> None:
    white = []
    for large in (0, 1):
        play = game(store=kept(large_symbols=large))
        play.start()
        # No two kinds have as much to see.
        bubble = next(one for one in play.wait_for_bubbles(4) if one["kind"] == "red")
        reach = round(bubble["cssRadius"] * 0.62)
        place = [round(bubble["cssX"]), round(bubble["cssY"]), reach]
        white.append(play.page.evaluate(WHITE, place))
    assert white[0] > 100
    assert 1.8 < white[1] / white[0] < 2.6


def test_symbols_on_bricks_are_larger_where_that_is_wanted(breakout: BreakoutMaker) -> None:
    white = []
    for large in (0, 1):
        play = breakout(store=kept(large_symbols=large))
        play.start()
        play.pass_time(0.2)
        rect = play.snapshot()["stage"]["rect"]
        # The wall, in which only symbols and the shine of each brick are white.
        middle = [round(rect["x"] + rect["width"] / 2), round(rect["y"] + rect["height"] / 4)]
        white.append(play.page.evaluate(WHITE, [*middle, round(rect["height"] / 4)]))
    assert white[1] > 1.15 * white[0] > 0


def test_numbers_of_pockets_are_larger_where_that_is_wanted(roulette: RouletteMaker) -> None:
    white = []
    for large in (0, 1):
        play = roulette(store=kept(large_symbols=large))
        play.start()
        play.pass_time(0.2)
        rect = play.snapshot()["stage"]["rect"]
        middle = [round(rect["x"] + rect["width"] / 2), round(rect["y"] + rect["height"] / 2)]
        white.append(play.page.evaluate(WHITE, [*middle, round(rect["width"] / 2)]))
    assert white[1] > 1.2 * white[0] > 0


def test_pictures_of_things_have_larger_symbols_too(game: GameMaker) -> None:
    sizes = []
    for large in (0, 1):
        play = game(store=kept(large_symbols=large))
        play.enter_stall()
        symbol = play.page.locator(".legend .symbol").first
        sizes.append(symbol.evaluate("symbol => symbol.getBoundingClientRect().width"))
    assert sizes[1] == pytest.approx(1.5 * sizes[0], rel=0.01)
