"""What a touch does, and what it doesn't do."""

from __future__ import annotations

from math import hypot

from playwright.sync_api import expect

from kit.game import Bubble, Game, GameMaker, Snapshot
from kit.rules import POINTS, score_of

# A tap is sure to miss if it's at least this many stage units away from every bubble.
FAR = 12
# The distance from a button, in CSS pixels, within which a touch may press it.
BESIDE = 24
NEAR_CONTROL = (
    """bubble => [...document.querySelectorAll("[role=dialog] button, nav button")].some(button => {
  const box = button.getBoundingClientRect();
  const across = Math.max(box.left - bubble.cssX, bubble.cssX - box.right);
  return Math.max(across, box.top - bubble.cssY, bubble.cssY - box.bottom) < """
    + f"{BESIDE}; }})"
)


def test_touched_bubbles_pop_and_score_and_the_header_shows_a_chain(game: GameMaker) -> None:
    play = started(game)
    first, second, other = two_and_another(play)
    play.tap(first)
    now = play.snapshot()
    assert first["id"] not in [bubble["id"] for bubble in now["bubbles"]]
    assert now["score"] == POINTS[first["kind"]][0] == first["points"]
    assert play.status("Score") == str(now["score"])
    chain = play.page.get_by_label(f"Chain of 2 {first['kind']}")
    expect(chain).to_have_count(0)
    play.tap(second)
    expect(chain).to_be_visible()
    expect(chain).to_contain_text("chain 2")
    play.tap(other)
    expect(play.page.get_by_label("Chain of")).to_have_count(0)
    score = score_of(bubble["kind"] for bubble in (first, second, other))
    assert play.status("Score") == str(score)


def test_two_fingers_at_once_are_two_taps(game: GameMaker) -> None:
    play = started(game)
    pair = play.wait_for_bubbles(2)[:2]
    touch_together(play, pair)
    now = play.snapshot()
    left = [bubble["id"] for bubble in now["bubbles"]]
    assert not {bubble["id"] for bubble in pair} & set(left)
    assert now["score"] == score_of(bubble["kind"] for bubble in pair)


def test_a_mouse_pops_only_with_its_first_button(game: GameMaker) -> None:
    play = game(1440, 900, touch=False, scale=1)
    play.start()
    first, second = play.wait_for_bubbles(2)[:2]
    play.page.mouse.click(first["cssX"], first["cssY"], button="right")
    play.page.mouse.click(first["cssX"], first["cssY"], button="middle")
    assert play.snapshot()["score"] == 0
    play.page.mouse.click(second["cssX"], second["cssY"])
    assert play.snapshot()["score"] == second["points"]


def test_taps_next_to_the_stage_or_during_a_pause_change_nothing(game: GameMaker) -> None:
    play = started(game)
    bubbles = play.wait_for_bubbles(2)
    before = play.snapshot()
    for name in ("Score", "Time", "Best"):
        box = play.page.get_by_role("status", name=name).bounding_box()
        assert box
        play.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert play.snapshot() == before
    play.press("Pause")
    before = play.snapshot()
    # Wait until the controls are at their final positions.
    play.finish_entrances()
    free = [bubble for bubble in bubbles if not play.page.evaluate(NEAR_CONTROL, bubble)]
    assert free
    for bubble in free:
        play.tap(bubble)
    assert play.snapshot() == before


def test_the_stage_neither_zooms_scrolls_nor_selects(game: GameMaker) -> None:
    play = started(game)
    style = play.canvas.evaluate(
        "canvas => [getComputedStyle(canvas).touchAction, getComputedStyle(canvas).userSelect]"
    )
    assert style == ["none", "none"]
    x, y = nowhere(play.snapshot())
    play.tap_at(x, y)
    play.tap_at(x, y)
    drag(play, (x, y), (x, y - 200))
    zoom = "[visualViewport.scale, visualViewport.pageTop, document.scrollingElement.scrollTop]"
    assert play.page.evaluate(zoom) == [1, 0, 0]
    assert play.page.evaluate("getSelection().toString()") == ""


def started(game: GameMaker) -> Game:
    play = game()
    play.start()
    return play


def two_and_another(play: Game) -> tuple[Bubble, Bubble, Bubble]:
    """Passes time until two bubbles of one kind and one of another kind are whole."""
    for _ in range(200):
        whole = play.whole_bubbles()
        for kind in POINTS:
            alike = [bubble for bubble in whole if bubble["kind"] == kind]
            others = [bubble for bubble in whole if bubble["kind"] != kind]
            if len(alike) >= 2 and others:
                return alike[0], alike[1], others[0]
        play.pass_time(0.05)
    raise AssertionError("no two bubbles of one kind within ten seconds")


def nowhere(now: Snapshot) -> tuple[float, float]:
    """Returns a point on the stage with no bubble near it."""
    stage = now["stage"]
    scale = stage["rect"]["width"] / stage["width"]
    for y in range(20, int(stage["height"]) - 20, 10):
        for x in range(20, int(stage["width"]) - 20, 10):
            if all(
                hypot(bubble["x"] - x, bubble["y"] - y) > bubble["radius"] + FAR
                for bubble in now["bubbles"]
            ):
                return stage["rect"]["x"] + x * scale, stage["rect"]["y"] + y * scale
    raise AssertionError("the stage is full")


def touch_together(play: Game, bubbles: list[Bubble]) -> None:
    """Puts a finger on each bubble at the same time."""
    places = [(bubble["cssX"], bubble["cssY"]) for bubble in bubbles]
    send_touches(play, ("touchStart", places), ("touchEnd", []))


def drag(play: Game, start: tuple[float, float], end: tuple[float, float]) -> None:
    send_touches(play, ("touchStart", [start]), ("touchMove", [end]), ("touchEnd", []))


def send_touches(play: Game, *moments: tuple[str, list[tuple[float, float]]]) -> None:
    session = play.phone.context.new_cdp_session(play.page)
    for kind, places in moments:
        points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()
