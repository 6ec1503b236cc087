// Joining a party whose screen is open in this browser.

import { h } from "../../dom.js";
import { folder } from "../folder.js";
import { words } from "../words.js";

/** The shorter side of the smallest screen that isn't a phone's, in CSS pixels. */
const smallest = 600;
/** The number of letters of a code. Identifiers are longer. */
const codeLetters = 4;

const isPhone = matchMedia("(pointer: coarse)").matches && Math.min(screen.width, screen.height) < smallest;

/** @param {string} code */
const joinAt = (code) => `${folder}#party=${code}`;

/**
 * Returns where a phone that opens `party/` and a code joins the party; null for any other screen or address. At
 * `party#` and the code, a phone shows the party's screen, too.
 * @param {string} named the party in the page's address
 */
export function invitationTo(named) {
  return isPhone && named.length === codeLetters && !location.hash ? joinAt(named) : null;
}

/**
 * A link for people who watch on a screen that they could play on.
 * @param {import("../types").Scene} scene
 */
export function visit({ party }) {
  if (!party?.code) return null;
  return h(
    "footer",
    { class: "deeds", key: "visit" },
    h("a", { class: "button small link", href: joinAt(party.code) }, words.playHere),
  );
}
