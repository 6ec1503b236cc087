"""Firefox when it resists fingerprinting, as in the Tor Browser: coarse clocks, no readable canvas,
another time zone, and an ordinary window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import Engine
from firefox import Firefox
from kit.game import SHORT
from visitor import Visitor

RESIST = """
user_pref("privacy.resistFingerprinting", true);
user_pref("privacy.resistFingerprinting.autoDeclineNoUserInputCanvasPrompts", true);
"""
# Records what the page shares.
SHEET = """
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async data => { window.shared.push(data.files?.length ?? 0); };
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    made = Firefox(tmp_path_factory.mktemp("private"), RESIST)
    yield made
    made.close()


def test_the_browser_resists(visitor: Visitor) -> None:
    visitor.open()
    assert visitor.evaluate(IS_READABLE) is False
    # Its clock has steps of at least 16 milliseconds.
    assert visitor.evaluate(SHORTEST_STEP) > 15


def test_a_run_of_bubblepop_keeps_time_and_taps_hit(visitor: Visitor) -> None:
    visitor.open(store=SHORT)
    visitor.begin("BubblePop")
    visitor.wait_until(lambda now: now.get("phase") == "running")
    hits = 0
    while (now := visitor.snapshot())["screen"] == "play":
        whole = [bubble for bubble in now["bubbles"] if bubble["phase"] == "whole"]
        for bubble in sorted(whole, key=lambda bubble: bubble["y"])[:1]:
            before = now["score"]
            visitor.engine.tap(bubble["cssX"], bubble["cssY"])
            later = visitor.snapshot()
            if later["screen"] == "play":
                hits += later["score"] > before
    assert hits > 0
    assert visitor.rows()[0][1] == "Ada"


def test_breakout_and_roulette_can_be_played(visitor: Visitor) -> None:
    visitor.open()
    visitor.begin("Breakout")
    visitor.wait_until(lambda now: now.get("phase") == "running")
    visitor.engine.tap(*visitor.middle())
    visitor.wait_until(lambda now: now["broken"] > 0)
    visitor.open()
    visitor.begin("Roulette")
    assert visitor.snapshot()["screen"] == "play"


def test_a_picture_that_is_noise_is_not_shared(visitor: Visitor) -> None:
    visitor.open(store=SHORT)
    visitor.begin("BubblePop")
    visitor.wait_until(lambda now: now["screen"] == "result")
    visitor.engine.run(SHEET)
    visitor.wait_for("document.querySelector('[data-share]') !== null")
    visitor.press("Share")
    visitor.wait_for("window.shared.length > 0")
    assert visitor.evaluate("window.shared") == [0]


IS_READABLE = """(() => {
  const context = document.createElement("canvas").getContext("2d");
  context.fillStyle = "#123456";
  context.fillRect(0, 0, 8, 8);
  const [red, green, blue] = context.getImageData(2, 2, 1, 1).data;
  return red === 0x12 && green === 0x34 && blue === 0x56;
})()"""
SHORTEST_STEP = """(() => {
  const times = [];
  while (times.length < 6) {
    const now = performance.now();
    if (now !== times.at(-1)) times.push(now);
  }
  return Math.min(...times.slice(2).map((time, index) => time - times[index + 1]));
})()"""
