"""A page with larger text, or with right-to-left lines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kit.game import Game

# The browser's default text size, in CSS pixels.
USUAL_TEXT = 16
TEXT = "parseFloat(getComputedStyle(document.documentElement).fontSize)"


@contextmanager
def large_text(play: Game) -> Iterator[None]:
    """Doubles the browser's text size, as users can."""
    session = play.phone.context.new_cdp_session(play.page)

    def take(size: int) -> None:
        sizes = {"standard": size, "fixed": size}
        session.send("Page.setFontSizes", {"fontSizes": sizes})

    before = play.page.evaluate(TEXT)
    take(2 * USUAL_TEXT)
    assert play.page.evaluate(TEXT) == 2 * before
    yield
    take(USUAL_TEXT)
    session.detach()


@contextmanager
def from_right_to_left(play: Game) -> Iterator[None]:
    """Makes lines run from right to left, as in Arabic, in any language."""
    play.page.evaluate(TURN_ROUND)
    yield
    play.page.evaluate(TURN_BACK)


# The page sets its direction whenever it shows something new, so this script sets it back.
TURN_ROUND = """() => {
  const page = document.documentElement;
  window.turning = new MutationObserver(() => { if (page.dir !== "rtl") page.dir = "rtl"; });
  window.turning.observe(page, { attributeFilter: ["dir"] });
  page.dir = "rtl";
}"""
TURN_BACK = """() => {
  window.turning.disconnect();
  document.documentElement.dir = "ltr";
}"""
