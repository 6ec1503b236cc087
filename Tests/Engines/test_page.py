"""What the page needs from every engine: exact arithmetic in its module, storage, a service worker,
resizing and turning."""

from __future__ import annotations

import base64
import json

from axe_playwright_python.base import AXE_SCRIPT

from kit.measure import faults, target_at
from kit.phone import ROOT
from kit.sizes import SIZES
from visitor import Visitor

GOLDEN = sorted((ROOT / "Tests" / "Golden").glob("*.funfair"))
UPRIGHT, TURNED = (390, 844), (844, 390)


def test_the_page_accepts_every_golden_recording(visitor: Visitor) -> None:
    assert GOLDEN
    visitor.open()
    visitor.press("BubblePop")
    for recording in GOLDEN:
        visitor.tab("How to play")
        choose_file(visitor, recording.read_bytes())
        visitor.wait_for("document.querySelector('.watch, .notices > *') !== null")
        # The page refuses a recording if the final state differs by a single bit.
        assert visitor.snapshot()["screen"] == "watch", f"{recording.name} was refused"
        visitor.press("Back")


def test_after_a_first_visit_the_page_opens_without_a_server(visitor: Visitor) -> None:
    visitor.open()
    visitor.house.stop()
    visitor.open()
    visitor.begin("BubblePop")
    visitor.wait_until(lambda now: now["phase"] == "running")


def test_turning_the_device_turns_the_stage_and_a_reload_keeps_the_run(visitor: Visitor) -> None:
    visitor.open()
    visitor.begin("BubblePop", "Grace")
    before = visitor.wait_until(lambda now: now["tick"] >= 60)
    visitor.engine.resize(*TURNED)
    now = visitor.wait_until(lambda now: now["stage"]["width"] > now["stage"]["height"])
    assert now["phase"] == "paused" and now["tick"] >= before["tick"]
    visitor.open()
    visitor.press("Continue")
    kept = visitor.wait_until(lambda now: now["screen"] == "play")
    assert (kept["player"], kept["tick"]) == ("Grace", now["tick"])
    assert kept["stage"]["width"] > kept["stage"]["height"]
    visitor.wait_until(lambda later: later["tick"] > now["tick"])


def test_back_goes_from_a_tab_to_the_game_then_home_then_out(visitor: Visitor) -> None:
    visitor.engine.open("about:blank")
    visitor.open()
    visitor.press("BubblePop")
    visitor.tab("Scores")
    visitor.wait_for("history.state === 2")
    visitor.engine.back()
    visitor.wait_for("document.querySelector('input') !== null")
    visitor.engine.back()
    visitor.wait_for("document.querySelector('.page-home') !== null && history.state === 0")
    visitor.engine.back()
    visitor.wait_for("location.href === 'about:blank'")


def test_back_pauses_a_run_and_the_run_waits_at_home_even_after_a_reload(
    visitor: Visitor,
) -> None:
    visitor.open()
    visitor.begin("BubblePop")
    visitor.wait_until(lambda now: now["phase"] == "running")
    visitor.engine.back()
    visitor.wait_until(lambda now: now["phase"] == "paused")
    visitor.engine.back()
    visitor.wait_for("document.querySelector('.page-home') !== null && history.state === 0")
    visitor.press("Continue")
    visitor.wait_until(lambda now: now["phase"] == "running")
    visitor.open()
    visitor.wait_for("document.querySelector('.page-home') !== null && history.state === 0")
    visitor.press("Continue")
    visitor.wait_until(lambda now: now["phase"] == "running")
    visitor.engine.back()
    visitor.wait_until(lambda now: now["phase"] == "paused")


def test_a_stage_moved_to_a_monitor_with_another_density_is_sharp(visitor: Visitor) -> None:
    visitor.open()
    visitor.begin("Breakout")
    visitor.press("Pause")
    # The last density is the usual one again, for the tests that come after.
    for density in (2, 1.5, 1):
        visitor.engine.set_density(density)
        visitor.wait_for(f"document.querySelector('canvas').width === {round(390 * density)}")


def test_screens_fit_windows_of_every_size_and_axe_finds_no_problems(visitor: Visitor) -> None:
    visitor.open("inspect&seed=42")
    found = look(visitor, "home")
    visitor.press("BubblePop")
    found += look(visitor, "player")
    # Tests in Chromium find bad names and unreadable text. Axe must find no problems here either,
    # because each engine computes styles differently.
    found += violations(visitor, "player")
    visitor.press("Home")
    for stall in ("BubblePop", "Breakout"):
        visitor.begin(stall)
        visitor.press("Pause")
        found += look(visitor, f"{stall.lower()}-paused")
        visitor.press("Drop this run")
        visitor.press("Home")
    visitor.begin("Roulette")
    found += look(visitor, "table") + violations(visitor, "table")
    visitor.press("Spin")
    found += look(visitor, "sheet")
    assert not found, "\n".join(found)


def look(visitor: Visitor, screen: str) -> list[str]:
    """Returns a screen's faults in windows of every size."""
    found = []
    for width, height in SIZES:
        visitor.engine.resize(width, height)
        # Numbers are larger while they appear.
        visitor.finish_entrances()
        size = f"{screen} at {width}x{height}"
        found += [f"{size}: {one}" for one in faults(visitor.evaluate, target_at(width, height))]
    visitor.engine.resize(*UPRIGHT)
    return found


def violations(visitor: Visitor, screen: str) -> list[str]:
    """Returns the violations that axe finds on the page, as one line per element."""
    if not visitor.evaluate("'axe' in window"):
        visitor.engine.run(AXE_SCRIPT)
    # Elements have less contrast while they fade in.
    visitor.finish_entrances()
    found = visitor.engine.resolve(SEARCH)
    return [f"{screen}: {one['id']}: {place['target']}" for one in found for place in one["nodes"]]


def choose_file(visitor: Visitor, content: bytes) -> None:
    """Chooses a recording to watch."""
    text = base64.b64encode(content).decode()
    visitor.engine.run(f"({CHOOSE})({json.dumps(text)});")


# Returns only the violations.
SEARCH = """axe.run({ resultTypes: ["violations"] })
  .then(({ violations }) => violations.map(
    ({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) })))"""
# Passes a file to the page directly, because no driver can use the file dialog.
CHOOSE = """text => {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], "run.funfair"));
  const field = document.querySelector("input[type=file]");
  field.files = chosen.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
