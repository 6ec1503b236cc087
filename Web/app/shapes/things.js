// Things copied from a cached picture: bubbles, bricks, balls, paddles.

import { ball, bubble, chip, symbol } from "../sprites.js";
import { fine, wholePixels } from "./fine.js";

/** @typedef {import("../brush.js").Brush} Brush */
/** @typedef {import("../sprites.js").Round} Round */

/** The gap around a brick, in stage units. */
const gap = 1.5;

/** @type {Record<string, import("../brush.js").Drawing>} */
export const things = {
  bubble(brush, look, x, y, size, _, numbers, at) {
    stretched(brush, bubble, look, x, y, size, numbers, at);
  },

  ball(brush, look, x, y, size, _, numbers, at) {
    stretched(brush, ball, look, x, y, size, numbers, at);
  },

  symbol(brush, look, x, y, size) {
    stamp(brush, symbol, look, x, y, (size * brush.symbolSize) | 0);
  },

  brick({ context, sprites, unit }, look, x, y, size, _, numbers, at) {
    // In whole device pixels, so that every edge is sharp.
    const width = ((size * numbers[at + 7] * 2) / fine + 0.5) | 0;
    const whole = wholePixels(size * 2);
    const sprite = sprites.brick(look, width, whole, wholePixels((gap * unit) | 0));
    // A brick that turns over is the same picture with less height.
    const height = (whole * (1 - numbers[at + 6]) + 0.5) | 0;
    const start = (((x / fine - width / 2 + 0.5) | 0) * fine) | 0;
    const above = (((y / fine - height / 2 + 0.5) | 0) * fine) | 0;
    context.drawImage(sprite, start, above, width * fine, height * fine);
  },

  flash({ context, sprites, unit }, _, x, y, size, __, numbers, at) {
    const half = (size * numbers[at + 7]) | 0;
    const sprite = sprites.light(wholePixels(half * 2), wholePixels(size * 2), wholePixels((gap * unit) | 0));
    copy(context, sprite, x, y, half, size);
  },

  chip({ context, sprites }, look, x, y, size, _, numbers, at) {
    const half = (size * numbers[at + 7]) | 0;
    copy(context, sprites.round(chip, look, (half >> 6) + 1), x, y, half, size);
  },

  paddle({ context, sprites }, look, x, y, size, _, numbers, at) {
    const end = size * 2;
    const half = (size * numbers[at + 7]) | 0;
    const sprite = sprites.bar(look, (end >> 6) + 1);
    const cap = sprite.height;
    // The middle overlaps the ends, so that no seam is visible.
    context.drawImage(sprite, cap, 0, cap, cap, x - half + size, y - size, (half - size) * 2, end);
    context.drawImage(sprite, 0, 0, cap, cap, x - half, y - size, end, end);
    context.drawImage(sprite, cap * 2, 0, cap, cap, x + half - end, y - size, end, end);
  },

  gauge({ context, looks }, look, x, y, size, _, numbers, at) {
    const half = Math.max(0, (size * (numbers[at + 7] - 1)) | 0);
    context.strokeStyle = looks[look].colour;
    context.lineWidth = size * 2;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(x - half, y);
    context.lineTo(x + half, y);
    context.stroke();
  },
};

/** @type {(brush: Brush, kind: Round, look: number, x: number, y: number, size: number, numbers: Float32Array, at: number) => void} */
function stretched({ context, sprites }, kind, look, x, y, size, numbers, at) {
  const reach = size * kind.margin;
  const stretch = numbers[at + 7];
  copy(context, sprites.round(kind, look, (size >> 6) + 1), x, y, (reach * stretch) | 0, (reach / stretch) | 0);
}

/** @type {(brush: Brush, kind: Round, look: number, x: number, y: number, size: number) => void} a round thing, not stretched */
export function stamp({ context, sprites }, kind, look, x, y, size) {
  const half = (size * kind.margin) | 0;
  copy(context, sprites.round(kind, look, (size >> 6) + 1), x, y, half, half);
}

/** @type {(context: CanvasRenderingContext2D, sprite: HTMLCanvasElement, x: number, y: number, halfWidth: number, halfHeight: number) => void} */
function copy(context, sprite, x, y, halfWidth, halfHeight) {
  context.drawImage(sprite, x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2);
}
