"""A game of Roulette that is left, and taken up again: money and balls count once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.game import Snapshot
from kit.roulette import (
    EASY,
    MONEY,
    Roulette,
    RouletteMaker,
    drawn,
    losing,
    name_of,
    payout,
    winning,
)

RUN = "funfair.run.roulette"
WAYS_BACK = ["home", "stall"]


@pytest.mark.parametrize("way", WAYS_BACK)
def test_a_game_goes_on_after_a_reload_while_betting(roulette: RouletteMaker, way: str) -> None:
    play = after_two_spins(roulette)
    before = game_of(play.snapshot())
    play.reload()
    assert_offered(play, way)
    play.press("Continue")
    now = play.snapshot()
    assert now["phase"] == "betting" and game_of(now) == before
    assert name_of(drawn(1)) in play.status("Result")
    play.spin(winning(2))
    now = play.snapshot()
    assert now["history"] == [drawn(2), drawn(1), drawn(0)]
    assert now["money"] == before["money"] + EASY.hit[0]


@pytest.mark.parametrize("way", WAYS_BACK)
@pytest.mark.parametrize("wins", [True, False], ids=["a hit", "a miss"])
def test_a_ball_that_ran_at_a_reload_counts_once(
    roulette: RouletteMaker, way: str, wins: bool
) -> None:
    play = after_two_spins(roulette, motion=True)
    before = play.snapshot()
    numbers = winning(2) if wins else losing([2])
    play.bet(numbers)
    play.pass_time(1.5)
    turning = play.snapshot()
    play.reload()
    assert_offered(play, way)
    play.press("Continue")
    now = play.snapshot()
    assert now["phase"] in ("turning", "betting")
    assert sorted(now["bets"]) == sorted(turning["bets"]) == sorted(numbers)
    play.rest()
    money, score = payout(numbers, drawn(2))
    settled = play.snapshot()
    assert settled["lastPocket"] == drawn(2) and settled["spins"] == 3
    assert settled["money"] == before["money"] + money
    assert settled["score"] == before["score"] + score
    for _ in range(2):
        play.reload()
        play.press("Continue")
        play.rest()
        assert game_of(play.snapshot()) == game_of(settled)


def test_a_bet_that_lies_cannot_be_taken_back_by_a_reload(roulette: RouletteMaker) -> None:
    play = after_two_spins(roulette, motion=True)
    play.bet(losing([2]))
    # What was kept when the bet was made, and not what the page keeps as it goes away.
    kept = play.stored(RUN)
    play.reload()
    play.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [RUN, kept])
    play.page.goto("about:blank")
    play.open("inspect&seed=42")
    play.press("Continue")
    play.rest()
    now = play.snapshot()
    assert (now["spins"], now["lastPocket"]) == (3, drawn(2))


def test_numbers_on_the_sheet_are_no_bet_after_a_reload(roulette: RouletteMaker) -> None:
    play = after_two_spins(roulette)
    before = game_of(play.snapshot())
    play.press("Spin")
    play.reload()
    play.press("Continue")
    play.pass_time(1)
    now = play.snapshot()
    assert now["phase"] == "betting" and game_of(now) == before
    expect(play.button("Spin")).to_be_visible()


@pytest.mark.parametrize("way", WAYS_BACK)
def test_a_new_game_can_be_begun_instead(roulette: RouletteMaker, way: str) -> None:
    play = after_two_spins(roulette)
    score = play.snapshot()["score"]
    play.reload()
    assert_offered(play, way)
    play.press("New game")
    assert play.snapshot()["screen"] == "player"
    play.name_field.fill("Grace")
    play.press_play()
    now = play.snapshot()
    assert (now["money"], now["score"], now["spins"]) == (MONEY, 0, 0)
    assert now["player"] == "Grace"
    # What was won in the other game stays won.
    play.tab("Leaderboard").tap()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", score)]


def test_a_drawn_hit_counts_for_a_game_that_is_given_up_while_the_wheel_turns(
    roulette: RouletteMaker,
) -> None:
    play = roulette(motion=True)
    play.start()
    play.bet(winning(0))
    play.pass_time(1)
    play.reload()
    play.press("New game")
    play.tab("Leaderboard").tap()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", EASY.hit[1])]


@pytest.mark.parametrize("tab", ["Leaderboard", "Settings", "How to play"])
def test_another_tab_and_back_leaves_the_game_as_it_was(roulette: RouletteMaker, tab: str) -> None:
    play = after_two_spins(roulette)
    before = game_of(play.snapshot())
    play.tab(tab).tap()
    play.pass_time(3)
    play.tab("Play game").tap()
    now = play.snapshot()
    assert now["phase"] == "betting" and game_of(now) == before
    play.spin(winning(2))
    assert play.snapshot()["history"][0] == drawn(2)


@pytest.mark.parametrize("tab", ["Leaderboard", "Settings", "How to play"])
def test_a_spin_that_is_left_for_another_tab_ends_and_counts_once(
    roulette: RouletteMaker, tab: str
) -> None:
    play = after_two_spins(roulette, motion=True)
    before = play.snapshot()
    play.bet(winning(2))
    play.pass_time(1)
    play.tab(tab).tap()
    play.pass_time(6)
    play.tab("Play game").tap()
    play.rest()
    now = play.snapshot()
    assert (now["spins"], now["lastPocket"]) == (3, drawn(2))
    assert now["money"] == before["money"] + EASY.hit[0]
    assert now["score"] == before["score"] + EASY.hit[1]


def test_a_spin_goes_on_after_the_page_was_hidden(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    play.bet(winning(0))
    play.pass_time(1)
    play.hide()
    play.page.clock.fast_forward(60_000)
    play.show()
    play.rest()
    now = play.snapshot()
    assert (now["phase"], now["spins"], now["lastPocket"]) == ("betting", 1, drawn(0))
    assert now["score"] == EASY.hit[1]


def test_home_offers_the_game_and_goes_on_with_it(roulette: RouletteMaker) -> None:
    play = after_two_spins(roulette, motion=True)
    before = play.snapshot()
    play.bet(winning(2))
    play.pass_time(1)
    play.press("Home")
    assert play.snapshot()["screen"] == "home"
    play.press("Continue")
    play.rest()
    now = play.snapshot()
    assert now["money"] == before["money"] + EASY.hit[0] and now["spins"] == 3


def test_runs_of_other_games_can_wait_beside_it(roulette: RouletteMaker) -> None:
    play = after_two_spins(roulette)
    before = game_of(play.snapshot())
    play.press("Home")
    play.leave_a_run_of_bubblepop()
    expect(play.button("Continue")).to_have_count(2)
    play.reload()
    play.press("Drop this run")
    play.press("Continue")
    assert game_of(play.snapshot()) == before


def after_two_spins(roulette: RouletteMaker, **options: object) -> Roulette:
    """A game with a hit and a miss behind it."""
    play = roulette(**options)
    play.start()
    play.spin(winning(0))
    play.spin(losing([1]))
    now = play.snapshot()
    assert now["spins"] == 2 and now["history"] == [drawn(1), drawn(0)]
    return play


def assert_offered(play: Roulette, way: str) -> None:
    """The game waits, at home or on the stall, for one of two buttons."""
    if way == "home":
        waiting = play.page.get_by_role("paragraph").filter(has_text="A run is waiting")
        expect(waiting).to_contain_text("Ada")
        expect(waiting).to_contain_text(" money")
    else:
        play.enter_stall()
        expect(play.dialog("Welcome back!")).to_contain_text("Ada")
    for name in ("Continue", "New game"):
        expect(play.button(name)).to_have_count(1)


def game_of(now: Snapshot) -> Snapshot:
    """The game of a snapshot: what is so whatever the page is."""
    kept = ("money", "score", "level", "spins", "lastPocket", "history", "player")
    return {key: now[key] for key in kept}
