"""Pausing a run of Breakout while a ball moves, and resuming it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker, breakout_store, run_of
from kit.game import COUNT_IN

TICKS_PER_SECOND = 120


def test_the_ball_stops_in_every_kind_of_pause_and_continues_unchanged(
    breakout: BreakoutMaker,
) -> None:
    play = breakout(store=breakout_store(balls=2, ball_speed=1))
    play.fly()
    play.tab("Play").tap()
    assert play.snapshot()["phase"] == "running"
    for stop in (
        lambda: play.button("Pause").tap(),
        lambda: play.page.keyboard.press("Escape"),
        play.hide,
        lambda: play.tab("Scores").tap(),
        lambda: play.tab("Settings").tap(),
        lambda: play.tab("How to play").tap(),
    ):
        before = run_of(play.snapshot())
        stop()
        play.pass_time(1)
        play.show()
        play.tab("Play").tap()
        expect(play.dialog("Paused")).to_be_visible()
        now = play.snapshot()
        assert now["phase"] == "paused" and run_of(now) == before
        assert_goes_on(play, "Resume")


def test_a_paused_stage_is_visible_and_ignores_touches(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.fly()
    play.press("Pause")
    expect(play.canvas).to_be_visible()
    assert play.page.evaluate(IS_PAINTED)
    before = play.snapshot()
    rect = before["stage"]["rect"]
    x, y = rect["x"] + 20, rect["y"] + rect["height"] - 20
    play.tap_at(x, y)
    with play.finger(x, y) as move:
        move(x + 90, y)
    for key in ("ArrowLeft", "a"):
        play.page.keyboard.press(key)
    assert play.snapshot() == before


def test_a_run_continues_after_a_reload_and_after_another_game_and_can_be_dropped(
    breakout: BreakoutMaker,
) -> None:
    play = breakout(store=breakout_store(balls=3))
    play.fly()
    play.pass_time(1.1)
    before = run_of(play.snapshot())
    assert before["score"] > 0
    play.reload()
    waiting = play.page.get_by_role("paragraph").filter(has_text="A run is waiting")
    for part in ("Ada", "level 1", "3 lives", f"{before['score']:,} points"):
        expect(waiting).to_contain_text(part)
    play.leave_a_run_of_bubblepop()
    expect(play.button("Continue")).to_have_count(2)
    stalls = play.page.locator(".stall")
    stalls.filter(has_text="BubblePop").get_by_role("button", name="Drop this run").tap()
    play.press("Continue")
    assert run_of(play.snapshot()) == before
    assert_goes_on(play, None)
    play.press("Pause")
    play.press("Drop this run")
    assert play.snapshot()["screen"] == "player"
    play.pass_time(9)
    assert play.stored("funfair.run.breakout") is None


def test_a_paused_run_can_be_finished_and_its_score_is_on_the_board(
    breakout: BreakoutMaker
) -> None:
    play = breakout()
    play.fly()
    play.pass_time(1.1)
    score = play.snapshot()["score"]
    assert score > 0
    play.press("Pause")
    play.press("Finish")
    expect(play.dialog("Game over")).to_be_visible()
    assert play.snapshot()["screen"] == "result"
    expect(play.page.locator(".board")).to_contain_text(f"{score:,}")
    assert play.stored("funfair.run.breakout") is None


def test_turning_the_device_pauses_and_resizing_the_window_does_not(
    breakout: BreakoutMaker
) -> None:
    play = breakout()
    play.fly()
    before = run_of(play.snapshot())
    play.turn(844, 390)
    expect(play.dialog("Paused")).to_be_visible()
    now = play.snapshot()
    assert now["phase"] == "paused" and run_of(now) == before
    assert_whole(play)
    play.go_on()
    before = play.snapshot()
    play.turn(1000, 700)
    now = play.snapshot()
    assert now["phase"] == "running" and run_of(now) == run_of(before)
    assert_whole(play)
    play.pass_time(0.1)
    assert play.snapshot()["tick"] > now["tick"]


def assert_goes_on(play: Breakout, button: str | None) -> None:
    """Asserts that the run resumes: after the count-in, the balls are where they were and move in
    the same direction."""
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
    """Asserts that the stage has the right shape and is entirely inside the window."""
    stage = play.snapshot()["stage"]
    rect = stage["rect"]
    width, height = play.page.evaluate("[innerWidth, innerHeight]")
    assert rect["width"] / rect["height"] == pytest.approx(400 / 640)
    assert rect["x"] >= 0 and rect["x"] + rect["width"] <= width
    assert rect["y"] >= 0 and rect["y"] + rect["height"] <= height


# Returns whether the canvas shows anything at the centre of the first brick.
IS_PAINTED = """() => {
  const canvas = document.getElementById("canvas");
  const { cssX, cssY, cssWidth, cssHeight } = window.funfair.snapshot().bricks[0];
  const density = canvas.width / innerWidth;
  const x = (cssX + cssWidth / 2) * density, y = (cssY + cssHeight / 2) * density;
  return canvas.getContext("2d").getImageData(x, y, 1, 1).data[3] > 200;
}"""
