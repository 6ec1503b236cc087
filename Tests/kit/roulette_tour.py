"""A walk through every screen of Roulette, for tests that check each screen."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from kit.roulette import HARD, Roulette, drawn, losing, winning
from kit.tour import HINT, LONG_NAME


def roulette_tour(play: Roulette) -> Iterator[str]:
    """Goes from screen to screen, and yields each screen's name. The page must have been opened
    with the Hard settings."""
    play.enter_stall()
    yield "player"
    play.press_play()
    yield "player-refused"
    play.name_field.fill(LONG_NAME)
    play.press_play()
    expect(play.page.locator(HINT)).to_be_visible()
    yield "table"
    play.press("Spin")
    yield "sheet-empty"
    play.press("Bet")
    yield "sheet-too-few"
    play.select([17, drawn(0)])
    play.pocket(25).click()
    yield "sheet-too-many"
    play.press("Bet")
    play.pass_time(0.2)
    yield "turning"
    play.rest()
    yield "table-result"
    play.tab("Settings").click()
    yield "settings"
    play.choose("Level", "Easy")
    play.tab("Play game").click()
    play.press("Spin")
    play.select([3, 8, 13, 18, 23, 28])
    yield "sheet-easy"
    play.press("Cancel")
    play.tab("Settings").click()
    play.choose("Level", "Hard")
    play.tab("How to play").click()
    yield "how-to-play"
    play.tab("Leaderboard").click()
    yield "leaderboard"
    play.reload()
    yield "home-waiting"
    play.enter_stall()
    yield "welcome-back"
    play.press("Continue")
    play.spin(winning(1, HARD))
    play.pass_time(1)
    yield "table-badge"
    play.spin(losing(range(2, 40), HARD))
    while play.snapshot()["phase"] == "betting":
        # Bet on the same numbers again.
        play.press("Spin")
        play.press("Bet")
        play.rest()
    yield "table-over"
    play.finish()
    yield "result-deaf"
    play.pass_time(0.8)
    yield "result"


# The screens that show the table without anything over it.
AT_TABLE = ("table", "turning", "table-result", "table-badge")
ON_SHEET = ("sheet-empty", "sheet-too-few", "sheet-too-many", "sheet-easy")
