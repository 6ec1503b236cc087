// A photo finish: the first faces at the finish line, then their scores.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { named, roundOf } from "../evening.js";
import { face } from "../faces.js";
import { isolated } from "../race.js";
import { words } from "../words.js";
import { bar, name, top } from "./parts.js";
import { judging } from "./race.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").Round} Round */
/** @typedef {import("../photo.js").Shown} Shown */
/** @typedef {import("../../dom.js").Tree} Tree */

/** @type {(scene: Scene, round: Round, photo: Shown) => Tree[]} */
export function photoFinish(scene, round, photo) {
  const { isRevealed } = photo;
  return [
    top(scene, named(round.game, round.way), scene.party ? [roundOf(scene.party, round)] : []),
    h(
      "main",
      { class: isRevealed ? "photo-screen revealed" : "photo-screen", key: "photo", tabindex: "0" },
      h("h2", { class: "winner", key: isRevealed ? "result" : "question" }, titleOf(photo)),
      picture(photo),
      isRevealed ? h("div", { class: "flash", key: "flash", "aria-hidden": "true" }) : judging(scene.runners),
    ),
    isRevealed ? bar(scene, words.again) : null,
  ].flatMap((tree) => tree ?? []);
}

/** @param {Shown} photo */
function titleOf({ guests, isRevealed }) {
  if (!isRevealed) return words.photoFinish;
  const winners = winnersOf(guests).map(({ player }) => isolated(player));
  return winners.length > 1 ? `${words.deadHeat} ${winners.join(", ")}` : filled(words.wins, winners.join(", "));
}

/** @param {import("../types").Guest[]} guests */
function winnersOf(guests) {
  return guests.filter(({ place }) => place === 1);
}

/** @param {Shown} photo */
function picture({ guests, isRevealed }) {
  const scores = guests.map(({ score }) => score ?? 0);
  const [best, least] = [Math.max(...scores), Math.min(...scores)];
  return h(
    "ol",
    { class: "photo", role: "list", key: "picture", style: { "--rows": String(guests.length) } },
    ...guests.map(({ player, place, score }) => {
      const behind = isRevealed ? (best - (score ?? 0)) / Math.max(1, best - least) : 0;
      return h(
        "li",
        { class: isRevealed && place === 1 ? "photo-row won" : "photo-row", key: player },
        h("span", { class: "photo-name" }, name(player)),
        h("span", { class: "photo-track", style: { "--behind": behind.toFixed(3) } }, face(player)),
        h("strong", { class: "photo-score", translate: "no" }, isRevealed ? written(score ?? 0) : ""),
      );
    }),
  );
}
