"""Roulette's settings, and the sounds of a spin."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.ears import EARS, effects, prick_up
from kit.roulette import (
    EASY,
    HARD,
    MEDIUM,
    MONEY,
    Level,
    Roulette,
    RouletteMaker,
    numbers_for,
    winning,
)

# The number of clicks of the wheel's studs against its pointer.
TICKS = 30


def test_a_new_level_applies_from_the_next_spin_and_is_stored(
    roulette: RouletteMaker,
) -> None:
    play = roulette()
    play.start()
    play.bet(winning(0))
    play.pass_time(1)
    set_level(play, HARD)
    play.rest()
    money, score = MONEY + EASY.hit[0], EASY.hit[1]
    assert (play.status("Money"), play.status("Score")) == (str(money), str(score))
    for spin, level in ((1, HARD), (2, MEDIUM)):
        set_level(play, level)
        assert f"roulette.level {level.index}\n" in (play.stored("funfair.settings") or "")
        play.press("Spin")
        expect(play.dialog(f"Choose {level.numbers} numbers")).to_be_visible()
        # The last bet was made at another level.
        assert play.pressed() == []
        play.select(winning(spin, level))
        play.press("Bet")
        play.press("Skip")
        money, score = money + level.hit[0], score + level.hit[1]
        assert (play.status("Money"), play.status("Score")) == (str(money), str(score))
    play.reload()
    play.press("Continue")
    play.tab("Settings").click()
    expect(play.page.get_by_role("radiogroup", name="Level").get_by_role("radio")).to_have_count(3)
    expect(play.option("Level", "Medium")).to_be_checked()


def test_a_spin_has_sounds_from_the_push_to_its_outcome(roulette: RouletteMaker) -> None:
    play = roulette(script=EARS)
    prick_up(play)
    play.start()
    for spin, (kind, sound) in enumerate(
        {"hit": "big-win", "near": "small-win", "miss": "loss"}.items()
    ):
        before = len(effects(play))
        play.bet(numbers_for(kind, spin))
        assert effects(play)[before:].count("wheel-tick") == TICKS
        play.pass_time(1)
        # Using other controls doesn't stop the wheel.
        play.tab("How to play").tap()
        assert effects(play)[-1] == "button"
        play.tab("Play game").tap()
        assert "rattle" not in effects(play)[before:]
        play.pass_time(2.6)
        assert "rattle" in effects(play)[before:]
        # The ball rolls, more and more softly; bounces, lower and lower; and falls into its pocket.
        ball = [name for name in effects(play)[before:] if name.startswith(("r", "kn"))]
        rolls = [name for name in ball if name.startswith("roll-")]
        knocks = [name for name in ball if name.startswith("knock-")]
        assert ball == [*rolls, *knocks, "rattle"]
        assert rolls == sorted(rolls, reverse=True)
        assert len(rolls) >= 20
        assert knocks == [f"knock-0{4 - index}" for index in range(len(knocks))]
        assert 3 <= len(knocks) <= 5
        play.rest()
        assert effects(play)[-1] == sound
    assert stopped(play) == 0
    heard = effects(play)
    play.pass_time(2)
    assert effects(play) == heard
    play.bet(winning(3))
    play.pass_time(1)
    play.press("Skip")
    # The earlier the wheel stops, the more sounds are cancelled. One may already be playing.
    assert 10 <= stopped(play) < TICKS - 10


def stopped(play: Roulette) -> int:
    """Returns the number of cancelled sounds."""
    return int(play.page.evaluate("window.stopped"))


def set_level(play: Roulette, level: Level) -> None:
    """Sets a level during a game, and returns to it."""
    play.tab("Settings").click()
    play.choose("Level", level.name)
    play.tab("Play game").click()
