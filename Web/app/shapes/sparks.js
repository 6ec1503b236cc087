// Sparks and trails. There are many, so their opacity is part of their colour, which is a cached string,
// instead of a number that would be set for each.

import { fine, turn } from "./fine.js";

/** @typedef {import("../brush.js").Brush} Brush */

/** The number of directions in a full turn. The table of cosines has a quarter more, for the sines. */
const directions = 256;
const cosines = Float64Array.from({ length: directions * 1.25 }, (_, index) =>
  Math.cos((index / directions) * turn));

/** @type {Record<string, import("../brush.js").Drawing>} */
export const sparks = {
  disc(brush, look, x, y, size, solid) {
    const { context } = brush;
    context.fillStyle = fade(brush, look, solid);
    context.beginPath();
    context.arc(x, y, size, 0, 7);
    context.fill();
  },

  ring(brush, look, x, y, size, solid, numbers, at) {
    const { context, unit } = brush;
    context.strokeStyle = fade(brush, look, solid);
    context.lineWidth = ((numbers[at + 6] | 0) * unit) | 0;
    context.beginPath();
    context.arc(x, y, size, 0, 7);
    context.stroke();
  },

  shard(brush, look, x, y, size, solid, numbers, at) {
    const { context } = brush;
    const wide = numbers[at + 7];
    const way = (numbers[at + 6] * directions) & (directions - 1);
    const cos = cosines[way] * size;
    const sin = cosines[way + directions * 0.75] * size;
    const ax = (cos * wide - sin) | 0;
    const ay = (sin * wide + cos) | 0;
    const bx = (cos * wide + sin) | 0;
    const by = (sin * wide - cos) | 0;
    context.fillStyle = fade(brush, look, solid);
    context.beginPath();
    context.moveTo(x + ax, y + ay);
    context.lineTo(x + bx, y + by);
    context.lineTo(x - ax, y - ay);
    context.lineTo(x - bx, y - by);
    context.fill();
  },

  streak(brush, look, x, y, size, solid, numbers, at) {
    const { context, unit } = brush;
    context.strokeStyle = fade(brush, look, solid);
    context.lineWidth = size * 2;
    context.lineCap = "butt";
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo((x + numbers[at + 6] * unit) | 0, (y + numbers[at + 7] * unit) | 0);
    context.stroke();
  },
};

/** @type {(brush: Brush, look: number, solid: number) => string} a colour with an opacity in fine parts */
function fade({ fades, looks }, look, solid) {
  return (fades[look * (fine + 1) + solid] ??=
    looks[look].colour + Math.round((solid / fine) * 255).toString(16).padStart(2, "0"));
}
