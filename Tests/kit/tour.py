"""A walk through every screen, for tests that check each screen."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from kit.game import Game

HINT = ".hint [role=status]"
# The longest possible name.
LONG_NAME = "Bartholomew the Bold"


def tour(play: Game) -> Iterator[str]:
    """Goes from screen to screen, and yields each screen's name. The page must be set to runs of
    ten seconds."""
    yield "home"
    play.enter_stall()
    yield "player"
    play.name_field.fill("x" * 21)
    yield "player-refused"
    play.tab("How to play").click()
    yield "how-to-play"
    play.tab("Scores").click()
    yield "scores-empty"
    play.tab("Settings").click()
    yield "settings"
    for name in ("Game time", "Most bubbles"):
        play.number(name).fill("9999")
        play.number(name).press("Enter")
    yield "settings-refused"
    play.press("Back to the standard game")
    play.number("Game time").press("Home")
    play.tab("Play").click()
    play.name_field.fill(LONG_NAME)
    play.press_play()
    play.pass_time(1.4)
    # Keep the hint, so that it's measured too.
    expect(play.page.locator(HINT)).to_be_visible()
    yield "count-in"
    play.count_in()
    play.pass_time(3.2)
    for _ in range(3):
        play.tap(play.wait_for_bubbles()[0])
    play.pass_time(0.1)
    yield "play"
    play.press("Pause")
    yield "paused"
    play.press("Home")
    yield "home-waiting"
    play.press("Continue")
    play.count_in()
    play.finish()
    play.pass_time(0.1)
    yield "result-deaf"
    play.pass_time(0.8)
    yield "result"
    play.press("Scores")
    yield "scores"
    play.press("Home")
    yield "home-visited"
    play.page.evaluate("localStorage.setItem('funfair.scores', 'garbage')")
    play.reload()
    yield "notice"
    play.press("OK")
    play.press("Look and sound")
    yield "device"
