"""What those who hear a page, or need contrast, would stumble over, and how it can be asked to look."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe

from kit.game import Game

# How a page can be asked to look, as options of the browser.
LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"color_scheme": "light", "contrast": "more"},
    {"color_scheme": "dark", "contrast": "more"},
    {"color_scheme": "light", "forced_colors": "active"},
    {"color_scheme": "dark", "forced_colors": "active"},
]
# Controls that a person, or a test, finds by their names.
ROLES: list[Any] = ["button", "tab", "textbox", "spinbutton", "radio", "status"]
NAMES = """controls => controls.map(control =>
  control.ariaLabel ?? control.labels?.[0]?.innerText ?? control.innerText)"""
# The animations that run, by name.
RUNNING = """() => document.getAnimations()
  .filter(animation => animation.playState === "running")
  .map(animation => animation.animationName ?? animation.transitionProperty)"""
# Begins a search; what it found is left where it can be asked for.
SEARCH = """() => {
  window.found = null;
  axe.run({ resultTypes: ["violations"] }).then(result => { window.found = result.violations; });
}"""
# How often axe may wait for the clock, which goes on by one frame each time.
MOST_WAITS = 100


def look_name(look: dict[str, str]) -> str:
    return "-".join(look.values())


def violations(play: Game) -> list[str]:
    """What axe finds on the page as it is now, a line for each place."""
    play.page.evaluate(Axe().axe_script)
    play.page.evaluate(SEARCH)
    for _ in range(MOST_WAITS):
        found: list[Any] | None = play.page.evaluate("window.found")
        if found is not None:
            return [
                f"{violation['id']}: {violation['help']}: {node['target']}"
                for violation in found
                for node in violation["nodes"]
            ]
        play.pass_time(0.016)
    raise AssertionError("axe came to no end")
