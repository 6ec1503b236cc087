"""A page without a pointer: where the focus is, and how it is seen."""

from __future__ import annotations

from playwright.sync_api import Locator

from kit.game import Game


def tab_to(play: Game, control: Locator, most: int = 40) -> None:
    """Presses Tab until a control has the focus."""
    for _ in range(most):
        if control.evaluate("control => document.activeElement === control"):
            return
        play.page.keyboard.press("Tab")
    raise AssertionError(f"{control} can't be reached with the Tab key")


def outline(control: Locator) -> str:
    return str(control.evaluate("control => getComputedStyle(control).outlineStyle"))
