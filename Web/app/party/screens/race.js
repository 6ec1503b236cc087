// A race: eight lanes, and all other players in a list. The count-in appears over the race, and the state of
// the house's replays above it.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { face } from "../faces.js";
import { urgency } from "../moments.js";
import { lanes as most, points } from "../race.js";
import { named, roundOf } from "../evening.js";
import { words } from "../words.js";
import { emblem, isByTeams } from "../teams.js";
import { clock, list, name, top, who } from "./parts.js";
import { teamLanes } from "./teams.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").Round} Round */
/** @typedef {import("../types").Runner} Runner */
/** @typedef {import("../../dom.js").Tree} Tree */

/** From this number of listed players, the list needs more space than the lanes. */
const crowd = 48;
/** How many seconds before the start are shown as numbers. Until then, the screen says to get ready. */
const figures = 3;

/** @type {(scene: Scene, round: Round) => Tree[]} */
export function race(scene, round) {
  const isJudging = scene.phase === "judging";
  const left = round.ends - scene.now;
  const isHurry = urgency(scene) > 0;
  return [
    top(
      scene, named(round.game, round.way),
      [scene.party ? roundOf(scene.party, round) : "", filled(words.howMany, written(scene.runners.length)), isJudging ? "" : words.notChecked],
      isJudging ? null : clock(scene.phase === "countIn" ? round.ends - round.starts : left, round.ends - round.starts, isHurry ? "hurry" : ""),
    ),
    h(
      "main",
      { class: isCrowd(scene) ? "race crowd" : "race", key: "race" },
      isJudging ? judging(scene.runners) : null,
      ...field(scene),
      scene.live && scene.phase === "playing" && !isCrowd(scene) ? watched(scene.live) : null,
      scene.phase === "countIn" ? countIn(round.starts - scene.now) : null,
      isHurry ? second(Math.max(1, Math.ceil(left / 1000))) : null,
    ),
  ];
}

/**
 * One of the last seconds, which flies past over the lanes. The clock shows the same number.
 * @param {number} left seconds
 */
function second(left) {
  return h("div", { class: "second", key: `second ${left}`, "aria-hidden": "true" }, written(left));
}

/** @param {import("../types").Guest} guest whose run is shown */
function watched({ player }) {
  return h(
    "figure",
    { class: "live-run", key: "live" },
    h("div", { class: "live-place", id: "live", "aria-hidden": "true", key: "live-place" }),
    h("figcaption", null, name(player)),
  );
}

/** @param {Scene} scene */
export function isCrowd({ runners, party }) {
  return runners.length - (isByTeams(party) ? 0 : most) > crowd;
}

/** @type {WeakMap<import("../types").PartyAnswer, { state: string, trees: (Tree | null)[] }>} */
const drawn = new WeakMap();

/**
 * Returns the lanes and the list. They remain the same objects until the house's next report, the next page or the
 * next announcement.
 * @param {Scene} scene
 */
export function field(scene) {
  const { party, phase, turn, call } = scene;
  const state = [phase, turn, urgency(scene) > 0, call?.number].join(" ");
  const known = party && drawn.get(party);
  if (known?.state === state) return known.trees;
  const trees = fieldOf(scene);
  if (party) drawn.set(party, { state, trees });
  return trees;
}

/** @param {Scene} scene */
function fieldOf(scene) {
  const { runners, party } = scene;
  if (party && isByTeams(party)) {
    return [
      h("ol", { class: "lanes", role: "list", key: "lanes" }, ...teamLanes(scene, party)),
      list("others", words.everyone, scene.turn, runners, (runner, index) => row(runner, scene, index)),
    ];
  }
  const best = Math.max(1, points(runners[0] ?? { guest: { score: 0 } }));
  const others = runners.slice(most);
  return [
    h("ol", { class: "lanes", role: "list", key: "lanes" }, ...runners.slice(0, most).map((runner) => lane(runner, best, scene))),
    others.length > 0 ? list("others", words.others, scene.turn, others, (runner, index) => row(runner, scene, index)) : null,
  ];
}

/** @type {(runner: Runner, best: number, scene: Scene) => Tree} */
function lane(runner, best, scene) {
  const { guest, colour } = runner;
  const share = Math.max(0, points(runner)) / best;
  const leads = scene.call?.about.what === "lead" && scene.call.about.guest === guest.guest;
  return h(
    "li",
    { class: `lane${guest.isSilent ? " silent" : ""}${leads ? " leads" : ""}`, key: guest.player, "data-slide": `lane ${guest.player}`, "data-colour": String(colour) },
    h("span", { class: "lane-bar", "aria-hidden": "true", style: { "--share": share.toFixed(4) } }),
    h("span", { class: "lane-rank" }, rank(guest)),
    h("span", { class: "lane-name" }, ...who(guest.player), remark(runner, scene, best)),
    h("strong", { class: "lane-score", translate: "no" }, written(points(runner))),
  );
}

/**
 * Returns the most important remark about a runner.
 * @type {(runner: Runner, scene: Scene, best: number) => Tree | null}
 */
function remark({ guest }, scene, best) {
  const tag = (/** @type {string} */ text, style = "") => h("span", { class: `tag ${style}` }, text);
  if (scene.phase === "judging") return tag(standing(guest), guest.state === "counted" ? "good" : "standing");
  if (guest.isSilent) return tag(words.noSignal);
  if (guest.money !== null) return money(guest.money);
  const gap = best - (guest.score ?? 0);
  if (urgency(scene) > 0 && gap > 0 && guest.score !== null) return tag(filled(words.behind, written(gap)), "behind");
  return (guest.chain ?? 0) > 1 ? tag(filled(words.chainLength, guest.chain ?? 0)) : null;
}

/** @param {import("../types").Guest} guest whose score may not be known yet */
function rank({ place }) {
  return place === null ? "" : written(place);
}

/** @param {number} amount */
function money(amount) {
  return h("span", { class: "tag money", role: "img", "aria-label": `${words.money} ${written(amount)}` }, written(amount));
}

/**
 * Returns a row of the list. In a crowd, rows stay in place and only their content changes, because nobody
 * can follow two hundred moves at once, and no browser can draw that many in a frame.
 * @type {(runner: Runner, scene: Scene, index: number) => Tree}
 */
function row(runner, scene, index) {
  const { guest } = runner;
  const isDone = scene.phase === "judging" && guest.state === "counted";
  const place = isCrowd(scene) ? { key: String(index) } : { key: guest.player, "data-slide": `row ${guest.player}` };
  return h(
    "li",
    { class: guest.isSilent ? "silent" : "", ...place },
    h("span", { class: "row-rank" }, rank(guest)),
    isByTeams(scene.party) ? emblem(guest.team) : isCrowd(scene) ? null : face(guest.player),
    name(guest.player),
    h("span", { class: "row-score" }, isDone ? h("span", { role: "img", "aria-label": words.isChecked }, "✓") : written(points(runner))),
  );
}

/** @param {import("../types").Guest} guest */
function standing(guest) {
  if (guest.state === "counted") return words.isChecked;
  return guest.state === "refused" ? words.notCounted : words.onItsWay;
}

/** @param {Runner[]} runners */
export function judging(runners) {
  const done = runners.filter(({ guest }) => guest.state === "counted" || guest.state === "refused").length;
  return h(
    "div",
    { class: "judging card", key: "judging" },
    h("h2", null, words.judging),
    h("p", null, filled(words.judgedOf, written(done), written(runners.length))),
    h("progress", { max: String(Math.max(1, runners.length)), value: done, "aria-label": words.judging }),
  );
}

/** @param {number} left milliseconds */
function countIn(left) {
  const seconds = Math.max(1, Math.ceil(left / 1000));
  const text = seconds > figures ? words.getReady : written(seconds);
  return h(
    "div",
    { class: "count-in", key: "count-in" },
    h("span", { key: text, class: seconds > figures ? "ready" : "figure" }, text),
  );
}
