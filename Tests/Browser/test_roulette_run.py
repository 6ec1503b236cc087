"""Whole games of Roulette: to a badge, to the end of the money, and the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kit.roulette import (
    EASY,
    HARD,
    MONEY,
    Roulette,
    RouletteMaker,
    drawn,
    losing,
    payout,
    roulette_store,
    winning,
)

# The score of each badge, and the spins after which it is reached by hits on Hard.
BADGES = {"Pro": (1000, 2), "Master": (5000, 10), "Legend": (10_000, 20)}
DEAF = 0.8


def test_ten_hits_on_easy_earn_the_badge_pro(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    for spin in range(10):
        expect(badge(play, "Pro")).to_have_count(0)
        play.bet(winning(spin))
        play.press("Skip")
    now = play.snapshot()
    assert (now["score"], now["money"]) == (10 * EASY.hit[1], MONEY + 10 * EASY.hit[0])
    expect(badge(play, "Pro")).to_be_visible()
    # The wheel celebrates: what comes up over it moves, and goes away.
    pictures = []
    for _ in range(3):
        play.pass_time(0.2)
        pictures.append(play.picture_of_wheel())
    play.pass_time(4)
    assert len({*pictures, play.picture_of_wheel()}) == 4
    play.phone.picture("roulette-badge")
    play.tab("Leaderboard").tap()
    assert [(row.rank, row.name, row.score) for row in play.rows()] == [("1", "Ada", 1000)]
    assert badges_on_board(play) == ["Pro"]


@pytest.mark.parametrize("name", BADGES)
def test_each_badge_is_worn_from_its_score_on(roulette: RouletteMaker, name: str) -> None:
    score, spins = BADGES[name]
    play = roulette(store=roulette_store(HARD))
    play.start()
    for spin in range(spins):
        expect(badge(play, name)).to_have_count(0)
        play.spin(winning(spin, HARD))
    assert play.snapshot()["score"] == score
    expect(badge(play, name)).to_be_visible()
    for other in set(BADGES) - {name}:
        expect(badge(play, other)).to_have_count(0)
    play.tab("Leaderboard").tap()
    assert badges_on_board(play) == [name]


def test_a_game_on_hard_ends_when_the_money_is_gone(roulette: RouletteMaker) -> None:
    play = broke(roulette)
    dialog = play.dialog("The money is gone.")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("500")
    expect(dialog).to_contain_text("21 spins · 1 hit")
    assert play.snapshot()["phase"] == "over"
    (row,) = play.rows()
    assert (row.rank, row.name, row.score, row.is_current) == ("1", "Ada", 500, True)
    expect(play.button("Spin")).to_have_count(0)
    play.pass_time(DEAF)
    for name in ("Play again", "Leaderboard", "Settings", "Home"):
        expect(dialog.get_by_role("button", name=name, exact=True)).to_be_enabled()


def test_the_last_spin_is_seen_before_the_end_is_told(roulette: RouletteMaker) -> None:
    play = broke(roulette, to_the_end=False)
    now = play.snapshot()
    assert (now["screen"], now["phase"], now["lastPocket"]) == ("play", "over", drawn(20))
    assert "Missed." in play.status("Result")
    expect(play.button("Spin")).to_have_count(0)
    play.finish()
    expect(play.dialog("The money is gone.")).to_be_visible()


@pytest.mark.parametrize("way", ["a reload", "Home", "another tab"])
def test_who_leaves_before_the_end_is_told_is_told_on_the_way_back(
    roulette: RouletteMaker, way: str
) -> None:
    play = broke(roulette, to_the_end=False)
    if way == "another tab":
        play.tab("Settings").tap()
        play.tab("Play game").tap()
    else:
        if way == "a reload":
            play.reload()
        else:
            play.press("Home")
        play.press("Continue")
    play.pass_time(2)
    expect(play.dialog("The money is gone.")).to_be_visible()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", 500)]
    assert play.stored("funfair.run.roulette") is None


def test_a_game_that_was_interrupted_stands_on_the_board_once(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD))
    play.start()
    play.spin(winning(0, HARD))
    play.reload()
    play.press("Continue")
    numbers = losing(range(1, 21), HARD)
    for _ in range(20):
        play.spin(numbers)
    play.finish()
    expect(play.dialog("The money is gone.")).to_contain_text("The first on the board!")
    rows = [(row.rank, row.name, row.score, row.is_current) for row in play.rows()]
    assert rows == [("1", "Ada", 500, True)]


def test_playing_again_asks_for_the_name(roulette: RouletteMaker) -> None:
    play = broke(roulette)
    play.pass_time(DEAF)
    play.press("Play again")
    assert play.snapshot()["screen"] == "player"
    play.name_field.fill("")
    play.press_play()
    expect(play.page.get_by_role("alert")).to_contain_text("A name needs")
    play.name_field.fill("Grace")
    play.press_play()
    now = play.snapshot()
    assert (now["player"], now["money"], now["score"], now["spins"]) == ("Grace", MONEY, 0, 0)
    play.spin(winning(0, HARD))
    play.spin(winning(1, HARD))
    play.tab("Leaderboard").tap()
    rows = [(row.rank, row.name, row.score) for row in play.rows()]
    assert rows == [("1", "Grace", 1000), ("2", "Ada", 500)]


def test_a_finished_game_is_not_offered_again(roulette: RouletteMaker) -> None:
    play = broke(roulette)
    assert play.stored("funfair.run.roulette") is None
    play.reload()
    expect(play.button("Continue")).to_have_count(0)
    expect(play.button("Roulette")).to_contain_text("500")


def test_money_falls_by_each_miss_down_to_the_last(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD))
    play.start()
    numbers = losing(range(10), HARD)
    for spin in range(9):
        play.spin(numbers)
        assert play.status("Money") == str(MONEY - 100 * (spin + 1))
        assert play.snapshot()["phase"] == "betting"
    play.spin(numbers)
    assert (play.status("Money"), play.snapshot()["phase"]) == ("0", "over")


def test_a_whole_game_on_easy_counts_hits_and_near_misses(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    money, score = MONEY, 0
    numbers = [3, 9, 15, 21, 27, 33]
    for spin in range(15):
        play.spin(numbers)
        won, points = payout(numbers, drawn(spin))
        money, score = money + won, score + points
        now = play.snapshot()
        assert (now["money"], now["score"]) == (money, score), spin


def test_the_board_has_everybody_once_with_rank_and_badge(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD))
    for name, hits in (("Ada", 1), ("Grace", 3), ("Alan", 2), ("Ada", 2)):
        play.enter_stall()
        if play.snapshot()["screen"] == "play":
            play.press("New game")
        play.name_field.fill(name)
        play.press_play()
        for spin in range(hits):
            play.spin(winning(spin, HARD))
        play.reload()
    play.enter_stall()
    play.tab("Leaderboard").tap()
    table = play.page.get_by_role("table", name="Leaderboard")
    assert table.get_by_role("columnheader").all_inner_texts() == ["Rank", "Name", "Score"]
    rows = [(row.name, row.score) for row in play.rows()]
    assert rows[0] == ("Grace", 1500) and sorted(rows[1:]) == [("Ada", 1000), ("Alan", 1000)]
    assert badges_on_board(play) == ["Pro"] * 3


def broke(roulette: RouletteMaker, to_the_end: bool = True) -> Roulette:
    """The end of a game on Hard: one hit, and then misses until the money is gone."""
    play = roulette(store=roulette_store(HARD))
    play.start()
    play.spin(winning(0, HARD))
    numbers = losing(range(1, 21), HARD)
    for _ in range(20):
        play.spin(numbers)
    if to_the_end:
        play.finish()
    return play


def badge(play: Roulette, name: str) -> Locator:
    """A badge above the table."""
    return play.page.get_by_role("tabpanel").get_by_text(name, exact=True)


def badges_on_board(play: Roulette) -> list[str]:
    """The badges beside the names, from the first rank on; empty where there is none."""
    names = play.page.get_by_role("table", name="Leaderboard").locator("tbody tr td:nth-child(2)")
    parts: list[list[str]] = names.evaluate_all(
        "all => all.map(one => [...one.children].map(part => part.innerText.trim()))"
    )
    return [next((part for part in line if part in BADGES), "") for line in parts]
