"""Whole games of Roulette: up to a badge, and until the money is gone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from kit.roulette import (
    HARD,
    MONEY,
    Roulette,
    RouletteMaker,
    drawn,
    losing,
    roulette_store,
    winning,
)

BADGES = {"Pro", "Master", "Legend"}
DEAF = 0.8


def test_an_earned_badge_is_celebrated_and_shown_on_the_board(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD))
    play.start()
    for spin in range(2):
        expect(badge(play, "Pro")).to_have_count(0)
        play.bet(winning(spin, HARD))
        play.press("Skip")
    assert play.snapshot()["score"] == 1000
    expect(badge(play, "Pro")).to_be_visible()
    # An animation appears over the wheel for a while.
    pictures = []
    for _ in range(3):
        play.pass_time(0.2)
        pictures.append(play.picture_of_wheel())
    play.pass_time(4)
    still = play.picture_of_wheel()
    assert len({*pictures, still}) == 4
    play.pass_time(1)
    assert play.picture_of_wheel() == still
    play.tab("Leaderboard").tap()
    table = play.page.get_by_role("table", name="Leaderboard")
    assert table.get_by_role("columnheader").all_inner_texts() == ["Rank", "Name", "Score"]
    assert [(row.rank, row.name, row.score) for row in play.rows()] == [("1", "Ada", 1000)]
    assert badges_on_board(play) == ["Pro"]


def test_the_last_spin_is_shown_before_the_end(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD))
    play.start()
    play.spin(losing(range(10), HARD))
    assert play.status("Money") == str(MONEY - 100)
    play.repeat(8)
    play.press("Spin")
    play.press("Bet")
    play.rest()
    now = play.snapshot()
    assert (now["screen"], now["phase"], now["lastPocket"]) == ("play", "over", drawn(9))
    assert play.status("Money") == "0"
    assert "Missed." in play.status("Result")
    expect(play.button("Spin")).to_have_count(0)
    play.finish()
    dialog = play.dialog("The money is gone.")
    expect(dialog).to_contain_text("10 spins · 0 hits")
    (row,) = play.rows()
    assert (row.rank, row.name, row.score, row.is_current) == ("1", "Ada", 0, True)
    assert play.stored("funfair.run.roulette") is None
    for name in ("Leaderboard", "Settings", "Home"):
        expect(dialog.get_by_role("button", name=name, exact=True)).to_be_disabled()
    play.pass_time(DEAF)
    for name in ("Leaderboard", "Settings", "Home"):
        expect(dialog.get_by_role("button", name=name, exact=True)).to_be_enabled()
    play.press("Play again")
    assert play.snapshot()["screen"] == "player"
    play.name_field.fill("Grace")
    play.press_play()
    now = play.snapshot()
    assert (now["player"], now["money"], now["spins"]) == ("Grace", MONEY, 0)


def test_on_credit_money_can_be_negative(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD, credit=True))
    play.start()
    play.spin(losing(range(11), HARD))
    play.repeat(10)
    assert play.snapshot()["phase"] == "betting"
    assert play.status("Money") == "−100"


def badge(play: Roulette, name: str) -> Locator:
    """Returns a badge above the table."""
    return play.page.get_by_role("tabpanel").get_by_text(name, exact=True)


def badges_on_board(play: Roulette) -> list[str]:
    """Returns each player's badge by rank, or "" for a player without a badge."""
    names = play.page.get_by_role("table", name="Leaderboard").locator("tbody tr td:nth-child(2)")
    parts: list[list[str]] = names.evaluate_all(
        "all => all.map(one => [...one.children].map(part => part.innerText.trim()))"
    )
    return [next((part for part in line if part in BADGES), "") for line in parts]
