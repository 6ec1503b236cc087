"""The idle home screen: the games play themselves until somebody uses the page.

AttractTests.swift tests when these demos begin and end, and that they store nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.axe import violations
from kit.contrast import faint
from kit.game import ALIGNED, Game, GameMaker
from kit.phone import PhoneMaker
from kit.sizes import at_each
from kit.survey import contrasts

# Seconds until a demo begins; a tolerance, because the page counts whole seconds; and the seconds
# that each game is shown.
PATIENCE = 20
SLACK = 1.1
TURN = 20
WORDS = ["bubblepop", "breakout", "roulette"]
WORDS_OF_HOME = ".masthead h1, .tagline, .stall-text *, .stall-best *, .interrupted p"
# Signs that a player is there. Scrolling is last, because its event arrives with a frame of the
# browser, and could be late enough to restart the wait for the next sign.
SIGNS: dict[str, Callable[[Page], object]] = {
    # At a point where a press doesn't move the focus.
    "moving the pointer": lambda page: page.mouse.move(160, 8),
    "pressing": lambda page: page.mouse.down(),
    "a key": lambda page: page.keyboard.press("Shift"),
    "moving the focus": lambda page: page.get_by_role("button", name="Breakout").focus(),
    # Upwards, because the page is at its top and can't scroll further.
    "turning the wheel": lambda page: page.mouse.wheel(0, -40),
    "scrolling": lambda page: page.locator("main").evaluate("main => main.scrollTo(0, 9)"),
}
# Returns the stage's position and size, in CSS pixels.
STAGE = """() => Object.fromEntries(["left", "top", "width", "height"].map(side =>
  [side, parseFloat(document.documentElement.style.getPropertyValue(`--stage-${side}`))]))"""
BOXES = """() => [...document.querySelectorAll("#app :not(.drift, .drift *)")].map(element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(" ");
})"""


def shown(play: Game) -> str | None:
    """Returns the game that is playing itself, if any."""
    demo: dict[str, Any] | None = play.snapshot().get("demo")
    return demo["game"] if demo else None


def idle(play: Game, word: str = WORDS[0]) -> None:
    """Touches nothing until a demo begins, and asserts that it shows the given game."""
    play.page.keyboard.press("Shift")
    play.pass_time(PATIENCE + SLACK + 1)
    play.finish_entrances()
    assert shown(play) == word


def opened(game: GameMaker, width: int = 390, height: int = 844, **options: Any) -> Game:
    play = game(width, height, **options)
    # The page was idle while it opened, so a key press restarts the wait.
    play.page.keyboard.press("Shift")
    return play


def test_every_game_is_shown_and_moves(game: GameMaker) -> None:
    play = opened(game)
    stage = play.page.locator("#stage")
    play.pass_time(PATIENCE - SLACK)
    assert shown(play) is None
    expect(stage).to_be_hidden()
    play.pass_time(2 * SLACK)
    for word in [*WORDS, WORDS[0]]:
        pictures = set()
        for _ in range(4):
            assert shown(play) == word
            pictures.add(play.page.locator("#canvas").evaluate("canvas => canvas.toDataURL()"))
            play.pass_time(TURN / 4)
        assert len(pictures) > 2
        expect(stage).to_be_visible()
        expect(play.page.get_by_role("heading", name="Funfair")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1440, 900), (2560, 1440)])
def test_in_a_large_window_a_game_plays_in_its_stalls_picture(
    game: GameMaker, width: int, height: int
) -> None:
    play = opened(game, width, height)
    play.finish_entrances()
    for word in WORDS:
        play.pass_time(TURN)
        play.pass_time(2 * SLACK)
        assert shown(play) == word
        (window,) = play.page.locator(".playing .stall-picture").all()
        stage, place = play.page.evaluate(STAGE), window.bounding_box()
        assert place
        assert stage["left"] >= place["x"] - 1 and stage["top"] >= place["y"] - 1
        assert stage["left"] + stage["width"] <= place["x"] + place["width"] + 1
        assert stage["top"] + stage["height"] <= place["y"] + place["height"] + 1
        assert stage["height"] > place["height"] / 2


def test_a_tap_on_the_background_ends_a_demo(game: GameMaker) -> None:
    play = opened(game)
    idle(play)
    play.tap_at(200, 800)
    assert shown(play) is None
    expect(play.page.locator("#stage")).to_be_hidden()
    play.pass_time(PATIENCE - SLACK)
    assert shown(play) is None
    play.pass_time(2 * SLACK)
    assert shown(play) == WORDS[1]


def test_a_tap_on_a_stall_ends_a_demo_and_opens_the_stall(game: GameMaker) -> None:
    play = opened(game)
    idle(play)
    play.button("BubblePop").tap()
    assert play.snapshot()["screen"] == "player"
    assert play.snapshot()["game"] == "bubblepop"


def test_a_key_press_on_a_button_ends_a_demo_and_presses_the_button(game: GameMaker) -> None:
    play = opened(game, touch=False)
    play.button("Breakout").focus()
    idle(play)
    play.page.keyboard.press("Enter")
    assert play.snapshot()["game"] == "breakout"


def test_any_sign_of_a_person_ends_a_demo(game: GameMaker) -> None:
    play = opened(game, 320, 480, touch=False)
    for number, sign in enumerate(SIGNS):
        idle(play, WORDS[number % len(WORDS)])
        SIGNS[sign](play.page)
        play.wait_for(lambda now: "demo" not in now)


def test_each_sign_restarts_the_waiting_time(game: GameMaker) -> None:
    play = opened(game, touch=False)
    for step in range(4):
        play.pass_time(PATIENCE - SLACK)
        assert shown(play) is None
        play.page.mouse.move(100 + step, 100)
    play.pass_time(PATIENCE + SLACK)
    assert shown(play) is not None


def test_a_resting_pointer_is_not_a_sign_of_a_person(game: GameMaker) -> None:
    play = opened(game, touch=False)
    play.page.evaluate(
        "addEventListener('pointermove', event => { window.last ??= event; }, { capture: true })"
    )
    play.page.mouse.move(200, 300)
    play.pass_time(PATIENCE + SLACK)
    # Browsers send these events when something moves under a resting pointer.
    again = """() => {
      const { clientX, clientY, screenX, screenY } = window.last;
      document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent("pointermove",
        { bubbles: true, clientX, clientY, screenX, screenY }));
    }"""
    play.page.evaluate(again)
    assert shown(play) == WORDS[0]


def test_a_hidden_page_shows_no_demo(game: GameMaker) -> None:
    play = opened(game)
    idle(play)
    play.hide()
    assert shown(play) is None
    play.pass_time(3 * PATIENCE)
    assert shown(play) is None
    play.show()
    play.pass_time(PATIENCE + SLACK)
    assert shown(play) is not None


def test_with_reduced_motion_no_demo_starts(game: GameMaker) -> None:
    play = game(motion=False)
    play.pass_time(3 * PATIENCE)
    assert shown(play) is None
    expect(play.page.locator("#stage")).to_be_hidden()


def test_a_demo_ends_when_reduced_motion_is_turned_on(game: GameMaker) -> None:
    play = opened(game)
    idle(play)
    play.page.emulate_media(reduced_motion="reduce")
    play.wait_for(lambda now: "demo" not in now)


def test_a_demo_does_not_affect_a_later_run(game: GameMaker) -> None:
    places = []
    for turns in (0, 30):
        play = opened(game)
        play.pass_time(turns * ALIGNED / 1000)
        assert (shown(play) is not None) == (turns > 0)
        play.start()
        play.pass_time(1)
        now = play.snapshot()
        places.append((now["stage"], [(one["cssX"], one["cssY"]) for one in now["bubbles"]]))
    assert places[0] == places[1]


def test_a_demo_moves_nothing_else_on_the_page(game: GameMaker) -> None:
    play = opened(game, 320, 480)
    # Wait for the stalls, which appear one after the other.
    play.finish_entrances()
    before = play.page.evaluate(BOXES)
    for word in WORDS:
        idle(play, word)
        assert play.page.evaluate(BOXES) == before


def test_screen_readers_ignore_a_demo(game: GameMaker) -> None:
    play = opened(game)
    heard = play.page.locator("body").aria_snapshot()
    idle(play)
    expect(play.page.locator("#stage")).to_have_attribute("aria-hidden", "true")
    assert play.page.locator("#stage").evaluate("stage => stage.inert")
    assert play.page.locator("body").aria_snapshot() == heard
    play.begin()
    expect(play.page.locator("#stage")).not_to_have_attribute("aria-hidden", "true")
    expect(play.canvas).to_be_visible()


def test_axe_finds_no_problems_during_a_demo(game: GameMaker) -> None:
    play = opened(game)
    for word in WORDS:
        idle(play, word)
        assert contrasts(play, violations(play)) == []


def test_every_text_over_a_demo_is_readable(game: GameMaker, phone: PhoneMaker) -> None:
    play = opened(game)
    lens = phone(100, 100).page
    faults = []
    for word in WORDS:
        idle(play, word)
        for width, height in at_each(play, [(320, 480), (844, 390), (820, 1180)]):
            for scheme in ("dark", "light"):
                play.page.emulate_media(color_scheme=scheme)
                # Wait until no colour is fading into another.
                play.finish_entrances()
                place = f"{word} at {width}x{height}, {scheme}"
                here = faint(play.page, lens, WORDS_OF_HOME)
                faults += [f"{place}: {fault}" for fault in here]
                play.pass_time(0.4)
    assert not faults, "\n".join(faults)
