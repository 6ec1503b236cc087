"""What changes around the page without a change of its size: zooming with two fingers, and an
on-screen keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kit.breakout import BreakoutMaker
from kit.fake_party import FakeParty
from kit.game import Game, GameMaker
from kit.walls import draw

SCALE = 2
# How much the players zoom in.
ZOOM = 1.6


def test_after_zooming_with_two_fingers_a_tap_pops_the_bubble_under_it(game: GameMaker) -> None:
    play = game(scale=SCALE)
    play.start()
    session = play.phone.context.new_cdp_session(play.page)
    session.send("Emulation.setPageScaleFactor", {"pageScaleFactor": ZOOM})
    play.page.wait_for_function(f"() => Math.abs(visualViewport.scale - {ZOOM}) < .01")
    play.wait_for_bubbles(6)
    bubble = play.page.evaluate(SEEN, play.whole_bubbles())
    assert_sharp(play, bubble)
    play.tap(bubble)
    assert play.snapshot()["score"] > 0


def test_the_picture_stays_where_it_is_where_zooming_shrinks_the_inner_size(
    game: GameMaker
) -> None:
    play = game(scale=SCALE, script=AS_IN_WEBKIT)
    play.start()
    play.page.evaluate(f"zoom({ZOOM})")
    play.pass_time(0.1)
    bubble = play.wait_for_bubbles()[0]
    assert_sharp(play, bubble)
    play.tap(bubble)
    assert play.snapshot()["score"] > 0


# Each field, and the button that comes after it.
def at_the_door(game: GameMaker, width: int, height: int) -> tuple[Game, Locator, Locator]:
    play = game(width, height, query="inspect", house=FakeParty())
    play.page.evaluate("location.hash = 'party=BCDF'")
    return play, play.name_field, play.button("Join")


def before_a_run(game: GameMaker, width: int, height: int) -> tuple[Game, Locator, Locator]:
    play = game(width, height)
    play.enter_stall()
    return play, play.name_field, play.button("Play")


PLACES = [at_the_door, before_a_run]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("width", "height", "keyboard"), [(390, 844, 336), (375, 667, 260)])
def test_the_keyboard_leaves_a_field_and_its_button_in_sight(
    game: GameMaker,
    place: Callable[[GameMaker, int, int], tuple[Game, Locator, Locator]],
    width: int,
    height: int,
    keyboard: int,
) -> None:
    play, field, button = place(game, width, height)
    field.click()
    play.page.evaluate(SHOW_KEYBOARD, keyboard)
    for control in (field, button):
        box = control.bounding_box()
        assert box
        assert box["y"] >= 0 and box["y"] + box["height"] <= height - keyboard
    play.page.evaluate(SHOW_KEYBOARD, 0)
    assert not play.page.evaluate(f"{SCROLLER}.scrollHeight > {SCROLLER}.clientHeight")


@pytest.mark.parametrize("place", PLACES)
def test_on_a_phone_held_sideways_the_button_can_be_scrolled_above_the_keyboard(
    game: GameMaker, place: Callable[[GameMaker, int, int], tuple[Game, Locator, Locator]]
) -> None:
    play, field, button = place(game, 844, 390)
    field.click()
    play.page.evaluate(SHOW_KEYBOARD, 200)
    box = field.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 190
    button.evaluate("one => one.scrollIntoView({ block: 'nearest' })")
    box = button.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 190


def test_the_name_of_a_wall_stays_above_the_keyboard(breakout: BreakoutMaker) -> None:
    play = draw(breakout, 375, 667)
    field = play.page.get_by_label("The wall’s name")
    field.click()
    play.page.evaluate(SHOW_KEYBOARD, 260)
    box = field.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 407
    expect(field).to_be_focused()


def assert_sharp(play: Game, bubble: dict[str, float]) -> None:
    """Asserts that the canvas has a pixel for each pixel of the device, and the bubble is on it."""
    sides = ("width", "height", "clientWidth", "clientHeight")
    assert play.canvas.evaluate("(one, sides) => sides.map(side => one[side])", sides) == [
        *(390 * SCALE, 844 * SCALE),
        *(390, 844),
    ]
    place = [bubble["cssX"], bubble["cssY"] + 0.6 * bubble["cssRadius"]]
    assert play.canvas.evaluate(OPACITY, place) > 0.9


# Returns the first bubble that is completely in the visible part of the page.
SEEN = """bubbles => {
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return bubbles.find(({ cssX: x, cssY: y, cssRadius: radius }) =>
    x - radius > offsetLeft && x + radius < offsetLeft + width
    && y - radius > offsetTop && y + radius < offsetTop + height);
}"""
# In WebKit, the inner size of a window is that of its visible part, which shrinks when players zoom
# in.
AS_IN_WEBKIT = """
  let scale = 1;
  for (const side of ["innerWidth", "innerHeight"]) {
    const { get } = Object.getOwnPropertyDescriptor(window, side);
    Object.defineProperty(window, side, { get: () => get.call(window) / scale });
  }
  window.zoom = to => {
    scale = to;
    dispatchEvent(new Event("resize"));
  };
"""
# Covers the page's lower part with a keyboard. The page keeps its size, as on iPhones and in
# Chrome.
SHOW_KEYBOARD = """keyboard => {
  const height = innerHeight - keyboard;
  Object.defineProperty(visualViewport, "height", { get: () => height, configurable: true });
  visualViewport.dispatchEvent(new Event("resize"));
}"""
SCROLLER = "document.querySelector('.body')"
OPACITY = """(canvas, [x, y]) => {
  const density = canvas.width / canvas.clientWidth;
  return canvas.getContext("2d").getImageData(x * density, y * density, 1, 1).data[3] / 255;
}"""
