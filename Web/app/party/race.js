// The runners of a race, and its announcements, as the house reports them.

import { filled, written } from "../words.js";
import { words } from "./words.js";

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Runner} Runner */

/** The number of lanes. All other players are in the list. */
export const lanes = 8;
/** The number of lane colours. */
const colours = 8;

/** @param {number} index of a guest in the house's list, whose order stays */
export const colourOf = (index) => index % colours;

/**
 * Returns the runners of the current round, in the house's order.
 * @type {(party: PartyAnswer) => Runner[]}
 */
export function runners({ guests, race }) {
  return race.map((index) => ({ guest: guests[index], colour: colourOf(index) }));
}

/**
 * Isolates a name in a text, in case their directions differ.
 * @param {string} player
 */
export function isolated(player) {
  return `\u2068${player}\u2069`;
}

/** @param {Runner} runner */
export function points({ guest }) {
  return guest.score ?? 0;
}

/** @type {(call: import("./types").Call) => string} */
export function textOf({ what, player, number }) {
  const pattern = { lead: words.calledLead, chain: words.calledChain, hit: words.calledHit, fell: "" }[what];
  const figure = number === null ? "" : written(number);
  return pattern && player !== null ? filled(pattern, isolated(player), figure) : figure;
}
