"""Pausing by hand, automatically and by turning the device, and resuming."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kit.game import COUNT_IN, Game, GameMaker, Snapshot, without_place


def test_nothing_moves_in_any_kind_of_pause_and_the_run_then_continues_unchanged(
    game: GameMaker
) -> None:
    play = game()
    play.start()
    play.pass_time(1)
    for stop in (
        lambda: play.button("Pause").tap(),
        lambda: play.page.keyboard.press("Escape"),
        play.hide,
        # A frame that takes several seconds.
        lambda: play.page.clock.fast_forward(20_000),
    ):
        before = without_place(play.snapshot())
        stop()
        assert_paused(play)
        play.show()
        play.pass_time(2)
        assert_paused(play)
        assert without_place(play.snapshot()) == before
        play.press("Resume")
        timer = play.page.get_by_role("timer")
        expect(timer).to_have_text(str(COUNT_IN))
        expect(timer).to_have_attribute("aria-live", "assertive")
        play.pass_time(COUNT_IN - 0.1)
        assert play.snapshot()["phase"] == "countIn"
        # If the stage were visible, a player could plan ahead.
        expect(play.canvas).to_be_hidden()
        expect(play.targets).to_have_count(0)
        assert without_place(play.snapshot()) == before
        play.pass_time(0.3)
        now = play.snapshot()
        assert now["phase"] == "running"
        expect(play.canvas).to_be_visible()
        assert before["tick"] < now["tick"] < before["tick"] + 40


def test_a_count_in_can_be_paused(game: GameMaker) -> None:
    play = game()
    play.begin()
    play.pass_time(1.5)
    play.press("Pause")
    assert_paused(play)
    assert play.snapshot()["tick"] == 0


def test_a_paused_run_is_hidden_stored_and_can_be_dropped(game: GameMaker) -> None:
    play = game()
    play.start()
    play.wait_for_bubbles()
    expect(play.canvas).to_be_visible()
    expect(play.targets).not_to_have_count(0)
    play.press("Pause")
    before = without_place(play.snapshot())
    expect(play.canvas).to_be_hidden()
    expect(play.targets).to_have_count(0)
    for _ in range(20):
        play.page.keyboard.press("Tab")
        focused = play.page.evaluate("document.activeElement.className")
        assert "target" not in focused
    for name in ("Scores", "Settings", "How to play", "Play"):
        play.tab(name).click()
    assert without_place(play.snapshot()) == before
    play.press("Home")
    assert play.snapshot()["screen"] == "home"
    play.press("Continue")
    assert without_place(play.snapshot()) == before
    play.press("Pause")
    play.press("Drop this run")
    assert play.snapshot()["screen"] == "player"
    play.pass_time(9)
    assert play.stored("funfair.run.bubblepop") is None


def test_turning_the_device_turns_the_stage_and_pauses(game: GameMaker) -> None:
    play = game()
    play.start()
    play.pass_time(1)
    before = play.snapshot()
    play.turn(844, 390)
    assert_paused(play)
    now = play.snapshot()
    stage = before["stage"]
    assert (now["stage"]["width"], now["stage"]["height"]) == (stage["height"], stage["width"])
    assert places(now) == [(number, y, x) for number, x, y in places(before)]
    assert (now["tick"], now["score"]) == (before["tick"], before["score"])
    play.turn(390, 844)
    now = play.snapshot()
    assert now["stage"] == before["stage"] and places(now) == places(before)
    play.turn(844, 390)
    play.press("Resume")
    play.count_in()
    bubble = play.wait_for_bubbles()[0]
    play.tap(bubble)
    now = play.snapshot()
    assert now["score"] == bubble["points"]
    assert bubble["id"] not in [other["id"] for other in now["bubbles"]]


def test_resizing_the_window_scales_the_picture_and_the_run_continues(game: GameMaker) -> None:
    play = game(1440, 900, touch=False, scale=1)
    play.start()
    for width, height in ((1000, 700), (600, 850)):
        play.wait_for_bubbles()
        before = play.snapshot()
        play.turn(width, height)
        now = play.snapshot()
        assert now["phase"] == "running"
        assert without_place(now) == without_place(before)
        rect = now["stage"]["rect"]
        assert rect["width"] != before["stage"]["rect"]["width"]
        assert rect["width"] / rect["height"] == pytest.approx(
            now["stage"]["width"] / now["stage"]["height"]
        )
        bubble = play.wait_for_bubbles()[0]
        play.page.mouse.click(bubble["cssX"], bubble["cssY"])
        assert bubble["id"] not in [other["id"] for other in play.snapshot()["bubbles"]]


def places(now: Snapshot) -> list[tuple[int, float, float]]:
    return [(bubble["id"], bubble["x"], bubble["y"]) for bubble in now["bubbles"]]


def assert_paused(play: Game) -> None:
    assert play.snapshot()["phase"] == "paused"
    expect(play.page.get_by_role("dialog", name="Paused")).to_be_visible()
    expect(play.button("Resume")).to_be_focused()
    expect(play.page.get_by_role("button", name=re.compile("^Pause$"))).to_have_count(0)
