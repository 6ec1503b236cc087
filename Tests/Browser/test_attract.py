"""The home screen while nobody does anything: the games play themselves, until somebody comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.axe import violations
from kit.contrast import faint
from kit.game import ALIGNED, Game, GameMaker
from kit.phone import PhoneMaker
from kit.recordings import COUNT_CUES

# Seconds after which it begins, and how far off that may be: the page tells of whole seconds; and
# those that each game is shown.
PATIENCE = 20
SLACK = 1.1
TURN = 20
STALLS = ["BubblePop", "Breakout", "Roulette"]
WORDS = [name.lower() for name in STALLS]
WORDS_OF_HOME = ".masthead h1, .tagline, .stall-text *, .stall-best *, .interrupted p"
# How somebody can show that they are there.
SIGNS: dict[str, Callable[[Page], object]] = {
    "moving the pointer": lambda page: page.mouse.move(160, 470),
    "pressing": lambda page: page.mouse.down(),
    "a key": lambda page: page.keyboard.press("Shift"),
    "moving the focus": lambda page: page.get_by_role("button", name="Breakout").focus(),
    # Upwards, where nothing is left to scroll.
    "turning the wheel": lambda page: page.mouse.wheel(0, -40),
    "scrolling": lambda page: page.locator("main").evaluate("main => main.scrollTo(0, 9)"),
}


def shown(play: Game) -> str | None:
    """The game that plays itself."""
    demo: dict[str, Any] | None = play.snapshot().get("demo")
    return demo["game"] if demo else None


def idle(play: Game, game: int = 0) -> None:
    """Does nothing until a game is shown, from the first to this one."""
    for word in WORDS[: game + 1]:
        again(play, word)


def again(play: Game, word: str) -> None:
    """Shows itself, and does nothing until the next game is shown, which is to be this one."""
    play.page.keyboard.press("Shift")
    play.pass_time(PATIENCE + SLACK + 1)
    play.finish_entrances()
    assert shown(play) == word


def opened(game: GameMaker, width: int = 390, height: int = 844, **options: Any) -> Game:
    play = game(width, height, motion=True, **options)
    # A page that was just opened has been idle for some of its time.
    play.page.keyboard.press("Shift")
    return play


def test_every_game_has_its_turn(game: GameMaker) -> None:
    play = opened(game)
    stage = play.page.locator("#stage")
    play.pass_time(PATIENCE - SLACK)
    assert shown(play) is None
    expect(stage).to_be_hidden()
    play.pass_time(2 * SLACK)
    for word in [*WORDS, WORDS[0]]:
        assert shown(play) == word
        expect(stage).to_be_visible()
        expect(play.page.get_by_role("heading", name="Funfair")).to_be_visible()
        play.pass_time(TURN)


@pytest.mark.parametrize("index", range(3))
def test_what_is_shown_moves(game: GameMaker, index: int) -> None:
    play = opened(game)
    idle(play, index)
    pictures = set()
    for _ in range(4):
        pictures.add(play.page.locator("#canvas").evaluate("canvas => canvas.toDataURL()"))
        play.pass_time(1.4)
    assert len(pictures) > 2


def test_a_tap_beside_everything_ends_it(game: GameMaker) -> None:
    play = opened(game)
    idle(play)
    play.tap_at(200, 800)
    assert shown(play) is None
    expect(play.page.locator("#stage")).to_be_hidden()
    play.pass_time(PATIENCE - SLACK)
    assert shown(play) is None
    play.pass_time(2 * SLACK)
    assert shown(play) == WORDS[1]


@pytest.mark.parametrize("index", range(3))
def test_a_tap_on_a_stall_ends_it_and_opens_the_stall(game: GameMaker, index: int) -> None:
    play = opened(game)
    idle(play, index)
    play.button(STALLS[index]).tap()
    assert play.snapshot()["screen"] == "player"
    assert play.snapshot()["game"] == WORDS[index]


def test_a_key_that_presses_ends_it_and_presses(game: GameMaker) -> None:
    play = opened(game, touch=False)
    play.button("Breakout").focus()
    idle(play)
    play.page.keyboard.press("Enter")
    assert play.snapshot()["game"] == "breakout"


# Each on a page of its own: a scroll is told of with a frame of the browser's own, which may come so
# late that the next wait would begin again.
@pytest.mark.parametrize("sign", SIGNS)
def test_any_sign_of_somebody_ends_it(game: GameMaker, sign: str) -> None:
    play = opened(game, 320, 480, touch=False)
    idle(play)
    SIGNS[sign](play.page)
    play.wait_for(lambda now: "demo" not in now)


def test_each_sign_lets_the_time_begin_again(game: GameMaker) -> None:
    play = opened(game, touch=False)
    for step in range(4):
        play.pass_time(PATIENCE - SLACK)
        assert shown(play) is None
        play.page.mouse.move(100 + step, 100)
    play.pass_time(PATIENCE + SLACK)
    assert shown(play) is not None


def test_a_pointer_that_rests_is_nobody(game: GameMaker) -> None:
    play = opened(game, touch=False)
    play.page.evaluate(
        "addEventListener('pointermove', event => { window.last ??= event; }, { capture: true })"
    )
    play.page.mouse.move(200, 300)
    play.pass_time(PATIENCE + SLACK)
    # As browsers tell of what moved under it.
    again = """() => {
      const { clientX, clientY, screenX, screenY } = window.last;
      document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent("pointermove",
        { bubbles: true, clientX, clientY, screenX, screenY }));
    }"""
    play.page.evaluate(again)
    assert shown(play) == WORDS[0]


def test_a_page_that_is_hidden_shows_nothing(game: GameMaker) -> None:
    play = opened(game)
    idle(play)
    play.hide()
    assert shown(play) is None
    play.pass_time(3 * PATIENCE)
    assert shown(play) is None
    play.show()
    play.pass_time(PATIENCE + SLACK)
    assert shown(play) is not None


def test_it_never_begins_where_less_motion_is_asked_for(game: GameMaker) -> None:
    play = game()
    play.pass_time(3 * PATIENCE)
    assert shown(play) is None
    expect(play.page.locator("#stage")).to_be_hidden()


def test_it_ends_where_less_motion_is_asked_for(game: GameMaker) -> None:
    play = opened(game)
    idle(play)
    play.page.emulate_media(reduced_motion="reduce")
    play.wait_for(lambda now: "demo" not in now)


def test_it_belongs_to_the_home_screen_alone(game: GameMaker) -> None:
    play = opened(game)
    play.enter_stall()
    for name in ("Play", "Scores", "Settings", "How to play"):
        play.tab(name).click()
        play.pass_time(PATIENCE + SLACK)
        assert shown(play) is None


def test_nothing_of_it_is_heard_or_kept(game: GameMaker) -> None:
    play = opened(game, script=COUNT_CUES)
    kept = play.page.evaluate("JSON.stringify(localStorage)")
    play.pass_time(PATIENCE + 3 * TURN)
    assert shown(play) is not None
    assert play.page.evaluate("window.heard") == 0
    assert play.page.evaluate("JSON.stringify(localStorage)") == kept


def test_a_run_after_it_is_as_without_it(game: GameMaker) -> None:
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


@pytest.mark.parametrize("index", range(3))
def test_nothing_moves_away_from_under_a_finger(game: GameMaker, index: int) -> None:
    play = opened(game, 320, 480)
    boxes = """() => [...document.querySelectorAll("#app :not(.drift, .drift *)")].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(" ");
    })"""
    # The stalls come in one after the other.
    play.page.evaluate(
        """() => Promise.all(document.getAnimations()
          .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
          .map(one => one.finished))"""
    )
    before = play.page.evaluate(boxes)
    idle(play, index)
    during = play.page.evaluate(boxes)
    assert before == during


def test_those_who_hear_the_page_hear_nothing_of_it(game: GameMaker) -> None:
    play = opened(game)
    heard = play.page.locator("body").aria_snapshot()
    idle(play)
    expect(play.page.locator("#stage")).to_have_attribute("aria-hidden", "true")
    assert play.page.locator("#stage").evaluate("stage => stage.inert")
    assert play.page.locator("body").aria_snapshot() == heard
    play.begin()
    expect(play.page.locator("#stage")).not_to_have_attribute("aria-hidden", "true")
    expect(play.canvas).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_while_it_is_shown(game: GameMaker, scheme: str) -> None:
    play = opened(game, color_scheme=scheme)
    for word in WORDS:
        again(play, word)
        assert violations(play) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(320, 480), (390, 844), (844, 390), (820, 1180)])
def test_every_word_can_be_read_over_it(
    game: GameMaker, phone: PhoneMaker, width: int, height: int, scheme: str
) -> None:
    play = opened(game, width, height, color_scheme=scheme)
    lens = phone(100, 100).page
    faults = []
    for word in WORDS:
        again(play, word)
        for moment in range(3):
            here = faint(play.page, lens, WORDS_OF_HOME)
            faults += [f"{word}, {moment}: {fault}" for fault in here]
            play.pass_time(1.6)
    assert not faults, "\n".join(faults)
