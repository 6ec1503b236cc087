"""BubblePop in every engine: a whole run by touch, and its stored score."""

from __future__ import annotations

import json

from kit.game import SHORT, WATCH_TOUCHES, Bubble
from kit.rules import score_of
from visitor import Snapshot, Visitor


def test_every_pop_of_a_run_scores_even_with_two_fingers_at_once(visitor: Visitor) -> None:
    visitor.open(store=SHORT)
    visitor.begin("BubblePop", "Grace")
    visitor.engine.run(f"({WATCH_TOUCHES})(); ({WATCH_POINTERS})();")
    touch_two_at_once(visitor)
    while (now := visitor.playing())["screen"] == "play":
        if bubbles := whole(now):
            dearest = max(bubbles, key=lambda bubble: bubble["points"])
            visitor.engine.tap(dearest["cssX"], dearest["cssY"])
    touches = [touch for touch in visitor.evaluate("window.touches") if touch["popped"]]
    assert len(touches) >= 10
    popped = [touch["popped"] for touch in touches]
    score = score_of(popped)
    assert [touch["score"] for touch in touches] == [
        score_of(popped[: index + 1]) for index in range(len(popped))
    ]
    assert visitor.heading() == "Time!"
    assert visitor.rows() == [("1", "Grace", score)]

    visitor.open()
    visitor.press("BubblePop")
    visitor.tab("Scores")
    visitor.choose("This device")
    visitor.choose("Other settings")
    assert visitor.rows() == [("1", "Grace", score)]


def test_a_rush_can_be_chosen_and_played_to_its_end(visitor: Visitor) -> None:
    visitor.open()
    visitor.press("BubblePop")
    visitor.choose("Rush")
    visitor.write_name("Grace")
    visitor.play()
    seconds: list[int] = []
    while (now := visitor.playing())["screen"] == "play":
        seconds.append(now["remaining"])
        if bubbles := whole(now):
            visitor.engine.tap(bubbles[0]["cssX"], bubbles[0]["cssY"])
    assert max(seconds) in (20, 21)
    assert visitor.heading() == "Time!"
    assert [row[1] for row in visitor.rows()] == ["Grace"]


def touch_two_at_once(visitor: Visitor) -> None:
    # Bubbles disappear only at the end of a second, so early in a second they remain until both
    # fingers are down.
    now = visitor.wait_until(lambda now: len(whole(now)) >= 2 and now["tick"] % 120 < 30)
    pair = [(bubble["cssX"], bubble["cssY"]) for bubble in whole(now)[:2]]
    if visitor.engine.fingers >= 2:
        visitor.engine.tap_together(*pair)
        assert visitor.evaluate("window.pointers.map(one => one.type)") == ["touch", "touch"]
    else:
        # Without real fingers, the test can only check that two pointers count as two fingers.
        visitor.engine.run(f"({SYNTHETIC})({json.dumps(pair)});")
    assert len(set(visitor.evaluate("window.pointers.map(one => one.id)"))) == 2
    assert len([one for one in visitor.evaluate("window.touches") if one["popped"]]) == 2


def whole(now: Snapshot) -> list[Bubble]:
    """Returns the bubbles that are neither appearing nor disappearing, topmost first."""
    bubbles = [bubble for bubble in now.get("bubbles", []) if bubble["phase"] == "whole"]
    return sorted(bubbles, key=lambda bubble: bubble["y"])


# Records each finger that comes down.
WATCH_POINTERS = """() => {
  window.pointers = [];
  addEventListener("pointerdown", ({ pointerId, pointerType }) =>
    window.pointers.push({ id: pointerId, type: pointerType }));
}"""
SYNTHETIC = """places => {
  const canvas = document.getElementById("canvas");
  for (const type of ["pointerdown", "pointerup"]) {
    places.forEach(([clientX, clientY], index) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerId: 100 + index, pointerType: "touch", isPrimary: index === 0, button: 0,
      bubbles: true, cancelable: true, clientX, clientY,
    })));
  }
}"""
