"""A game controller: steering and launching, pausing, and every menu."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from playwright.sync_api import Locator, expect

from kit.breakout import Breakout, BreakoutMaker, is_seated, paddle_x
from kit.game import Game, GameMaker
from kit.gamepad import PADS, Gamepad
from kit.keys import centre, outline
from kit.roulette import RouletteMaker

# What moves the paddle, and in what direction.
STEERING = (("left", -1), ("right", 1))


def test_the_stick_and_the_pad_steer(breakout: BreakoutMaker) -> None:
    play, pad = begun(breakout)
    for name, way in STEERING:
        before = paddle_x(play.snapshot())
        with pad.held(name):
            play.pass_time(0.1)
        assert (paddle_x(play.snapshot()) - before) * way > 40
        assert is_still(play)
    for way in (-1, 1):
        before = paddle_x(play.snapshot())
        pad.push(way)
        assert (paddle_x(play.snapshot()) - before) * way > 10
        pad.push(0)
        assert is_still(play)


def test_a_stick_that_rests_off_centre_does_not_steer(breakout: BreakoutMaker) -> None:
    play, pad = begun(breakout)
    pad.push(0.3)
    assert is_still(play)
    pad.push(0.5)
    # Once it steers, it may come back a little.
    pad.push(0.25)
    assert not is_still(play)
    pad.push(0.15)
    assert is_still(play)


def test_a_button_launches_the_ball_once(breakout: BreakoutMaker) -> None:
    play, pad = begun(breakout)
    with pad.held("A"):
        play.pass_time(0.5)
    assert not is_seated(play.snapshot())
    assert play.status("Nudge") == "ready"
    pad.press("A")
    assert play.status("Nudge") != "ready"


def test_start_pauses_and_resumes_once_for_each_press(breakout: BreakoutMaker) -> None:
    play, pad = begun(breakout)
    with pad.held("start"):
        play.pass_time(0.5)
        expect(play.dialog("Paused")).to_be_visible()
    pad.press("start")
    expect(play.dialog("Paused")).to_have_count(0)
    play.count_in()
    assert play.snapshot()["phase"] == "running"


def test_a_controller_that_leaves_lets_go_of_the_paddle(breakout: BreakoutMaker) -> None:
    play, pad = begun(breakout)
    pad.push(-1)
    pad.unplug()
    assert is_still(play)
    assert play.page.evaluate("navigator.getGamepads()") == [None]
    pad.plug()
    pad.push(-1)
    assert not is_still(play)


def test_a_stick_held_through_a_pause_steers_afterwards(breakout: BreakoutMaker) -> None:
    play, pad = begun(breakout)
    pad.push(-0.5)
    pad.press("start")
    expect(play.dialog("Paused")).to_be_visible()
    pad.press("start")
    before = paddle_x(play.snapshot())
    play.pass_time(0.1)
    assert paddle_x(play.snapshot()) < before


def test_the_page_reads_controllers_only_while_one_is_connected(breakout: BreakoutMaker) -> None:
    play = breakout(touch=False, script=PADS + COUNT_READS)
    assert reads(play) == 0
    pad = Gamepad(play)
    assert reads(play) > 0
    pad.unplug()
    assert reads(play) == 0


def test_a_whole_run_needs_only_a_controller(breakout: BreakoutMaker) -> None:
    play = breakout(1440, 900, touch=False, script=PADS)
    pad = Gamepad(play)
    reach(play, pad, play.button("Breakout"))
    assert outline(play.button("Breakout")) != "none"
    pad.press("A")
    # The form begins with its text field, which A submits.
    play.name_field.fill("Ada")
    pad.press("A")
    play.count_in()
    pad.press("A")
    assert not is_seated(play.snapshot())
    pad.press("start")
    expect(play.button("Resume")).to_be_focused()
    pad.press("A")
    play.count_in()
    pad.press("B")
    expect(play.dialog("Paused")).to_be_visible()
    reach(play, pad, play.button("Home"))
    pad.press("A")
    assert play.snapshot()["screen"] == "home"


def test_the_pad_changes_settings(game: GameMaker) -> None:
    play = game(touch=False, script=PADS)
    pad = Gamepad(play)
    play.press("Look and sound")
    music = play.page.get_by_role("slider", name="Music")
    reach(play, pad, music)
    assert outline(music) != "none"
    pad.press("left")
    expect(music).to_have_value("5")
    mute = play.switch("Mute")
    reach(play, pad, mute)
    with pad.held("A"):
        play.pass_time(1)
    expect(mute).to_have_attribute("aria-checked", "true")
    reach(play, pad, play.option("Theme", "Dark"))
    pad.press("A")
    expect(play.option("Theme", "Dark")).to_be_checked()
    pad.press("B")
    assert play.snapshot()["screen"] == "home"


def test_the_pad_moves_to_bubbles_and_pops_them(game: GameMaker) -> None:
    play = game(touch=False, script=PADS)
    pad = Gamepad(play)
    play.start()
    play.wait_for_bubbles(8)
    play.pass_time(0.3)
    pad.press("down")
    places = [focused(play)]
    for _ in range(6):
        pad.press("right")
        places.append(focused(play))
    assert all(after[0] >= before[0] for before, after in pairwise(places))
    assert len(set(places)) > 1
    with pad.held("A"):
        play.pass_time(0.5)
    score = play.snapshot()["score"]
    assert score > 0
    play.pass_time(0.3)
    pad.press("A")
    assert play.snapshot()["score"] > score


def test_the_pad_places_a_bet_and_spins(roulette: RouletteMaker) -> None:
    play = roulette(1440, 900, touch=False, script=PADS)
    pad = Gamepad(play)
    play.start()
    reach(play, pad, play.button("Spin"))
    pad.press("A")
    expect(play.sheet).to_be_visible()
    reach(play, pad, play.pocket(1))
    for name in ("right", "right", "right"):
        pad.press("A", name)
    assert len(play.pressed()) == 3
    pad.press("B")
    expect(play.sheet).to_have_count(0)


def test_a_pointer_hides_the_controllers_focus(game: GameMaker) -> None:
    play = game(touch=False, script=PADS)
    pad = Gamepad(play)
    play.press("Look and sound")
    reach(play, pad, play.switch("Mute"))
    assert outline(play.switch("Mute")) != "none"
    play.switch("Mute").click()
    expect(play.switch("Mute")).to_be_focused()
    assert outline(play.switch("Mute")) == "none"


def begun(breakout: BreakoutMaker) -> tuple[Breakout, Gamepad]:
    """Begins a run with the ball on the paddle."""
    play = breakout(1440, 900, touch=False, script=PADS)
    pad = Gamepad(play)
    play.start()
    return play, pad


def is_still(play: Breakout) -> bool:
    places = []
    for _ in range(2):
        play.pass_time(0.05)
        places.append(paddle_x(play.snapshot()))
    return places[0] == places[1]


def reach(play: Game, pad: Gamepad, control: Locator, most: int = 40) -> None:
    """Moves the focus to a control as a player does: towards it, and then along."""
    for _ in range(most):
        if control.evaluate("control => document.activeElement === control"):
            return
        x, y = focused(play)
        left, top = centre(control)
        ways = ["right" if left > x else "left"] * (abs(left - x) > 2)
        ways.insert(0 if abs(top - y) > 8 else 1, "down" if top > y else "up")
        before = focused(play)
        for way in ways:
            pad.press(way)
            if focused(play) != before:
                break
    raise AssertionError(f"{control} can't be reached with a controller")


def focused(play: Game) -> tuple[int, int]:
    """Returns the centre of the focused element, in CSS pixels."""
    found: list[Any] = play.page.evaluate(FOCUSED)
    return round(found[0]), round(found[1])


def reads(play: Game) -> int:
    """Returns how often the page reads controllers in a moment."""
    play.page.evaluate("window.reads = 0")
    play.pass_time(0.2)
    return int(play.page.evaluate("window.reads"))


COUNT_READS = """
  const read = Navigator.prototype.getGamepads;
  window.reads = 0;
  Navigator.prototype.getGamepads = () => { window.reads += 1; return read(); };
"""
FOCUSED = """() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
