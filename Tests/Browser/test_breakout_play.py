"""Breakout by touch, mouse and keys: launching, dragging, nudging."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import (
    LIVES,
    NUDGE_PAUSE,
    QUARTER,
    Breakout,
    BreakoutMaker,
    breakout_store,
    is_seated,
    paddle_x,
    turned,
)
from kit.game import Snapshot

# The minimum change in a nudged ball's direction, in degrees, allowing for rounding.
NUDGE = 13.9


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


def test_the_paddle_follows_the_finger_and_a_tap_launches_its_ball(
    breakout: BreakoutMaker,
) -> None:
    play = breakout()
    play.start()
    # Drag near the ceiling. Then turn the device, and drag next to the stage.
    drag_about(play, 60, 120)
    play.turn(844, 390)
    play.press("Resume")
    drag_about(play, 190, 200)
    play.launch()
    (ball,) = play.snapshot()["balls"]
    assert ball["vy"] < 0
    play.pass_time(0.2)
    assert play.snapshot()["balls"][0]["y"] < ball["y"] - 50


def test_the_paddle_follows_the_mouse_and_a_click_launches_its_ball(
    breakout: BreakoutMaker,
) -> None:
    play = breakout(1440, 900, touch=False)
    play.start()
    mouse = play.page.mouse
    rect = play.snapshot()["stage"]["rect"]
    left, right = rect["x"], rect["x"] + rect["width"]
    # Point over the stage and next to it, high and low, and also with the button held.
    for x, y in ((left + 100, 300), (left + 260, 80), (left - 200, 700), (right + 90, 300)):
        point(play, x, y)
    mouse.move(left + 150, 400)
    mouse.down()
    point(play, left + 220, 420)
    play.pass_time(0.5)
    assert is_seated(play.snapshot())
    mouse.up()
    point(play, left + 180, 420)
    play.launch()
    assert not is_seated(play.snapshot())
    assert play.status("Nudge") == "ready"
    mouse.click(left + 200, 300)
    assert play.status("Nudge") == f"{NUDGE_PAUSE} s"


def test_the_pointer_is_hidden_only_over_the_stage_during_play(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False)
    play.start()
    rect = play.snapshot()["stage"]["rect"]
    point(play, rect["x"] + 100, 300)
    assert cursor(play) == "none"
    point(play, rect["x"] - 100, 300)
    assert cursor(play) != "none"
    point(play, rect["x"] + 100, 300)
    play.launch()
    assert cursor(play) == "none"
    play.page.keyboard.press("Escape")
    expect(play.page.get_by_role("button", name="Resume")).to_be_visible()
    assert cursor(play) != "none"
    before = paddle_x(play.snapshot())
    play.page.mouse.move(rect["x"] + 300, 300)
    assert paddle_x(play.snapshot()) == before


def test_keys_move_the_paddle_and_launch_its_ball(breakout: BreakoutMaker) -> None:
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
    # Holding the key launches the ball once and doesn't nudge it as well.
    for _ in range(3):
        keyboard.down("Space")
        play.pass_time(0.1)
    keyboard.up("Space")
    assert not is_seated(play.snapshot())
    assert play.status("Nudge") == "ready"


def test_a_tap_nudges_the_ball_and_shows_when_the_next_nudge_is_possible(
    breakout: BreakoutMaker
) -> None:
    play = breakout(store=breakout_store(ball_speed=1))
    play.start()
    play.launch()
    play.pass_time(0.4)
    before = play.snapshot()
    assert play.status("Nudge") == "ready"
    play.tap_stage()
    now = play.snapshot()
    assert turned(before["balls"][0], now["balls"][0]) > NUDGE
    assert play.status("Nudge") == f"{NUDGE_PAUSE} s"
    play.tap_stage()
    assert play.snapshot() == now
    play.pass_time(NUDGE_PAUSE - 0.5)
    assert play.status("Nudge") == "1 s"
    play.pass_time(0.6)
    assert play.status("Nudge") == "ready"


def drag_about(play: Breakout, x: float, y: float) -> None:
    """Drags the paddle to the edge and back. Asserts that it doesn't jump to the finger, or follow
    the finger up and down."""
    began = play.snapshot()
    width = play.page.evaluate("innerWidth")
    with play.finger(x, y) as move:
        for way, rise in ((0, 0), (30, 0), (-25, 80), (55.5, -40), (width, 0), (40, 0), (-20, 0)):
            to = min(max(x + way, 1), width - 1)
            move(to, y + rise)
            assert_follows(play, began, to - x)
            now = play.snapshot()
            assert now["balls"][0]["x"] == paddle_x(now)
    play.pass_time(0.1)
    assert is_seated(play.snapshot())


def point(play: Breakout, x: float, y: float) -> None:
    """Moves the mouse. Asserts that a frame later, the paddle is below it, or at the edge."""
    play.page.mouse.move(x, y)
    play.pass_time(0.02)
    now = play.snapshot()
    stage = now["stage"]
    half = now["paddle"]["width"] / 2
    wanted = (x - stage["rect"]["x"]) * stage["width"] / stage["rect"]["width"]
    wanted = min(max(wanted, half), stage["width"] - half)
    assert paddle_x(now) == pytest.approx(wanted, abs=QUARTER)


def cursor(play: Breakout) -> str:
    return str(play.canvas.evaluate("canvas => getComputedStyle(canvas).cursor"))


def assert_follows(play: Breakout, began: Snapshot, way: float) -> None:
    """Asserts that the paddle has moved as far as the finger, in CSS pixels, or is at the edge."""
    now = play.snapshot()
    stage = now["stage"]
    half = now["paddle"]["width"] / 2
    wanted = paddle_x(began) + way * stage["width"] / stage["rect"]["width"]
    wanted = min(max(wanted, half), stage["width"] - half)
    assert paddle_x(now) == pytest.approx(wanted, abs=QUARTER)
