"""A tap on a control that has just appeared under the finger is ignored, because it was meant for
something else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kit.game import REACTION, Game, GameMaker
from kit.roulette import Roulette, RouletteMaker, losing

# Seconds between the taps of a hurried player.
HURRY = 0.1


def tap_many(play: Game, control: Locator, times: int = 2, pause: float = HURRY) -> None:
    """Taps several times at a control's current position, even if another control appears there."""
    box = control.bounding_box()
    assert box
    for tap in range(times):
        if tap > 0:
            play.pass_time(pause)
        play.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def at_sheet(roulette: RouletteMaker, width: int = 390, height: int = 844) -> Roulette:
    play = roulette(width, height, motion=True)
    play.start()
    play.press("Spin")
    expect(play.sheet).to_be_visible()
    play.pass_time(REACTION)
    return play


@pytest.mark.parametrize("pause", [0, HURRY, 0.25])
def test_a_double_tap_on_bet_bets_and_opens_nothing(roulette: RouletteMaker, pause: float) -> None:
    play = at_sheet(roulette)
    play.select(losing([0, 1]))
    play.pass_time(REACTION)
    tap_many(play, play.button("Bet"), pause=pause)
    assert play.snapshot()["phase"] == "turning"
    expect(play.tab("Play game")).to_have_attribute("aria-selected", "true")


def test_a_double_tap_on_spin_chooses_no_number(roulette: RouletteMaker) -> None:
    for width, height in ((390, 844), (844, 390), (820, 1180)):
        play = roulette(width, height, motion=True)
        play.start()
        play.pass_time(REACTION)
        tap_many(play, play.button("Spin"))
        expect(play.sheet).to_be_visible()
        assert play.pressed() == []


def test_four_taps_on_same_again_make_one_bet(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    play.spin(losing([0, 1]))
    play.pass_time(1)
    spins = play.snapshot()["spins"]
    tap_many(play, play.button("Same again"), times=4)
    play.rest()
    assert play.snapshot()["spins"] == spins + 1


def test_a_new_control_can_be_tapped_once_it_has_been_seen(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    play.spin(losing([0, 1]))
    play.pass_time(1)
    tap_many(play, play.button("Same again"))
    assert play.snapshot()["phase"] == "turning"
    play.pass_time(REACTION)
    play.press("Skip")
    assert play.snapshot()["phase"] == "betting"


def test_neighbouring_controls_can_be_tapped_in_quick_succession(roulette: RouletteMaker) -> None:
    play = at_sheet(roulette)
    for number in (1, 2, 3):
        play.pocket(number).tap()
    assert sorted(play.pressed()) == [1, 2, 3]


def test_the_same_control_can_be_tapped_in_quick_succession(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("Settings").click()
    play.pass_time(REACTION)
    before = int(play.number("Game time").input_value())
    tap_many(play, play.button("More: Game time"), times=3)
    assert int(play.number("Game time").input_value()) >= before + 3
    switch = play.switch("Ghost") if play.switch("Ghost").count() else None
    if switch:
        is_on = switch.get_attribute("aria-checked")
        tap_many(play, switch)
        expect(switch).to_have_attribute("aria-checked", is_on or "")


def test_quick_key_presses_are_never_ignored(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, touch=False)
    play.start()
    play.spin(losing([0, 1, 2]))
    play.pass_time(1)
    play.button("Same again").focus()
    play.page.keyboard.press("Enter")
    play.page.keyboard.press("Enter")
    assert play.snapshot()["phase"] == "betting"


def test_holding_enter_bets_once(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, touch=False)
    play.start()
    play.spin(losing([0, 1, 2]))
    play.pass_time(1)
    play.button("Same again").focus()
    for _ in range(4):
        play.page.keyboard.down("Enter")
        play.pass_time(0.1)
    play.page.keyboard.up("Enter")
    now = play.snapshot()
    assert (now["phase"], now["spins"]) == ("turning", 1)
