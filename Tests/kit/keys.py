"""Moves the focus with the keyboard, and reads how the page shows it."""

from __future__ import annotations

from playwright.sync_api import Locator

from kit.game import Game


def tab_to(play: Game, control: Locator, most: int = 40) -> None:
    """Presses Tab, at most `most` times, until a control has the focus."""
    for _ in range(most):
        if control.evaluate(HAS_FOCUS):
            return
        play.page.keyboard.press("Tab")
    raise AssertionError(f"{control} can't be reached with the Tab key")


def walk_to(play: Game, control: Locator, most: int = 40) -> None:
    """Moves the focus with the arrow keys to a button in a group, line by line."""
    play.page.keyboard.press("Home")
    for _ in range(most):
        if control.evaluate(HAS_FOCUS):
            return
        before = play.page.evaluate(FOCUS)
        play.page.keyboard.press("ArrowRight")
        if play.page.evaluate(FOCUS) == before:
            play.page.keyboard.press("ArrowDown")
            while play.page.evaluate(FOCUS) != before:
                before = play.page.evaluate(FOCUS)
                play.page.keyboard.press("ArrowLeft")
    raise AssertionError(f"{control} can't be reached with arrow keys")


def outline(control: Locator) -> str:
    return str(control.evaluate("control => getComputedStyle(control).outlineStyle"))


def centre(control: Locator) -> tuple[float, float]:
    """Returns the centre of a control, in CSS pixels."""
    box = control.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


HAS_FOCUS = "control => document.activeElement === control"
FOCUS = "() => document.activeElement.getAttribute('aria-label')"
