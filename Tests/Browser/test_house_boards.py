"""The boards of a house, and today's challenge."""

from __future__ import annotations

import re
from math import ceil

import pytest
from playwright.sync_api import Locator, expect

from kit.axe import violations
from kit.fake_house import DAY, ENDS, FakeHouse, run_id, settle, twenty
from kit.game import Game, GameMaker

PLACES = ["Everyone", "Today", "This week", "This device", "Challenge"]


def test_a_house_has_everyones_boards_beside_this_devices(guest: GameMaker) -> None:
    play = at_scores(guest())
    places = play.page.get_by_role("radiogroup", name="Whose scores").get_by_role("radio")
    expect(places).to_have_count(len(PLACES))
    for name in PLACES:
        expect(play.option("Whose scores", name)).to_be_visible()
    expect(play.option("Whose scores", "Everyone")).to_be_checked()


def test_the_first_twenty_are_shown_and_the_players_own_row_with_a_gap(
    guest: GameMaker, house: FakeHouse
) -> None:
    far_down(house)
    play = at_scores(guest())
    rows = board(play).locator("tbody tr")
    expect(rows).to_have_count(28)
    expect(rows.nth(20)).to_have_class("gap")
    own = board(play).locator("tr[aria-current=true]")
    expect(own).to_contain_text("Ada")
    expect(own).to_contain_text("5,000")


def test_each_period_has_its_own_board(guest: GameMaker, house: FakeHouse) -> None:
    house.boards["week"] = [(1, "Lin", 7)]
    play = at_scores(guest())
    expect(board(play)).to_contain_text("Nobody stands here yet. Be the first!")
    play.choose("Whose scores", "This week")
    expect(board(play)).to_contain_text("Lin")
    expect(play.page.get_by_role("timer")).to_have_text("2 hr 4 min")
    play.choose("Whose scores", "This device")
    expect(play.option("Board", "Standard")).to_be_visible()


def test_the_last_board_stays_when_the_house_is_down(guest: GameMaker, house: FakeHouse) -> None:
    house.boards["all"] = twenty()
    play = at_scores(guest())
    expect(board(play)).to_contain_text("Player 20")
    house.is_open = False
    play.tab("Play").click()
    play.tab("Scores").click()
    expect(play.page.get_by_text("this is the board as it was")).to_be_visible()
    expect(board(play)).to_contain_text("Player 20")
    play.choose("Whose scores", "Today")
    expect(play.page.get_by_text("The house can’t be reached.", exact=True)).to_be_visible()


def test_a_run_can_be_watched_or_raced_from_its_row(guest: GameMaker, house: FakeHouse) -> None:
    house.boards["all"] = twenty()
    play = at_scores(guest())
    for name in ("Watch", "Race"):
        expect(play.page.get_by_role("button", name=f"{name} the run of Player 1", exact=True)).to_be_visible()
    play.press("Watch the run of Player 3")
    expect(play.notices).to_contain_text("There is no such run here.")
    assert house.count(f"GET runs/{run_id(3)}") == 1


def test_runs_of_the_challenge_wait_for_the_end_of_its_day(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.boards["all"] = house.boards["challenge"] = twenty()
    play = at_scores(guest())
    later = play.page.get_by_text("Runs of the challenge can be watched when the day is over.")
    expect(later).to_have_count(0)
    play.choose("Whose scores", "Challenge")
    expect(later).to_have_count(1)
    expect(later).to_be_visible()
    expect(board(play).locator("tbody tr")).to_have_count(20)
    expect(board(play).get_by_role("button")).to_have_count(0)
    # No column is announced that has nothing in it.
    expect(board(play).get_by_role("columnheader")).to_have_count(3)
    play.choose("Whose scores", "Everyone")
    expect(later).to_have_count(0)
    expect(board(play).get_by_role("button")).to_have_count(40)


def test_the_challenge_says_what_it_is_and_when_the_next_one_comes(guest: GameMaker) -> None:
    play = guest()
    play.enter_stall()
    card = challenge(play)
    expect(card).to_contain_text("The same bubbles for everyone, one try. 3 played.")
    expect(card.get_by_role("timer")).to_have_text("2 hr 4 min")
    play.pass_time(2 * 3600)
    # By the page's own clock, at which it looks once a second.
    left = ceil(ENDS - play.page.evaluate("Date.now() / 1000")) - 4 * 60
    shown = re.compile(f"^4 min ({left}|{left + 1}) sec$")
    expect(card.get_by_role("timer")).to_have_text(shown)


def test_a_new_day_is_asked_for_when_the_old_one_ends(guest: GameMaker, house: FakeHouse) -> None:
    play = guest()
    play.enter_stall()
    expect(challenge(play)).to_be_visible()
    settle(play)
    before = house.count("GET challenge")
    # Not as far as where the page's clock would give the question up.
    play.pass_time(DAY + 2)
    settle(play)
    assert house.count("GET challenge") == before + 1


def test_the_challenge_is_played_once_and_then_shows_its_board(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.boards["challenge"] = [(1, "Lin", 900), (2, "Ada", 0)]
    play = guest()
    play.enter_stall()
    play.name_field.fill("Ada")
    play.press("Play today’s challenge")
    expect(play.page.get_by_role("timer")).to_have_text("3")
    play.count_in()
    play.finish()
    expect(play.page.locator(".house-line")).to_contain_text("2 in the challenge")
    play.pass_time(1)
    play.press("Home")
    play.enter_stall()
    expect(challenge(play)).to_contain_text("You have played it today.")
    play.press("Its board")
    expect(play.option("Whose scores", "Challenge")).to_be_checked()
    expect(board(play)).to_contain_text("Lin")


def test_without_the_house_there_is_no_challenge_and_it_says_so(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = guest()
    play.enter_stall()
    play.name_field.fill("Ada")
    expect(challenge(play)).to_be_visible()
    house.is_open = False
    play.press("Play today’s challenge")
    expect(challenge(play)).to_contain_text("The house can’t be reached.")
    assert play.snapshot()["screen"] == "player"
    play.press_play()
    assert play.snapshot()["phase"] == "countIn"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_what_the_house_says(
    guest: GameMaker, house: FakeHouse, scheme: str
) -> None:
    far_down(house)
    house.boards["challenge"] = twenty()
    play = at_scores(guest(color_scheme=scheme))
    assert not violations(play)
    play.choose("Whose scores", "Challenge")
    expect(play.page.get_by_text("when the day is over")).to_be_visible()
    assert not violations(play)
    play.tab("Play").click()
    expect(challenge(play)).to_be_visible()
    assert not violations(play)
    house.refusal = (422, "too-fast", "It was too fast.")
    play.press_play()
    settle(play)
    play.count_in()
    play.finish()
    play.pass_time(1)
    expect(play.page.locator(".house-line.bad")).to_be_visible()
    assert not violations(play)


@pytest.mark.parametrize("size", [(320, 480), (390, 844), (844, 390), (1440, 900)])
def test_a_board_is_no_wider_than_its_screen(
    guest: GameMaker, house: FakeHouse, size: tuple[int, int]
) -> None:
    far_down(house)
    house.boards["challenge"] = twenty()
    play = at_scores(guest(*size))
    main = play.page.locator("main")
    for place in ("Everyone", "Challenge"):
        play.choose("Whose scores", place)
        expect(board(play)).to_contain_text("Neighbour 5003")
        assert main.evaluate("main => main.scrollWidth <= main.clientWidth")


def far_down(house: FakeHouse) -> None:
    house.boards["all"] = twenty()
    house.around = [
        (rank, "Ada" if rank == 5000 else f"Neighbour {rank}", 5500 - rank)
        for rank in range(4997, 5004)
    ]


def at_scores(play: Game) -> Game:
    """At the scores, after a run by Ada that was given up."""
    play.begin()
    settle(play)
    play.press("Pause")
    play.press("Drop this run")
    play.tab("Scores").click()
    settle(play)
    return play


def board(play: Game) -> Locator:
    return play.page.get_by_role("table", name=play.board)


def challenge(play: Game) -> Locator:
    return play.page.get_by_role("region", name="Today’s challenge")
