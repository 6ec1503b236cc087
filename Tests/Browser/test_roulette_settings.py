"""Roulette's settings: the level, the theme, and what is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from roulette import (
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


def test_the_sound_switch_is_on_at_first_and_kept(roulette: RouletteMaker) -> None:
    play = roulette()
    play.enter_stall()
    play.tab("Settings").tap()
    expect(play.switch("Sound")).to_have_attribute("aria-checked", "true")
    play.switch("Sound").tap()
    expect(play.switch("Sound")).to_have_attribute("aria-checked", "false")
    play.reload()
    play.enter_stall()
    play.tab("Settings").tap()
    expect(play.switch("Sound")).to_have_attribute("aria-checked", "false")


def test_a_spin_is_heard_from_the_push_to_the_end(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, script=LISTEN)
    play.start()
    wait_for_sound(play)
    play.bet(winning(0))
    pushed = tones(play)
    assert pushed > 0
    play.pass_time(3.6)
    rattled = tones(play)
    assert rattled > pushed
    play.rest()
    assert tones(play) > rattled
    silent = tones(play)
    play.pass_time(2)
    assert tones(play) == silent


def test_a_hit_a_near_miss_and_a_loss_sound_each_otherwise(roulette: RouletteMaker) -> None:
    heard = []
    for kind in ("hit", "near", "miss"):
        play = roulette(motion=True, script=LISTEN)
        play.start()
        wait_for_sound(play)
        play.bet(numbers_for(kind))
        play.pass_time(3.9)
        before = tones(play)
        play.rest()
        heard.append(tuple(play.page.evaluate("window.tones")[before:]))
    assert len(set(heard)) == 3 and all(heard)


def test_the_wheel_ticks_no_more_when_the_ball_lies(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, script=LISTEN)
    play.start()
    wait_for_sound(play)
    play.bet(winning(0))
    assert play.page.evaluate("window.stopped") == 0
    ticks = tones(play)
    play.rest()
    # All of them but the one that was heard at once.
    assert play.page.evaluate("window.stopped") == ticks - 1


def test_what_makes_the_sounds_is_fetched_at_the_first_touch(roulette: RouletteMaker) -> None:
    play = roulette(script=LISTEN)
    asked: list[str] = []
    play.page.on("request", lambda request: asked.append(request.url))
    play.enter_stall()
    wait_for_sound(play)
    assert len([url for url in asked if url.endswith("/sound.wasm")]) == 1


def test_nothing_is_heard_with_the_sound_off(roulette: RouletteMaker) -> None:
    play = roulette(script=LISTEN)
    play.enter_stall()
    wait_for_sound(play)
    play.tab("Settings").tap()
    play.switch("Sound").tap()
    play.tab("Play game").tap()
    play.name_field.fill("Ada")
    play.press_play()
    play.spin(winning(0))
    play.spin(losing([1]))
    assert tones(play) == 0
    play.tab("Settings").tap()
    play.switch("Sound").tap()
    play.tab("Play game").tap()
    play.spin(losing([2]))
    assert tones(play) > 0


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


def wait_for_sound(play: Roulette) -> None:
    """The module that makes the sounds is fetched at the first touch."""
    play.wait_for(lambda _: bool(play.page.evaluate("window.canSound")))


def tones(play: Roulette) -> int:
    return int(play.page.evaluate("window.tones.length"))


# What is behind everything, as it is drawn.
GROUND = """() => {
  const { backgroundColor, backgroundImage, color } = getComputedStyle(document.body);
  return [backgroundColor, backgroundImage, color].join();
}"""
# Instead of a sound, what would be heard is written down: how long it is, and how loud on the whole.
LISTEN = """
  window.tones = [];
  window.stopped = 0;
  const node = () => ({ connect: to => to, stop() { window.stopped += 1; } });
  window.AudioContext = class {
    state = "running";
    currentTime = 0;
    destination = node();
    resume() { return Promise.resolve(); }
    suspend() { return Promise.resolve(); }
    createGain() { return { ...node(), gain: { value: 1 } }; }
    createBuffer(channels, length, rate) {
      const buffer = { length };
      buffer.copyToChannel = samples => {
        buffer.tone = length + samples.reduce((sum, sample) => sum + sample * sample, 0);
      };
      return buffer;
    }
    createBufferSource() {
      return { ...node(), start() { window.tones.push(this.buffer.tone); } };
    }
  };
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...source) => {
    const made = await instantiateStreaming.apply(WebAssembly, source);
    if (made.instance.exports.heard) window.canSound = true;
    return made;
  };
"""
