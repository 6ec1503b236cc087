// Who is where in a race, and what of it is called out: as the house says.

import { filled, written } from "../words.js";
import { words } from "./words.js";

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Runner} Runner */

/** So many have a lane; everybody else stands in the list. */
export const lanes = 8;
/** There are so many colours of lanes. */
const colours = 8;

/**
 * The runners of the present round, in the house's order.
 * @type {(party: PartyAnswer) => Runner[]}
 */
export function runners({ guests, race }) {
  return race.map((index) => ({ guest: guests[index], colour: index % colours }));
}

/**
 * A name in the middle of a text, whichever way each is written.
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
