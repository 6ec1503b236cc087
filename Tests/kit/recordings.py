"""Watches the golden recordings on a page."""

from __future__ import annotations

from playwright.sync_api import FilePayload, expect

from kit.game import Game
from kit.phone import ROOT

GOLDEN = ROOT / "Tests" / "Golden"
# The recordings' scores and ticks, by name.
EXPECTED = {
    line.split()[0]: (int(line.split()[1]), int(line.split()[2]))
    for line in (GOLDEN / "expected.txt").read_text().splitlines()
}
# Counts every audible cue that the module sends to the page.
COUNT_CUES = """
const instantiate = WebAssembly.instantiateStreaming;
window.heard = 0;
WebAssembly.instantiateStreaming = (source, imports) => {
  const { host } = imports;
  if (!host) return instantiate(source, imports);
  const cue = (...cue) => { window.heard += 1; host.cue(...cue); };
  return instantiate(source, { host: { ...host, cue } });
};
"""


def offer(play: Game, recording: str | FilePayload) -> None:
    """Chooses a recording on the How to play tab."""
    file = str(GOLDEN / recording) if isinstance(recording, str) else recording
    play.page.get_by_label("Watch a recording…").set_input_files(file)
    # The browser takes a moment to read the file.
    expect(play.page.locator(".watch, .notices")).to_be_visible()


def watch(play: Game, recording: str) -> None:
    play.enter_stall()
    play.tab("How to play").click()
    offer(play, recording)


def see_the_end(play: Game) -> None:
    play.choose("Speed", "×4")
    for _ in range(100):
        if play.snapshot()["phase"] == "over":
            return
        play.pass_time(2)
    raise AssertionError(f"after 200 s it is still {play.snapshot()}")
