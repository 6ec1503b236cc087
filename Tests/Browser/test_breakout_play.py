"""Breakout by touch, mouse and keys: launching, dragging, nudging."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import (
    COLUMNS,
    LIVES,
    NUDGE_PAUSE,
    PADDLE_TOP,
    QUARTER,
    SPEEDS,
    Breakout,
    BreakoutMaker,
    breakout_store,
    is_seated,
    paddle_x,
    speed_of,
    turned,
)
from kit.game import Snapshot

# What a nudge turns a ball by at least and at most, in degrees, with some rounding.
NUDGE = (13.9, 30.1)
# Long enough for a touch to be no tap.
LONG = 0.5


def test_the_stall_opens_with_its_tabs(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.enter_stall()
    tabs = play.page.get_by_role("tablist").get_by_role("tab")
    expect(tabs).to_have_text(["Play", "Scores", "Settings", "How to play"])
    expect(play.page).to_have_title("Breakout · Funfair")
    play.name_field.fill("Grace")
    play.press_play()
    expect(play.canvas).to_be_visible()
    expect(tabs).to_have_count(4)
    assert (play.status("Score"), play.status("Best")) == ("0", "–")
    assert play.status("Lives").split() == [str(LIVES)]
    assert play.snapshot()["player"] == "Grace"


def test_the_snapshot_tells_the_whole_state(breakout: BreakoutMaker) -> None:
    play = breakout(store=breakout_store(balls=2))
    play.fly()
    now = play.snapshot()
    run = {"tick", "score", "lives", "level", "broken", "phase", "stage", "paddle"}
    assert {"screen", "game"} | run <= set(now)
    assert now["game"] == "breakout"
    place = {"x", "y", "cssX", "cssY"}
    for ball in now["balls"]:
        assert {"id", "radius", "cssRadius", "vx", "vy"} | place <= set(ball)
    box = place | {"width", "height", "cssWidth", "cssHeight"}
    for brick in now["bricks"]:
        assert {"id", "hits", "kind"} | box <= set(brick)
    assert box <= set(now["paddle"])
    assert len(now["balls"]) == 2 and len(now["bricks"]) == 6 * COLUMNS


def test_the_ball_sits_on_the_paddle_until_a_tap(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    play.pass_time(2)
    (ball,) = play.snapshot()["balls"]
    assert (ball["x"], ball["y"], speed_of(ball)) == (200, PADDLE_TOP, 0)
    play.launch()
    (ball,) = play.snapshot()["balls"]
    assert ball["vy"] < 0 and speed_of(ball) == pytest.approx(SPEEDS[5])
    play.pass_time(0.2)
    assert play.snapshot()["balls"][0]["y"] < PADDLE_TOP - 50


def test_the_waiting_ball_goes_with_the_paddle(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    x, y = play.middle()
    with play.finger(x, y) as move:
        for way in (-70, 40, 110):
            move(x + way, y)
            now = play.snapshot()
            assert now["balls"][0]["x"] == paddle_x(now) != 200
    assert is_seated(play.snapshot())


@pytest.mark.parametrize(
    ("width", "height", "start"),
    [
        # Onto the paddle's height, near the ceiling, beside the stage, and over it.
        (390, 844, (195, 600)),
        (390, 844, (60, 120)),
        (820, 1180, (30, 800)),
        (844, 390, (190, 200)),
    ],
)
def test_the_paddle_moves_exactly_as_far_as_the_finger(
    breakout: BreakoutMaker, width: int, height: int, start: tuple[float, float]
) -> None:
    play = breakout(width, height)
    play.start()
    began = play.snapshot()
    x, y = start
    with play.finger(x, y) as move:
        # Without a jump to the finger; up and down does nothing; against the edge and back again.
        for way, rise in ((0, 0), (30, 0), (-25, 80), (55.5, -40), (width, 0), (40, 0), (-20, 0)):
            to = min(max(x + way, 1), width - 1)
            move(to, y + rise)
            assert_follows(play, began, to - x)
    play.pass_time(0.1)
    assert play.snapshot()["phase"] == "running"


def test_the_paddle_follows_a_second_touch_from_where_it_is(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    with play.finger(100, 400) as move:
        move(160, 400)
    now = play.snapshot()
    with play.finger(300, 200) as move:
        move(270, 200)
        assert_follows(play, now, -30)


def test_a_mouse_drags_the_paddle_too(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False)
    play.start()
    began = play.snapshot()
    mouse = play.page.mouse
    mouse.move(200, 300)
    play.pass_time(0.02)
    assert paddle_x(play.snapshot()) == paddle_x(began)
    mouse.down()
    for way in (-90, 130, 900, 60):
        mouse.move(200 + way, 310)
        play.pass_time(0.02)
        assert_follows(play, began, way)
    mouse.up()
    now = play.snapshot()
    mouse.move(500, 300)
    play.pass_time(0.02)
    assert paddle_x(play.snapshot()) == paddle_x(now)
    assert is_seated(now)
    mouse.click(200, 300)
    assert not is_seated(play.snapshot())


def test_arrow_keys_move_the_paddle_and_space_launches(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False)
    play.start()
    keyboard = play.page.keyboard
    for key, way in (("ArrowLeft", -1), ("d", 1)):
        before = paddle_x(play.snapshot())
        keyboard.down(key)
        play.pass_time(0.16)
        keyboard.up(key)
        after = paddle_x(play.snapshot())
        assert 40 < (after - before) * way < 130
        play.pass_time(0.16)
        assert paddle_x(play.snapshot()) == after
    assert is_seated(play.snapshot())
    keyboard.press("Space")
    assert not is_seated(play.snapshot())


def test_a_tap_nudges_the_ball_and_the_next_one_has_to_wait(breakout: BreakoutMaker) -> None:
    play = breakout(store=breakout_store(ball_speed=1))
    play.start()
    play.launch()
    play.pass_time(0.4)
    before = play.snapshot()
    assert play.status("Nudge") == "ready"
    play.tap_stage()
    now = play.snapshot()
    assert_nudged(before, now)
    assert play.status("Nudge") == f"{NUDGE_PAUSE} s"
    play.tap_stage()
    assert play.snapshot() == now
    play.pass_time(NUDGE_PAUSE - 0.5)
    assert play.status("Nudge") == "1 s"
    before = play.snapshot()
    play.tap_stage()
    assert play.snapshot() == before
    play.pass_time(0.6)
    assert play.status("Nudge") == "ready"
    before = play.snapshot()
    play.tap_stage()
    assert_nudged(before, play.snapshot())


def test_a_drag_or_a_long_touch_is_no_nudge(breakout: BreakoutMaker) -> None:
    play = breakout(store=breakout_store(ball_speed=1))
    play.fly()
    before = play.snapshot()["balls"][0]
    with play.finger(100, 300) as move:
        move(140, 300)
    with play.finger(100, 300):
        play.pass_time(LONG)
    assert turned(before, play.snapshot()["balls"][0]) == pytest.approx(0, abs=0.001)
    assert play.status("Nudge") == "ready"


def assert_follows(play: Breakout, began: Snapshot, way: float) -> None:
    """The paddle is as far from where it began as the finger, in CSS pixels; or at the edge."""
    now = play.snapshot()
    stage = now["stage"]
    half = now["paddle"]["width"] / 2
    wanted = paddle_x(began) + way * stage["width"] / stage["rect"]["width"]
    wanted = min(max(wanted, half), stage["width"] - half)
    assert paddle_x(now) == pytest.approx(wanted, abs=QUARTER)


def assert_nudged(before: Snapshot, after: Snapshot) -> None:
    (was,), (is_now,) = before["balls"], after["balls"]
    assert NUDGE[0] < turned(was, is_now) < NUDGE[1]
    assert speed_of(is_now) == pytest.approx(speed_of(was))
    assert (was["x"], was["y"]) == (is_now["x"], is_now["y"])
