"""Typing with an input method, as for Chinese, Vietnamese or accents: keys that it uses do nothing
else, and the page doesn't change the text meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kit.game import Game, GameMaker
from kit.keyboards import USED, Key, Typist

ESCAPE = Key("Escape", "Escape")
ENTER = Key("Enter", "Enter")


def test_escape_that_ends_a_composition_does_not_leave_the_screen(game: GameMaker) -> None:
    play, typist = at_name(game)
    typist.compose("ni")
    typist.press(ESCAPE, code=USED)
    assert play.snapshot()["screen"] == "player"
    # Safari ends the composition before it reports the key.
    typist.commit("你")
    typist.press(ESCAPE, code=USED)
    assert play.snapshot()["screen"] == "player"
    play.page.keyboard.press("Escape")
    assert play.snapshot()["screen"] == "home"


def test_enter_that_ends_a_composition_does_not_start_the_run(game: GameMaker) -> None:
    play, typist = at_name(game)
    typist.compose("ni")
    typist.down(ENTER, code=USED)
    typist.commit("你")
    typist.up(ENTER)
    assert play.snapshot()["screen"] == "player"
    typist.press(ENTER, code=USED)
    assert play.snapshot()["screen"] == "player"
    expect(play.name_field).to_have_value("你")
    play.page.keyboard.press("Enter")
    assert play.snapshot()["phase"] == "countIn"


def test_a_text_changes_only_after_its_composition(game: GameMaker) -> None:
    play, typist = at_code(game)
    # Keyboards of phones compose Latin letters, too.
    for text in ("b", "bd", "bd1"):
        typist.compose(text)
        expect(code(play)).to_have_value(text)
    typist.commit("bd1")
    expect(code(play)).to_have_value("BD")


@pytest.mark.parametrize("is_composed", [False, True], ids=["typed", "composed"])
def test_the_caret_stays_when_a_letter_is_typed_in_the_middle(
    game: GameMaker, is_composed: bool
) -> None:
    play, typist = at_code(game)
    code(play).fill("BDL")
    code(play).evaluate("field => field.setSelectionRange(2, 2)")
    if is_composed:
        typist.compose("j")
    typist.commit("j")
    expect(code(play)).to_have_value("BDJL")
    assert caret(code(play)) == 3


def test_the_caret_stays_when_an_accent_is_typed_in_the_middle(game: GameMaker) -> None:
    play, typist = at_name(game)
    play.name_field.fill("Zoe")
    play.name_field.evaluate("field => field.setSelectionRange(2, 2)")
    # The page makes one character of the letter and its accent.
    typist.commit("\u0301")
    expect(play.name_field).to_have_value("Zóe")
    assert caret(play.name_field) == 2


def at_name(game: GameMaker) -> tuple[Game, Typist]:
    play = game(touch=False)
    play.enter_stall()
    expect(play.name_field).to_be_focused()
    return play, Typist(play.phone.context.new_cdp_session(play.page))


def at_code(game: GameMaker) -> tuple[Game, Typist]:
    """Opens the form for joining a party."""
    play = game(touch=False)
    play.page.evaluate("location.hash = 'party=BCDF'")
    code(play).fill("")
    return play, Typist(play.phone.context.new_cdp_session(play.page))


def code(play: Game) -> Locator:
    return play.page.locator("#party-code")


def caret(field: Locator) -> int:
    return int(field.evaluate("field => field.selectionStart"))
