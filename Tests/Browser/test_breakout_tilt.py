"""Tilting the device: balls roll to the side it is tilted to, and only where that is allowed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker, breakout_store, speed_of

TILTED = breakout_store(tilt=1)
# By how much a velocity has changed after a while, in stage units a second, and surely by the tilt.
BENT = 12
NOTICE = "This device does not let the page feel how it is tilted."
# Browsers that answer differently when they are asked whether a page may feel the tilt.
ABSENT = "delete window.DeviceOrientationEvent"
ANSWERS = """window.asked = [];
DeviceOrientationEvent.requestPermission = () => {
  window.asked.push(navigator.userActivation.isActive);
  return Promise.resolve("ANSWER");
};"""
# Where nothing was told yet, a browser tells that it knows nothing.
NOTE_TILT = """([beta, gamma]) => {
  window.isFelt = false;
  addEventListener("deviceorientation", event => {
    window.isFelt ||= event.beta === beta && event.gamma === gamma;
  });
}"""


@pytest.mark.parametrize(("gamma", "side"), [(-35, -1), (35, 1)])
def test_the_ball_bends_to_the_side_the_device_is_tilted_to(
    breakout: BreakoutMaker, gamma: float, side: int
) -> None:
    play = breakout(store=TILTED)
    play.fly()
    before = play.snapshot()["balls"][0]
    tilt(play, beta=0, gamma=gamma)
    play.pass_time(0.3)
    ball = play.snapshot()["balls"][0]
    assert (ball["vx"] - before["vx"]) * side > BENT
    assert ball["vy"] == pytest.approx(before["vy"], abs=1)


def test_a_flat_device_pulls_nothing(breakout: BreakoutMaker) -> None:
    play = breakout(store=TILTED)
    play.fly()
    before = play.snapshot()["balls"][0]
    tilt(play, beta=0, gamma=0)
    play.pass_time(0.3)
    ball = play.snapshot()["balls"][0]
    assert (ball["vx"], ball["vy"]) == (before["vx"], before["vy"])


def test_a_device_held_up_pulls_down(breakout: BreakoutMaker) -> None:
    play = breakout(store=TILTED)
    play.fly()
    before = play.snapshot()["balls"][0]
    tilt(play, beta=50, gamma=0)
    play.pass_time(0.3)
    ball = play.snapshot()["balls"][0]
    assert ball["vy"] > before["vy"] + BENT
    assert speed_of(ball) < speed_of(before)


def test_without_the_setting_the_tilt_does_nothing(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    before = play.snapshot()["balls"][0]
    tilt(play, beta=0, gamma=40)
    play.pass_time(0.3)
    ball = play.snapshot()["balls"][0]
    assert (ball["vx"], ball["vy"]) == (before["vx"], before["vy"])


@pytest.mark.parametrize("script", [ABSENT, ANSWERS.replace("ANSWER", "denied")])
def test_a_switch_that_cannot_be_turned_on_says_why(breakout: BreakoutMaker, script: str) -> None:
    play = breakout(script=script)
    to_settings(play)
    play.switch("Tilt").tap()
    expect(play.notices).to_contain_text(NOTICE)
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")
    assert "breakout.tilt 1" not in (play.stored("funfair.settings") or "")
    play.press("OK")
    expect(play.notices).to_have_count(0)


def test_who_has_to_be_asked_is_asked_within_the_tap(breakout: BreakoutMaker) -> None:
    play = breakout(script=ANSWERS.replace("ANSWER", "granted"))
    to_settings(play)
    assert play.page.evaluate("window.asked") == []
    play.switch("Tilt").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "true")
    expect(play.notices).to_have_count(0)
    assert play.page.evaluate("window.asked") == [True]
    play.switch("Tilt").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")
    assert play.page.evaluate("window.asked") == [True]


@pytest.mark.parametrize(("answer", "is_on"), [("granted", 1), ("denied", 0)])
def test_after_a_reload_the_first_tap_on_the_stage_asks_again(
    breakout: BreakoutMaker, answer: str, is_on: int
) -> None:
    play = breakout(script=ANSWERS.replace("ANSWER", answer), store=TILTED)
    play.start()
    assert play.page.evaluate("window.asked") == []
    play.launch()
    assert play.page.evaluate("window.asked") == [True]
    expect(play.notices).to_have_count(1 - is_on)
    play.launch()
    assert play.page.evaluate("window.asked") == [True]
    play.tab("Settings").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "true" if is_on else "false")


def to_settings(play: Breakout) -> None:
    play.enter_stall()
    play.tab("Settings").tap()


def tilt(play: Breakout, beta: float, gamma: float) -> None:
    """Tilts the device, and waits until the page has felt it."""
    play.page.evaluate(NOTE_TILT, [beta, gamma])
    play.session.send(
        "DeviceOrientation.setDeviceOrientationOverride",
        {"alpha": 0, "beta": beta, "gamma": gamma},
    )
    for _ in range(500):
        if play.page.evaluate("window.isFelt"):
            return
        play.page.wait_for_timeout(10)
    raise AssertionError("the page felt nothing")
