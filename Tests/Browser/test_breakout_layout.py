"""Every screen of Breakout at every size: nothing is cut off or too small, and the stage keeps its
shape. The screens are also checked for screen readers and with more contrast."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker
from kit.breakout_tour import ON_STAGE, RUN, KeptRuns, breakout_tour
from kit.measure import faults, in_words
from kit.sizes import WAYS
from kit.survey import misfits, stumbling_blocks
from kit.wide import WIDE

SHAPE = 400 / 640
# The share of the stage's height that a thumb needs below the paddle.
THUMB = 0.1
# The tolerance for coordinates, which are rounded in JSON and layout.
NEARLY = 0.01


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_every_screen_has_a_sound_layout(
    breakout: BreakoutMaker, kept_runs: KeptRuns, way: str
) -> None:
    play = breakout(*WAYS[way][0], store={RUN: kept_runs.cleared}, script=WIDE)
    found = []
    for screen in breakout_tour(play, kept_runs):

        def measure(width: int, height: int, has_stage: bool = screen in ON_STAGE) -> list[str]:
            here = faults(play.page.evaluate)
            return here + in_words(measured_stage(play)) if has_stage else here

        here = misfits(play, WAYS[way], measure)
        if way == "upright":
            here += stumbling_blocks(play)
        found += [f"{screen} {one}" for one in here]
    assert not found, "\n".join(found)


def test_on_a_phone_held_sideways_tabs_appear_only_during_a_pause(breakout: BreakoutMaker) -> None:
    play = breakout(844, 390)
    play.fly()
    expect(play.tab("Scores")).to_be_hidden()
    rect = play.snapshot()["stage"]["rect"]
    assert rect["height"] > 0.96 * 390
    play.press("Pause")
    expect(play.tab("Scores")).to_be_visible()
    assert play.snapshot()["stage"]["rect"] == rect


@pytest.mark.parametrize("scale", [1, 1.5, 2.5])
def test_the_canvas_has_a_pixel_for_each_device_pixel(
    breakout: BreakoutMaker, scale: float
) -> None:
    play = breakout(scale=scale)
    play.start()
    size = play.canvas.evaluate("canvas => [canvas.width, canvas.height]")
    assert size == [390 * scale, 844 * scale]
    assert play.canvas.evaluate("canvas => [canvas.clientWidth, canvas.clientHeight]") == [390, 844]


def test_shapes_are_drawn_where_the_snapshot_says(breakout: BreakoutMaker) -> None:
    play = breakout(scale=2)
    play.fly()
    now = play.snapshot()
    rect = now["stage"]["rect"]
    brick, paddle, ball = now["bricks"][15], now["paddle"], now["balls"][0]
    middle = brick["cssY"] + brick["cssHeight"] / 2
    # Points inside and outside a brick, the paddle and the ball, and an empty point on the stage.
    for x, y, is_there in (
        (brick["cssX"] + brick["cssWidth"] / 2, middle, True),
        (now["bricks"][0]["cssX"] + 5, now["bricks"][0]["cssY"] - 4, False),
        (paddle["cssX"] + 8, paddle["cssY"] + paddle["cssHeight"] / 2, True),
        (paddle["cssX"] - 4, paddle["cssY"] + paddle["cssHeight"] / 2, False),
        (ball["cssX"], ball["cssY"], True),
        (rect["x"] + 20, rect["y"] + rect["height"] * 0.7, False),
    ):
        opacity = play.canvas.evaluate(OPACITY, [x, y])
        assert (opacity > 0.9) == is_there, (x, y, opacity)


def measured_stage(play: Breakout) -> dict[str, Any]:
    """Returns the stage's faults, by kind."""
    now = play.snapshot()
    rect, paddle = now["stage"]["rect"], now["paddle"]
    width, height = play.page.evaluate("[innerWidth, innerHeight]")
    found: dict[str, Any] = {
        "shape": [] if abs(rect["width"] / rect["height"] - SHAPE) < NEARLY else [rect],
        "stage outside": []
        if rect["x"] > -NEARLY
        and rect["y"] > -NEARLY
        and rect["x"] + rect["width"] < width + NEARLY
        and rect["y"] + rect["height"] < height + NEARLY
        else [rect],
    }
    below = rect["y"] + rect["height"] - paddle["cssY"] - paddle["cssHeight"]
    found["paddle too low"] = [] if below >= THUMB * rect["height"] else [below]
    found["covers the stage"] = play.page.evaluate(COVERED, rect)
    return found


# Returns the parts of the page, apart from dialogs, that cover part of the stage.
COVERED = """rect => [...document.querySelectorAll(".hud > *, .tabs")]
  .filter(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < rect.x + rect.width - 1 && right > rect.x + 1
      && top < rect.y + rect.height - 1 && bottom > rect.y + 1;
  })
  .map(element => element.className)"""
# Returns the opacity of the canvas at a point on the page.
OPACITY = """(canvas, [x, y]) => {
  const density = canvas.width / innerWidth;
  return canvas.getContext("2d").getImageData(x * density, y * density, 1, 1).data[3] / 255;
}"""
