"""Every screen at every size: nothing scrolls that shouldn't, nothing is cut, nothing too small."""

from __future__ import annotations

from typing import Any

import pytest
from game import SHORT, GameMaker
from tour import tour

SIZES = [(320, 480), (390, 844), (844, 390), (820, 1180), (1440, 900)]
# The smallest control that a finger hits well, in CSS pixels.
TARGET = 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_screen_fits(game: GameMaker, width: int, height: int, scheme: str) -> None:
    play = game(width, height, store=SHORT, color_scheme=scheme)
    faults = []
    for screen in tour(play):
        play.phone.picture(f"{width}x{height}-{scheme}-{screen}")
        found: dict[str, Any] = play.page.evaluate(MEASURE, TARGET)
        faults += [f"{screen}: {kind}: {what}" for kind, what in found.items() if what]
    assert not faults, "\n".join(faults)


def test_a_safe_area_keeps_controls_away_from_the_edges(game: GameMaker) -> None:
    play = game(844, 390)
    session = play.phone.context.new_cdp_session(play.page)
    insets = {"top": 20, "left": 47, "right": 47, "bottom": 21}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    play.start()
    play.pass_time(0.1)
    box = play.button("Pause").bounding_box()
    rect = play.snapshot()["stage"]["rect"]
    assert box
    assert box["x"] + box["width"] <= 844 - insets["right"]
    assert box["y"] >= insets["top"]
    assert rect["left"] >= insets["left"]
    assert rect["left"] + rect["width"] <= 844 - insets["right"]
    assert rect["top"] + rect["height"] <= 390 - insets["bottom"]


# What is wrong on the page, by kind: lists of words that find the place.
MEASURE = """target => {
  const name = element => (element.getAttribute("aria-label") ?? element.innerText ?? "").trim()
    || element.id || element.className;
  const isShown = element => element.checkVisibility({ visibilityProperty: true });
  const all = selector => [...document.querySelectorAll(selector)].filter(isShown);
  const size = element => {
    const { width, height } = element.getBoundingClientRect();
    return `${name(element)} (${width.toFixed(1)} × ${height.toFixed(1)})`;
  };
  const page = document.scrollingElement;
  const scrolls = [];
  if (page.scrollWidth > innerWidth) scrolls.push(`sideways to ${page.scrollWidth}`);
  if (page.scrollHeight > innerHeight) scrolls.push(`down to ${page.scrollHeight}`);
  for (const element of all("main, .cover, .card, .tabs, .hud")) {
    const { scrollWidth, clientWidth } = element;
    if (scrollWidth > clientWidth + 1) scrolls.push(`in ${name(element)} sideways`);
  }
  const controls = all("button:not(.target), input:not([type=radio]), .segment");
  const small = controls.filter(control => {
    const { width, height } = control.getBoundingClientRect();
    return width < target - 0.5 || height < target - 0.5;
  });
  const outside = controls.filter(control => {
    const { left, right } = control.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  const fixed = all(".tabs *, .hud *, .bar *, .count-in *").filter(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5;
  });
  const texts = all("h1, button:not(.target), label, th, td, p, li, span, strong, bdi");
  const cut = texts.filter(element => element.scrollWidth > element.clientWidth + 1
    && getComputedStyle(element).display !== "inline");
  const overlap = (one, other) => {
    const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
    return a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  };
  const parts = ".hud-value, .hud-chain, .hud .clock, .hud .round, .lives, .level, .nudge";
  const covered = all(parts).filter(
    (one, index, list) => list.slice(index + 1).some(other => overlap(one, other)));
  return {
    "scrolls": scrolls, "too small": small.map(size), "outside": outside.map(size),
    "leaves the window": fixed.map(size), "cut": cut.map(size), "overlaps": covered.map(size),
  };
}"""
