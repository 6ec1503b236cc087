"""The pictures of the README. They are always the same; with FUNFAIR_PICTURES=1 they are put in
their place in docs/, else beside the other reports."""

from __future__ import annotations

import base64
import os
from typing import Any

from kit.breakout import BreakoutMaker, breakout_store
from kit.game import Game, GameMaker
from kit.phone import REPORTS, ROOT, PhoneMaker

MOST_BYTES = 250_000
SIZE = (390, 844)
HALF = (SIZE[0] // 2, SIZE[1] // 2)
# Every run of the picture is the same, and none of them practice.
SAME_CHANCE = "crypto.getRandomValues = array => array.fill(9n)"


def test_the_picture_of_bubblepop_shows_home_a_run_and_its_end(
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
    resize(play, HALF)
    play.finish()
    play.pass_time(1)
    resize(play, SIZE)
    screens.append(still(play))
    put(side_by_side(phone, screens), "bubblepop.png")


def test_the_picture_of_breakout_shows_later_walls_and_the_settings(
    breakout: BreakoutMaker, phone: PhoneMaker
) -> None:
    screens = []
    # Each time the last of so many bricks has just been broken.
    for level, bricks in ((3, 31), (8, 22)):
        store = breakout_store(first_level=level, balls=5, rows=8)
        options = {"scale": 2, "motion": True, "store": store, "color_scheme": "dark"}
        play = breakout(*HALF, query="inspect", script=SAME_CHANCE, **options)
        play.start("Ada")
        play.play_until(lambda now, least=bricks - 2: now["broken"] >= least)
        resize(play, SIZE)
        play.play_until(lambda now, least=bricks: now["broken"] >= least)
        screens.append(still(play))
    play.tab("Settings").tap()
    screens.insert(1, still(play))
    put(side_by_side(phone, screens), "breakout.png")


def put(picture: bytes, name: str) -> None:
    folder = ROOT / "docs" if os.environ.get("FUNFAIR_PICTURES") == "1" else REPORTS
    path = folder / "pictures" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)
    assert 20_000 < len(picture) < MOST_BYTES


def opened(game: GameMaker, width: int = SIZE[0], height: int = SIZE[1], **options: Any) -> Game:
    return game(width, height, query="inspect", script=SAME_CHANCE, **options)


def resize(play: Game, size: tuple[int, int]) -> None:
    play.page.set_viewport_size({"width": size[0], "height": size[1]})
    play.wait_for_layout(*size)


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
