// The picture for sharing a run.

import { paintBall, paintBrick, paintBubble } from "./paint.js";
import { symbols } from "./symbols.js";
import { paintBowl, paintRotor } from "./wheel.js";

/** @typedef {import("./types").ShareCard} ShareCard */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Look} Look */
/** @typedef {CanvasRenderingContext2D} Context */

/** The picture's width and height, in pixels. */
const side = 1080;
const middle = side / 2;
const colours = {
  gold: "#ffcb4f", text: "#f6f2ff", quiet: "#c9bef0",
  night: ["#3f2f96", "#1f1453", "#0e0829"], felt: ["#2f8f63", "#14523a", "#08281d"],
};
/**
 * Bubbles around the text: the position of each, its radius and its kind.
 * @type {[x: number, y: number, radius: number, kind: number][]}
 */
const bubbles = [
  [120, 262, 78, 1], [968, 226, 96, 3], [70, 540, 46, 2], [1010, 520, 58, 0], [128, 850, 104, 0],
  [948, 842, 84, 2], [258, 168, 38, 3], [880, 1000, 44, 1], [192, 1006, 46, 4], [826, 128, 34, 4],
];

/**
 * Rows of bricks: the position of each, and the number of bricks on each side of the text.
 * @type {[y: number, many: number][]}
 */
const rows = [[150, 3], [204, 2], [258, 1], [794, 1], [848, 2], [902, 1]];

/** @type {(card: ShareCard, stall: Stall | undefined, host: string) => HTMLCanvasElement} */
export function paintCard(card, stall, host) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = /** @type {Context} */ (canvas.getContext("2d"));
  paintSky(context, stall?.isTable ? colours.felt : colours.night);
  paintGame(context, stall?.looks ?? []);
  paintBulbs(context);
  context.textAlign = "center";
  // A canvas outside the page has no text direction.
  context.direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
  write(context, "Funfair", 118, { size: 54, colour: colours.gold });
  write(context, card.game, 320, { size: 68 });
  write(context, `\u2068${card.player}\u2069`, 398, { size: 46, colour: colours.quiet });
  write(context, `\u2066${card.score}\u2069`, 620, { size: 250, colour: colours.gold });
  write(context, card.rank, 702, { size: 48 });
  card.lines.slice(0, 4).forEach((line, index) => {
    write(context, line, 776 + index * 52, { size: 40, weight: 600, colour: colours.quiet });
  });
  write(context, card.invitation, 1000, { size: 46, colour: colours.gold });
  write(context, `\u2066${host}\u2069`, 1044, { size: 30, weight: 600, colour: colours.quiet });
  return canvas;
}

/**
 * Writes a centred line, smaller if it wouldn't fit.
 * @type {(context: Context, text: string, y: number, style: { size: number, weight?: number, colour?: string }) => void}
 */
function write(context, text, y, { size, weight = 800, colour = colours.text }) {
  const family = getComputedStyle(document.documentElement).fontFamily;
  const room = size > 100 ? 860 : 640;
  context.font = `${weight} ${size}px ${family}`;
  const { width } = context.measureText(text);
  if (width > room) context.font = `${weight} ${Math.floor((size * room) / width)}px ${family}`;
  context.fillStyle = colour;
  context.fillText(text, middle, y);
}

/** @type {(context: Context, steps: string[]) => void} */
function paintSky(context, [top, half, bottom]) {
  const sky = context.createLinearGradient(0, 0, 0, side);
  sky.addColorStop(0, half);
  sky.addColorStop(1, bottom);
  context.fillStyle = sky;
  context.fillRect(0, 0, side, side);
  const glow = context.createRadialGradient(middle, 0, 0, middle, 0, side * 0.8);
  glow.addColorStop(0, top);
  glow.addColorStop(1, "transparent");
  context.fillStyle = glow;
  context.fillRect(0, 0, side, side);
}

/** @param {Context} context */
function paintBulbs(context) {
  context.save();
  context.fillStyle = "#ffe6a6";
  context.shadowColor = "#ffc947";
  context.shadowBlur = 18;
  for (let x = 30; x < side; x += 60) {
    context.beginPath();
    context.arc(x, 28, 9, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/**
 * Paints the stall's emblem: bubbles, a wall, or a wheel.
 * @type {(context: Context, looks: Look[]) => void}
 */
function paintGame(context, looks) {
  const kinds = looks.filter((look) => look.form === "bubble");
  const bricks = looks.filter((look) => look.form === "brick" && look.symbol === "none");
  if (kinds.length > 0) {
    for (const [x, y, radius, kind] of bubbles) {
      const { colour, symbol } = kinds[kind % kinds.length];
      at(context, x, y, radius, () => paintBubble(context, colour, new Path2D(symbols[symbol]), 1));
    }
  } else if (bricks.length > 0) {
    paintWall(context, bricks);
  } else {
    // The wheel is large enough for its numbers to surround the text.
    at(context, middle, 560, 720, () => {
      paintBowl(context);
      paintRotor(context, looks, 1);
      context.beginPath();
      context.arc(0, 0, 0.71, 0, Math.PI * 2);
      context.fillStyle = colours.felt[2];
      context.globalAlpha = 0.9;
      context.fill();
    });
  }
}

/**
 * Paints bricks on both sides of the text, and a ball.
 * @type {(context: Context, bricks: Look[]) => void}
 */
function paintWall(context, bricks) {
  const width = side / 8;
  rows.forEach(([y, many], row) => {
    for (let column = 0; column < many; column += 1) {
      for (const place of [column, 7 - column]) {
        const { colour } = bricks[(row + place) % bricks.length];
        at(context, place * width + 6, y, 1, () => paintBrick(context, width - 12, 42, colour));
      }
    }
  });
  at(context, 886, 640, 26, () => paintBall(context, "#fff6e0"));
}

/** @type {(context: Context, x: number, y: number, scale: number, paint: () => void) => void} */
function at(context, x, y, scale, paint) {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  paint();
  context.restore();
}
