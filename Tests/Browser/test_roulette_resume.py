"""A game of Roulette that is left and resumed: each ball counts once, with its winnings."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import Snapshot
from kit.roulette import (
    EASY,
    MONEY,
    RouletteMaker,
    assert_settled,
    drawn,
    losing,
    winning,
)

RUN = "funfair.run.roulette"


def test_a_ball_in_motion_when_the_page_closed_counts_once(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    numbers = winning(0)
    play.bet(numbers)
    # Use the run that the page stored at the bet, not the run that the page stores as it closes.
    kept = play.stored(RUN)
    play.pass_time(1.5)
    play.reload()
    play.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [RUN, kept])
    play.page.goto("about:blank")
    play.open("inspect&seed=42")
    waiting = play.page.get_by_role("paragraph").filter(has_text="A run is waiting")
    expect(waiting).to_contain_text("Ada · 1,000 coins · 0 points")
    expect(play.button("New game")).to_have_count(1)
    play.press("Continue")
    now = play.snapshot()
    assert now["phase"] == "turning" and sorted(now["bets"]) == sorted(numbers)
    play.rest()
    assert_settled(play)
    settled = game_of(play.snapshot())
    assert (settled["money"], settled["score"]) == (MONEY + EASY.hit[0], EASY.hit[1])
    for _ in range(2):
        play.reload()
        play.enter_stall()
        expect(play.dialog("Welcome back!")).to_contain_text("Ada · 2,000 coins · 100 points")
        play.press("Continue")
        assert game_of(play.snapshot()) == settled


def test_starting_a_new_game_ends_the_old_one_and_keeps_its_score(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    play.bet(winning(0))
    play.pass_time(1)
    play.reload()
    play.enter_stall()
    play.press("New game")
    assert play.snapshot()["screen"] == "player"
    play.name_field.fill("Grace")
    play.press_play()
    now = play.snapshot()
    assert (now["player"], now["money"], now["score"], now["spins"]) == ("Grace", MONEY, 0, 0)
    play.tab("Leaderboard").tap()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", EASY.hit[1])]


def test_a_spin_stops_while_the_page_is_hidden_or_another_tab_is_open(
    roulette: RouletteMaker
) -> None:
    play = roulette()
    play.start()
    play.bet(winning(0))
    play.pass_time(1)
    play.hide()
    play.page.clock.fast_forward(60_000)
    play.show()
    assert play.snapshot()["phase"] == "turning"
    play.tab("Settings").tap()
    expect(play.canvas).to_be_hidden()
    play.pass_time(6)
    play.tab("Play game").tap()
    expect(play.canvas).to_be_visible()
    assert play.snapshot()["spins"] == 0
    play.rest()
    assert_settled(play)
    play.bet(losing([1]))
    play.pass_time(1)
    play.press("Home")
    play.leave_a_run_of_bubblepop()
    expect(play.button("Continue")).to_have_count(2)
    play.reload()
    play.press("Drop this run")
    play.press("Continue")
    play.rest()
    assert_settled(play, 1)
    assert play.snapshot()["history"] == [drawn(1), drawn(0)]


def game_of(now: Snapshot) -> Snapshot:
    """Returns the parts of a snapshot that don't depend on the page."""
    kept = ("money", "score", "level", "spins", "lastPocket", "history", "player")
    return {key: now[key] for key in kept}
