"""Tilting the device: balls curve towards the lower side, but only if tilt is allowed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.breakout import Breakout, BreakoutMaker, breakout_store
from kit.chromium import WHOLE, launch
from kit.game import Snapshot

TILTED = breakout_store(tilt=1)
# The minimum change of velocity, in stage units per second, that only a tilt can cause.
BENT = 2
NOTICE = "Your device doesn’t allow tilt here."
# Browsers that respond differently to a request for motion sensors.
ABSENT = "delete window.DeviceOrientationEvent"
ANSWERS = """window.asked = [];
DeviceOrientationEvent.requestPermission = () => {
  window.asked.push(navigator.userActivation.isActive);
  return Promise.resolve("ANSWER");
};"""
# Before the first reading, a browser reports empty values.
NOTE_TILT = """([beta, gamma]) => {
  window.isFelt = false;
  addEventListener("deviceorientation", event => {
    window.isFelt ||= event.beta === beta && event.gamma === gamma;
  });
}"""


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """The full Chromium, because the smaller build doesn't support sensors."""
    with launch(browser.browser_type, WHOLE) as whole:
        yield whole


def test_the_ball_curves_towards_the_tilt_once_tilt_is_turned_on(breakout: BreakoutMaker) -> None:
    play = breakout(store=breakout_store(ball_speed=1))
    play.fly()
    before, after = tilted(play, beta=0, gamma=40)
    assert (after["vx"], after["vy"]) == (before["vx"], before["vy"])
    play.tab("Settings").tap()
    play.switch("Tilt").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "true")
    play.tab("Play").tap()
    play.go_on()
    before, after = tilted(play, beta=0, gamma=0)
    assert (after["vx"], after["vy"]) == (before["vx"], before["vy"])
    for gamma, side in ((-35, -1), (35, 1)):
        before, after = tilted(play, beta=0, gamma=gamma)
        assert (after["vx"] - before["vx"]) * side > BENT
        assert after["vy"] == pytest.approx(before["vy"], abs=0.1)
    before, after = tilted(play, beta=50, gamma=0)
    assert after["vy"] > before["vy"] + BENT
    assert after["vx"] == pytest.approx(before["vx"], abs=0.1)
    # In this orientation, the edge of the device that was at the bottom is on the right.
    play.turn(844, 390)
    play.go_on()
    before, after = tilted(play, beta=40, gamma=0)
    assert after["vx"] - before["vx"] > BENT
    assert after["vy"] == pytest.approx(before["vy"], abs=0.1)


@pytest.mark.parametrize("script", [ABSENT, ANSWERS.replace("ANSWER", "denied")])
def test_a_switch_that_cannot_be_turned_on_says_why(breakout: BreakoutMaker, script: str) -> None:
    play = breakout(script=script)
    play.enter_stall()
    play.tab("Settings").tap()
    play.switch("Tilt").tap()
    expect(play.notices).to_contain_text(NOTICE)
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")
    assert "breakout.tilt 1" not in (play.stored("funfair.settings") or "")
    play.press("OK")
    expect(play.notices).to_have_count(0)


def test_permission_for_tilt_is_requested_within_a_tap_and_after_a_reload(
    breakout: BreakoutMaker,
) -> None:
    play = breakout(script=ANSWERS.replace("ANSWER", "granted"))
    play.enter_stall()
    play.tab("Settings").tap()
    assert asked(play) == []
    play.switch("Tilt").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "true")
    expect(play.notices).to_have_count(0)
    assert asked(play) == [True]
    play.reload()
    play.start()
    assert asked(play) == []
    for _ in range(2):
        play.launch()
        assert asked(play) == [True]
    play.tab("Settings").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "true")
    play.switch("Tilt").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")
    assert asked(play) == [True]


def test_if_permission_is_denied_after_a_reload_a_notice_says_so(breakout: BreakoutMaker) -> None:
    play = breakout(script=ANSWERS.replace("ANSWER", "denied"), store=TILTED)
    play.start()
    play.launch()
    expect(play.notices).to_contain_text(NOTICE)
    play.launch()
    assert asked(play) == [True]
    play.tab("Settings").tap()
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")


def asked(play: Breakout) -> list[bool]:
    """Returns, for each permission request, whether it was made within a tap."""
    return list(play.page.evaluate("window.asked"))


def tilted(play: Breakout, beta: float, gamma: float) -> tuple[Snapshot, Snapshot]:
    """Returns the ball before a tilt, and the ball a moment after the page has noticed the tilt."""
    play.page.evaluate(NOTE_TILT, [beta, gamma])
    play.session.send(
        "DeviceOrientation.setDeviceOrientationOverride",
        {"alpha": 0, "beta": beta, "gamma": gamma},
    )
    for _ in range(500):
        if play.page.evaluate("window.isFelt"):
            break
        play.page.wait_for_timeout(10)
    else:
        raise AssertionError("the page received no tilt")
    # The page passes on a reading in the next frame.
    play.pass_time(0.05)
    before = play.snapshot()["balls"][0]
    play.pass_time(0.15)
    return before, play.snapshot()["balls"][0]
