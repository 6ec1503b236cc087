// Draws a picture's commands on a canvas. The functions that draw each shape are in shapes/.

import { commandWidth } from "./core.js";
import { fine, part } from "./shapes/fine.js";
import { Texts, letters } from "./shapes/letters.js";
import { sparks } from "./shapes/sparks.js";
import { things } from "./shapes/things.js";
import { Sprites } from "./sprites.js";

/** @typedef {import("./types").Look} Look */
/**
 * Draws a command. Its position, size and opacity are whole numbers of fine parts. All the command's
 * numbers start at `at`.
 * @typedef {(
 *   brush: Brush, look: number, x: number, y: number, size: number, solid: number,
 *   numbers: Float32Array, at: number
 * ) => void} Drawing
 */

/** @type {Record<string, Drawing>} by shape name */
const drawings = { ...things, ...sparks, ...letters };

/** Draws nothing, for shapes that aren't loaded yet. */
function unseen() {}

export class Brush {
  /** @type {Look[]} */
  looks = [];
  sprites = new Sprites([]);
  texts = new Texts();
  /** @type {string[]} colours by look and opacity, cached as strings */
  fades = [];
  /** The scale of symbols, 1 for the usual size. */
  symbolSize = 1;
  /** The length of a stage unit and the stage's origin, in fine parts. */
  unit = fine;
  left = 0;
  top = 0;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string[]} shapes the names of shapes, by number
   */
  constructor(context, shapes) {
    this.context = context;
    /** @type {Record<string, number>} */
    this.shape = Object.fromEntries(shapes.map((name, number) => [name, number]));
    /** @type {Drawing[]} */
    this.drawings = shapes.map((name) => drawings[name] ?? unseen);
    this.isSpark = shapes.map((name) => name in sparks);
  }

  /** @param {Record<string, Drawing>} further drawings to add, by shape name */
  learn(further) {
    for (const [name, drawing] of Object.entries(further)) this.drawings[this.shape[name]] = drawing;
  }

  /** @param {Look[]} looks of the things to be drawn */
  setUp(looks) {
    this.looks = looks;
    this.sprites = new Sprites(looks);
    this.sprites.symbolSize = this.symbolSize;
    this.texts = new Texts();
    this.fades = [];
  }

  /** @param {number} size the scale of symbols */
  enlarge(size) {
    if (size === this.symbolSize) return;
    this.symbolSize = this.sprites.symbolSize = size;
    this.sprites.reset();
  }

  /** @type {(unit: number, left: number, top: number) => void} the stage's place, in device pixels */
  place(unit, left, top) {
    this.unit = unit * fine;
    this.left = left * fine;
    this.top = top * fine;
    this.context.setTransform(part, 0, 0, part, 0, 0);
    this.sprites.reset();
  }

  /**
   * Draws a picture.
   * @type {(numbers: Float32Array, at: number, count: number) => void} its commands start at `at`
   */
  draw(numbers, at, count) {
    const { context, drawings, isSpark, looks, unit, left, top } = this;
    // A frame that failed may have left the context in another state.
    context.setTransform(part, 0, 0, part, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, context.canvas.width * fine, context.canvas.height * fine);
    let opacity = fine;
    for (let index = 0; index < count; index += 1, at += commandWidth) {
      const shape = numbers[at] | 0;
      const look = numbers[at + 1] | 0;
      // The picture may already show another stall, whose looks arrive with the next view.
      if (look >= looks.length || shape >= drawings.length) continue;
      const x = (left + numbers[at + 2] * unit) | 0;
      const y = (top + numbers[at + 3] * unit) | 0;
      // `| 0` truncates to a whole number and turns NaN into 0. Browsers throw on a negative radius.
      const size = Math.max(0, (numbers[at + 4] * unit) | 0);
      const solid = Math.min(fine, Math.max(0, (numbers[at + 5] * fine + 0.5) | 0));
      const alpha = isSpark[shape] ? fine : solid;
      if (alpha !== opacity) {
        opacity = alpha;
        context.globalAlpha = alpha / fine;
      }
      drawings[shape](this, look, x, y, size, solid, numbers, at);
    }
    if (opacity !== fine) context.globalAlpha = 1;
  }
}
