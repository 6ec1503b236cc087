// The controls and texts around a replay or a race.

import { h } from "../dom.js";
import { button, segments, status } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */

// Escape and a press elsewhere close the proof.
for (const name of ["keydown", "pointerdown"]) {
  window.addEventListener(name, (event) => {
    const proof = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".proof[open]"));
    const isKey = event instanceof KeyboardEvent;
    if (!proof || (isKey ? event.key !== "Escape" : proof.contains(/** @type {Node} */ (event.target)))) return;
    proof.open = false;
    // Escape doesn't also leave the replay.
    if (isKey) event.stopPropagation();
  }, { capture: true });
}

/**
 * The controls below a replay, instead of tabs.
 * @type {(watch: import("../types").WatchControls, player: string) => Tree[]}
 */
export function watching(watch, player) {
  return [
    h(
      "p",
      { class: "watch-end", role: "status", key: "end" },
      watch.ending === null ? null : h("span", null, watch.ending),
    ),
    h(
      "section",
      { class: "tabs watch", "aria-label": words.watching, key: "watch" },
      h(
        "div",
        { class: "watch-head" },
        h("bdi", { class: "watch-name" }, player),
        h(
          "details",
          { class: "proof" },
          h("summary", { class: "button link genuine" }, words.genuineRun),
          h("div", { class: "card" }, watch.proof.map((line) => h("p", null, line))),
        ),
        h(
          "div",
          {
            class: "played", role: "progressbar", "aria-label": words.played,
            "aria-valuemin": "0", "aria-valuemax": "100", "aria-valuenow": String(watch.progress),
          },
          h("span", { style: { "--share": String(watch.progress / 100) } }),
        ),
      ),
      button(watch.main, "primary"),
      watch.race ? button(watch.race, "") : null,
      watch.speeds.length > 0 ? segments(words.speed, watch.speeds) : null,
      button(watch.back, "", { key: "back" }),
    ),
  ];
}

/**
 * The run compared with its ghost. Screen readers read it on request, not whenever it changes.
 * @param {import("../types").RaceStatus} race
 */
export function standing({ player, standing }) {
  return status(words.race, "race", player && h("bdi", null, player), " ", h("span", null, standing));
}

/**
 * The race of the next run.
 * @type {(race: import("../types").RaceOffer) => Tree}
 */
export function offer({ title, leave }) {
  return h(
    "p",
    { class: "card race-offer", key: "race" },
    h("bdi", null, title),
    button(leave, "link", { type: "button" }),
  );
}

/** A button for opening a recording, or a file with many. */
export function opening() {
  return h(
    "label",
    { class: "button opening" },
    words.watchRecording,
    h("input", { type: "file", accept: ".funfair,.json" }),
  );
}
