"""Runs that a house counts: names, tickets, and what becomes of a run at its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from kit.fake_house import FakeHouse, settle
from kit.game import Game, GameMaker


def test_a_public_run_is_checked_and_learns_its_rank(guest: GameMaker, house: FakeHouse) -> None:
    play = played(guest())
    expect(line(play)).to_have_text("Checked. Rank 12 of everyone, 3 today.")
    expect(own_row(play)).to_contain_text("rank 12 of all")
    assert len(house.runs) == 1
    assert house.runs[0].startswith(b"Fun")


def test_a_run_begins_at_once_whatever_the_house_does(guest: GameMaker, house: FakeHouse) -> None:
    house.is_open = False
    play = guest()
    play.begin()
    assert play.snapshot()["phase"] == "countIn"
    settle(play)
    play.count_in()
    play.finish()
    assert play.rows()[0].name == "Ada"


def test_a_ticket_in_the_count_in_gives_the_run_the_houses_seed(guest: GameMaker) -> None:
    one, two = guest(), guest()
    for play, name in ((one, "Ada"), (two, "Lin")):
        play.begin(name)
        settle(play)
        play.count_in()
        play.pass_time(1)
    assert one.snapshot()["bubbles"] == two.snapshot()["bubbles"] != []


def test_a_run_that_does_not_count_is_told_in_the_houses_sentence(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.refusal = (422, "too-fast", "It took less time than its ticks.")
    play = played(guest())
    expect(line(play)).to_have_text("It took less time than its ticks.")
    expect(own_row(play)).to_contain_text("does not count")
    assert stored_runs(play) == 0


def test_a_run_of_a_house_that_is_down_is_kept_and_sent_when_it_is_back(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = played(guest(), house, closing=True)
    expect(line(play)).to_have_text("Kept; it will be sent when the house answers.")
    expect(own_row(play)).to_contain_text("kept")
    assert stored_runs(play) == 1
    house.is_open = True
    play.pass_time(2.5)
    expect(line(play)).to_contain_text("Rank 12 of everyone")
    assert stored_runs(play) == 0


def test_a_kept_run_is_sent_at_once_when_the_browser_is_online_again(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = played(guest(), house, closing=True)
    expect(line(play)).to_contain_text("Kept")
    house.is_open = True
    play.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(line(play)).to_contain_text("Rank 12 of everyone")


def test_a_kept_run_is_sent_after_the_page_was_closed(guest: GameMaker, house: FakeHouse) -> None:
    play = played(guest(), house, closing=True)
    expect(line(play)).to_contain_text("Kept")
    house.is_open = True
    play.reload()
    settle(play)
    assert len(house.runs) == 1
    assert stored_runs(play) == 0


@pytest.mark.parametrize("word", ["too-busy", "not-storing"])
def test_a_house_that_can_take_no_run_now_is_asked_again(
    guest: GameMaker, house: FakeHouse, word: str
) -> None:
    house.refusal = (503, word, "Later, please.")
    play = played(guest())
    expect(line(play)).to_contain_text("Kept")
    house.refusal = None
    play.pass_time(2.5)
    expect(line(play)).to_contain_text("Rank 12 of everyone")


def test_an_interrupted_public_run_is_still_public_after_a_reload(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = guest()
    play.begin()
    settle(play)
    play.count_in()
    play.pass_time(2)
    play.reload()
    play.press("Continue")
    play.count_in()
    play.finish()
    expect(line(play)).to_contain_text("Rank 12 of everyone")
    assert len(house.runs) == 1


def test_a_name_of_another_device_is_told_with_a_suggestion_to_take(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.taken["Ada"] = "Ada 2"
    play = played(guest())
    expect(line(play)).to_contain_text("Ada is the name of another device here.")
    assert not house.runs
    play.pass_time(1)
    play.press("Play as Ada 2")
    expect(play.name_field).to_have_value("Ada 2")
    play.name_field.fill("Ada")
    expect(line(play)).to_contain_text("it counts on this device only")
    play.press("Play as Ada 2")
    play.press_play()
    settle(play)
    assert "Ada 2" in house.names


def test_a_name_whose_answer_got_lost_is_the_devices_all_the_same(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.loses_names = True
    play = guest()
    play.begin()
    settle(play)
    assert list(house.names) == ["Ada"]
    house.loses_names = False
    play.reload()
    play.press("Drop this run")
    play = played(play)
    expect(line(play)).to_contain_text("Rank 12 of everyone")
    assert len(house.names) == 1
    other = played(guest())
    expect(line(other)).to_contain_text("Ada is the name of another device here.")


def test_two_windows_are_one_device(guest: GameMaker, house: FakeHouse) -> None:
    play = guest()
    other = Game(play.phone)
    other.page = play.phone.context.new_page()
    other.open()
    play.begin("Ada")
    settle(play)
    other.begin("Lin")
    settle(other)
    assert list(house.names) == ["Ada", "Lin"]
    assert len(set(house.names.values())) == 1


def test_practice_is_no_business_of_the_house(game: GameMaker, house: FakeHouse) -> None:
    play = game(house=house)
    play.start()
    settle(play)
    play.finish()
    settle(play)
    assert house.count("POST") == 0
    expect(line(play)).to_have_count(0)


def test_on_a_host_without_a_house_nothing_is_said_of_one(game: GameMaker) -> None:
    play = game(query="inspect")
    play.enter_stall()
    settle(play)
    expect(play.page.get_by_text("challenge")).to_have_count(0)
    play.name_field.fill("Ada")
    play.press_play()
    play.count_in()
    play.finish()
    expect(line(play)).to_have_count(0)
    play.pass_time(1)
    play.press("Scores")
    expect(play.page.get_by_role("radiogroup", name="Whose scores")).to_have_count(0)
    expect(play.notices).to_have_count(0)


def line(play: Game) -> Locator:
    """What is said of the house at the end of a run, or beside the name."""
    return play.page.locator(".house-line")


def own_row(play: Game) -> Locator:
    """The row of the run that was just played."""
    return play.page.locator("tr[aria-current=true]")


def stored_runs(play: Game) -> int:
    return len(re.findall(r"^bubblepop ", play.stored("funfair.outbox") or "", re.MULTILINE))


def played(play: Game, house: FakeHouse | None = None, closing: bool = False) -> Game:
    """A whole run as Ada. A house that is closing stops answering while it is played."""
    play.begin()
    settle(play)
    play.count_in()
    if house is not None:
        house.is_open = not closing
    play.finish()
    settle(play)
    return play
