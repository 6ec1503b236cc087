"""The position of the stage in its window, and what is drawn on it."""

from __future__ import annotations

from kit.game import GameMaker, Snapshot, settings_store
from kit.sizes import SIZES, resize

# The smallest comfortable touch target, in CSS pixels.
TARGET = 44
# The tolerance for coordinates, which are rounded in JSON.
NEARLY = 0.01
# The window's device pixels per CSS pixel.
DENSITY = 1.5
# The maximum canvas pixels per CSS pixel.
MOST_DENSITY = 2.5


def test_in_every_window_the_stage_is_complete_sharp_and_large_enough(game: GameMaker) -> None:
    play = game(*SIZES[0], scale=DENSITY, store=settings_store(60, 40))
    play.begin()
    # Hints would use a strip of the window.
    play.press("Skip hints")
    play.count_in()
    play.wait_for_bubbles(20)
    for width, height in SIZES:
        resize(play, width, height)
        now = play.snapshot()
        rect = now["stage"]["rect"]
        hud = play.page.locator(".hud").bounding_box()
        assert hud
        assert rect["top"] >= hud["y"] + hud["height"] - NEARLY
        assert rect["left"] >= 0 and rect["left"] + rect["width"] <= width + NEARLY
        assert rect["top"] + rect["height"] <= height + NEARLY
        assert_inside(now)
        assert min(2 * bubble["cssRadius"] for bubble in play.whole_bubbles()) >= TARGET
        pixels = play.page.locator("#canvas").evaluate("one => [one.width, one.height]")
        assert pixels == [width * DENSITY, height * DENSITY]


def test_bubbles_are_drawn_where_the_snapshot_says(game: GameMaker) -> None:
    play = game(scale=DENSITY)
    play.start()
    for bubble in play.wait_for_bubbles(3):
        inside, outside = play.canvas.evaluate(OPACITIES, bubble)
        assert inside > 0.9
        assert outside < inside


def test_the_canvas_has_no_more_detail_than_eyes_can_see(game: GameMaker) -> None:
    play = game(scale=3)
    play.start()
    size = play.page.viewport_size
    assert size
    pixels = play.canvas.evaluate("one => [one.width, one.height]")
    assert pixels == [size["width"] * MOST_DENSITY, size["height"] * MOST_DENSITY]
    for bubble in play.wait_for_bubbles(3):
        inside, outside = play.canvas.evaluate(OPACITIES, bubble)
        assert inside > 0.9
        assert outside < inside


def test_pictures_lost_with_the_graphics_process_are_drawn_again(game: GameMaker) -> None:
    play = game(scale=DENSITY, script=CANVASES)
    play.start()
    bubbles = play.wait_for_bubbles(3)
    play.press("Pause")
    play.press("Resume")
    play.count_in()
    bubble = play.whole_bubbles()[0]
    assert bubbles and play.canvas.evaluate(OPACITIES, bubble)[0] > 0.9
    play.page.evaluate(LOSE)
    play.pass_time(0.05)
    for bubble in play.whole_bubbles():
        assert play.canvas.evaluate(OPACITIES, bubble)[0] > 0.9


def assert_inside(now: Snapshot) -> None:
    rect = now["stage"]["rect"]
    for bubble in now["bubbles"]:
        if bubble["phase"] != "whole":
            continue
        x, y, radius = bubble["cssX"], bubble["cssY"], bubble["cssRadius"]
        assert rect["x"] - NEARLY <= x - radius, bubble
        assert x + radius <= rect["x"] + rect["width"] + NEARLY, bubble
        assert rect["y"] - NEARLY <= y - radius, bubble
        assert y + radius <= rect["y"] + rect["height"] + NEARLY, bubble


# Returns the opacity of the canvas just inside a bubble's lower edge, and just outside the edge.
OPACITIES = """(canvas, bubble) => {
  const context = canvas.getContext("2d");
  const density = canvas.width / innerWidth;
  return [-3, 3].map(distance => {
    const y = (bubble.cssY + bubble.cssRadius + distance) * density;
    return context.getImageData(bubble.cssX * density, y, 1, 1).data[3] / 255;
  });
}"""
# Records each canvas, even those outside the page.
CANVASES = """
  window.canvases = [];
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (...all) {
    if (!window.canvases.includes(this)) window.canvases.push(this);
    return getContext.apply(this, all);
  };
"""
# Simulates a lost graphics process: makes every canvas empty, and resets its state.
LOSE = """() => {
  for (const canvas of window.canvases) canvas.width = canvas.width;
  document.getElementById("canvas").dispatchEvent(new Event("contextrestored"));
}"""
