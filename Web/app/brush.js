// What draws the commands of a picture onto a canvas.

import { commandWidth } from "./core.js";
import { Sprites, ball, bubble, chip, symbol } from "./sprites.js";
import { written } from "./words.js";

/** @typedef {import("./types").Look} Look */
/** @typedef {import("./sprites.js").Round} Round */

/** Stage units of air around a brick. */
const gap = 1.5;
/**
 * The canvas is drawn in so many parts of a device pixel. Places and sizes are then whole numbers,
 * which a browser passes on without making an object of each: a frame leaves no garbage behind.
 */
const fine = 64;
/** A fine part, as a constant that is made once. */
const part = 1 / fine;
const turn = Math.PI * 2;
/** The cosines of so many directions around the clock, and behind them a quarter more: the sines. */
const directions = 256;
const cosines = Float64Array.from({ length: directions * 1.25 }, (_, index) => Math.cos((index / directions) * turn));
/** What counts the last seconds. */
const urgent = "#ff5c7a";
const font = '"SF Pro Rounded", ui-rounded, system-ui, sans-serif';

export class Brush {
  /** @type {Look[]} */
  looks = [];
  sprites = new Sprites([]);
  // Texts are made once: a frame makes no garbage.
  /** @type {string[][]} by look and length */
  chains = [];
  /** @type {string[]} by look and opacity */
  fades = [];
  /** @type {Map<number, string>} by size */
  fonts = new Map();
  /** @type {Map<number, string>} by the points */
  points = new Map();
  /** How much larger than usual symbols are. */
  symbolSize = 1;
  counts = Array.from({ length: 100 }, (_, count) => String(count));
  /** Fine parts: those of a stage unit, and where the stage begins. */
  unit = fine;
  left = 0;
  top = 0;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {string[]} shapes the names of shapes, by their numbers
   */
  constructor(context, shapes) {
    this.context = context;
    /** @type {Record<string, number>} */
    this.shape = Object.fromEntries(shapes.map((name, number) => [name, number]));
  }

  /** @param {Look[]} looks of the things to be drawn */
  setUp(looks) {
    this.looks = looks;
    this.sprites = new Sprites(looks);
    this.sprites.symbolSize = this.symbolSize;
    this.fades = [];
    this.chains = looks.map((look) => Array.from({ length: 100 }, (_, length) => `${look.name} ×${length}`));
  }

  /** @param {number} size how much larger than usual symbols are */
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
   * Draws a picture anew.
   * @type {(numbers: Float32Array, at: number, count: number) => void} its commands begin `at`
   */
  draw(numbers, at, count) {
    const { context, shape, unit, left, top } = this;
    context.clearRect(0, 0, context.canvas.width * fine, context.canvas.height * fine);
    let opacity = fine;
    for (let index = 0; index < count; index += 1, at += commandWidth) {
      const look = numbers[at + 1] | 0;
      const x = (left + numbers[at + 2] * unit) | 0;
      const y = (top + numbers[at + 3] * unit) | 0;
      const extent = numbers[at + 4] * unit;
      const size = extent | 0;
      const amount = numbers[at + 6] | 0;
      const solid = (numbers[at + 5] * fine + 0.5) | 0;
      const kind = numbers[at] | 0;
      // Sparks and trails are many: they have their opacity in their colour, which is a text that
      // is there already and no new number.
      const isFaded = kind === shape.disc || kind === shape.shard || kind === shape.streak || kind === shape.ring;
      const alpha = isFaded ? fine : solid;
      if (alpha !== opacity) {
        opacity = alpha;
        context.globalAlpha = alpha / fine;
      }
      switch (kind) {
        case shape.bubble: {
          const stretch = numbers[at + 7];
          const sprite = this.sprites.round(bubble, look, (size / fine + 1) | 0);
          const halfWidth = (extent * bubble.margin * stretch) | 0;
          const halfHeight = ((extent * bubble.margin) / stretch) | 0;
          context.drawImage(sprite, x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2);
          break;
        }
        case shape.brick: {
          // Whole device pixels, so that every edge is sharp.
          const width = ((extent * numbers[at + 7] * 2) / fine + 0.5) | 0;
          const height = ((extent * 2) / fine + 0.5) | 0;
          const air = ((gap * unit) / fine + 0.5) | 0;
          const sprite = this.sprites.brick(look, width, height, air);
          const start = (((x / fine - width / 2 + 0.5) | 0) * fine) | 0;
          const above = (((y / fine - height / 2 + 0.5) | 0) * fine) | 0;
          context.drawImage(sprite, start, above, (width * fine) | 0, (height * fine) | 0);
          break;
        }
        case shape.symbol:
          this.stamp(symbol, look, x, y, extent * this.symbolSize, 1);
          break;
        case shape.ball:
          this.stamp(ball, look, x, y, extent, numbers[at + 7]);
          break;
        case shape.flash:
        case shape.chip:
          this.drawFlat(numbers, at, x, y);
          break;
        case shape.shard:
          this.drawShard(numbers, at, x, y, solid);
          break;
        case shape.streak:
          this.drawStreak(numbers, at, x, y, solid);
          break;
        case shape.count:
          this.write(this.counts[amount], x, y, size, urgent, false);
          break;
        case shape.pointer:
          this.drawPointer(numbers[at + 6], x, y, extent);
          break;
        case shape.paddle: {
          const end = size * 2;
          const half = (extent * numbers[at + 7]) | 0;
          const sprite = this.sprites.bar(look, (end / fine + 1) | 0);
          const cap = sprite.height;
          // The middle reaches under the ends: no seam is seen.
          context.drawImage(sprite, cap, 0, cap, cap, x - half + size, y - size, (half - size) * 2, end);
          context.drawImage(sprite, 0, 0, cap, cap, x - half, y - size, end, end);
          context.drawImage(sprite, cap * 2, 0, cap, cap, x + half - end, y - size, end, end);
          break;
        }
        case shape.gauge: {
          const half = (Math.max(0, extent * (numbers[at + 7] - 1))) | 0;
          context.strokeStyle = this.looks[look].colour;
          context.lineWidth = size * 2;
          context.lineCap = "round";
          context.beginPath();
          context.moveTo(x - half, y);
          context.lineTo(x + half, y);
          context.stroke();
          break;
        }
        case shape.disc:
          context.fillStyle = this.fade(look, solid);
          context.beginPath();
          context.arc(x, y, size, 0, 7);
          context.fill();
          break;
        case shape.ring:
          context.strokeStyle = this.fade(look, solid);
          context.lineWidth = (amount * unit) | 0;
          context.beginPath();
          context.arc(x, y, size, 0, 7);
          context.stroke();
          break;
        case shape.points:
          this.write(this.pointsText(amount), x, y, size, amount < 0 ? "#ffb3c1" : "#ffe08a");
          break;
        case shape.wheel:
          this.drawWheel(numbers[at + 6], x, y, extent);
          break;
        case shape.rider: {
          const angle = numbers[at + 6] * turn;
          const reach = extent * numbers[at + 7];
          const kind = this.looks[look].form === "chip" ? chip : ball;
          this.stamp(kind, look, (x + Math.sin(angle) * reach) | 0, (y - Math.cos(angle) * reach) | 0, extent, 1);
          break;
        }
        case shape.words:
          this.write(this.looks[look].label, x, y, size, "#fff");
          break;
        case shape.chain:
          this.write(this.chains[look][Math.min(amount, 99)], x, y, size, "#fff");
          break;
      }
    }
    if (opacity !== fine) context.globalAlpha = 1;
  }

  /** @param {number} amount */
  pointsText(amount) {
    const known = this.points.get(amount);
    if (known) return known;
    // The sign stays before the number where lines run from right to left, too.
    const text = `\u200e${amount < 0 ? "" : "+"}${written(amount)}`;
    this.points.set(amount, text);
    return text;
  }

  // What is drawn often and not always has functions of its own: a browser that has compiled `draw`
  // without it would have to start anew with all of it. Only whole numbers are handed to them.

  /** @type {(numbers: Float32Array, at: number, x: number, y: number) => void} */
  drawFlat(numbers, at, x, y) {
    const extent = numbers[at + 4] * this.unit;
    const look = numbers[at + 1] | 0;
    const width = (extent * numbers[at + 7]) | 0;
    const height = extent | 0;
    const sprite =
      (numbers[at] | 0) === this.shape.chip
        ? this.sprites.round(chip, look, (width / fine + 1) | 0)
        : this.sprites.light(wholePixels(width * 2), wholePixels(height * 2), wholePixels((gap * this.unit) | 0));
    this.context.drawImage(sprite, x - width, y - height, width * 2, height * 2);
  }

  /** @type {(numbers: Float32Array, at: number, x: number, y: number, solid: number) => void} */
  drawShard(numbers, at, x, y, solid) {
    const { context } = this;
    const extent = numbers[at + 4] * this.unit;
    const wide = numbers[at + 7];
    const way = (numbers[at + 6] * directions) & (directions - 1);
    const cos = cosines[way] * extent;
    const sin = cosines[way + directions * 0.75] * extent;
    const ax = (cos * wide - sin) | 0;
    const ay = (sin * wide + cos) | 0;
    const bx = (cos * wide + sin) | 0;
    const by = (sin * wide - cos) | 0;
    context.fillStyle = this.fade(numbers[at + 1] | 0, solid);
    context.beginPath();
    context.moveTo(x + ax, y + ay);
    context.lineTo(x + bx, y + by);
    context.lineTo(x - ax, y - ay);
    context.lineTo(x - bx, y - by);
    context.fill();
  }

  /** @type {(numbers: Float32Array, at: number, x: number, y: number, solid: number) => void} */
  drawStreak(numbers, at, x, y, solid) {
    const { context, unit } = this;
    context.strokeStyle = this.fade(numbers[at + 1] | 0, solid);
    context.lineWidth = (numbers[at + 4] * unit * 2) | 0;
    context.lineCap = "butt";
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo((x + numbers[at + 6] * unit) | 0, (y + numbers[at + 7] * unit) | 0);
    context.stroke();
  }

  /** @type {(turns: number, x: number, y: number, extent: number) => void} */
  drawWheel(turns, x, y, extent) {
    const { context } = this;
    const radius = Math.ceil(extent / fine);
    const { bowl, rotor } = this.sprites.wheel(radius);
    const across = turns * turn;
    const cos = Math.cos(across);
    const sin = Math.sin(across);
    context.setTransform(1, 0, 0, 1, x / fine, y / fine);
    context.drawImage(bowl, -radius, -radius);
    context.setTransform(cos, sin, -sin, cos, x / fine, y / fine);
    context.drawImage(rotor, -radius, -radius);
    context.setTransform(part, 0, 0, part, 0, 0);
  }

  /** @type {(turns: number, x: number, y: number, extent: number) => void} */
  drawPointer(turns, x, y, extent) {
    const { context } = this;
    const radius = Math.ceil(extent / fine);
    const cos = Math.cos(turns * turn);
    const sin = Math.sin(turns * turn);
    context.setTransform(cos, sin, -sin, cos, x / fine, (y - extent) / fine);
    context.drawImage(this.sprites.wheel(radius).mark, -radius, 0);
    context.setTransform(part, 0, 0, part, 0, 0);
  }

  /** @type {(look: number, solid: number) => string} its colour, solid in so many fine parts */
  fade(look, solid) {
    const index = look * (fine + 1) + solid;
    return (this.fades[index] ??=
      this.looks[look].colour + Math.round((solid / fine) * 255).toString(16).padStart(2, "0"));
  }

  /** @type {(kind: Round, look: number, x: number, y: number, extent: number, stretch: number) => void} */
  stamp(kind, look, x, y, extent, stretch) {
    const sprite = this.sprites.round(kind, look, (extent / fine + 1) | 0);
    const halfWidth = (extent * kind.margin * stretch) | 0;
    const halfHeight = ((extent * kind.margin) / stretch) | 0;
    this.context.drawImage(sprite, x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2);
  }

  /**
   * Letters are drawn in whole device pixels: they would not be sharp as huge ones made small. All
   * numbers are whole here too, so that no object is made of them.
   * @type {(text: string, x: number, y: number, extent: number, colour: string, hasEdge?: boolean) => void}
   */
  write(text, x, y, extent, colour, hasEdge = true) {
    const { context } = this;
    const size = wholePixels(extent);
    context.setTransform(1, 0, 0, 1, wholePixels(x), wholePixels(y));
    context.font = this.fontOf(size);
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

  /** @type {(size: number) => string} */
  fontOf(size) {
    const known = this.fonts.get(size);
    if (known) return known;
    const text = `800 ${size}px ${font}`;
    this.fonts.set(size, text);
    return text;
  }
}

/** @param {number} parts a whole number of fine parts */
function wholePixels(parts) {
  // Shifted and not divided: an interpreter makes an object of each fraction on the way.
  return (parts + fine / 2) >> 6;
}
