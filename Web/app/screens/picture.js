// A look as a small picture.

import { h } from "../dom.js";
import { symbolEdge } from "../paint.js";
import { symbols } from "../symbols.js";

/** @typedef {import("../types").Look} Look */
/** @typedef {import("../dom.js").Tree} Tree */

/** @param {Look} look */
export function picture(look) {
  return h(
    "svg",
    { class: `picture ${look.form}`, viewBox: "-1.1 -1.1 2.2 2.2", "aria-hidden": "true" },
    ...parts[look.form](look),
    look.symbol === "none"
      ? null
      : h("path", {
          class: "symbol", d: symbols[look.symbol], fill: "#fff", stroke: symbolEdge.colour,
          "stroke-width": String(symbolEdge.width), "stroke-linejoin": "round", "paint-order": "stroke",
          transform: "translate(0 .06) scale(.4)",
        }),
  );
}

/** @type {Record<Look["form"], (look: Look) => Tree[]>} */
const parts = {
  bubble: ({ colour }) => [
    h("circle", { r: "1", fill: colour }),
    h("circle", { r: ".95", fill: "none", stroke: "#fff", "stroke-opacity": ".35", "stroke-width": ".1" }),
    shine(),
  ],
  ball: ({ colour }) => [
    h("circle", { r: ".62", fill: colour }),
    h("circle", { r: ".58", fill: "none", stroke: "#502d78", "stroke-opacity": ".3", "stroke-width": ".08" }),
  ],
  brick: ({ colour }) => [
    ...block(colour, { x: -1.08, y: -0.6, width: 2.16, height: 1.2 }, 0.26),
    h("rect", { x: "-.84", y: "-.46", width: "1.68", height: ".15", rx: ".07", fill: "#fff", "fill-opacity": ".5" }),
  ],
  pocket: ({ colour }) => [h("circle", { r: "1", fill: colour })],
  badge: ({ colour }) => [
    h("circle", { r: "1", fill: colour }),
    h("circle", { r: ".86", fill: "none", stroke: "#fff", "stroke-opacity": ".55", "stroke-width": ".1" }),
  ],
  chip: ({ colour }) => [
    h("circle", { r: ".8", fill: colour }),
    h("circle", { r: ".66", fill: "none", stroke: "#fff", "stroke-width": ".24", "stroke-dasharray": ".35 .34" }),
  ],
  capsule: ({ colour }) => block(colour, { x: -1.08, y: -0.56, width: 2.16, height: 1.12 }, 0.56),
  paddle: ({ colour }) => block(colour, { x: -1.08, y: -0.26, width: 2.16, height: 0.52 }, 0.26),
};

/**
 * A block with a darker lower edge.
 * @type {(colour: string, box: { x: number, y: number, width: number, height: number }, radius: number) => Tree[]}
 */
function block(colour, box, radius) {
  const all = { ...box, rx: radius };
  return [
    h("rect", { ...all, fill: colour }),
    h("rect", { ...all, fill: "#180434", "fill-opacity": ".36" }),
    h("rect", { ...all, height: box.height - 0.13, fill: colour }),
  ];
}

function shine() {
  return h("ellipse", {
    rx: ".26", ry: ".15", fill: "#fff", "fill-opacity": ".8",
    transform: "translate(-.42 -.5) rotate(-40)",
  });
}
