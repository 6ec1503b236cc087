"""Today's challenge on the stalls at home."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from kit.axe import violations
from kit.fake_house import DAY, FakeHouse, settle
from kit.game import Game, GameMaker
from kit.sizes import SIZES
from kit.survey import misfits

OPEN, DONE = "Today’s challenge", "Challenge done"


def stall(play: Game, name: str) -> Locator:
    return play.button(name)


def test_a_stall_shows_whether_its_challenge_is_open(guest: GameMaker, house: FakeHouse) -> None:
    house.played = {"breakout"}
    play = guest()
    settle(play)
    assert house.count("challenge") == 1
    expect(stall(play, "BubblePop").get_by_text(OPEN, exact=True)).to_be_visible()
    expect(stall(play, "Breakout").get_by_text(DONE, exact=True)).to_be_visible()
    expect(stall(play, "Roulette")).not_to_contain_text("challenge")
    expect(stall(play, "Breakout")).to_have_accessible_description(
        f"Breakout Knock down every brick {DONE}"
    )
    assert violations(play) == []
    assert misfits(play, SIZES) == []


def test_the_sign_opens_the_challenge(guest: GameMaker) -> None:
    play = guest()
    settle(play)
    stall(play, "BubblePop").get_by_text(OPEN).tap()
    expect(play.button("Play today’s challenge")).to_be_visible()


def test_after_the_day_ends_there_is_a_new_challenge(guest: GameMaker, house: FakeHouse) -> None:
    house.played = {"bubblepop"}
    play = guest()
    settle(play)
    expect(stall(play, "BubblePop")).to_contain_text(DONE)
    house.played.clear()
    play.pass_time(DAY + 2)
    settle(play)
    expect(stall(play, "BubblePop").get_by_text(OPEN, exact=True)).to_be_visible()


def test_without_a_house_there_is_no_challenge(game: GameMaker) -> None:
    play = game()
    play.pass_time(1)
    expect(stall(play, "BubblePop")).to_be_visible()
    expect(play.page.get_by_text(OPEN)).to_have_count(0)
