"""Makes a page show the widest values that a player may ever see, because `123,456` may not fit
where `12` does."""

from __future__ import annotations

# A name with the maximum number of wide letters.
WIDEST_NAME = "W" * 20

# A script that puts wide values into the module's screens, with a rival if `RIVAL` runs first.
WIDE = f"const name = '{WIDEST_NAME}';" + """
  const read = JSON.parse;
  const entry = one => one && { ...one, player: name, score: -987654 };
  JSON.parse = text => {
    const view = read(text);
    const screen = view?.screen;
    if (!screen || typeof view.kind !== "string") return view;
    if (view.kind === "play") {
      screen.score = 987654;
      if (!screen.purse) screen.best = entry({});
      if (screen.purse) screen.purse.money = -987654;
      if (screen.chain) screen.chain.length = 188;
      if (screen.level !== null) screen.level = 88;
      if (screen.pace) screen.pace.short = "\\u2212987,654";
      if (globalThis.isRivalShown) screen.rival = { player: name, missing: 987654 };
      if (screen.race?.player) screen.race = { player: name, standing: "\\u2212987,654" };
      else if (screen.race) screen.race.standing = "Place 188 of 200";
    }
    if (view.kind === "result") screen.score = 987654;
    if (view.kind === "home") {
      if (screen.player) screen.player = name;
      screen.items = screen.items.map((item, index) =>
        ({ ...item, best: entry(item.best), challenge: ["open", "played", null][index] }));
    }
    return view;
  };
"""

# A script to run before `WIDE` that shows a rival with a wide name and wide points.
RIVAL = "globalThis.isRivalShown = true;"
