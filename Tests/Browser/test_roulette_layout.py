"""Every screen of Roulette at every size: nothing is cut off or too small, and the whole wheel and
the whole sheet are visible without scrolling. The screens are also checked for screen readers and
with more contrast."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from kit.contrast import faint
from kit.measure import faults, in_words, target_at
from kit.phone import PhoneMaker
from kit.roulette import HARD, Roulette, RouletteMaker, numbers_for, roulette_store
from kit.roulette_tour import AT_TABLE, ON_SHEET, roulette_tour
from kit.sizes import WAYS, is_tiny
from kit.survey import misfits, stumbling_blocks
from kit.wide import WIDE


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_every_screen_has_a_sound_layout(roulette: RouletteMaker, way: str) -> None:
    play = roulette(*WAYS[way][0], store=roulette_store(HARD), script=WIDE)
    found = []
    for screen in roulette_tour(play):

        def measure(width: int, height: int, screen: str = screen) -> list[str]:
            here = faults(play.page.evaluate, target_at(width, height))
            if is_tiny(width, height):
                ends = play.page.evaluate(MEASURE_END) if screen in ON_SHEET else {}
                return here + in_words(ends)
            if screen in AT_TABLE:
                here += in_words(measured_table(play))
            if screen in ON_SHEET:
                here += in_words(play.page.evaluate(MEASURE_SHEET))
            return here

        here = misfits(play, WAYS[way], measure)
        if way == "upright":
            here += stumbling_blocks(play)
        found += [f"{screen} {one}" for one in here]
    assert not found, "\n".join(found)


def test_the_outcome_of_a_bet_is_readable_on_the_felt(
    roulette: RouletteMaker, phone: PhoneMaker
) -> None:
    play, lens = roulette(), phone(100, 100).page
    play.start()
    for spin, kind in enumerate(("hit", "near", "miss")):
        play.spin(numbers_for(kind, spin))
        for scheme in ("light", "dark"):
            play.page.emulate_media(color_scheme=scheme)
            play.finish_entrances()
            assert not faint(play.page, lens, WORDS_AT_TABLE), f"{kind}, {scheme}"


@pytest.mark.parametrize("colours", ["active", "none"])
def test_a_chosen_number_is_recognisable_with_forced_colours(
    roulette: RouletteMaker, colours: str
) -> None:
    play = roulette(forced_colors=colours)
    play.start()
    expect(play.canvas).to_be_visible()
    play.press("Spin")
    play.select([17])
    painted = [play.pocket(number).evaluate(BACKGROUND) for number in (17, 20)]
    assert painted[0] != painted[1]


def test_turning_the_device_rearranges_the_table_and_the_game_continues(
    roulette: RouletteMaker
) -> None:
    play = roulette(390, 844)
    play.start()
    play.bet([17, 20, 25, 30, 35, 3])
    play.pass_time(0.2)
    before = play.snapshot()
    play.turn(844, 390)
    now = play.snapshot()
    assert (now["phase"], now["tick"]) == ("turning", before["tick"])
    assert not {kind: what for kind, what in measured_table(play).items() if what}
    play.rest()
    assert play.snapshot()["spins"] == 1


def test_the_table_avoids_the_unsafe_areas(roulette: RouletteMaker) -> None:
    play = roulette(844, 390)
    session = play.phone.context.new_cdp_session(play.page)
    insets = {"top": 20, "left": 47, "right": 47, "bottom": 21}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    play.start()
    rect = play.snapshot()["stage"]["rect"]
    assert rect["left"] >= insets["left"] and rect["top"] >= insets["top"]
    assert rect["top"] + rect["height"] <= 390 - insets["bottom"]
    spin = play.button("Spin").bounding_box()
    assert spin and spin["x"] + spin["width"] <= 844 - insets["right"]
    play.press("Spin")
    play.finish_entrances()
    for control in (play.pocket(0), play.pocket(36), play.button("Bet")):
        box = control.bounding_box()
        assert box
        assert box["x"] >= insets["left"] and box["x"] + box["width"] <= 844 - insets["right"]
        assert box["y"] >= insets["top"] and box["y"] + box["height"] <= 390 - insets["bottom"]


def measured_table(play: Roulette) -> dict[str, Any]:
    """Returns the faults of the wheel and its surroundings, by kind."""
    rect = play.snapshot()["stage"]["rect"]
    return dict(play.page.evaluate(MEASURE_TABLE, rect))


# The texts directly on the felt.
WORDS_AT_TABLE = ".outcome strong, .outcome span span, .chip-title, .bar-scale span"
BACKGROUND = "control => getComputedStyle(control).backgroundColor"

# `isReached` is whether a finger can press a control at its centre and corners without scrolling.
REACHED = """
  const box = element => element.getBoundingClientRect();
  const words = element => {
    const { left, top, right, bottom } = box(element);
    const name = element.getAttribute("aria-label") ?? element.innerText.trim().slice(0, 30);
    return `${name} (${[left, top, right, bottom].map(Math.round)})`;
  };
  const isReached = element => {
    const { left, top, right, bottom } = box(element);
    const places = [[.5, .5], [.1, .15], [.9, .15], [.1, .85], [.9, .85]];
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      && places.every(([x, y]) => element.contains(document.elementFromPoint(
        left + x * (right - left), top + y * (bottom - top))));
  };
"""
MEASURE_TABLE = (
    "rect => {"
    + REACHED
    + """
  const wheel = { left: rect.x, top: rect.y, right: rect.x + rect.width,
    bottom: rect.y + rect.height };
  const meets = element => {
    const { left, top, right, bottom } = box(element);
    return left < wheel.right - 1 && right > wheel.left + 1
      && top < wheel.bottom - 1 && bottom > wheel.top + 1;
  };
  const all = selector => [...document.querySelectorAll(selector)]
    .filter(element => element.checkVisibility({ visibilityProperty: true }));
  const inside = wheel.left >= -.01 && wheel.top >= -.01 && wheel.right <= innerWidth + .01
    && wheel.bottom <= innerHeight + .01;
  const table = document.querySelector("[aria-label='The table']");
  const parts = [...table.children].filter(one => box(one).height > 0);
  const button = [...table.querySelectorAll(".table-action button")];
  const isBeside = box(table).left >= wheel.right - 1;
  const isBelow = box(table).top >= wheel.bottom - 1;
  const statuses = all("[role=status]");
  const result = all("[aria-label='Result']");
  return {
    "wheel outside": inside ? [] : [JSON.stringify(wheel)],
    "wheel too small": rect.width >= .4 * Math.min(innerWidth, innerHeight) ? []
      : [`${rect.width} of ${innerWidth} × ${innerHeight}`],
    "lies over the wheel": all("header *, nav *, [aria-label='The table'], dialog").filter(meets)
      .map(words),
    "not reached": button.filter(one => !isReached(one)).map(words),
    "no action": [1, 2].includes(button.length) ? [] : [`${button.length} buttons`],
    "result not seen": result.filter(one => !isReached(one)).map(words),
    "not side by side": innerWidth <= innerHeight ? [] : isBeside ? [] : [words(table)],
    "not below": innerWidth > innerHeight ? [] : isBelow ? [] : [words(table)],
    "parts overlap": parts.filter((one, index) => parts.slice(index + 1)
      .some(other => box(one).bottom > box(other).top + 1)).map(words),
    "statuses overlap": statuses.filter((one, index) => statuses.slice(index + 1).some(other => {
      const a = box(one), b = box(other);
      return a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    })).map(words),
  };
}"""
)
# Returns the faults of the buttons at the end, which must remain visible.
MEASURE_END = (
    "() => {"
    + REACHED
    + """
  const buttons = [...document.querySelectorAll(".sheet-actions button")];
  return {
    "buttons": buttons.length === 2 ? [] : [`${buttons.length}`],
    "not reached": buttons.filter(one => !isReached(one)).map(words),
  };
}"""
)
MEASURE_SHEET = (
    "() => {"
    + REACHED
    + """
  const sheet = document.querySelector("[role=dialog]");
  const buttons = [...sheet.querySelectorAll("button")];
  const meets = (one, other) => {
    const a = box(one), b = box(other);
    return a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const scrolling = [sheet, ...sheet.querySelectorAll("*")].filter(one =>
    one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0
    && ["auto", "scroll"].includes(getComputedStyle(one).overflowY));
  const texts = [...sheet.querySelectorAll("h1, p")].filter(one => box(one).height > 0);
  const cut = texts.filter(one => box(one).left < box(sheet).left
    || box(one).right > box(sheet).right || one.scrollWidth > one.clientWidth + 1);
  return {
    "buttons": buttons.length === 39 ? [] : [`${buttons.length}`],
    "not reached": buttons.filter(one => !isReached(one)).map(words),
    "sheet scrolls": scrolling.map(
      one => `${words(one)}: ${one.scrollHeight} in ${one.clientHeight}`),
    "sheet cut": cut.map(words),
    "sheet overlaps": [...buttons, ...texts].filter((one, index, list) =>
      list.slice(index + 1).some(other => meets(one, other))).map(words),
  };
}"""
)
