"""Hints for first-time players: never in the way, and easy to skip.

HintTests.swift tests when each hint appears. The tours of all screens include hints, so they test
that hints fit in every window."""

from __future__ import annotations

from itertools import combinations

from playwright.sync_api import Locator, expect

from kit.breakout import BreakoutMaker, paddle_x
from kit.game import Game, GameMaker

TAP = "Tap the bubbles."
CHAIN = "Same colour again: a chain."
LAUNCH = "Drag to move the paddle."


def hint(play: Game) -> Locator:
    return play.page.locator(".hint [role=status]")


def test_bubblepop_explains_tapping_and_then_chains(game: GameMaker) -> None:
    play = game()
    play.begin()
    expect(hint(play)).to_have_text(TAP)
    play.count_in()
    play.tap(play.wait_for_bubbles()[0])
    expect(hint(play)).to_have_text(CHAIN)
    play.pass_time(5.1)
    expect(hint(play)).to_be_hidden()
    expect(hint(play)).to_have_text("")


def test_hints_can_be_skipped_by_a_finger(game: GameMaker) -> None:
    play = game()
    play.begin()
    before = play.snapshot()["stage"]["rect"]
    play.button("Skip hints").tap()
    # The strip above the stage, which was only for hints, is gone.
    assert play.snapshot()["stage"]["rect"]["height"] > before["height"]
    expect(hint(play)).to_be_hidden()
    expect(play.button("Skip hints")).to_have_count(0)
    play.count_in()
    play.pass_time(1)
    expect(hint(play)).to_be_hidden()
    assert play.snapshot()["phase"] == "running"


def test_hints_can_be_skipped_by_keys(breakout: BreakoutMaker) -> None:
    play = breakout(touch=False)
    play.start()
    expect(hint(play)).to_have_text(LAUNCH)
    for _ in range(20):
        if play.button("Skip hints").evaluate("button => button === document.activeElement"):
            break
        play.page.keyboard.press("Tab")
    play.page.keyboard.press("Enter")
    expect(hint(play)).to_be_hidden()
    # Enter pressed only the button, and didn't launch the ball.
    assert play.snapshot()["balls"][0]["vy"] == 0


def test_how_to_play_offers_the_hints_again(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("How to play").click()
    play.press("Skip hints")
    expect(play.button("Show hints again")).to_be_focused()
    play.press("Show hints again")
    play.press("Skip hints")
    play.press("Show hints again")
    play.reload()
    play.begin()
    expect(hint(play)).to_have_text(TAP)


def test_a_hint_is_above_the_stage_and_covers_no_bubbles(game: GameMaker) -> None:
    play = game()
    play.start()
    play.wait_for_bubbles()
    expect(hint(play)).to_have_text(TAP)
    expect(play.button("Skip hints")).to_have_count(0)
    box = hint(play).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    at = "([x, y]) => document.elementFromPoint(x, y).id"
    assert play.page.evaluate(at, [x, y]) == "canvas"
    rect = play.snapshot()["stage"]["rect"]
    header = play.page.locator(".hud").bounding_box()
    assert header and header["y"] + header["height"] <= box["y"]
    assert box["y"] + box["height"] <= rect["top"]
    # Following the hint doesn't move the bubbles under the finger.
    play.tap(play.wait_for_bubbles()[0])
    play.pass_time(6)
    expect(hint(play)).to_be_hidden()
    assert play.snapshot()["stage"]["rect"] == rect


def test_the_hint_about_chains_disappears_with_the_first_chain(game: GameMaker) -> None:
    play = game()
    play.start()
    first, second = next(
        pair
        for pair in combinations(play.wait_for_bubbles(6), 2)
        if pair[0]["kind"] == pair[1]["kind"]
    )
    play.tap(first)
    expect(hint(play)).to_have_text(CHAIN)
    play.tap(second)
    play.pass_time(0.1)
    expect(hint(play)).to_be_hidden()


def test_a_drag_over_a_hint_moves_the_paddle(breakout: BreakoutMaker) -> None:
    play = breakout()
    play.start()
    box = hint(play).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = paddle_x(play.snapshot())
    with play.finger(x, y) as move:
        move(x + 60, y)
        assert paddle_x(play.snapshot()) > before + 20
    expect(hint(play)).to_have_text(LAUNCH)
