// The screen while guests arrive: how to join, and who is here.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { words } from "../words.js";
import { page } from "../pages.js";
import { colourOf } from "../race.js";
import { named } from "../evening.js";
import { votes } from "./plan.js";
import { bar, door, fitting, letters, name, place, qr, top, who } from "./parts.js";
import { byTeams, teamChoice, teamTitle } from "./teams.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").PartyAnswer} PartyAnswer */
/** @typedef {import("../types").Guest} Guest */

/**
 * With more guests than this, their names need more space than the instructions, and leave none for faces,
 * which would be too small to recognise.
 */
const crowd = 60;

/** @type {(scene: Scene, party: PartyAnswer) => import("../../dom.js").Tree[]} */
export function gathering(scene, party) {
  const here = party.guests.filter((guest) => guest.isThere);
  const rows = byTeams(party, here);
  return [
    top(scene, words.party, [named(party.game, party.way)]),
    h(
      "main",
      { class: here.length > crowd ? "gathering crowd" : "gathering", key: "gathering" },
      h(
        "section",
        { class: "join" },
        party.qr ? qr(party) : null,
        h(
          "div",
          { class: "join-words" },
          h("p", { class: "join-at" }, words.joinAt),
          h("p", { class: "address" }, where(scene, party)),
          letters(party.code),
        ),
      ),
      h(
        "section",
        { class: "here", "aria-label": filled(words.howMany, here.length) },
        h(
          "div",
          { class: "here-top" },
          h("h2", null, here.length > 0 ? filled(words.howMany, written(here.length)) : words.waiting),
          teamChoice(scene, party),
        ),
        votes(party),
        h("div", fitting(rows, scene.turn), names(scene, party, here, page(rows, scene.turn))),
      ),
    ),
    bar(scene, words.start),
  ].flatMap((tree) => tree ?? []);
}

/**
 * The address where phones can join, as a choice if this machine has several.
 * @type {(scene: Scene, party: PartyAnswer) => import("../../dom.js").Tree}
 */
function where({ places }, party) {
  if (places.length < 2) return h("bdi", { dir: "ltr" }, place(party.address));
  const shown = party.address.split("#")[0];
  return h(
    "select",
    { class: "address-choice", dir: "ltr", key: "places", "aria-label": words.joinAt, "data-places": true },
    ...places.map(({ address }) => h("option", { key: address, value: address, selected: address === shown }, place(address))),
  );
}

/** @type {(scene: Scene, party: PartyAnswer, here: Guest[], rows: (Guest | import("../types").Team)[]) => import("../../dom.js").Tree} */
function names(scene, party, here, rows) {
  const colours = new Map(party.guests.map(({ guest }, index) => [guest, colourOf(index)]));
  const named = (/** @type {string} */ player) => (here.length > crowd ? [name(player)] : who(player));
  return h("ul", { class: "names", role: "list" }, ...rows.map((row) => {
    if (!("guest" in row)) return teamTitle(row, here);
    const { guest, player, team } = row;
    const colour = String(team ? colourOf(team - 1) : colours.get(guest));
    return h("li", { key: player }, h("span", { class: "chip shortened", "data-colour": colour, ...door(scene, guest) }, ...named(player)));
  }));
}
