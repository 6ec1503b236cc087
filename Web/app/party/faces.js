// Guests' faces: which face each guest has, as the house reports it, and what faces look like.

import { h } from "../dom.js";
import { supply } from "../supply.js";

/** @typedef {import("./types").FaceShapes} FaceShapes */

/** @type {FaceShapes | null} the shapes, once they're loaded */
let shapes = null;
/** @type {Map<string, number>} the faces, by the guests' names */
let known = new Map();
/** @type {Map<number, import("../dom.js").Tree>} the trees of faces, which never change */
const trees = new Map();
/** @type {Map<number, string>} */
const pictures = new Map();

/**
 * Loads the shapes, which may take several tries.
 * @type {(onThere: () => void) => Promise<void>}
 */
export function bringFaces(onThere) {
  return supply(fetchShapes, (brought) => {
    shapes = brought;
    onThere();
  });
}

/** @type {() => Promise<FaceShapes>} */
async function fetchShapes() {
  const response = await fetch(new URL("words/party/faces.json", import.meta.url));
  if (!response.ok) throw new Error("There are no faces.");
  return response.json();
}

/**
 * Replaces the known faces. Older houses give nobody a face.
 * @param {{ player: string, face?: number }[]} guests
 */
export function meet(guests) {
  known = new Map(guests.flatMap(({ player, face }) => (face === undefined ? [] : [[player, face]])));
}

/** @param {string} player */
export function faceOf(player) {
  return known.get(player);
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

/**
 * Returns the address of a face's picture; null until the shapes are loaded, and for an invalid number.
 * @param {number} number
 */
export function picture(number) {
  const old = pictures.get(number);
  if (old || !shapes || number < 0 || number >= shapes.shapes * shapes.colours.length) return old ?? null;
  const made = `data:image/svg+xml,${encodeURIComponent(drawn(shapes, number))}`;
  pictures.set(number, made);
  return made;
}

/** @type {(shapes: FaceShapes, number: number) => string} */
function drawn({ side, shapes: count, colours, ink, white, parts }, number) {
  const paints = { own: colours[Math.floor(number / count)], ink, white };
  let rest = number % count;
  const paths = parts.flatMap((variants) => {
    const layers = variants[rest % variants.length];
    rest = Math.floor(rest / variants.length);
    return layers.map(({ paint, path, line }) => line > 0
      ? `<path d="${path}" fill="none" stroke="${paints[paint]}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${path}" fill="${paints[paint]}"/>`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${paths.join("")}</svg>`;
}
