// A player's wall as a small picture.

import { h } from "../dom.js";
import { symbols } from "../symbols.js";
import { button } from "./parts.js";

/** @typedef {import("../types").Look} Look */
/** @typedef {import("../dom.js").Tree} Tree */

/** The number of tiles in a row of a wall. */
export const columns = 10;

/** @param {import("../types").Content} content */
export function wallLooks(content) {
  return content.stalls.find((stall) => stall.word === "breakout")?.looks ?? [];
}

/**
 * A wall as a small picture.
 * @type {(tiles: number[], looks: Look[]) => Tree}
 */
export function wallPicture(tiles, looks) {
  /** @type {Map<number, string>} */
  const paths = new Map();
  tiles.forEach((tile, place) => {
    if (tile === 0) return;
    const look = tile - 1;
    const x = (place % columns) * 2 + 0.08;
    const y = Math.floor(place / columns) + 0.08;
    paths.set(look, `${paths.get(look) ?? ""}M${x.toFixed(2)} ${y.toFixed(2)}h1.84v.84h-1.84z`);
  });
  return h(
    "svg",
    { class: "wall-picture", viewBox: `0 0 20 ${tiles.length / columns}`, "aria-hidden": "true" },
    ...[...paths].map(([look, d]) => h("path", { d, fill: looks[look].colour })),
    ...tiles.map((tile, place) =>
      tile > 0 && looks[tile - 1].symbol !== "none" &&
      h("path", {
        d: symbols[looks[tile - 1].symbol], fill: "#fff",
        transform: `translate(${(place % columns) * 2 + 1} ${Math.floor(place / columns) + 0.5}) scale(.3)`,
      })),
  );
}

/**
 * The wall of the next run.
 * @type {(wall: NonNullable<import("../types").PlayerScreen["wall"]>, looks: Look[]) => Tree}
 */
export function wallCard({ tiles, name, line, choose }, looks) {
  return h(
    "div",
    { class: "card wall-card", key: "wall" },
    wallPicture(tiles, looks),
    h("p", null, h("strong", null, h("bdi", null, name)), h("span", { class: "quiet" }, line)),
    button(choose, "small", { type: "button" }),
  );
}
