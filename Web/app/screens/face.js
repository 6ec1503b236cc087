// Guests' faces at a party. The first face that's shown loads what draws faces, so that nobody else downloads it.

import { h } from "../dom.js";
import { supply } from "../supply.js";

/** @type {Set<number>} the faces shown so far */
const shown = new Set();
/** @type {((number: number) => void) | null} draws a face wherever it's shown; null until it's loaded */
let draw = null;

/**
 * A face. Until it can be drawn, it's blank. Beside a name it's only decoration, because the name says the same.
 * @type {(number: number | null | undefined, name?: string) => import("../dom.js").Tree | null}
 */
export function face(number, name = "") {
  if (number === null || number === undefined) return null;
  if (!shown.has(number)) {
    shown.add(number);
    draw?.(number);
    if (shown.size === 1) void supply(bring, learn);
  }
  return h("span", { class: "face", "data-face": String(number), ...(name ? { role: "img", "aria-label": name } : { "aria-hidden": "true" }) });
}

/** @type {(failures: number) => Promise<(number: number) => void>} */
async function bring(failures) {
  // A browser may remember a failed import forever, so each retry uses a new address.
  const address = new URL(`party-faces.js${failures > 0 ? `?${failures}` : ""}`, import.meta.url).href;
  const { faces } = /** @type {typeof import("../party-faces.js")} */ (await import(address));
  return faces();
}

/** @param {(number: number) => void} brought */
function learn(brought) {
  draw = brought;
  shown.forEach(draw);
}
