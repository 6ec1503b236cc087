// Bubbles drawn once at the size they are shown, and copied from then on.

import { symbols } from "./symbols.js";

/** @typedef {import("./types").Look} Look */

/** Room around a bubble for its rim, as a share of its radius. */
export const margin = 1.06;

export class Sprites {
  /** @param {Look[]} looks */
  constructor(looks) {
    this.looks = looks;
    this.paths = looks.map((look) => new Path2D(symbols[look.symbol]));
    /** @type {(HTMLCanvasElement | undefined)[]} */
    this.cache = [];
    /** @type {number[]} */
    this.radii = [];
  }

  /** Forgets all pictures: the size of a stage unit has changed. */
  reset() {
    this.cache.length = 0;
    this.radii.length = 0;
  }

  /**
   * A picture of a bubble at least so large; `margin` of its radius around the centre.
   * @type {(look: number, radius: number) => HTMLCanvasElement} radius in whole device pixels
   */
  of(look, radius) {
    const known = this.cache[look];
    if (known && this.radii[look] >= radius) return known;
    const sprite = this.render(look, radius);
    this.cache[look] = sprite;
    this.radii[look] = radius;
    return sprite;
  }

  /** @type {(look: number, radius: number) => HTMLCanvasElement} radius in device pixels */
  render(look, radius) {
    const half = Math.max(1, Math.ceil(radius * margin));
    const canvas = document.createElement("canvas");
    canvas.width = half * 2;
    canvas.height = half * 2;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.translate(half, half);
    context.scale(half / margin, half / margin);
    paintBubble(context, this.looks[look].colour, this.paths[look]);
    return canvas;
  }
}

/**
 * Paints a bubble of radius 1 around the origin.
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 * @param {Path2D} symbol
 */
function paintBubble(context, colour, symbol) {
  const disc = new Path2D();
  disc.arc(0, 0, 1, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill(disc);

  const shade = context.createRadialGradient(-0.35, -0.45, 0.1, 0, 0, 1.05);
  shade.addColorStop(0, "rgba(255,255,255,.42)");
  shade.addColorStop(0.45, "rgba(255,255,255,.04)");
  shade.addColorStop(0.8, "rgba(20,0,40,.10)");
  shade.addColorStop(1, "rgba(20,0,40,.34)");
  context.fillStyle = shade;
  context.fill(disc);

  context.save();
  context.clip(disc);
  context.lineWidth = 0.1;
  context.strokeStyle = "rgba(255,255,255,.34)";
  context.stroke(disc);
  context.restore();

  context.save();
  context.translate(-0.42, -0.5);
  context.rotate(-0.7);
  context.scale(0.26, 0.15);
  context.fillStyle = "rgba(255,255,255,.78)";
  context.fill(disc);
  context.restore();

  context.save();
  context.translate(0, 0.06);
  context.scale(0.4, 0.4);
  context.fillStyle = "#fff";
  context.shadowColor = "rgba(20,0,40,.45)";
  context.shadowBlur = 6;
  context.fill(symbol);
  context.restore();
}
