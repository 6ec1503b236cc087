"""Stopping a run of Breakout in the middle of the flight, and going on with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit.breakout import WIDTHS, Breakout, BreakoutMaker, breakout_store, is_seated, run_of
from kit.game import COUNT_IN

TICKS_PER_SECOND = 120
WAYS_TO_STOP: dict[str, Callable[[Breakout], None]] = {
    "the button": lambda play: play.button("Pause").tap(),
    "the Escape key": lambda play: play.page.keyboard.press("Escape"),
    "a hidden page": lambda play: play.hide(),
    "the Scores tab": lambda play: play.tab("Scores").tap(),
    "the Settings tab": lambda play: play.tab("Settings").tap(),
    "the How to play tab": lambda play: play.tab("How to play").tap(),
}


@pytest.mark.parametrize("way", WAYS_TO_STOP)
def test_the_ball_stands_still_and_then_goes_on_as_it_was(
    breakout: BreakoutMaker, way: str
) -> None:
    play = breakout(store=breakout_store(balls=2))
    play.fly()
    before = run_of(play.snapshot())
    WAYS_TO_STOP[way](play)
    play.pass_time(1)
    if way.endswith("tab"):
        assert play.snapshot()["screen"] != "play"
        play.tab("Play").tap()
    expect(play.dialog("Paused")).to_be_visible()
    paused = play.snapshot()
    assert paused["phase"] == "paused" and run_of(paused) == before
    play.pass_time(1)
    assert play.snapshot() == paused
    assert_goes_on(play, "Resume")


def test_the_play_tab_does_not_stop_what_it_shows(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    play.tab("Play").tap()
    assert play.snapshot()["phase"] == "running"


def test_another_paddle_is_there_at_once_and_the_ball_goes_on_as_it_was(
    breakout: BreakoutMaker,
) -> None:
    play = breakout()
    play.fly()
    before = run_of(play.snapshot())
    for size in ("S", "L", "M", "L"):
        play.tab("Settings").tap()
        play.choose("Paddle", size)
        play.tab("Play").tap()
        now = run_of(play.snapshot())
        assert now["paddle"]["width"] == WIDTHS[size]
        assert now["balls"] == before["balls"] and now["tick"] == before["tick"]
    assert now["paddle"]["x"] + WIDTHS["L"] / 2 == 200
    assert now["bricks"] == before["bricks"]
    assert_goes_on(play, "Resume")


def test_what_is_paused_can_still_be_seen(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    play.press("Pause")
    expect(play.canvas).to_be_visible()
    assert play.page.evaluate(IS_PAINTED)


def test_taps_and_drags_while_paused_change_nothing(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    play.press("Pause")
    before = play.snapshot()
    rect = before["stage"]["rect"]
    x, y = rect["x"] + 20, rect["y"] + rect["height"] - 20
    play.tap_at(x, y)
    with play.finger(x, y) as move:
        move(x + 90, y)
    for key in ("ArrowLeft", "a"):
        play.page.keyboard.press(key)
    assert play.snapshot() == before


def test_the_paddle_can_be_taken_hold_of_during_the_count_in(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    play.press("Pause")
    before = play.snapshot()
    play.press("Resume")
    x, y = play.middle()
    with play.finger(x, y) as move:
        move(x + 60, y)
        now = play.snapshot()
        assert now["phase"] == "countIn" and now["balls"] == before["balls"]
        assert now["paddle"]["cssX"] == pytest.approx(before["paddle"]["cssX"] + 60, abs=0.25)


def test_a_ball_on_the_paddle_needs_no_count_in(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    play.press("Pause")
    play.press("Resume")
    now = play.snapshot()
    assert now["phase"] == "running" and is_seated(now)


def test_a_run_goes_on_after_a_reload_exactly_where_it_was(breakout: BreakoutMaker) -> None:
    play = breakout(store=breakout_store(balls=3))
    play.fly()
    play.pass_time(1.2)
    before = run_of(play.snapshot())
    assert before["score"] > 0
    play.reload()
    waiting = play.page.get_by_role("paragraph").filter(has_text="A run is waiting")
    for part in ("Ada", "level 1", "3 lives", f"{before['score']:,} points"):
        expect(waiting).to_contain_text(part)
    play.press("Continue")
    assert run_of(play.snapshot()) == before
    assert_goes_on(play, None)


def test_a_run_can_be_dropped_at_home_or_in_the_pause(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    play.reload()
    play.press("Drop this run")
    expect(play.button("Continue")).to_have_count(0)
    assert play.stored("funfair.run.breakout") is None
    play.fly()
    play.press("Pause")
    play.press("Drop this run")
    assert play.snapshot()["screen"] == "player"
    assert play.stored("funfair.run.breakout") is None


def test_runs_of_both_games_can_wait_at_once(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    before = run_of(play.snapshot())
    play.press("Pause")
    play.press("Home")
    play.leave_a_run_of_bubblepop()
    expect(play.button("Continue")).to_have_count(2)
    play.reload()
    stalls = play.page.locator(".stall")
    stalls.filter(has_text="BubblePop").get_by_role("button", name="Drop this run").tap()
    play.press("Continue")
    assert run_of(play.snapshot()) == before


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 480)])
def test_a_turned_device_pauses_and_the_run_goes_on_undisturbed(
    breakout: BreakoutMaker, width: int, height: int
) -> None:
    play = breakout(width, height)
    play.fly()
    before = run_of(play.snapshot())
    play.turn(height, width)
    expect(play.dialog("Paused")).to_be_visible()
    now = play.snapshot()
    assert now["phase"] == "paused" and run_of(now) == before
    assert_whole(play)
    assert_goes_on(play, "Resume")


def test_a_resized_window_scales_the_picture_and_goes_on(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False)
    play.fly()
    before = play.snapshot()
    play.turn(1000, 700)
    now = play.snapshot()
    assert now["phase"] == "running" and run_of(now) == run_of(before)
    assert now["stage"]["rect"]["width"] < before["stage"]["rect"]["width"]
    assert_whole(play)
    play.pass_time(0.1)
    assert play.snapshot()["tick"] > now["tick"]


def assert_goes_on(play: Breakout, button: str | None) -> None:
    """Goes on: after the count-in the balls are where they were, and fly the same way."""
    if button is not None:
        play.press(button)
    before = run_of(play.snapshot())
    assert play.page.get_by_role("timer").inner_text() == str(COUNT_IN)
    play.pass_time(COUNT_IN - 0.1)
    assert play.snapshot()["phase"] == "countIn"
    assert run_of(play.snapshot()) == before
    play.pass_time(0.2)
    now = run_of(play.snapshot())
    seconds = (now["tick"] - before["tick"]) / TICKS_PER_SECOND
    assert 0 < seconds < 0.2
    for was, ball in zip(before["balls"], now["balls"], strict=True):
        assert (ball["vx"], ball["vy"]) == (was["vx"], was["vy"])
        assert ball["x"] == pytest.approx(was["x"] + was["vx"] * seconds)
        assert ball["y"] == pytest.approx(was["y"] + was["vy"] * seconds)


def assert_whole(play: Breakout) -> None:
    """The stage has its shape, and is wholly inside the window."""
    stage = play.snapshot()["stage"]
    rect = stage["rect"]
    width, height = play.page.evaluate("[innerWidth, innerHeight]")
    assert rect["width"] / rect["height"] == pytest.approx(400 / 640)
    assert rect["x"] >= 0 and rect["x"] + rect["width"] <= width
    assert rect["y"] >= 0 and rect["y"] + rect["height"] <= height


# Whether the canvas shows anything in the middle of the first brick.
IS_PAINTED = """() => {
  const canvas = document.getElementById("canvas");
  const { cssX, cssY, cssWidth, cssHeight } = window.funfair.snapshot().bricks[0];
  const density = canvas.width / innerWidth;
  const x = (cssX + cssWidth / 2) * density, y = (cssY + cssHeight / 2) * density;
  return canvas.getContext("2d").getImageData(x, y, 1, 1).data[3] > 200;
}"""
