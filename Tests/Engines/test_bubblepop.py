"""BubblePop in every engine: a whole run by fingers, and what is kept of it."""

from __future__ import annotations

from kit.game import SHORT, WATCH_TOUCHES
from kit.rules import score_of
from visitor import Visitor


def test_a_whole_run_counts_every_pop(visitor: Visitor) -> None:
    visitor.open(store=SHORT)
    visitor.begin("BubblePop", "Grace")
    visitor.engine.run(f"({WATCH_TOUCHES})();")
    visitor.wait_until(lambda now: now["phase"] == "running")
    while (now := visitor.playing())["screen"] == "play":
        whole = [bubble for bubble in now["bubbles"] if bubble["phase"] == "whole"]
        if whole:
            dearest = max(whole, key=lambda bubble: bubble["points"])
            visitor.engine.tap(dearest["cssX"], dearest["cssY"])
        if now["remaining"] == 5:
            visitor.picture("bubblepop-play")
    touches = [touch for touch in visitor.evaluate("window.touches") if touch["popped"]]
    assert len(touches) >= 10
    popped = [touch["popped"] for touch in touches]
    score = score_of(popped)
    assert [touch["score"] for touch in touches] == [
        score_of(popped[: index + 1]) for index in range(len(popped))
    ]
    visitor.picture("bubblepop-result")
    assert visitor.heading() == "Time!"
    assert visitor.rows() == [("1", "Grace", score)]

    visitor.open()
    visitor.press("BubblePop")
    visitor.tab("Scores")
    visitor.choose("This device")
    visitor.choose("Other settings")
    assert visitor.rows() == [("1", "Grace", score)]
