"""The sheet of a bet: choosing numbers, taking them back, and what is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kit.roulette import (
    EASY,
    HARD,
    LEVELS,
    MEDIUM,
    MONEY,
    NUMBERS,
    Level,
    Roulette,
    RouletteMaker,
    drawn,
    losing,
    name_of,
    next_to,
    roulette_store,
    winning,
)

CHOSEN = [0, 8, 17, 18, 30, 36]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_sheet_says_how_many_numbers_to_choose(roulette: RouletteMaker, level: Level) -> None:
    play = opened(roulette, level)
    expect(play.dialog(f"Choose {level.numbers} numbers")).to_be_visible()
    assert play.status("Chosen") == f"0 of {level.numbers} chosen"
    assert play.snapshot()["phase"] == "choosing"
    play.select(CHOSEN[: level.numbers])
    assert play.status("Chosen") == f"{level.numbers} of {level.numbers} chosen"
    play.press("Bet")
    assert play.snapshot()["phase"] == "turning"


def test_every_pocket_has_a_button_in_the_order_of_numbers(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    buttons = play.sheet.get_by_role("button", name=re.compile(r"^\d+ (green|red|black)$"))
    names = buttons.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert names == [name_of(number) for number in NUMBERS]
    assert [text.strip() for text in buttons.all_inner_texts()] == [str(one) for one in NUMBERS]
    assert play.pressed() == []


def test_a_number_is_chosen_by_a_tap_and_taken_back_by_the_next(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    for numbers in ([17], [17, 0], [0], [0, 36], [0, 17, 36]):
        (changed,) = set(play.pressed()) ^ set(numbers)
        play.pocket(changed).tap()
        assert play.pressed() == play.snapshot()["bets"] == sorted(numbers)
        assert play.status("Chosen") == f"{len(numbers)} of 6 chosen"


@pytest.mark.parametrize("count", range(6))
def test_too_few_numbers_say_how_many_are_missing(roulette: RouletteMaker, count: int) -> None:
    play = opened(roulette)
    play.select(CHOSEN[:count])
    play.press("Bet")
    missing = 6 - count
    words = "1 number is missing." if missing == 1 else f"{missing} numbers are missing."
    expect(play.problem).to_have_text(words)
    play.pass_time(1)
    now = play.snapshot()
    assert (now["phase"], now["bets"], now["spins"]) == ("choosing", CHOSEN[:count], 0)
    play.pocket(CHOSEN[count]).tap()
    expect(play.problem).to_have_text("")


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_one_number_more_than_allowed_is_not_chosen(roulette: RouletteMaker, level: Level) -> None:
    play = opened(roulette, level)
    chosen = CHOSEN[: level.numbers]
    play.select(chosen)
    play.pocket(25).tap()
    expect(play.problem).to_contain_text(f"{level.numbers} are chosen already")
    expect(play.pocket(25)).to_have_attribute("aria-pressed", "false")
    assert play.pressed() == play.snapshot()["bets"] == chosen
    play.pocket(chosen[0]).tap()
    play.pocket(25).tap()
    assert play.pressed() == sorted([*chosen[1:], 25])
    expect(play.problem).to_have_text("")


@pytest.mark.parametrize("level", [EASY, MEDIUM], ids=lambda level: level.name)
def test_pockets_next_to_chosen_ones_are_marked_and_told(
    roulette: RouletteMaker, level: Level
) -> None:
    play = opened(roulette, level)
    assert play.marked() == []
    for count in range(1, level.numbers + 1):
        play.pocket(CHOSEN[count - 1]).tap()
        near = sorted(next_to(CHOSEN[:count]))
        assert play.marked() == near
        told = play.sheet.get_by_text("Next to them:").inner_text()
        assert [int(one) for one in re.findall(r"\d+", told.split(".")[0])] == near
        for number in near:
            expect(play.pocket(number)).to_have_attribute("aria-pressed", "false")


def test_on_hard_no_pocket_is_marked_and_it_is_told_why(roulette: RouletteMaker) -> None:
    play = opened(roulette, HARD)
    play.select([17, 25])
    assert play.marked() == []
    expect(play.sheet).to_contain_text("On this level, next to a number is a miss.")


@pytest.mark.parametrize("way", ["Cancel", "Escape"])
def test_a_sheet_that_is_put_away_does_not_spin(roulette: RouletteMaker, way: str) -> None:
    play = opened(roulette, touch=False)
    play.select(CHOSEN)
    if way == "Cancel":
        play.press("Cancel")
    else:
        play.page.keyboard.press("Escape")
    expect(play.sheet).to_have_count(0)
    play.pass_time(1)
    now = play.snapshot()
    assert (now["phase"], now["spins"], now["money"]) == ("betting", 0, MONEY)
    expect(play.button("Spin")).to_be_focused()
    play.spin(winning(0))
    assert play.snapshot()["history"] == [drawn(0)]


def test_escape_puts_the_sheet_away_after_a_click_on_its_text(roulette: RouletteMaker) -> None:
    play = opened(roulette, touch=False)
    play.select([17])
    play.sheet.get_by_text("Next to them:").click()
    play.page.keyboard.press("Escape")
    assert play.snapshot()["phase"] == "betting"


def test_the_next_sheet_begins_with_the_last_bet(roulette: RouletteMaker) -> None:
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


def test_the_sheet_begins_with_its_first_number_and_keeps_the_focus(
    roulette: RouletteMaker,
) -> None:
    play = opened(roulette, touch=False)
    expect(play.pocket(0)).to_be_focused()
    places = set()
    for _ in range(60):
        play.page.keyboard.press("Tab")
        places.add(play.page.evaluate(FOCUS))
    assert len(places - {"outside"}) >= 39
    # At its end a browser goes to its own controls, and comes back.
    assert not {place for place in places if place.startswith("behind")}


def test_what_lies_behind_the_sheet_cannot_be_pressed(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    for control in (play.button("Home"), play.tab("Settings"), play.tab("Leaderboard")):
        assert control.evaluate("control => control.closest('[inert]') !== null")
    play.tap_at(195, 6)
    play.tap_at(20, 838)
    assert play.snapshot()["phase"] == "choosing"


def opened(roulette: RouletteMaker, level: Level = EASY, **options: object) -> Roulette:
    """A game in which the sheet has just been opened."""
    play = roulette(store=roulette_store(level), **options)
    play.start()
    play.press("Spin")
    return play


# What has the focus: a control of the dialog by its name, nothing of the page, or what is behind.
FOCUS = """() => {
  const active = document.activeElement;
  const name = active.getAttribute("aria-label") ?? active.innerText;
  if (active === document.body || active === document.documentElement) return "outside";
  return active.closest("[role=dialog]") ? name : `behind: ${name}`;
}"""
