"""Every screen for players who use a screen reader, need more contrast, or can't bear motion."""

from __future__ import annotations

from math import hypot

import pytest
from playwright.sync_api import expect

from kit.game import Bubble, GameMaker, settings_store
from kit.survey import RUNNING

# Returns the contrast, as WCAG defines it, between the lightest and darkest pixels near a point.
CONTRAST = """([x, y, reach]) => {
  const canvas = document.getElementById("canvas");
  const box = [x - reach, y - reach, 2 * reach, 2 * reach].map(Math.round);
  const { data } = canvas.getContext("2d").getImageData(...box);
  const light = value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  let most = 0, least = 1;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [0, 1, 2].map(index => light(data[at + index] / 255));
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    most = Math.max(most, luminance);
    least = Math.min(least, luminance);
  }
  return (most + 0.05) / (least + 0.05);
}"""


def test_without_reduced_motion_the_page_has_animations(game: GameMaker) -> None:
    play = game()
    assert play.page.evaluate(RUNNING)


def test_the_page_declares_its_language_and_title(game: GameMaker) -> None:
    play = game()
    expect(play.page).to_have_title("Funfair")
    assert play.page.evaluate("document.documentElement.lang") == "en"
    play.enter_stall()
    expect(play.page).to_have_title("BubblePop · Funfair")


def test_score_and_time_do_not_interrupt_screen_readers(game: GameMaker) -> None:
    play = game()
    play.start()
    for name in ("Score", "Time", "Best"):
        expect(play.page.get_by_role("status", name=name)).to_have_attribute("aria-live", "off")


def test_each_colour_also_has_a_symbol(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    symbols = play.page.locator(".legend .bubble path").evaluate_all(
        "paths => paths.map(path => path.getAttribute('d'))"
    )
    assert len(set(symbols)) == len(symbols) == 5


def test_the_symbol_of_every_bubble_has_enough_contrast(game: GameMaker) -> None:
    play = game(820, 1180, store=settings_store(game_time=180, most_bubbles=40))
    play.start()
    weakest: dict[str, float] = {}
    for _ in range(200):
        for bubble in play.whole_bubbles():
            if bubble["kind"] in weakest or not is_alone(bubble, play.whole_bubbles()):
                continue
            # This area includes the symbol with its outline, and little of the bubble around it.
            reach = bubble["cssRadius"] * 0.45
            weakest[bubble["kind"]] = play.page.evaluate(
                CONTRAST, [bubble["cssX"], bubble["cssY"], reach]
            )
        if len(weakest) == 5:
            break
        play.pass_time(0.5)
    assert sorted(weakest) == ["black", "blue", "green", "pink", "red"]
    assert min(weakest.values()) >= 3, weakest


def is_alone(bubble: Bubble, bubbles: list[Bubble]) -> bool:
    """Whether no other bubble covers the middle of this one."""
    near = [
        other
        for other in bubbles
        if hypot(other["cssX"] - bubble["cssX"], other["cssY"] - bubble["cssY"])
        < other["cssRadius"] + bubble["cssRadius"] * 0.5
    ]
    return len(near) == 1


@pytest.mark.parametrize("colours", ["active", "none"])
def test_controls_are_visible_with_forced_colours(game: GameMaker, colours: str) -> None:
    play = game(forced_colors=colours)
    play.start()
    expect(play.canvas).to_be_visible()
    expect(play.button("Pause")).to_be_visible()


def test_the_open_tab_is_recognisable_with_forced_colours(game: GameMaker) -> None:
    play = game(forced_colors="active")
    play.enter_stall()
    # With forced colours, backgrounds without an explicit colour all look alike.
    written = [
        play.tab(name).evaluate("tab => getComputedStyle(tab).color") for name in ("Play", "Scores")
    ]
    assert written[0] != written[1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_has_more_contrast_if_the_system_asks_for_it(game: GameMaker, scheme: str) -> None:
    weakest = [
        game(contrast=contrast, color_scheme=scheme).page.evaluate(
            """() => {
              const style = getComputedStyle(document.querySelector(".tagline"));
              return [style.color, getComputedStyle(document.body).color];
            }"""
        )
        for contrast in ("no-preference", "more")
    ]
    assert weakest[0][0] != weakest[0][1]
    assert weakest[1][0] == weakest[1][1]
