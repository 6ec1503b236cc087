// Guests' faces on the big screen: which face each guest has, as the house reports it.

import { h } from "../dom.js";
import { supply } from "../supply.js";
import { loadShapes, picture } from "./face-pictures.js";

/** @type {Map<string, number>} the faces, by the guests' names */
let known = new Map();
/** @type {Map<number, import("../dom.js").Tree>} the trees of faces, which never change */
const trees = new Map();

/**
 * Loads the shapes, which may take several tries.
 * @type {(onThere: () => void) => Promise<void>}
 */
export function bringFaces(onThere) {
  return supply(loadShapes, onThere);
}

/**
 * Replaces the known faces. Older houses give nobody a face.
 * @param {{ player: string, face?: number }[]} guests
 */
export function meet(guests) {
  known = new Map(guests.flatMap(({ player, face }) => (face === undefined ? [] : [[player, face]])));
}

/**
 * Returns a face to show beside a name; null for somebody without one. It's only decoration, because the name
 * says the same. Until the shapes are loaded, the face is blank.
 * @type {(player: string) => import("../dom.js").Tree | null}
 */
export function face(player) {
  const number = known.get(player);
  if (number === undefined) return null;
  const address = picture(number);
  const tree = trees.get(number) ?? h("span", {
    class: "face", "aria-hidden": "true", "data-face": String(number),
    style: { "background-image": address ? `url("${address}")` : undefined },
  });
  if (address) trees.set(number, tree);
  return tree;
}
