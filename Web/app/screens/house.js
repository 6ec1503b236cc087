// The house's message about a run, and today's challenge.

import { countdown } from "../countdown.js";
import { h } from "../dom.js";
import { button } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../types").ChallengeCard} ChallengeCard */
/** @typedef {import("../types").HouseLine} HouseLine */
/** @typedef {import("../dom.js").Tree} Tree */

/** @type {(line: HouseLine | null, props?: object) => Tree | null} */
export function houseLine(line, props = {}) {
  if (!line) return null;
  return h(
    "div",
    { class: `house-line ${line.mood}`, key: "house" },
    h("p", { role: "status" }, line.text),
    line.way ? button(line.way, "small", { type: "button", ...props }) : null,
  );
}

/** @type {(card: ChallengeCard | null) => Tree | null} */
export function challenge(card) {
  if (!card) return null;
  return h(
    "section",
    { class: "card challenge", key: "challenge", "aria-labelledby": "challenge" },
    h(
      "div",
      { class: "challenge-head" },
      h("h2", { id: "challenge" }, words.todaysChallenge),
      countdown(words.nextIn, card.ends),
    ),
    h("p", null, card.summary),
    h("p", { class: card.isProblem ? "problem" : "note", role: "status" }, card.note),
    card.way ? button(card.way, "small gold", { type: "button" }) : null,
  );
}
