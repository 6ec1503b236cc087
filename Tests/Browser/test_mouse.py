"""A window without the focus pauses a run by mouse, and the mouse can be kept in the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.breakout import Breakout, BreakoutMaker, is_seated, paddle_x
from kit.chromium import WHOLE, launch
from kit.game import GameMaker

SETTING = "Keep the mouse in the game"
KEPT = {"funfair.settings": "funfair settings 1\nkeep-mouse 1\n"}
LOSE_FOCUS = "dispatchEvent(new Event('blur'))"
# Replaces the browser's lock, which Escape doesn't end in a browser without a window. As in a
# browser, a script gets it only because of a click.
LOCK = """
  window.locks = 0;
  const lock = element => {
    Object.defineProperty(document, "pointerLockElement", { value: element, configurable: true });
    document.dispatchEvent(new Event("pointerlockchange"));
  };
  Element.prototype.requestPointerLock = async function () {
    // Browsers measure the time since the last click, which depends on the machine.
    const { type, submitter } = window.event ?? {};
    const isClick = type === "click" || type === "pointerdown" || submitter;
    if (!isClick) throw new DOMException("", "NotAllowedError");
    window.locks += 1;
    lock(this);
  };
  Document.prototype.exitPointerLock = () => lock(null);
"""
IS_LOCKED = "Boolean(document.pointerLockElement)"


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """The full Chromium, because the smaller build reports wrong movements of a kept mouse."""
    with launch(browser.browser_type, WHOLE) as whole:
        yield whole


def test_a_window_that_loses_the_focus_pauses_a_run_by_mouse(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False)
    play.start()
    play.page.evaluate(LOSE_FOCUS)
    expect(play.dialog("Paused")).to_be_visible()
    # When the window loses the focus again, the run is still paused.
    play.page.evaluate(LOSE_FOCUS)
    expect(play.dialog("Paused")).to_be_visible()


def test_a_window_that_loses_the_focus_pauses_no_run_by_touch(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    play.launch()
    play.page.evaluate(LOSE_FOCUS)
    expect(play.dialog("Paused")).to_have_count(0)
    assert play.snapshot()["phase"] == "running"


def test_a_window_that_loses_the_focus_pauses_no_game_that_the_mouse_clicks(
    game: GameMaker,
) -> None:
    play = game(touch=False)
    play.start()
    play.page.evaluate(LOSE_FOCUS)
    assert play.snapshot()["phase"] == "running"


def test_the_mouse_is_kept_in_the_game_only_during_a_run(breakout: BreakoutMaker) -> None:
    play = kept(breakout)
    assert is_kept(play)
    play.page.keyboard.press("Escape")
    expect(play.dialog("Paused")).to_be_visible()
    assert not is_kept(play)
    play.go_on()
    assert is_kept(play)


def test_a_kept_mouse_moves_the_paddle_beyond_the_edge_of_the_screen(
    breakout: BreakoutMaker,
) -> None:
    play = kept(breakout, script=None)
    play.page.wait_for_function(f"() => {IS_LOCKED}")
    rect = play.snapshot()["stage"]["rect"]
    scale = rect["width"] / play.snapshot()["stage"]["width"]
    mouse = play.page.mouse
    # The page hears only movements: where the mouse was before doesn't matter.
    far = (rect["x"] + rect["width"] + 300, 400)
    mouse.move(*far)
    play.pass_time(0.02)
    right = paddle_x(play.snapshot())
    mouse.move(far[0] - 100, 400)
    play.pass_time(0.02)
    assert paddle_x(play.snapshot()) <= right - 100 / scale + play.snapshot()["paddle"]["width"] / 2
    before = paddle_x(play.snapshot())
    mouse.move(far[0] - 150, 410)
    play.pass_time(0.02)
    assert paddle_x(play.snapshot()) == pytest.approx(before - 50 / scale, abs=1)
    assert is_seated(play.snapshot())
    mouse.down()
    mouse.up()
    play.pass_time(0.02)
    # The click launches the ball where the paddle is.
    assert not is_seated(play.snapshot())
    assert paddle_x(play.snapshot()) == pytest.approx(before - 50 / scale, abs=1)


def test_a_mouse_that_the_player_frees_pauses_the_run(breakout: BreakoutMaker) -> None:
    play = kept(breakout)
    # The browser takes Escape for itself.
    play.page.evaluate("document.exitPointerLock()")
    expect(play.dialog("Paused")).to_be_visible()


def test_a_click_asks_again_if_the_browser_refused(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False, store=KEPT, script=LOCK)
    play.enter_stall()
    play.name_field.fill("Ada")
    play.name_field.evaluate("field => field.form.requestSubmit()")
    play.page.evaluate("window.locks = 0")
    play.count_in()
    play.launch()
    assert is_kept(play)


def test_the_mouse_is_free_unless_the_player_wants_it_kept(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False, script=LOCK)
    play.start()
    play.launch()
    assert play.page.evaluate("window.locks") == 0
    play.page.keyboard.press("Escape")
    play.tab("Settings").click()
    play.switch(SETTING).click()
    play.tab("Play").click()
    play.go_on()
    assert is_kept(play)


def test_a_phone_has_no_setting_for_the_mouse(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.press("Look and sound")
    expect(play.switch("Left-handed")).to_be_visible()
    expect(play.switch(SETTING)).to_have_count(0)


def kept(breakout: BreakoutMaker, script: str | None = LOCK) -> Breakout:
    """Begins a run with the setting on."""
    play = breakout(1440, 900, touch=False, store=KEPT, script=script)
    play.start()
    return play


def is_kept(play: Breakout) -> bool:
    return bool(play.page.evaluate(IS_LOCKED))
