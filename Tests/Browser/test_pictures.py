"""The picture of the README. It is always the same; with FUNFAIR_PICTURES=1 it is put in its place
in docs/, else beside the other reports."""

from __future__ import annotations

import base64
import os
from typing import Any

from game import Game, GameMaker
from phone import REPORTS, ROOT, PhoneMaker

PICTURE = "pictures/bubblepop.png"
MOST_BYTES = 250_000
SIZE = (390, 844)
# Every run of the picture is the same, and none of them practice.
SAME_CHANCE = "crypto.getRandomValues = array => array.fill(9n)"


def test_the_picture_of_the_readme_shows_home_a_run_and_its_end(
    game: GameMaker, phone: PhoneMaker
) -> None:
    earlier = opened(game, width=320, height=480)
    for name, pops in (("Grace", 36), ("Alan", 20)):
        earlier.start(name)
        pop(earlier, pops)
        earlier.finish()
        earlier.reload()
    kept = {key: earlier.stored(key) for key in ("funfair.scores", "funfair.names")}
    play = opened(game, scale=2, motion=True, store=kept, color_scheme="dark")
    screens = [still(play)]
    play.start("Ada")
    pop(play, 30)
    screens.append(still(play))
    # What isn't looked at is drawn small, because it is drawn much faster.
    play.page.set_viewport_size({"width": SIZE[0] // 2, "height": SIZE[1] // 2})
    play.finish()
    play.pass_time(1)
    play.page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
    screens.append(still(play))

    made = side_by_side(phone, screens)
    folder = ROOT / "docs" if os.environ.get("FUNFAIR_PICTURES") == "1" else REPORTS
    path = folder / PICTURE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(made)
    assert 20_000 < len(made) < MOST_BYTES


def opened(game: GameMaker, width: int = SIZE[0], height: int = SIZE[1], **options: Any) -> Game:
    play = game(width, height, query="inspect", **options)
    play.page.add_init_script(SAME_CHANCE)
    play.reload()
    return play


def pop(play: Game, count: int) -> None:
    """Pops so many bubbles, going on with the chain where one can."""
    last = None
    for _ in range(count):
        bubbles = play.wait_for_bubbles()
        best = max(bubbles, key=lambda one: (one["kind"] == last, one["points"], -one["id"]))
        last = best["kind"]
        play.tap(best)
        play.pass_time(0.3)


def still(play: Game) -> bytes:
    """A screenshot in which everything that moves is at the same point of its way each time."""
    play.page.evaluate(HOLD)
    return play.page.screenshot()


def side_by_side(phone: PhoneMaker, screens: list[bytes]) -> bytes:
    """One picture of several screens."""
    sources = [base64.b64encode(screen).decode() for screen in screens]
    images = "".join(f'<img src="data:image/png;base64,{source}">' for source in sources)
    page = phone(900, 620, scale=1, touch=False).page
    page.set_content(f"<style>{STYLE}</style><main>{images}</main>")
    page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    return page.locator("main").screenshot(omit_background=True)


HOLD = """() => document.getAnimations().forEach(animation => {
  if (animation.effect.getComputedTiming().iterations === Infinity) {
    animation.pause();
    animation.currentTime = 18500;
  } else {
    animation.finish();
  }
})"""
STYLE = """
  body { margin: 0; background: transparent; }
  main { display: flex; justify-content: space-between; width: 900px; }
  img { width: 286px; border-radius: 24px; }
"""
