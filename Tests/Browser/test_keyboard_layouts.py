"""Keys count by their place, under any layout, and none of them stays pressed by mistake."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker, paddle_x
from kit.keyboards import CONTROL, KEYBOARDS, META, SHIFT, Key, Keyboard, Typist
from kit.walls import draw, drawn, tile

LAYOUTS = pytest.mark.parametrize("keyboard", KEYBOARDS.values(), ids=list(KEYBOARDS))
US = KEYBOARDS["QWERTY"]
# What takes the key's release away: a modifier that is pressed meanwhile, or the window's focus.
MODIFIERS = {
    "Meta": Key("MetaLeft", "Meta"),
    "AltGr": Key("AltRight", "AltGraph"),
    "Alt": Key("AltLeft", "Alt"),
    "Control": Key("ControlLeft", "Control"),
}
LOSSES = {
    "blur": "dispatchEvent(new Event('blur'))",
    "hidden": "document.dispatchEvent(new Event('visibilitychange'))",
}


@LAYOUTS
def test_the_keys_at_the_places_of_a_and_d_steer(
    breakout: BreakoutMaker, keyboard: Keyboard
) -> None:
    play, typist = begun(breakout)
    for key, way in ((keyboard.left, -1), (keyboard.right, 1)):
        before = paddle_x(play.snapshot())
        typist.down(key)
        assert 40 < (moved(play) - before) * way < 130
        typist.up(key)
        assert is_still(play)


@LAYOUTS
def test_undo_and_brushes_are_where_their_letters_are(
    breakout: BreakoutMaker, keyboard: Keyboard
) -> None:
    play = draw(breakout, 1440, 900, touch=False)
    typist = Typist(play.session)
    tile(play, 1, 1).focus()
    for key, brick in ((keyboard.red, "red brick"), (keyboard.two, "two hits brick")):
        typist.press(key)
        tile(play, 1, 1).press("Enter")
        assert list(drawn(play).values()) == [brick]
    typist.press(keyboard.undo, CONTROL)
    assert list(drawn(play).values()) == ["red brick"]
    typist.press(Key(keyboard.undo.place, keyboard.undo.sign.upper()), CONTROL | SHIFT)
    assert list(drawn(play).values()) == ["two hits brick"]


def test_a_letter_elsewhere_on_the_keyboard_does_not_steer(breakout: BreakoutMaker) -> None:
    play, typist = begun(breakout)
    # D on a Dvorak keyboard, and A on an AZERTY one.
    for key in (Key("KeyH", "d"), Key("KeyQ", "a")):
        typist.down(key)
        assert is_still(play)
        typist.up(key)


def test_the_arrows_of_a_number_pad_steer(breakout: BreakoutMaker) -> None:
    play, typist = begun(breakout)
    before = paddle_x(play.snapshot())
    typist.down(Key("Numpad4", "ArrowLeft"))
    assert moved(play) < before
    typist.up(Key("Numpad4", "4"))
    assert is_still(play)


@pytest.mark.parametrize("modifier", MODIFIERS.values(), ids=list(MODIFIERS))
def test_a_modifier_pressed_meanwhile_leaves_no_paddle_running(
    breakout: BreakoutMaker, modifier: Key
) -> None:
    play, typist = begun(breakout)
    typist.down(US.left)
    play.pass_time(0.05)
    typist.down(modifier, META if modifier.sign == "Meta" else 0)
    # A Mac doesn't report keys that are released now.
    assert is_still(play)
    typist.up(modifier)
    assert is_still(play)
    # Afterwards, the key steers as before.
    before = paddle_x(play.snapshot())
    typist.down(US.left)
    assert moved(play) < before
    typist.up(US.left)
    assert is_still(play)


@pytest.mark.parametrize("script", LOSSES.values(), ids=list(LOSSES))
def test_a_page_that_loses_its_keys_leaves_no_paddle_running(
    breakout: BreakoutMaker, script: str
) -> None:
    play, typist = begun(breakout, touch=True)
    typist.down(US.right)
    play.pass_time(0.05)
    play.page.evaluate(script)
    assert is_still(play)


def test_a_key_whose_letter_changes_while_it_is_down_is_released(breakout: BreakoutMaker) -> None:
    play, typist = begun(breakout)
    for sign in ("A", "ф", "ą"):
        typist.down(US.left)
        play.pass_time(0.05)
        typist.up(Key("KeyA", sign))
        assert is_still(play)


def test_a_key_held_through_a_pause_has_to_be_pressed_again(breakout: BreakoutMaker) -> None:
    play, typist = begun(breakout)
    typist.down(US.left)
    play.pass_time(0.05)
    play.page.keyboard.press("Escape")
    expect(play.button("Resume")).to_be_focused()
    play.go_on()
    assert is_still(play)
    before = paddle_x(play.snapshot())
    typist.down(US.left)
    assert moved(play) < before


def begun(breakout: BreakoutMaker, touch: bool = False) -> tuple[Breakout, Typist]:
    """Begins a run with the ball on the paddle."""
    play = breakout(1440, 900, touch=touch)
    play.start()
    return play, Typist(play.session)


def moved(play: Breakout) -> float:
    """Returns where the paddle is a moment later."""
    play.pass_time(0.16)
    return paddle_x(play.snapshot())


def is_still(play: Breakout) -> bool:
    # The paddle reacts to the release in the next frame.
    play.pass_time(0.02)
    return paddle_x(play.snapshot()) == moved(play)
