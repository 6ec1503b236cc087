"""The bet sheet: choosing and deselecting numbers, and refused bets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kit.roulette import EASY, NUMBERS, Roulette, RouletteMaker, losing, name_of, next_to

CHOSEN = [0, 8, 17, 18, 30, 36]


def test_numbers_are_chosen_and_removed_and_their_neighbours_are_marked(
    roulette: RouletteMaker,
) -> None:
    play = opened(roulette)
    expect(play.dialog(f"Choose {EASY.numbers} numbers")).to_be_visible()
    assert play.status("Chosen") == f"0 of {EASY.numbers} chosen"
    buttons = play.sheet.get_by_role("button", name=re.compile(r"^\d+ (green|red|black)$"))
    names = buttons.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert names == [name_of(number) for number in NUMBERS]
    assert [text.strip() for text in buttons.all_inner_texts()] == [str(one) for one in NUMBERS]
    assert play.pressed() == play.marked() == []
    for numbers in ([17], [17, 0], [0], [0, 36], [0, 17, 36]):
        (changed,) = set(play.pressed()) ^ set(numbers)
        play.pocket(changed).tap()
        assert play.pressed() == play.snapshot()["bets"] == sorted(numbers)
        assert play.status("Chosen") == f"{len(numbers)} of {EASY.numbers} chosen"
        near = sorted(next_to(numbers))
        assert play.marked() == near
        told = play.sheet.get_by_text("Next to them:").inner_text()
        assert [int(one) for one in re.findall(r"\d+", told.split(".")[0])] == near


def test_a_problem_is_shown_until_it_is_fixed(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    play.select(CHOSEN[:5])
    play.press("Bet")
    expect(play.problem).to_have_text("Choose 1 more number.")
    assert play.snapshot()["phase"] == "choosing"
    play.pocket(CHOSEN[5]).tap()
    expect(play.problem).to_have_text("")
    play.pocket(25).tap()
    expect(play.problem).to_contain_text("You’ve chosen 6 already")
    assert play.pressed() == play.snapshot()["bets"] == CHOSEN
    play.pocket(CHOSEN[0]).tap()
    play.pocket(25).tap()
    expect(play.problem).to_have_text("")
    assert play.pressed() == sorted([*CHOSEN[1:], 25])


def test_the_sheet_keeps_the_focus_and_is_closed_by_cancel_and_escape(
    roulette: RouletteMaker,
) -> None:
    play = opened(roulette, touch=False)
    expect(play.pocket(0)).to_be_focused()
    places = set()
    for _ in range(60):
        play.page.keyboard.press("Tab")
        places.add(play.page.evaluate(FOCUS))
    # The pockets are one tab stop, and the buttons below them are two.
    assert len(places - {"outside"}) == 3
    # At the end of the page, the focus moves to the browser's controls and back.
    assert not {place for place in places if place.startswith("behind")}
    play.select(CHOSEN)
    play.press("Cancel")
    assert_put_away(play)
    play.press("Spin")
    play.select([17])
    # After a click on plain text, nothing has the focus.
    play.sheet.get_by_text("Next to them:").click()
    play.page.keyboard.press("Escape")
    assert_put_away(play)


WALKS = {
    # Held upright, the zero is above six columns.
    (390, 844): [
        ("ArrowUp", 0), ("ArrowDown", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowDown", 9),
        ("ArrowLeft", 8), ("ArrowLeft", 7), ("ArrowLeft", 7), ("End", 36), ("ArrowRight", 36),
        ("ArrowDown", 36), ("ArrowUp", 30), ("Home", 0), ("ArrowUp", 0), ("ArrowLeft", 0),
    ],
    # Held sideways, the zero is to the left of three rows.
    (844, 390): [
        ("ArrowRight", 1), ("ArrowDown", 2), ("ArrowRight", 5), ("ArrowUp", 4), ("ArrowUp", 4),
        ("End", 36), ("ArrowRight", 36), ("ArrowLeft", 33), ("Home", 0), ("ArrowLeft", 0),
    ],
}


@pytest.mark.parametrize("size", WALKS)
def test_arrow_keys_move_between_pockets_as_they_are_laid_out(
    roulette: RouletteMaker, size: tuple[int, int]
) -> None:
    play = opened(roulette, width=size[0], height=size[1], touch=False)
    expect(play.pocket(0)).to_be_focused()
    for key, number in WALKS[size]:
        play.page.keyboard.press(key)
        expect(play.pocket(number)).to_be_focused()
    # Tab returns to the last focused pocket.
    play.page.keyboard.press("ArrowRight")
    there = play.page.evaluate(FOCUS)
    play.page.keyboard.press("Tab")
    expect(play.button("Cancel")).to_be_focused()
    play.page.keyboard.press("Shift+Tab")
    assert play.page.evaluate(FOCUS) == there


def test_a_reopened_sheet_shows_the_last_bet(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    numbers = sorted(losing([0]))
    play.select(numbers)
    play.press("Bet")
    play.rest()
    play.press("Spin")
    assert play.pressed() == numbers
    play.press("Bet")
    play.rest()
    assert play.snapshot()["spins"] == 2


def test_controls_behind_the_sheet_cannot_be_pressed(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    for control in (play.button("Home"), play.tab("Settings"), play.tab("Leaderboard")):
        assert control.evaluate("control => control.closest('[inert]') !== null")
    play.tap_at(195, 6)
    play.tap_at(20, 838)
    assert play.snapshot()["phase"] == "choosing"


def opened(roulette: RouletteMaker, **options: object) -> Roulette:
    """Returns a game with the sheet just opened."""
    play = roulette(**options)
    play.start()
    play.press("Spin")
    return play


def assert_put_away(play: Roulette) -> None:
    """Asserts that the sheet is closed, that nothing is bet, and that Spin has the focus."""
    expect(play.sheet).to_have_count(0)
    now = play.snapshot()
    assert (now["phase"], now["spins"]) == ("betting", 0)
    expect(play.button("Spin")).to_be_focused()


# Describes the focused element: a control in the dialog or behind it, or nothing on the page.
FOCUS = """() => {
  const active = document.activeElement;
  const name = active.getAttribute("aria-label") ?? active.innerText;
  if (active === document.body || active === document.documentElement) return "outside";
  return active.closest("[role=dialog]") ? name : `behind: ${name}`;
}"""
