"""What the page needs of every engine: its module's arithmetic, a store, a worker, fingers, turns."""

from __future__ import annotations

import base64
import json

from axe_playwright_python.base import AXE_SCRIPT

from kit.game import SHORT, Bubble, settings_store
from kit.measure import faults, target_at
from kit.phone import ROOT
from kit.rules import score_of
from visitor import Snapshot, Visitor

GOLDEN = sorted((ROOT / "Tests" / "Golden").glob("*.funfair"))
SIZES = [(320, 480), (375, 667), (390, 844), (430, 932), (820, 1180), (1024, 1366), (1440, 900)]
UPRIGHT, TURNED = (390, 844), (844, 390)
# The sizes of which screenshots are kept.
KEPT = (UPRIGHT, TURNED, (820, 1180))


def test_every_golden_recording_comes_to_what_it_claims(visitor: Visitor) -> None:
    assert GOLDEN
    for recording in GOLDEN:
        visitor.open()
        visitor.press("BubblePop")
        visitor.tab("How to play")
        choose_file(visitor, recording.read_bytes())
        visitor.wait_for("document.querySelector('.watch, .notices > *') !== null")
        # A state that differed in one bit would be refused.
        assert visitor.snapshot()["screen"] == "watch", f"{recording.name} was refused"


def test_what_is_kept_is_there_after_a_reload(visitor: Visitor) -> None:
    visitor.open(store=settings_store(10))
    visitor.begin("BubblePop", "Grace")
    visitor.wait_until(lambda now: now["tick"] >= 120)
    visitor.press("Pause")
    tick = visitor.wait_until(lambda now: now["phase"] == "paused")["tick"]
    visitor.open()
    visitor.press("Continue")
    now = visitor.wait_until(lambda now: now["screen"] == "play")
    assert (now["player"], now["tick"]) == ("Grace", tick)


def test_after_a_first_visit_it_opens_without_a_server(visitor: Visitor) -> None:
    visitor.open()
    visitor.house.stop()
    visitor.open()
    visitor.begin("BubblePop")
    visitor.wait_until(lambda now: now["phase"] == "running")


def test_two_fingers_at_once_are_two_taps(visitor: Visitor) -> None:
    visitor.open()
    visitor.begin("BubblePop")
    visitor.engine.run(FINGERS)
    # Bubbles go at the second: what is there shortly after one stays until the fingers are down.
    now = visitor.wait_until(lambda now: len(whole(now)) >= 2 and now["tick"] % 120 < 30)
    pair = [(bubble["cssX"], bubble["cssY"]) for bubble in whole(now)[:2]]
    if visitor.engine.fingers >= 2:
        visitor.engine.tap_together(*pair)
        assert visitor.evaluate("window.pointers.map(one => one.type)") == ["touch", "touch"]
    else:
        # What an engine without fingers can show: the page takes two pointers for two.
        visitor.engine.run(f"({SYNTHETIC})({json.dumps(pair)});")
    assert len(set(visitor.evaluate("window.pointers.map(one => one.id)"))) == 2
    popped = visitor.evaluate("window.pointers.flatMap(one => one.popped)")
    assert len(popped) == 2
    assert visitor.snapshot()["score"] == score_of(popped)


def test_a_turned_device_turns_the_stage_and_the_run_goes_on(visitor: Visitor) -> None:
    visitor.open()
    visitor.begin("BubblePop")
    before = visitor.wait_until(lambda now: now["tick"] >= 60)
    visitor.engine.resize(*TURNED)
    now = visitor.wait_until(lambda now: now["stage"]["width"] > now["stage"]["height"])
    assert now["phase"] == "paused" and now["tick"] >= before["tick"]
    visitor.press("Resume")
    visitor.wait_until(lambda later: later["tick"] > now["tick"])


def test_every_size_is_filled_and_nothing_cut(visitor: Visitor) -> None:
    visitor.open("inspect&seed=42")
    found = at_every_size(visitor, "home")
    visitor.press("BubblePop")
    found += at_every_size(visitor, "player")
    visitor.press("Home")
    for stall in ("BubblePop", "Breakout"):
        visitor.begin(stall)
        visitor.press("Pause")
        found += at_every_size(visitor, f"{stall.lower()}-paused")
        visitor.press("Home")
        visitor.engine.run("localStorage.clear();")
        visitor.open("inspect&seed=42")
    visitor.begin("Roulette")
    found += at_every_size(visitor, "table")
    visitor.press("Spin")
    found += at_every_size(visitor, "sheet")
    assert not found, "\n".join(found)


def at_every_size(visitor: Visitor, screen: str) -> list[str]:
    """The faults of a screen, in windows of all sizes, upright and turned."""
    found = []
    for width, height in [*SIZES, *((height, width) for width, height in SIZES)]:
        visitor.engine.resize(width, height)
        # While it comes up, a number is larger than where it stays.
        visitor.finish_entrances()
        if (width, height) in KEPT:
            visitor.picture(f"{screen}-{width}x{height}")
        size = f"{screen} at {width}x{height}"
        found += [f"{size}: {one}" for one in faults(visitor.evaluate, target_at(width, height))]
    visitor.engine.resize(*UPRIGHT)
    return found


def test_axe_finds_nothing(visitor: Visitor) -> None:
    visitor.open("inspect&seed=42", store=SHORT)
    found = violations(visitor, "home")
    visitor.press("BubblePop")
    found += violations(visitor, "player")
    for tab in ("Scores", "Settings", "How to play", "Play"):
        visitor.tab(tab)
        found += violations(visitor, tab)
    visitor.write_name("Ada")
    visitor.press("Play")
    visitor.press("Pause")
    found += violations(visitor, "paused")
    visitor.press("Home")
    visitor.press("Roulette")
    visitor.play()
    found += violations(visitor, "table")
    visitor.press("Spin")
    found += violations(visitor, "sheet")
    assert not found, "\n".join(found)


def violations(visitor: Visitor, screen: str) -> list[str]:
    """What axe finds on the page as it is now, a line for each place."""
    visitor.engine.run(AXE_SCRIPT)
    # What is half there has half its contrast.
    visitor.finish_entrances()
    found = visitor.engine.resolve(SEARCH)
    return [f"{screen}: {one['id']}: {place['target']}" for one in found for place in one["nodes"]]


def whole(now: Snapshot) -> list[Bubble]:
    """The bubbles that are neither coming nor going, the uppermost first."""
    bubbles = [bubble for bubble in now.get("bubbles", []) if bubble["phase"] == "whole"]
    return sorted(bubbles, key=lambda bubble: bubble["y"])


def choose_file(visitor: Visitor, content: bytes) -> None:
    """Chooses a file to watch."""
    text = base64.b64encode(content).decode()
    visitor.engine.run(f"({CHOOSE})({json.dumps(text)});")


# The violations only.
SEARCH = """axe.run({ resultTypes: ["violations"] })
  .then(({ violations }) => violations.map(
    ({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) })))"""
# No driver reaches into the dialog for files.
CHOOSE = """text => {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], "run.funfair"));
  const field = document.querySelector("input[type=file]");
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
# Writes down each finger that comes down, and what it pops.
FINGERS = """
  window.pointers = [];
  let before = [];
  const bubbles = () => window.funfair.snapshot().bubbles ?? [];
  addEventListener("pointerdown", () => { before = bubbles(); }, { capture: true });
  addEventListener("pointerdown", event => {
    const left = new Set(bubbles().map(bubble => bubble.id));
    const gone = before.filter(bubble => !left.has(bubble.id)).map(bubble => bubble.kind);
    window.pointers.push({ id: event.pointerId, type: event.pointerType, popped: gone });
  });
"""
SYNTHETIC = """places => {
  const canvas = document.getElementById("canvas");
  for (const type of ["pointerdown", "pointerup"]) {
    places.forEach(([clientX, clientY], index) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerId: 100 + index, pointerType: "touch", isPrimary: index === 0, button: 0,
      bubbles: true, cancelable: true, clientX, clientY,
    })));
  }
}"""
