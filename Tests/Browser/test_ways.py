"""The modes of BubblePop. Each is chosen before a run, played completely, and named at the end.

ModeTests.swift tests their rules, and WayTests.swift their boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker

WAYS = ("Minute", "Zen", "Rush", "Sharp")


def begin(game: GameMaker, way: str) -> Game:
    """Begins a run by Ada, and passes the count-in."""
    play = game(390, 844, store=SHORT)
    play.enter_stall()
    play.choose("Way to play", way)
    play.name_field.fill("Ada")
    play.press_play()
    play.count_in()
    return play


def test_the_modes_are_listed_before_a_run_with_a_description(game: GameMaker) -> None:
    play = game(390, 844, store=SHORT)
    play.enter_stall()
    for way in WAYS:
        expect(play.option("Way to play", way)).to_be_visible()
    expect(play.option("Way to play", "Minute")).to_be_checked()
    play.choose("Way to play", "Zen")
    expect(play.page.get_by_text("No clock and no board. Finish when you like.")).to_be_visible()


def test_the_mode_is_the_first_setting_and_is_stored(game: GameMaker) -> None:
    play = game(390, 844, store=SHORT)
    play.enter_stall()
    play.tab("Settings").click()
    expect(play.page.locator(".setting .setting-name").first).to_have_text("Way to play")
    play.choose("Way to play", "Rush")
    # A rush ignores the game time.
    expect(play.number("Game time")).to_have_count(0)
    play.reload()
    play.enter_stall()
    expect(play.option("Way to play", "Rush")).to_be_checked()


@pytest.mark.parametrize("way", ["Minute", "Rush", "Sharp"])
def test_a_timed_run_can_be_played_completely(game: GameMaker, way: str) -> None:
    play = begin(game, way)
    first = {"Minute": 10, "Rush": 20, "Sharp": 10}[way]
    assert play.status("Time") == str(first)
    popped = 0
    while (now := play.snapshot())["screen"] == "play":
        assert play.status("Time") == str(now["remaining"])
        if bubbles := play.whole_bubbles():
            play.tap(bubbles[0])
            popped += 1
        play.pass_time(0.3)
    assert popped >= 10
    expect(play.page.get_by_role("heading", name="Time!")).to_be_visible()
    title = {"Minute": "BubblePop", "Rush": "BubblePop · Rush", "Sharp": "BubblePop · Sharp"}[way]
    expect(play.page.locator(".board .caption")).to_contain_text(title)
    (row,) = play.rows()
    assert row.name == "Ada" and row.is_current
    play.pass_time(1)
    play.press("Scores")
    expect(play.option("Way to play", way)).to_be_checked()


def test_a_chain_of_five_adds_a_second(game: GameMaker) -> None:
    play = begin(game, "Rush")
    looks = 0
    while play.snapshot()["chain"] < 5:
        reds = [one for one in play.whole_bubbles() if one["kind"] == "red"]
        if reds:
            play.tap(reds[0])
        play.pass_time(0.1)
        looks += 1
        assert looks < 190, "twenty seconds have five red bubbles"
    after = play.snapshot()
    # A rush lasts twenty seconds, and the chain added one second.
    assert after["remaining"] == 21 - after["tick"] // 120


def test_zen_continues_until_the_player_ends_it(game: GameMaker) -> None:
    play = begin(game, "Zen")
    expect(play.page.get_by_role("status", name="Time", exact=True)).to_have_count(0)
    for bubble in play.wait_for_bubbles(2)[:2]:
        play.tap(bubble)
    play.pass_time(70)
    assert play.snapshot()["phase"] == "running"
    play.press("Pause")
    play.press("Finish")
    expect(play.page.get_by_role("heading", name="Well popped!")).to_be_visible()
    no_board = play.page.get_by_text("This way to play has no board.", exact=True)
    expect(no_board).to_be_visible()
    expect(play.page.locator(".board")).to_have_count(0)
    play.pass_time(1)
    play.press("Play again")
    play.count_in()
    expect(play.page.get_by_role("status", name="Time", exact=True)).to_have_count(0)
