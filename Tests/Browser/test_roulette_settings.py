"""Roulette's settings: the level, the theme, and what is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.ears import EARS, effects, prick_up
from kit.roulette import (
    EASY,
    HARD,
    LEVELS,
    MEDIUM,
    MONEY,
    Level,
    Roulette,
    RouletteMaker,
    drawn,
    losing,
    numbers_for,
    payout,
    roulette_store,
    winning,
)

# How many studs of a wheel pass its pointer.
TICKS = 30


def test_a_level_is_chosen_and_kept(roulette: RouletteMaker) -> None:
    play = roulette()
    play.enter_stall()
    play.tab("Settings").tap()
    levels = play.page.get_by_role("radiogroup", name="Level", exact=True).get_by_role("radio")
    expect(levels).to_have_count(3)
    expect(play.option("Level", "Easy")).to_be_checked()
    for level in (MEDIUM, HARD):
        play.choose("Level", level.name)
        expect(play.option("Level", level.name)).to_be_checked()
        assert f"roulette.level {level.index}\n" in (play.stored("funfair.settings") or "")
    play.reload()
    play.enter_stall()
    play.tab("Settings").tap()
    expect(play.option("Level", "Hard")).to_be_checked()


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_game_is_played_on_the_level_that_was_set(roulette: RouletteMaker, level: Level) -> None:
    play = roulette(store=roulette_store(level))
    play.start()
    play.press("Spin")
    expect(play.dialog(f"Choose {level.numbers} numbers")).to_be_visible()
    numbers = winning(0, level)
    play.select(numbers)
    play.press("Bet")
    play.rest()
    now = play.snapshot()
    assert (now["money"], now["score"]) == (MONEY + level.hit[0], level.hit[1])


def test_another_level_counts_from_the_next_spin(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    play.spin(winning(0))
    money, score = MONEY + EASY.hit[0], EASY.hit[1]
    for spin, level in ((1, HARD), (2, MEDIUM), (3, EASY)):
        set_level(play, level)
        play.press("Spin")
        expect(play.dialog(f"Choose {level.numbers} numbers")).to_be_visible()
        play.select(winning(spin, level))
        play.press("Bet")
        play.rest()
        money, score = money + level.hit[0], score + level.hit[1]
        now = play.snapshot()
        assert (now["money"], now["score"], now["spins"]) == (money, score, spin + 1)
        assert now["level"] == level.name.lower()


def test_a_level_that_is_set_while_the_wheel_turns_leaves_that_spin_alone(
    roulette: RouletteMaker,
) -> None:
    play = roulette(motion=True)
    play.start()
    numbers = winning(0)
    play.bet(numbers)
    play.pass_time(1)
    set_level(play, HARD)
    play.rest()
    now = play.snapshot()
    assert (now["money"], now["score"]) == (MONEY + EASY.hit[0], EASY.hit[1])
    assert payout(numbers, drawn(0)) == EASY.hit
    play.press("Spin")
    expect(play.dialog("Choose 2 numbers")).to_be_visible()
    # The last bet was for another level.
    assert play.pressed() == []


@pytest.mark.parametrize(("theme", "scheme"), [("Light", "dark"), ("Dark", "light")])
def test_a_theme_is_taken_at_once_and_kept(
    roulette: RouletteMaker, theme: str, scheme: str
) -> None:
    play = roulette(color_scheme=scheme)
    play.enter_stall()
    play.tab("Settings").tap()
    before = play.page.evaluate(GROUND)
    play.choose("Theme", theme)
    after = play.page.evaluate(GROUND)
    assert after != before
    play.reload()
    play.enter_stall()
    play.tab("Settings").tap()
    expect(play.option("Theme", theme)).to_be_checked()
    assert play.page.evaluate(GROUND) == after


def test_a_spin_is_heard_from_the_push_to_the_end(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, script=EARS)
    prick_up(play)
    play.start()
    play.bet(winning(0))
    assert effects(play).count("wheel-tick") == TICKS
    assert "rattle" not in effects(play)
    play.pass_time(3.6)
    assert "rattle" in effects(play)
    play.rest()
    assert effects(play)[-1] == "big-win"
    heard = effects(play)
    play.pass_time(2)
    assert effects(play) == heard


def test_a_hit_a_near_miss_and_a_loss_sound_each_otherwise(roulette: RouletteMaker) -> None:
    heard = []
    for kind in ("hit", "near", "miss"):
        play = roulette(motion=True, script=EARS)
        prick_up(play)
        play.start()
        play.bet(numbers_for(kind))
        play.rest()
        heard.append(effects(play)[-1])
    assert heard == ["big-win", "small-win", "loss"]


def test_the_wheel_ticks_no_more_when_the_ball_lies(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, script=EARS)
    prick_up(play)
    play.start()
    play.bet(winning(0))
    play.pass_time(1)
    play.press("Skip")
    play.rest()
    # The more of them are left the earlier the wheel is stopped; one that sounds is not cut off.
    assert 10 <= play.page.evaluate("window.stopped") < TICKS - 10


def test_a_control_stops_no_wheel(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, script=EARS)
    prick_up(play)
    play.start()
    play.bet(winning(0))
    play.pass_time(1)
    play.tab("How to play").tap()
    assert effects(play)[-1] == "button"
    assert play.page.evaluate("window.stopped") == 0


def test_on_credit_a_game_goes_on_below_nothing(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD, credit=True))
    play.start()
    numbers = losing(range(11), HARD)
    for _ in range(11):
        play.spin(numbers)
    now = play.snapshot()
    assert (now["phase"], now["money"], now["spins"]) == ("betting", -100, 11)
    assert play.status("Money") == "−100"
    play.tab("Leaderboard").tap()
    expect(play.option("Board", "Other settings")).to_be_checked()


def set_level(play: Roulette, level: Level) -> None:
    """Sets a level in the middle of a game, and comes back to it."""
    play.tab("Settings").click()
    play.choose("Level", level.name)
    play.tab("Play game").click()


# What is behind everything, as it is drawn.
GROUND = """() => {
  const { backgroundColor, backgroundImage, color } = getComputedStyle(document.body);
  return [backgroundColor, backgroundImage, color].join();
}"""
