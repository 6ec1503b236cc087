"""Where bubbles are: wholly on the stage, never over one another, never too small to hit."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from kit.game import GameMaker, Snapshot, settings_store
from kit.sizes import SIZES

# The smallest target that a finger hits well, in CSS pixels.
TARGET = 44
# Rounding of coordinates on their way through JSON.
NEARLY = 0.01


@pytest.mark.parametrize(
    ("width", "height", "most_bubbles"),
    [(390, 844, 1), (390, 844, 15), *((width, height, 40) for width, height in SIZES)],
)
def test_bubbles_are_wholly_on_the_stage_and_never_overlap(
    game: GameMaker, width: int, height: int, most_bubbles: int
) -> None:
    play = game(width, height, scale=1, store=settings_store(10, most_bubbles))
    play.start()
    seen = 0
    while (now := play.snapshot())["screen"] == "play":
        assert len(now["bubbles"]) <= most_bubbles
        assert_inside(now)
        assert_apart(now)
        seen = max(seen, len(now["bubbles"]))
        play.pass_time(0.4)
    assert seen >= most_bubbles // 2


def test_the_smallest_bubbles_are_large_enough_for_a_finger(game: GameMaker) -> None:
    play = game(320, 480, store=settings_store(10, 40))
    play.start()
    play.wait_for_bubbles(20)
    assert min(2 * bubble["cssRadius"] for bubble in play.whole_bubbles()) >= TARGET


def test_fewer_bubbles_are_larger(game: GameMaker) -> None:
    def largest(most_bubbles: int) -> float:
        play = game(store=settings_store(10, most_bubbles))
        play.start()
        return max(float(bubble["radius"]) for bubble in play.wait_for_bubbles())

    assert largest(1) > largest(40)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_stage_is_below_the_score_and_inside_the_window(
    game: GameMaker, width: int, height: int
) -> None:
    play = game(width, height)
    play.start()
    rect = play.snapshot()["stage"]["rect"]
    hud = play.page.locator(".hud").bounding_box()
    assert hud
    assert rect["top"] >= hud["y"] + hud["height"] - NEARLY
    assert rect["left"] >= 0 and rect["left"] + rect["width"] <= width
    assert rect["top"] + rect["height"] <= height


@pytest.mark.parametrize("scale", [1, 1.5, 2, 3])
def test_the_canvas_has_a_pixel_for_every_pixel_of_the_device(
    game: GameMaker, scale: float
) -> None:
    play = game(390, 844, scale=scale)
    play.start()
    size = play.canvas.evaluate("canvas => [canvas.width, canvas.height]")
    assert size == [390 * scale, 844 * scale]


def test_bubbles_are_drawn_where_the_snapshot_says(game: GameMaker) -> None:
    play = game()
    play.start()
    for bubble in play.wait_for_bubbles(3):
        inside, outside = play.canvas.evaluate(OPACITIES, bubble)
        assert inside > 0.9
        assert outside < inside


def test_every_game_second_some_bubbles_go_and_others_come(game: GameMaker) -> None:
    play = game()
    play.start()
    went, came, counts = 0, 0, set()
    before = {bubble["id"] for bubble in play.snapshot()["bubbles"]}
    for _ in range(15):
        play.pass_time(1)
        now = {bubble["id"] for bubble in play.snapshot()["bubbles"]}
        went += len(before - now)
        came += len(now - before)
        counts.add(len(now))
        before = now
    assert went > 5 and came > 5
    assert len(counts) > 3


def test_bubbles_rise_and_faster_towards_the_end(game: GameMaker) -> None:
    play = game(store=settings_store(10, 15))
    play.start()
    play.pass_time(0.5)
    first = play.snapshot()
    play.pass_time(0.1)
    heights = {bubble["id"]: bubble["y"] for bubble in play.snapshot()["bubbles"]}
    whole = [bubble for bubble in first["bubbles"] if bubble["phase"] == "whole"]
    risen = [bubble["y"] - heights[bubble["id"]] for bubble in whole if bubble["id"] in heights]
    assert risen and max(risen) > 0 and min(risen) >= 0
    play.pass_time(8.5)
    assert play.snapshot()["speed"] > 1.5 * first["speed"]


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


def assert_apart(now: Snapshot) -> None:
    for one, other in combinations(now["bubbles"], 2):
        distance = hypot(one["x"] - other["x"], one["y"] - other["y"])
        assert distance >= one["radius"] + other["radius"], (one, other)


# How opaque the canvas is just inside a bubble's lower edge, and just outside it.
OPACITIES = """(canvas, bubble) => {
  const context = canvas.getContext("2d");
  const density = canvas.width / innerWidth;
  return [-3, 3].map(distance => {
    const y = bubble.cssY + bubble.cssRadius + distance;
    return context.getImageData(bubble.cssX * density, y * density, 1, 1).data[3] / 255;
  });
}"""
