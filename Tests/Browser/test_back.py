"""Back, as a button, a gesture or keys, goes back one step at a time, and leaves the page only from
home."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.breakout import BreakoutMaker
from kit.chromium import opened_as_app
from kit.game import Game, GameMaker
from kit.phone import Phone
from kit.roulette import RouletteMaker
from kit.walls import sent

RUN = "funfair.run.bubblepop"


def test_from_a_tab_back_goes_to_play_then_home_and_then_away(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("Scores").click()
    back(play)
    expect(play.name_field).to_be_visible()
    back(play)
    assert_leaves(play)


def test_back_pauses_a_run_then_leaves_it_waiting_at_home(game: GameMaker) -> None:
    play = game()
    play.start()
    play.tap(play.wait_for_bubbles()[0])
    score = play.snapshot()["score"]
    back(play)
    expect(play.dialog("Paused")).to_be_visible()
    assert play.stored(RUN)
    back(play)
    play.press("Continue")
    assert play.snapshot()["score"] == score
    play.count_in()
    back(play)
    expect(play.dialog("Paused")).to_be_visible()
    play.press("Resume")
    back(play)
    expect(play.dialog("Paused")).to_be_visible()


def test_after_a_reload_in_a_run_back_leaves_the_page_and_keeps_the_run(game: GameMaker) -> None:
    play = game()
    play.start()
    play.pass_time(6)
    play.reload()
    assert_leaves(play)
    play.open()
    play.press("Continue")
    back(play)
    back(play)
    assert_leaves(play)


def test_after_the_home_button_one_press_of_back_leaves_the_page(game: GameMaker) -> None:
    play = game()
    play.start()
    play.press("Pause")
    play.press("Home")
    assert_leaves(play)
    play.page.go_forward()
    play.wait_until_ready()
    expect(play.button("Continue")).to_be_visible()


def test_after_going_home_and_straight_to_another_screen_back_goes_home(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    name = "BubblePop"
    # Press both buttons before the browser has returned to home's history entry.
    play.page.evaluate(
        """name => {
            document.querySelector(".bar button").click();
            [...document.querySelectorAll(".stall-open")]
                .find(button => button.innerText.includes(name)).click();
        }""",
        name,
    )
    expect(play.name_field).to_be_visible()
    play.page.wait_for_function("() => history.state === 1")
    back(play)
    assert_leaves(play)


def test_forward_does_nothing(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    back(play)
    play.page.go_forward()
    assert_leaves(play)


def test_back_goes_home_from_the_end_of_a_run(game: GameMaker) -> None:
    play = game(store={"funfair.settings": "funfair settings 1\nbubblepop.game-time 10\n"})
    play.start()
    play.finish()
    play.pass_time(1)
    back(play)
    assert_leaves(play)


def test_back_closes_the_betting_sheet_before_it_leaves_the_table(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    play.press("Spin")
    expect(play.sheet).to_be_visible()
    back(play)
    expect(play.sheet).to_have_count(0)
    back(play)
    expect(play.button("Continue")).to_be_visible()


@pytest.mark.parametrize("is_open", [False, True])
def test_back_goes_home_from_a_link_to_a_party(breakout: BreakoutMaker, is_open: bool) -> None:
    play = breakout()
    if is_open:
        play.page.evaluate("location.hash = 'party=BCDF'")
    else:
        play.page.goto("/?inspect#party=BCDF")
        play.wait_until_ready()
    expect(play.page.get_by_role("heading", name="Join a party")).to_be_visible()
    assert play.page.evaluate("location.hash") == ""
    play.page.go_back()
    expect(play.page.locator(".page-home")).to_be_visible()


@pytest.mark.parametrize("is_open", [False, True])
def test_back_goes_home_from_a_link_to_a_wall(breakout: BreakoutMaker, is_open: bool) -> None:
    fragment = sent(breakout)[1].partition("#")[2]
    play = breakout()
    if is_open:
        play.page.evaluate("fragment => { location.hash = fragment; }", fragment)
    else:
        play.page.goto(f"/?inspect#{fragment}")
        play.wait_until_ready()
    expect(play.page.get_by_role("heading", name="Sent to you")).to_be_visible()
    play.page.go_back()
    expect(play.page.locator(".page-home")).to_be_visible()


def test_in_a_home_screen_app_nothing_is_left_to_go_back_to_from_home(
    browser: Browser, server: str, tmp_path: Path
) -> None:
    with opened_as_app(browser, f"{server}?inspect", tmp_path) as page:
        play = Game(Phone(page.context, page))
        play.wait_until_ready()
        assert page.evaluate("matchMedia('(display-mode: standalone)').matches")
        play.begin()
        play.reload()
        # The system closes an app whose history is empty.
        assert_at_the_end(play)
        play.press("Continue")
        play.wait_for(lambda now: now["phase"] == "running")
        page.go_back()
        expect(play.dialog("Paused")).to_be_visible()
        page.go_back()
        assert_at_the_end(play)
        page.go_back()
        play.press("Continue")


def test_alt_and_an_arrow_go_back_even_from_a_tab_that_arrows_switch(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    play.tab("Scores").click()
    expect(play.tab("Scores")).to_be_focused()
    play.page.evaluate(LEAVES_ALT)
    play.page.keyboard.press("Alt+ArrowLeft")
    assert play.page.evaluate("window.isLeft")
    expect(play.tab("Scores")).to_have_attribute("aria-selected", "true")


def test_the_mouse_button_for_back_pauses_a_run_and_pops_nothing(game: GameMaker) -> None:
    play = game(touch=False)
    play.start()
    bubble = play.wait_for_bubbles()[0]
    session = play.phone.context.new_cdp_session(play.page)
    for kind, buttons in (("mousePressed", 8), ("mouseReleased", 0)):
        place = {"x": bubble["cssX"], "y": bubble["cssY"], "clickCount": 1}
        event = {"type": kind, "button": "back", "buttons": buttons} | place
        session.send("Input.dispatchMouseEvent", event)
    expect(play.dialog("Paused")).to_be_visible()
    assert play.snapshot()["score"] == 0


def test_escape_works_like_back(game: GameMaker) -> None:
    play = game(touch=False)
    play.enter_stall()
    play.tab("Settings").click()
    play.page.keyboard.press("Escape")
    expect(play.name_field).to_be_visible()
    play.page.keyboard.press("Escape")
    assert_leaves(play)


def back(play: Game) -> None:
    """Presses Back, and asserts that this doesn't leave the page."""
    play.page.go_back()
    assert play.page.url != "about:blank"


def assert_leaves(play: Game) -> None:
    """Asserts that Back, pressed at home, leaves the page."""
    expect(play.page.locator(".page-home")).to_be_visible()
    play.page.wait_for_function("() => history.state === 0")
    play.page.go_back()
    assert play.page.url == "about:blank"


def assert_at_the_end(play: Game) -> None:
    """Asserts that the page shows home, and that the history has no earlier entry."""
    expect(play.page.locator(".page-home")).to_be_visible()
    play.page.wait_for_function("() => history.state === 0")
    assert not play.page.evaluate("navigation.canGoBack")


# Records whether the page leaves a key to the browser.
LEAVES_ALT = """() => addEventListener("keydown", event => {
  if (event.key === "ArrowLeft") window.isLeft = !event.defaultPrevented;
})"""
