"""The violations that axe finds on a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe

from kit.game import Game

# All of axe's rules, or only the rule that depends on colours.
EVERYTHING: dict[str, Any] = {}
COLOURS = {"runOnly": ["color-contrast"]}
# Starts a search, and stores its result to be read later.
SEARCH = """options => {
  window.found = null;
  axe.run({ ...options, resultTypes: ["violations"] })
    .then(result => { window.found = result.violations; });
}"""
# The maximum number of frames that the clock moves while axe is working.
MOST_WAITS = 100


def violations(play: Game, options: dict[str, Any] = EVERYTHING) -> list[str]:
    """Returns the violations that axe finds on the current page, one for each element."""
    # Elements that are still fading in don't have their final colours.
    play.finish_entrances()
    if not play.page.evaluate("'axe' in window"):
        play.page.evaluate(Axe().axe_script)
    play.page.evaluate(SEARCH, options)
    for _ in range(MOST_WAITS):
        found: list[Any] | None = play.page.evaluate("window.found")
        if found is not None:
            return [
                f"{violation['id']}: {violation['help']}: {node['target']}"
                for violation in found
                for node in violation["nodes"]
            ]
        play.pass_time(0.016)
    raise AssertionError("axe never finished")
