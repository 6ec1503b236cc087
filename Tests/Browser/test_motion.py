"""Motion: screens that appear, the last ten seconds, confetti for a new best, and vibration. If the
system asks for reduced motion, the page has no motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.game import SHORT, Game, GameMaker, settings_store
from kit.roulette import RouletteMaker, winning

# Seconds until all confetti has fallen.
CELEBRATION = 4
# Records vibrations.
VIBRATE = """
window.felt = [];
Object.defineProperty(Navigator.prototype, "vibrate", {
  configurable: true,
  value(pattern) { window.felt.push([...pattern]); return true; },
});
"""
IS_PAINTED = """canvas => {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return data.some(byte => byte !== 0);
}"""
# Returns how much of a ring is drawn, as a share.
FULL = """ring => {
  const { strokeDashoffset, strokeDasharray } = getComputedStyle(ring);
  return 1 - parseFloat(strokeDashoffset) / parseFloat(strokeDasharray);
}"""
# Returns the name of the entrance animation of an element or a pseudo-element.
ANIMATION = """([selector, part]) =>
  getComputedStyle(document.querySelector(selector), part).animationName"""


def play_to_a_best(play: Game) -> None:
    play.start()
    play.tap(play.wait_for_bubbles()[0])
    play.finish()


def urgency(play: Game) -> Any:
    return play.page.evaluate("document.documentElement.dataset.hurry ?? null")


def felt(play: Game) -> list[list[int]]:
    """Returns the milliseconds on and off, alternating, of each vibration."""
    return list(play.page.evaluate("window.felt"))


def is_painted(play: Game) -> bool:
    """Whether anything is painted on the canvas."""
    return bool(play.page.locator("#canvas").evaluate(IS_PAINTED))


def animation(play: Game, selector: str, part: str | None = None) -> Any:
    return play.page.evaluate(ANIMATION, [selector, part])


# Screens


def test_a_screen_appears_with_an_animation(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    assert animation(play, ".panel") != "none"
    play.press("Home")
    assert animation(play, ".panel") != "none"
    assert animation(play, ".stall") != "none"


# The last ten seconds


def test_the_last_ten_seconds_are_urgent_and_the_last_three_more_so(game: GameMaker) -> None:
    play = game(store=settings_store(game_time=15))
    play.start()
    seen = {}
    while (now := play.snapshot())["screen"] == "play":
        seen[now["remaining"]] = urgency(play)
        play.pass_time(0.5)
    assert [seen[second] for second in (15, 12, 11)] == [None] * 3
    assert [seen[second] for second in (10, 7, 4)] == ["hurry"] * 3
    assert [seen[second] for second in (3, 2, 1)] == ["last"] * 3
    assert urgency(play) is None


def test_the_ring_around_the_clock_shows_what_share_of_the_time_is_left(game: GameMaker) -> None:
    play = game(store=SHORT)
    play.start()
    for _ in range(3):
        play.pass_time(2)
        # The ring empties smoothly, within the second.
        play.finish_entrances()
        left = int(play.status("Time")) / 10
        assert play.page.locator(".clock-left").evaluate(FULL) == pytest.approx(left, abs=0.01)


def test_a_pause_is_not_urgent(game: GameMaker) -> None:
    play = game(store=SHORT)
    play.start()
    assert urgency(play) == "hurry"
    play.press("Pause")
    assert urgency(play) is None


def test_the_stages_edge_pulses_only_if_motion_is_allowed(game: GameMaker) -> None:
    for motion in (True, False):
        play = game(motion=motion, store=SHORT)
        play.start()
        play.pass_time(1)
        assert animation(play, "#ground", "::after") == ("alarm" if motion else "none")


# A new best


def test_a_new_best_is_celebrated_with_confetti_that_disappears(game: GameMaker) -> None:
    play = game(store=SHORT)
    play_to_a_best(play)
    play.pass_time(1)
    expect(play.page.locator("#canvas")).to_be_visible()
    assert is_painted(play)
    # The confetti is behind everything that can be read or pressed.
    expect(play.button("Play again")).to_be_enabled()
    play.button("Play again").click(trial=True)
    play.pass_time(CELEBRATION)
    expect(play.page.locator("#canvas")).to_be_hidden()


def test_no_confetti_falls_into_the_next_run(game: GameMaker) -> None:
    play = game(store=SHORT)
    play_to_a_best(play)
    play.pass_time(1)
    assert is_painted(play)
    play.press("Play again")
    play.pass_time(0.1)
    expect(play.canvas).to_be_visible()
    # No bubble has appeared yet.
    assert not is_painted(play)


# Vibration


def test_a_pop_vibrates_and_a_miss_does_not(game: GameMaker) -> None:
    play = game(script=VIBRATE)
    play.start()
    bubble = play.wait_for_bubbles()[0]
    before = len(felt(play))
    rect = play.snapshot()["stage"]["rect"]
    play.tap_at(rect["x"] + 3, rect["y"] + rect["height"] - 3)
    play.pass_time(0.1)
    assert len(felt(play)) == before
    play.tap(next(one for one in play.whole_bubbles() if one["id"] == bubble["id"]))
    play.pass_time(0.1)
    assert play.snapshot()["score"] > 0
    assert len(felt(play)) == before + 1


def test_with_reduced_motion_nothing_vibrates(game: GameMaker) -> None:
    play = game(motion=False, script=VIBRATE)
    play.start()
    play.tap(play.wait_for_bubbles()[0])
    play.pass_time(0.1)
    assert play.snapshot()["score"] > 0
    assert felt(play) == []


def test_losing_a_life_vibrates_longer_than_a_hit(breakout: BreakoutMaker) -> None:
    play = breakout(script=VIBRATE)
    play.start()
    play.lose_a_life()
    *others, last = [sum(pattern) for pattern in felt(play)]
    assert last > max(others)


def test_a_win_at_the_table_vibrates_more_than_once(roulette: RouletteMaker) -> None:
    play = roulette(script=VIBRATE)
    play.start()
    play.spin(winning(0))
    assert len(felt(play)[-1]) > 1


def test_reduced_motion_applies_at_once(game: GameMaker) -> None:
    play = game(motion=True)
    play.page.keyboard.press("Shift")
    # The page has been idle, so a game is playing itself.
    play.pass_time(24)
    expect(play.page.locator("html[data-demo]")).to_have_count(1)
    play.page.emulate_media(reduced_motion="reduce")
    # The change applies without a touch, and before any time passes.
    expect(play.page.locator("html[data-demo]")).to_have_count(0)
