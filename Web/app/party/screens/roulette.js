// A round of Roulette: one wheel for everyone, and the race beside it.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { untilItLies } from "../moments.js";
import { named, roundOf } from "../evening.js";
import { words } from "../words.js";
import { clock, top } from "./parts.js";
import { field, isCrowd } from "./race.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").PartyAnswer} PartyAnswer */
/** @typedef {import("../types").Round} Round */
/** @typedef {import("../types").Spin} Spin */

/** @type {(scene: Scene, round: Round, spin: Spin) => import("../../dom.js").Tree[]} */
export function roulette(scene, round, spin) {
  const left = spin.closes - scene.now;
  const isTurning = untilItLies(round, scene.now) !== null;
  const isOpen = left > 0 && spin.pocket === null;
  return [
    top(
      scene, named(round.game, round.way),
      [scene.party ? roundOf(scene.party, round) : "", filled(words.spinOf, written(spin.number))],
    ),
    h(
      "main",
      { class: isCrowd(scene) ? "race roulette crowd" : "race roulette", key: "roulette" },
      h(
        "section",
        { class: "table", key: "table" },
        h(
          "div",
          { class: "wheel-place" },
          h("div", { class: "wheel", id: "wheel", key: "wheel", "aria-hidden": "true" }),
          isOpen ? clock(left, spin.closes - spin.opens, left <= 5000 ? "hurry" : "") : null,
          !isOpen && spin.pocket !== null && !isTurning ? h("strong", { class: "fell", key: `fell ${spin.number}`, "data-pocket": pocketColour(scene, spin.pocket) }, written(spin.pocket)) : null,
        ),
        h("h2", null, isOpen ? words.placeBets : words.noMoreBets),
        h("p", { class: "bets" }, filled(words.betsPlaced, written(spin.bets), written(scene.runners.length))),
        results(scene),
      ),
      ...field(scene),
    ),
  ];
}

/** @param {Scene} scene */
function results(scene) {
  if (scene.results.length === 0) return null;
  return h(
    "ol",
    { class: "results", role: "list", "aria-label": words.lastResults },
    ...scene.results.map((pocket, index) =>
      h("li", { key: `${index} ${pocket}`, "data-pocket": pocketColour(scene, pocket) }, written(pocket))),
  );
}

/** @type {(scene: Scene, pocket: number) => string} the colour of the pocket with this number */
function pocketColour({ tables }, pocket) {
  const place = tables.wheel.findIndex(({ name }) => name === String(pocket));
  return place === 0 ? "zero" : place % 2 === 1 ? "red" : "black";
}
