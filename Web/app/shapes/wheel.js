// The wheel, the things on it, and its pointer. Only tables need them, so they load later.

import { ball, chip, framed } from "../sprites.js";
import { paintBowl, paintMark, paintRotor } from "../wheel.js";
import { fine, part, turn } from "./fine.js";
import { stamp } from "./things.js";

/** @type {Record<string, import("../brush.js").Drawing>} */
export const wheel = {
  wheel({ context, sprites }, _, x, y, size, __, numbers, at) {
    const radius = Math.ceil(size / fine);
    const { bowl, rotor } = pictures(sprites, radius);
    context.setTransform(1, 0, 0, 1, x / fine, y / fine);
    context.drawImage(bowl, -radius, -radius);
    revolve(context, numbers[at + 6], x, y);
    context.drawImage(rotor, -radius, -radius);
    context.setTransform(part, 0, 0, part, 0, 0);
  },

  pointer({ context, sprites }, _, x, y, size, __, numbers, at) {
    const radius = Math.ceil(size / fine);
    revolve(context, numbers[at + 6], x, y - size);
    context.drawImage(pictures(sprites, radius).mark, -radius, 0);
    context.setTransform(part, 0, 0, part, 0, 0);
  },

  rider(brush, look, x, y, size, _, numbers, at) {
    const angle = numbers[at + 6] * turn;
    const reach = size * numbers[at + 7];
    const kind = brush.looks[look].form === "chip" ? chip : ball;
    stamp(brush, kind, look, (x + Math.sin(angle) * reach) | 0, (y - Math.cos(angle) * reach) | 0, size);
  },
};

/**
 * Returns the pictures of the wheel's fixed part, its turning part, and the mark in front of both.
 * @type {(sprites: import("../sprites.js").Sprites, radius: number) => NonNullable<import("../sprites.js").Sprites["wheels"]>}
 */
function pictures(sprites, radius) {
  return (sprites.wheels ??= {
    bowl: framed(radius, paintBowl),
    rotor: framed(radius, (context) => paintRotor(context, sprites.looks, sprites.symbolSize)),
    mark: framed(radius, paintMark),
  });
}

/** @type {(context: CanvasRenderingContext2D, turns: number, x: number, y: number) => void} */
function revolve(context, turns, x, y) {
  const cos = Math.cos(turns * turn);
  const sin = Math.sin(turns * turn);
  context.setTransform(cos, sin, -sin, cos, x / fine, y / fine);
}
