"""A second finger or another mouse button never moves what the first one holds."""

from __future__ import annotations

from playwright.sync_api import CDPSession, expect

from kit.breakout import BreakoutMaker, paddle_x
from kit.keys import centre
from kit.roulette import Roulette, RouletteMaker
from kit.walls import draw, drawn, middle

CLASSIC = {"funfair.settings": "funfair settings 1\nroulette.mode 1\n"}


def test_a_second_finger_moves_no_chip(roulette: RouletteMaker) -> None:
    play = at_the_cloth(roulette, touch=True)
    session = play.phone.context.new_cdp_session(play.page)
    x, y = centre(play.page.get_by_role("button", name="chip of 100"))
    held = (x + 20, y - 20)
    touch(session, "touchStart", {1: (x, y)})
    touch(session, "touchMove", {1: held})
    touch(session, "touchStart", {1: held, 2: (5, 100)})
    touch(session, "touchMove", {1: held, 2: (60, 160)})
    assert is_near(play, *held)
    touch(session, "touchEnd", {2: (60, 160)})
    assert is_near(play, *held)
    # The first finger still places its chip.
    zero = centre(play.page.get_by_role("button", name="0 green, pays 35 to 1"))
    touch(session, "touchMove", {1: zero})
    touch(session, "touchEnd", {1: zero})
    expect(play.page.locator(".dragged")).to_have_count(0)
    expect(play.page.get_by_role("button", name="0 green: 100 on it")).to_be_visible()


def test_the_right_button_drags_no_chip(roulette: RouletteMaker) -> None:
    play = at_the_cloth(roulette, touch=False)
    x, y = centre(play.page.get_by_role("button", name="chip of 100"))
    mouse = play.page.mouse
    mouse.move(x, y)
    mouse.down(button="right")
    mouse.move(x + 40, y - 40)
    expect(play.page.locator(".dragged")).to_have_count(0)
    mouse.up(button="right")


def test_a_second_finger_draws_no_bricks(breakout: BreakoutMaker) -> None:
    play = draw(breakout)
    first, second, third = (middle(play, *place) for place in ((1, 1), (3, 8), (5, 8)))
    touch(play.session, "touchStart", {1: first})
    touch(play.session, "touchStart", {1: first, 2: second})
    touch(play.session, "touchMove", {1: first, 2: third})
    touch(play.session, "touchEnd", {2: third})
    touch(play.session, "touchEnd", {1: first})
    assert len(drawn(play)) == 1


def test_another_button_moves_no_paddle_and_launches_no_ball(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False)
    play.start()
    x, y = play.middle()
    play.page.mouse.move(x, y)
    play.pass_time(0.02)
    before = play.snapshot()
    for button in ("right", "middle"):
        play.page.mouse.down(button=button)
        play.page.mouse.up(button=button)
        play.pass_time(0.02)
    now = play.snapshot()
    assert paddle_x(now) == paddle_x(before)
    assert now["balls"][0]["vy"] == 0


def at_the_cloth(roulette: RouletteMaker, touch: bool) -> Roulette:
    play = roulette(touch=touch, store=CLASSIC)
    play.start()
    play.press("Spin")
    return play


def touch(session: CDPSession, kind: str, fingers: dict[int, tuple[float, float]]) -> None:
    """Reports fingers by number: those that are down, or those that are lifted."""
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in fingers.items()]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def is_near(play: Roulette, x: float, y: float) -> bool:
    """Returns whether the dragged chip is near a position, in CSS pixels."""
    left, top = centre(play.page.locator(".dragged"))
    return abs(left - x) < 60 and abs(top - y) < 60
