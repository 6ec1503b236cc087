"""Screens stay on without touches during a run, and at a party on phones and the big screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kit.fake_house import settle
from kit.fake_party import FakeParty, join
from kit.game import HIDE, SHORT, SHOW, GameMaker
from kit.lights import LIGHTS, LIT, NONE, REFUSING
from kit.party_house import PartyHouse
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, gathering, over, podium
from kit.roulette import RouletteMaker


def is_lit(page: Page) -> bool:
    lights = int(page.evaluate(LIT))
    assert lights < 2
    return lights == 1


def test_the_screen_stays_on_during_a_run_but_not_in_a_pause_or_after_it(game: GameMaker) -> None:
    play = game(store=SHORT, script=LIGHTS)
    assert not is_lit(play.page)
    play.begin()
    assert is_lit(play.page)
    play.count_in()
    assert is_lit(play.page)
    play.press("Pause")
    assert not is_lit(play.page)
    play.press("Resume")
    play.count_in()
    assert is_lit(play.page)
    play.finish()
    play.pass_time(5)
    assert not is_lit(play.page)


def test_a_hidden_page_lets_the_screen_turn_off_until_its_run_continues(game: GameMaker) -> None:
    play = game(script=LIGHTS)
    play.start()
    play.hide()
    assert not is_lit(play.page)
    play.show()
    assert not is_lit(play.page)
    play.press("Resume")
    assert is_lit(play.page)


def test_a_table_that_waits_for_a_bet_lets_the_screen_turn_off(roulette: RouletteMaker) -> None:
    play = roulette(script=LIGHTS)
    play.enter_stall()
    play.pass_time(2)
    assert not is_lit(play.page)


@pytest.mark.parametrize("script", [REFUSING, NONE], ids=["refusing", "none"])
def test_a_run_needs_no_wake_lock(game: GameMaker, script: str) -> None:
    play = game(store=SHORT, script=script)
    play.start()
    play.press("Pause")
    play.press("Resume")
    play.count_in()
    play.finish()
    assert play.snapshot()["screen"] == "result"


def test_a_big_screen_stays_on_until_the_party_ends(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(FEW[:3])
    wall = screen(store=OURS)
    wall.page.add_init_script(LIGHTS)
    wall.open()
    expect(wall.page.locator(".names li")).to_have_count(3)
    assert is_lit(wall.page)
    wall.page.evaluate(HIDE)
    assert not is_lit(wall.page)
    wall.page.evaluate(SHOW)
    assert is_lit(wall.page)
    wall.say(podium(FEW))
    assert is_lit(wall.page)
    wall.say(over(FEW))
    assert not is_lit(wall.page)


def test_a_guests_phone_stays_on_from_joining_to_the_podium(game: GameMaker) -> None:
    host = FakeParty()
    play = game(query="inspect", house=host, script=LIGHTS)
    settle(play)
    play.press("Join a party")
    assert not is_lit(play.page)
    join(play, "Ada")
    host.pass_time(play, 1.1)
    assert is_lit(play.page)
    play.hide()
    assert not is_lit(play.page)
    play.show()
    assert is_lit(play.page)
    host.settle_round((2, 12), 340)
    host.pass_time(play, 3)
    assert is_lit(play.page)
    host.phase = "over"
    host.pass_time(play, 3)
    assert not is_lit(play.page)
