// Chooses the screen for a scene.

import { filled, written } from "../words.js";
import { gathering } from "./screens/gathering.js";
import { open } from "./screens/open.js";
import { top } from "./screens/parts.js";
import { none, over } from "./screens/over.js";
import { photoFinish } from "./screens/photo.js";
import { podium, titleOf } from "./screens/podium.js";
import { dialog } from "./screens/question.js";
import { race } from "./screens/race.js";
import { roulette } from "./screens/roulette.js";
import { h } from "../dom.js";
import { face } from "./faces.js";
import { words } from "./words.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("../dom.js").Tree} Tree */

/** @type {(scene: Scene, isGone: boolean) => Tree[]} */
export function trees(scene, isGone) {
  return [
    h("div", { class: "awning", "aria-hidden": "true", key: "awning" }),
    ...(isGone ? none(scene) : main(scene)),
    news(scene),
    dialog(scene),
  ].flatMap((tree) => tree ?? []);
}

/** @type {(scene: Scene) => Tree[]} */
function main(scene) {
  const { party, phase } = scene;
  if (scene.isWaiting) return [top(scene, words.party, [])];
  if (!party || !phase) return scene.isOffered ? open(scene) : none(scene);
  const { round } = party;
  if (phase === "over") return over(scene, party);
  if (phase === "gathering" || !round) return gathering(scene, party);
  if (scene.photo) return photoFinish(scene, round, scene.photo);
  if (phase === "podium") return podium(scene, party, round);
  return phase === "playing" && round.spin ? roulette(scene, round, round.spin) : race(scene, round);
}

/**
 * Returns problems and announcements.
 * @param {Scene} scene
 */
function news({ isSilent, problem, call, runners }) {
  const trouble = isSilent ? words.isSilent : problem;
  return h(
    "div",
    { class: "told", key: "told" },
    h("p", { class: "trouble", role: "status" }, trouble ?? ""),
    call ? announced(call, runners) : null,
  );
}

/** @type {(call: import("./calls.js").Shown, runners: import("./types").Runner[]) => Tree} */
function announced({ number, text, about: { what, guest, player } }, runners) {
  const colour = what === "lead" ? runners.find((runner) => runner.guest.guest === guest)?.colour : undefined;
  return h(
    "p",
    {
      class: colour === undefined ? "call" : "call lead", key: `call ${number}`, "aria-hidden": "true",
      style: { "--paint": colour === undefined ? undefined : `var(--lane-${colour})` },
    },
    player === null ? null : face(player),
    text,
  );
}

/**
 * Returns the announcement for screen readers at the beginning of a phase.
 * @type {(scene: Scene) => string}
 */
export function saidOf({ phase, party, runners }) {
  if (!party || !phase) return "";
  return {
    gathering: filled(words.codeIs, [...party.code].join(" ")),
    countIn: words.getReady,
    playing: `${words.goNow} ${filled(words.howMany, written(runners.length))}`,
    judging: words.judging,
    podium: titleOf(party),
    over: words.isOver,
  }[phase];
}
