"""Checks for each screen on a tour. The checks resize the tour's own page and change its look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kit.axe import COLOURS, violations
from kit.game import Game
from kit.measure import TARGET, faults
from kit.sizes import Size, at_each

# A page's default look, and the other looks it can have.
USUAL: dict[str, Any] = {
    "color_scheme": "light",
    "contrast": "no-preference",
    "forced_colors": "none",
}
LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "dark"},
    {"contrast": "more"},
    {"color_scheme": "dark", "contrast": "more"},
    {"forced_colors": "active"},
    {"color_scheme": "dark", "forced_colors": "active"},
]
# The roles that a person or a test finds by name. Bubbles of the same kind share a name.
ROLES: list[Any] = [
    *("button", "tab", "textbox", "spinbutton", "radio", "radiogroup", "slider", "switch"),
    *("status", "table", "dialog"),
]
OTHER_THAN_BUBBLES = ":not(.target)"
NAMES = """controls => controls.map(control =>
  control.ariaLabel ?? control.labels?.[0]?.innerText ?? control.innerText)"""
# The running animations, by name.
RUNNING = """() => document.getAnimations()
  .filter(animation => animation.playState === "running")
  .map(animation => animation.animationName ?? animation.transitionProperty)"""

# A function that returns the faults of the page in a window of the given width and height.
Measure = Callable[[int, int], list[str]]


def misfits(play: Game, sizes: Sequence[Size], measure: Measure | None = None) -> list[str]:
    """Returns a line for each kind of layout fault at each of the given window sizes."""
    found = []
    for width, height in at_each(play, sizes):
        here = measure(width, height) if measure else faults(play.page.evaluate, TARGET)
        found += [f"at {width}x{height}: {one}" for one in here]
    return found


def stumbling_blocks(play: Game) -> list[str]:
    """Returns obstacles for players who use a screen reader, need contrast or avoid motion."""
    play.page.emulate_media(reduced_motion="reduce")
    found = [f"moves: {name}" for name in play.page.evaluate(RUNNING)]
    play.page.emulate_media(reduced_motion="no-preference")
    for role in ROLES:
        controls = play.page.get_by_role(role).and_(play.page.locator(OTHER_THAN_BUBBLES))
        names = controls.evaluate_all(NAMES)
        # An empty status has no name.
        twice = [name for name in names if names.count(name) > 1 and (name or role != "status")]
        found += [f"has more than one {role} {name!r}" for name in twice]
    return found + contrasts(play, violations(play))


def contrasts(play: Game, found: list[str]) -> list[str]:
    """Returns the given faults, plus texts that are hard to read in another look."""
    for look in LOOKS:
        play.page.emulate_media(**USUAL | look)
        found += [f"{'-'.join(look.values())}: {one}" for one in violations(play, COLOURS)]
    play.page.emulate_media(**USUAL)
    return found
