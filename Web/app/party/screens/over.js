// The screen after a party: its standings, and its boards, whose runs can be watched.

import { h } from "../../dom.js";
import { chosen } from "../../join.js";
import { filled, parts, written } from "../../words.js";
import { nameOf } from "../evening.js";
import { folder } from "../folder.js";
import { words } from "../words.js";
import { top, who } from "./parts.js";
import { best } from "./best.js";
import { evening } from "./podium.js";
import { teamTable } from "./teams.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").PartyAnswer} PartyAnswer */

/** @type {(scene: Scene, party: PartyAnswer) => import("../../dom.js").Tree[]} */
export function over(scene, party) {
  const address = resultsAt(scene, party);
  const isEmpty = party.table.length === 0 && scene.boards.length === 0;
  return [
    top(scene, words.isOver, []),
    h(
      "main",
      { class: "over", key: "over" },
      h(
        "p",
        { class: "kept-at" },
        ...parts(words.keptAt, h("a", { href: address.pathname, dir: "ltr" }, address.host + address.pathname)),
      ),
      teamTable(scene, party),
      best(scene, party.moments ?? []),
      isEmpty ? h("p", { class: "empty card" }, words.nothingPlayed) : evening(scene, party),
      ...scene.boards.map(({ game, rows }) => board(party, game, rows)),
      another(scene),
    ),
  ];
}

/**
 * Returns the address of the party's page for other devices, which can't open a loopback address.
 * @type {(scene: Scene, party: PartyAnswer) => URL}
 */
export function resultsAt({ places }, { party }) {
  return new URL(`party/${party}`, chosen(places)?.address || folder);
}

/**
 * A link to the form for opening another party, or to the games if the house offers no parties.
 * @param {Scene} scene
 */
function another({ isOffered }) {
  const [href, name] = isOffered ? [`${folder}party`, words.anotherParty] : [folder, "Funfair"];
  return h("div", { class: "row" }, h("a", { class: "button primary", href, "data-do": "anew", "data-focus": true }, name));
}

/** @type {(party: PartyAnswer, game: string, rows: import("../types").BoardRow[]) => import("../../dom.js").Tree} */
function board(party, game, rows) {
  return h(
    "section",
    { class: "board card", key: game },
    h(
      "table",
      { "aria-label": nameOf(game) },
      h("caption", { class: "caption" }, nameOf(game)),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ...[words.rank, words.name, words.score].map((title) => h("th", { scope: "col" }, title)),
          h("td", null),
        ),
      ),
      h("tbody", null, ...rows.map((row) => h(
        "tr",
        { key: row.player, class: `podium-${row.rank}` },
        h("td", { class: "rank" }, h("span", null, written(row.rank))),
        h("td", { class: "name" }, ...who(row.player)),
        h("td", { class: "score" }, written(row.score)),
        h("td", { class: "ways" }, row.run === null || game.includes("-") ? null : watch(party, row)),
      ))),
    ),
  );
}

/**
 * A link to the board on the games' page, where the run can be watched.
 * @type {(party: PartyAnswer, row: import("../types").BoardRow) => import("../../dom.js").Tree}
 */
function watch(party, { player }) {
  return h(
    "a",
    {
      class: "button small way", href: `${folder}#party=${party.party}`,
      "aria-label": filled(words.wayOfRun, words.watch, player),
    },
    words.watch,
  );
}

/** The screen for a party that doesn't exist, and for a house without parties. */
export function none(/** @type {Scene} */ scene) {
  return [
    top(scene, words.party, []),
    h(
      "main",
      { class: "over", key: "none" },
      h("p", { class: "empty card" }, scene.isOffered ? words.noParty : words.problemNotOffered),
      another(scene),
    ),
  ];
}
