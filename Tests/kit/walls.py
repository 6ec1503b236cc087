"""Draws, clears and sends walls on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from kit.breakout import Breakout, BreakoutMaker

COLUMNS = 10
ROWS = 8
SHEET = """
  window.shared = [];
  Navigator.prototype.share = async data => { window.shared.push(data); };
"""


def draw(breakout: BreakoutMaker, *size: int, **options: Any) -> Breakout:
    """Opens the editor with a new wall."""
    play = breakout(*size, **options)
    play.press("Draw walls")
    play.press("Draw a wall")
    expect(grid(play)).to_be_visible()
    return play


def grid(play: Breakout) -> Locator:
    return play.page.locator(".wall-grid")


def tile(play: Breakout, row: int, place: int) -> Locator:
    return play.page.locator(".tile").nth((row - 1) * COLUMNS + place - 1)


def middle(play: Breakout, row: int, place: int) -> tuple[float, float]:
    box = tile(play, row, place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drawn(play: Breakout) -> dict[str, str]:
    """Returns the kinds of the drawn bricks, by row and place."""
    names = play.page.locator(".tile").evaluate_all("all => all.map(one => one.ariaLabel)")
    words = [name.split(": ") for name in names]
    return {place: what for place, what in words if what != "gap"}


def clear(play: Breakout, name: str = "Ada") -> None:
    """Plays the editor's wall until the wall is cleared and the end screen responds."""
    play.press("Try it")
    if play.name_field.is_visible():
        play.name_field.fill(name)
        play.press_play()
    play_to_the_end(play)


def play_to_the_end(play: Breakout) -> None:
    play.count_in()
    play.play_until(lambda now: now["screen"] != "play" or not now["bricks"])
    while play.snapshot()["screen"] == "play":
        play.pass_time(0.2)
    play.pass_time(1)


def sent(breakout: BreakoutMaker, name: str = "Eyes") -> tuple[Breakout, str]:
    """Draws, clears and shares a wall. Returns the page and the shared link."""
    play = draw(breakout, script=SHEET)
    for place in (5, 6):
        tile(play, 1, place).click()
    play.page.get_by_label("The wall’s name").fill(name)
    clear(play)
    play.press("Draw walls")
    play.page.get_by_role("button", name=f"Send: {name}").click()
    play.wait_for(lambda _: play.page.evaluate("window.shared.length") > 0)
    return play, str(play.page.evaluate("window.shared[0].url"))
