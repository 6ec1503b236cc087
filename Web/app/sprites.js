// Pictures of things. Each is drawn once, at its size on the stage, and then copied.

import { paintBall, paintBar, paintBrick, paintBubble, paintChip, paintSymbol } from "./paint.js";
import { symbols } from "./symbols.js";

/** @typedef {import("./types").Look} Look */
/**
 * @typedef {{
 *   paint: (context: CanvasRenderingContext2D, colour: string, symbol: Path2D, size: number) => void,
 *   margin: number
 * }} Round
 */

/** Round things, and each picture's size relative to the radius, with space for a rim, shine or shadow. */
/** @type {Round} */
export const bubble = { paint: paintBubble, margin: 1.06 };
/** @type {Round} */
export const ball = { paint: paintBall, margin: 2.4 };
/** @type {Round} */
export const symbol = { paint: paintSymbol, margin: 1.7 };
/** @type {Round} */
export const chip = { paint: paintChip, margin: 1 };

export class Sprites {
  /** @type {Map<Round, HTMLCanvasElement[]>} by look */
  rounds = new Map();
  /** @type {HTMLCanvasElement[]} by look */
  bricks = [];
  /** @type {HTMLCanvasElement[]} by look */
  bars = [];
  /** @type {HTMLCanvasElement | null} */
  lights = null;
  /** @type {{ bowl: HTMLCanvasElement, rotor: HTMLCanvasElement, mark: HTMLCanvasElement } | null} */
  wheels = null;
  /** The scale of symbols, 1 for the usual size. */
  symbolSize = 1;

  /** @param {Look[]} looks */
  constructor(looks) {
    this.looks = looks;
    this.paths = looks.map((look) => new Path2D(symbols[look.symbol]));
  }

  /** Discards all pictures, because the size of a stage unit has changed. */
  reset() {
    this.rounds.clear();
    this.bricks.length = 0;
    this.bars.length = 0;
    this.lights = null;
    this.wheels = null;
  }

  /**
   * Returns a picture of a round thing that reaches at least `margin` times the radius from its centre.
   * @type {(kind: Round, look: number, radius: number) => HTMLCanvasElement} radius in whole device pixels
   */
  round(kind, look, radius) {
    let known = this.rounds.get(kind);
    if (!known) this.rounds.set(kind, (known = []));
    const half = Math.max(1, Math.ceil(radius * kind.margin));
    if (known[look]?.width >= side(half * 2)) return known[look];
    const { canvas, context } = blank(half * 2, half * 2);
    context.translate(half, half);
    context.scale(half / kind.margin, half / kind.margin);
    kind.paint(context, this.looks[look].colour, this.paths[look], this.symbolSize);
    known[look] = canvas;
    return canvas;
  }

  /**
   * Returns a picture of a brick with the gap around it. All bricks on a stage have the same size, so each
   * look is painted once.
   * @type {(look: number, width: number, height: number, gap: number) => HTMLCanvasElement} in whole device pixels
   */
  brick(look, width, height, gap) {
    const known = this.bricks[look];
    if (known && known.width === width && known.height === height) return known;
    const { canvas, context } = blank(width, height);
    context.translate(gap, gap);
    paintBrick(context, width - 2 * gap, height - 2 * gap, this.looks[look].colour);
    this.bricks[look] = canvas;
    return canvas;
  }

  /**
   * Returns a picture of the light on a brick that was hit.
   * @type {(width: number, height: number, gap: number) => HTMLCanvasElement} in whole device pixels
   */
  light(width, height, gap) {
    if (this.lights?.width === width) return this.lights;
    const { canvas, context } = blank(width, height);
    context.translate(gap, gap);
    paintBrick(context, width - 2 * gap, height - 2 * gap, "#fff");
    return (this.lights = canvas);
  }

  /**
   * Returns a picture of a bar with round ends, at least as high as given and three times as wide as high.
   * Its middle third is uniform and can be stretched.
   * @type {(look: number, height: number) => HTMLCanvasElement} in whole device pixels
   */
  bar(look, height) {
    const known = this.bars[look];
    if (known && known.height >= side(height)) return known;
    const { canvas, context } = blank(height * 3, height);
    paintBar(context, height * 3, height, this.looks[look].colour);
    this.bars[look] = canvas;
    return canvas;
  }
}

/** The maximum side of a picture, in device pixels. Browsers refuse to copy larger pictures. */
const mostPixels = 8192;

/** @type {(pixels: number) => number} the length of a side, limited to what browsers can copy */
function side(pixels) {
  return pixels > 1 ? Math.min(pixels, mostPixels) : 1;
}

/** @type {(width: number, height: number) => { canvas: HTMLCanvasElement, context: CanvasRenderingContext2D }} */
function blank(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = side(width);
  canvas.height = side(height);
  return { canvas, context: /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")) };
}

/**
 * Paints a round picture, within `radius` around its centre.
 * @type {(radius: number, paint: (context: CanvasRenderingContext2D) => void) => HTMLCanvasElement}
 */
export function framed(radius, paint) {
  const { canvas, context } = blank(radius * 2, radius * 2);
  context.translate(radius, radius);
  context.scale(radius, radius);
  paint(context);
  return canvas;
}
