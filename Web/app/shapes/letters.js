// Texts on a stage.

import { filled, words, written } from "../words.js";
import { part, wholePixels } from "./fine.js";

/** The colour of the last seconds. */
const urgent = "#ff5c7a";
const font = '"SF Pro Rounded", ui-rounded, system-ui, sans-serif';

/** @type {Record<string, import("../brush.js").Drawing>} */
export const letters = {
  count({ context, texts }, _, x, y, size, __, numbers, at) {
    write(context, texts, texts.counts[numbers[at + 6] | 0], x, y, size, urgent, false);
  },

  points({ context, texts }, _, x, y, size, __, numbers, at) {
    const amount = numbers[at + 6] | 0;
    write(context, texts, texts.points(amount), x, y, size, amount < 0 ? "#ffb3c1" : "#ffe08a");
  },

  seconds({ context, texts }, _, x, y, size, __, numbers, at) {
    write(context, texts, texts.seconds(numbers[at + 6] | 0), x, y, size, "#8ff0c0");
  },

  words({ context, looks, texts }, look, x, y, size) {
    write(context, texts, looks[look].label, x, y, size, "#fff");
  },

  chain({ context, texts }, _, x, y, size, __, numbers, at) {
    write(context, texts, texts.chain(numbers[at + 6] | 0), x, y, size, "#fff");
  },
};

/** A language's texts, cached because a frame must not make garbage. */
export class Texts {
  counts = Array.from({ length: 100 }, (_, count) => String(count));
  /** @type {string[]} by size */
  fonts = [];
  /** @type {Map<number, string>} by points */
  known = new Map();
  /** @type {string[]} by length */
  chains = [];

  /** @param {number} length */
  chain(length) {
    return (this.chains[length] ??= filled(words.chainLength, written(length)));
  }

  /** @param {number} amount */
  points(amount) {
    const known = this.known.get(amount);
    if (known) return known;
    // The mark keeps the sign before the number, even in right-to-left text.
    const text = `\u200e${amount < 0 ? "" : "+"}${written(amount)}`;
    this.known.set(amount, text);
    return text;
  }

  /** @type {string[]} by seconds */
  more = [];

  /** @param {number} amount */
  seconds(amount) {
    return (this.more[amount] ??= `\u200e+${filled(words.seconds, written(amount))}`);
  }

  /** @param {number} size */
  font(size) {
    return (this.fonts[size] ??= `800 ${size}px ${font}`);
  }
}

/**
 * Draws letters at a size in whole device pixels, because large letters scaled down would be blurred. All
 * numbers are whole, because fractions would allocate objects.
 * @type {(context: CanvasRenderingContext2D, texts: Texts, text: string, x: number, y: number, extent: number, colour: string, hasEdge?: boolean) => void}
 */
function write(context, texts, text, x, y, extent, colour, hasEdge = true) {
  const size = wholePixels(extent);
  context.setTransform(1, 0, 0, 1, wholePixels(x), wholePixels(y));
  context.font = texts.font(size);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  if (hasEdge) {
    context.lineWidth = (size / 5 + 0.5) | 0;
    context.strokeStyle = "#1b0f45";
    context.strokeText(text, 0, 0);
  }
  context.fillStyle = colour;
  context.fillText(text, 0, 0);
  context.setTransform(part, 0, 0, part, 0, 0);
}
