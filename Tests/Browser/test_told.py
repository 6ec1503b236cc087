"""Messages that arrive while the player is doing something else: they don't take the focus or cover
anything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kit.breakout import BreakoutMaker
from kit.game import Game, GameMaker
from kit.roulette import RouletteMaker

# A store that refuses writes from now on.
REFUSE = """() => {
  Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
KEEPS_NOTHING = "doesn’t let Funfair save anything"
# Seconds until a dropped run can no longer be restored.
UNDO = 9
# Counts the screens that appear from now on, and how many times the focused field loses the focus.
# Ignores an animation already in progress, which may start late on a busy machine.
WATCH = """() => {
  window.entrances = 0;
  const coming = new Set(document.getAnimations());
  addEventListener("animationstart", event => {
    if (event.target.id !== "panel") return;
    if (event.target.getAnimations().some(one => !coming.has(one))) window.entrances += 1;
  }, true);
  window.field = document.activeElement;
  window.left = 0;
  window.field.addEventListener("blur", () => { window.left += 1; });
}"""


def test_typing_continues_when_a_notice_disappears(game: GameMaker) -> None:
    play = game(motion=True, touch=False, height=480)
    play.start("Ada")
    play.press("Pause")
    play.press("Drop this run")
    expect(play.page.locator(".undo")).to_be_visible()
    play.name_field.fill("Gr")
    play.page.evaluate(WATCH)
    play.page.evaluate("document.querySelector('main').scrollTop = 40")
    before = play.page.evaluate("document.querySelector('main').scrollTop")
    assert before > 0
    play.pass_time(UNDO)
    expect(play.page.locator(".undo")).to_have_count(0)
    play.page.keyboard.type("ace")
    expect(play.name_field).to_be_focused()
    expect(play.name_field).to_have_value("Grace")
    assert play.page.evaluate("[window.left, window.entrances]") == [0, 0]
    # There may be more space now, but the screen must not scroll back to the top.
    assert play.page.evaluate("document.querySelector('main').scrollTop") > 0


def test_a_notice_during_a_run_covers_neither_the_score_nor_the_stage(game: GameMaker) -> None:
    for width, height in ((390, 844), (844, 390), (320, 480), (1280, 720)):
        play = game(width, height)
        play.start()
        assert_beside(play, refuse_in_mid_run(play))
        play.press("OK")
        expect(play.notices).to_have_count(0)
        assert_room_is_back(play)


def test_a_notice_next_to_bricks_covers_none_of_them(breakout: BreakoutMaker) -> None:
    for width, height in ((390, 844), (844, 390)):
        play = breakout(width, height)
        play.start()
        assert_beside(play, refuse_in_mid_run(play))


def test_a_notice_at_a_table_covers_neither_the_money_nor_the_wheel(
    roulette: RouletteMaker,
) -> None:
    for width, height in ((390, 844), (844, 390)):
        play = roulette(width, height)
        play.start()
        assert_beside(play, refuse_in_mid_run(play))


def refuse_in_mid_run(play: Game) -> Locator:
    """Makes the store refuse writes, and waits for the notice at the next save."""
    play.page.evaluate(REFUSE)
    play.hide()
    play.show()
    for name in ("Resume", "Continue"):
        if play.button(name).count() > 0:
            play.press(name)
            play.count_in()
    expect(play.notices).to_contain_text(KEEPS_NOTHING)
    return play.notices


def assert_beside(play: Game, notice: Locator) -> None:
    told = notice.bounding_box()
    assert told
    play.wait_for(lambda now: not overlap(told, now["stage"]["rect"]))
    for part in play.page.locator(".hud > *:visible").all():
        box = part.bounding_box()
        assert box and not overlap(told, box), part.inner_text()


def assert_room_is_back(play: Game) -> None:
    style = "document.documentElement.style"
    assert play.page.evaluate(f"{style}.getPropertyValue('--told')") == "0px"


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two boxes overlap by more than rounding errors."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_player_without_storage_is_told_once(game: GameMaker, width: int) -> None:
    play = game(width)
    play.start()
    refuse_in_mid_run(play)
    play.press("OK")
    for _ in range(3):
        play.hide()
        play.show()
        play.press("Resume")
        play.count_in()
        play.pass_time(2)
    expect(play.notices).to_have_count(0)


def test_urgent_messages_are_announced(game: GameMaker) -> None:
    play = game()
    place = play.page.locator("[aria-live=assertive]")
    expect(place).to_have_count(1)
    place.evaluate("place => { window.place = place; }")
    play.start()
    refuse_in_mid_run(play)
    assert play.page.evaluate("window.place.isConnected && window.place.textContent !== ''")
