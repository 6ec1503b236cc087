"""Pausing by hand, by itself and by turning the device; and going on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kit.game import COUNT_IN, Game, GameMaker, without_place


def test_the_pause_button_pauses(game: GameMaker) -> None:
    play = running(game)
    play.button("Pause").tap()
    assert_paused(play)


def test_the_escape_key_pauses(game: GameMaker) -> None:
    play = running(game)
    play.page.keyboard.press("Escape")
    assert_paused(play)


def test_a_hidden_page_pauses(game: GameMaker) -> None:
    play = running(game)
    play.hide()
    assert_paused(play)
    play.show()
    assert_paused(play)


def test_a_count_in_can_be_paused(game: GameMaker) -> None:
    play = game()
    play.begin()
    play.pass_time(1.5)
    play.press("Pause")
    assert_paused(play)
    assert play.snapshot()["tick"] == 0


def test_a_frame_that_took_seconds_pauses_instead_of_jumping(game: GameMaker) -> None:
    play = running(game)
    before = play.snapshot()
    play.page.clock.fast_forward(20_000)
    assert play.snapshot()["tick"] == before["tick"]
    assert play.snapshot()["phase"] == "paused"


def test_nothing_moves_while_paused(game: GameMaker) -> None:
    play = running(game)
    play.press("Pause")
    before = play.snapshot()
    play.pass_time(10)
    assert play.snapshot() == before


def test_the_stage_is_covered_while_paused(game: GameMaker) -> None:
    play = running(game)
    play.wait_for_bubbles()
    expect(play.canvas).to_be_visible()
    expect(play.targets).not_to_have_count(0)
    play.press("Pause")
    expect(play.canvas).to_be_hidden()
    expect(play.targets).to_have_count(0)
    for _ in range(20):
        play.page.keyboard.press("Tab")
        focused = play.page.evaluate("document.activeElement.className")
        assert "target" not in focused


def test_a_resumed_run_counts_in_again_and_goes_on_where_it_was(game: GameMaker) -> None:
    play = running(game)
    play.press("Pause")
    before = without_place(play.snapshot())
    play.press("Resume")
    assert play.page.get_by_role("timer").inner_text() == str(COUNT_IN)
    play.pass_time(COUNT_IN - 0.1)
    assert play.snapshot()["phase"] == "countIn"
    assert without_place(play.snapshot()) == before
    play.pass_time(0.3)
    now = play.snapshot()
    assert now["phase"] == "running"
    assert before["tick"] < now["tick"] < before["tick"] + 40


def test_a_paused_run_can_be_left_for_home_and_continued(game: GameMaker) -> None:
    play = running(game)
    play.press("Pause")
    before = without_place(play.snapshot())
    play.press("Home")
    assert play.snapshot()["screen"] == "home"
    play.press("Continue")
    assert without_place(play.snapshot()) == before


def test_a_paused_run_can_be_dropped(game: GameMaker) -> None:
    play = running(game)
    play.press("Pause")
    play.press("Drop this run")
    assert play.snapshot()["screen"] == "player"
    assert play.stored("funfair.run.bubblepop") is None


def test_looking_at_another_tab_keeps_the_paused_run(game: GameMaker) -> None:
    play = running(game)
    play.press("Pause")
    before = without_place(play.snapshot())
    for name in ("Scores", "Settings", "How to play", "Play"):
        play.tab(name).click()
    assert without_place(play.snapshot()) == before


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 480)])
def test_a_turned_device_turns_the_stage_and_pauses(
    game: GameMaker, width: int, height: int
) -> None:
    play = running(game, width, height)
    before = play.snapshot()
    play.turn(height, width)
    assert_paused(play)
    now = play.snapshot()
    assert (now["stage"]["width"], now["stage"]["height"]) == (
        before["stage"]["height"],
        before["stage"]["width"],
    )
    assert [(bubble["id"], bubble["x"], bubble["y"]) for bubble in now["bubbles"]] == [
        (bubble["id"], bubble["y"], bubble["x"]) for bubble in before["bubbles"]
    ]
    assert (now["tick"], now["score"]) == (before["tick"], before["score"])


def test_a_run_goes_on_after_the_device_was_turned(game: GameMaker) -> None:
    play = running(game)
    play.tap(play.wait_for_bubbles()[0])
    before = play.snapshot()
    play.turn(844, 390)
    play.press("Resume")
    play.count_in()
    bubble = play.wait_for_bubbles()[0]
    play.tap(bubble)
    now = play.snapshot()
    assert now["score"] > before["score"]
    assert bubble["id"] not in [other["id"] for other in now["bubbles"]]
    play.finish()
    assert play.rows()[0].score == now["score"]


def test_a_device_turned_there_and_back_is_as_it_was(game: GameMaker) -> None:
    play = running(game)
    before = play.snapshot()
    play.turn(844, 390)
    play.turn(390, 844)
    now = play.snapshot()
    assert now["stage"] == before["stage"]
    places = [(bubble["id"], bubble["x"], bubble["y"]) for bubble in now["bubbles"]]
    assert places == [(bubble["id"], bubble["x"], bubble["y"]) for bubble in before["bubbles"]]


@pytest.mark.parametrize(("width", "height"), [(1000, 700), (600, 850)])
def test_a_resized_window_scales_the_picture_and_goes_on(
    game: GameMaker, width: int, height: int
) -> None:
    play = game(1440, 900, touch=False, scale=1)
    play.start()
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
    assert play.snapshot()["score"] == bubble["points"]


def running(game: GameMaker, width: int = 390, height: int = 844) -> Game:
    play = game(width, height)
    play.start()
    play.pass_time(2.5)
    return play


def assert_paused(play: Game) -> None:
    assert play.snapshot()["phase"] == "paused"
    expect(play.page.get_by_role("dialog", name="Paused")).to_be_visible()
    expect(play.button("Resume")).to_be_focused()
    expect(play.page.get_by_role("button", name=re.compile("^Pause$"))).to_have_count(0)
