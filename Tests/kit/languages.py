"""A page in another language, and a walk through the page that doesn't depend on words."""

from __future__ import annotations

from collections.abc import Iterator

from kit.game import Game


def settings_in(tag: str) -> dict[str, str]:
    """Returns the browser's store with the given language and ten-second runs of BubblePop."""
    return {"funfair.settings": f"funfair settings 1\nbubblepop.game-time 10\nlanguage {tag}\n"}


def tour_without_words(play: Game) -> Iterator[str]:
    """Goes through the screens without reading a word, and yields each screen's name."""
    page = play.page
    yield "home"
    page.locator(".stall-open").first.click()
    yield "player"
    for tab in ("howToPlay", "scores", "settings"):
        page.locator(f"#tab-{tab}").click()
        yield tab
    page.locator("#tab-play").click()
    page.locator("#name").fill("Ada")
    page.locator("form [type=submit]").click()
    play.pass_time(4)
    yield "play"
    page.keyboard.press("Escape")
    yield "paused"
    page.locator("[role=dialog] button").first.click()
    play.pass_time(15)
    yield "result"
