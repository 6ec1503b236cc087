"""The countdown to the end of the house's day, regardless of the device's clock."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from kit.fake_house import DAY, ENDS, FakeHouse, settle
from kit.game import Game, GameMaker
from kit.house import House

WHOLE_DAY = 24 * 3600
# The day ends in the middle of a minute, so that the minutes shown don't change if the page's clock
# moves a little before a response arrives.
NEXT_DAY = WHOLE_DAY + 30
# The time on a page's stopped clock when it opens.
OPENED = 1000
LEFT = "2 hr 4 min"


def challenge(guest: GameMaker) -> Game:
    """BubblePop's stall, with today's challenge."""
    play = guest()
    play.enter_stall()
    settle(play)
    return play


def timer(play: Game) -> Locator:
    return play.page.get_by_role("timer")


@pytest.mark.parametrize("wrong", [-WHOLE_DAY, 0, WHOLE_DAY])
def test_a_device_with_a_wrong_clock_shows_the_houses_time(
    guest: GameMaker, house: FakeHouse, wrong: int
) -> None:
    house.time, house.ends = OPENED - wrong + 10 * WHOLE_DAY, ENDS - wrong + 10 * WHOLE_DAY
    play = challenge(guest)
    expect(timer(play)).to_have_text(LEFT)
    asked = house.count("challenge")
    play.pass_time(DAY - 3)
    expect(timer(play)).to_have_text(re.compile("^[34] sec$"))
    assert house.count("challenge") == asked
    house.time, house.ends = house.ends, house.ends + NEXT_DAY
    play.pass_time(5)
    settle(play)
    expect(timer(play)).to_have_text("24 hr 0 min")


@pytest.mark.parametrize("to", [OPENED - WHOLE_DAY // 100, OPENED + WHOLE_DAY])
def test_when_the_devices_clock_is_changed_the_page_only_asks_the_house_for_the_time(
    guest: GameMaker, house: FakeHouse, to: int
) -> None:
    house.time = OPENED
    play = challenge(guest)
    asked = house.count("challenge")
    play.page.clock.set_system_time(to)
    play.pass_time(1)
    settle(play)
    expect(timer(play)).to_have_text(LEFT)
    assert house.count("challenge") == asked + 1


def test_until_a_new_day_begins_the_page_asks_again_after_pauses_without_a_countdown(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.time = ENDS
    play = challenge(guest)
    expect(play.page.locator(".countdown")).to_be_hidden()
    before = house.count("challenge")
    asked = []
    for second in range(60):
        play.pass_time(1)
        settle(play)
        if house.count("challenge") > before + len(asked):
            asked.append(second)
    pauses = [later - sooner for sooner, later in pairwise(asked)]
    # The first request may come before or after the count begins. Each pause begins when the
    # response arrives, up to a second after the request.
    assert pauses[-2:] in ([10, 20], [10, 21], [11, 20], [11, 21])
    house.ends = ENDS + NEXT_DAY
    play.pass_time(20)
    settle(play)
    expect(timer(play)).to_have_text("24 hr 0 min")


def test_without_the_houses_time_the_devices_clock_is_used(guest: GameMaker) -> None:
    expect(timer(challenge(guest))).to_have_text(LEFT)


@pytest.mark.house
def test_a_real_house_sends_its_time_with_every_response(game: GameMaker, tmp_path: Path) -> None:
    real = House(tmp_path).start()
    # The page's stopped clock is in 1970.
    play = game(query="inspect", house=real)
    play.enter_stall()
    settle(play)
    expect(timer(play)).not_to_contain_text("day")
    expect(timer(play)).to_have_text(re.compile("^[0-9]+ (hr|min|sec)"))
    real.stop()
