// The wheel, painted once in layers. The browser's own animations turn it.

import { paintBall } from "../paint.js";
import { paintBowl, paintMark, paintRotor } from "../wheel.js";
import { Course } from "./course.js";

/** @typedef {import("./types").Tables} Tables */

/** How long the wheel turns, in milliseconds, as long as its sound. The house decides when the turn ends. */
export const turning = 4000;
/** The number of steps in an animation. */
const steps = 240;
/** How much the ball's scale would grow if it rose by the wheel's radius. */
const rise = 3.5;
/** The radius of the ball relative to the wheel's, and that of its glow relative to the ball's. */
const ballSize = 0.046;
const glow = 2.4;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Wheel {
  /** @type {{ layers: HTMLElement, rotor: HTMLElement, ball: HTMLElement, size: number } | null} */
  shown = null;
  /** @type {number | null} the index of the pocket at the top of the wheel; null before the first spin */
  top = null;

  /** @param {Tables} tables */
  constructor(tables) {
    this.pockets = tables.wheel;
    this.table = tables.ball;
  }

  /**
   * Shows the wheel in an element, at the element's size.
   * @param {HTMLElement} place
   */
  mount(place) {
    const size = Math.round(place.clientWidth * devicePixelRatio);
    // In a shadow root, because page updates would remove ordinary children.
    const room = place.shadowRoot ?? place.attachShadow({ mode: "open" });
    if (this.shown?.layers.parentNode === room && this.shown.size === size) return;
    if (size === 0) return;
    const looks = this.pockets.map((look) => ({ ...look, label: "", symbol: "none" }));
    const layers = document.createElement("div");
    const bowl = painted(size, paintBowl);
    const rotor = painted(size, (context) => paintRotor(context, looks, 1));
    const ball = painted(Math.ceil(size * ballSize * glow), (context) => {
      context.scale(1 / glow, 1 / glow);
      paintBall(context, "#fff8ea");
    });
    const mark = painted(size, paintMark);
    Object.assign(layers.style, { position: "relative", width: "100%", height: "100%", overflow: "clip" });
    for (const canvas of [bowl, rotor, mark]) {
      Object.assign(canvas.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
    }
    const width = `${100 * ballSize * glow}cqw`;
    Object.assign(ball.style, { position: "absolute", left: "50%", top: "50%", width, height: width });
    layers.append(bowl, rotor, ball, mark);
    room.replaceChildren(layers);
    this.shown = { layers, rotor, ball, size };
    this.rest();
  }

  /** Shows the last drawn pocket at the top, with the ball in it. */
  rest() {
    if (!this.shown) return;
    this.shown.rotor.style.transform = `rotate(${-(this.top ?? 0) / this.pockets.length}turn)`;
    this.shown.ball.style.transform = ballAt(0, this.top === null ? this.table.rim : this.table.pocket);
  }

  /** @param {number} number the number of the pocket to show at the top */
  show(number) {
    const top = this.placeOf(number);
    if (this.top === top) return;
    this.top = top;
    this.rest();
  }

  /** @param {number} number */
  placeOf(number) {
    return this.pockets.findIndex(({ name }) => name === String(number));
  }

  /**
   * Turns until a number's pocket is at the top.
   * @type {(number: number, spins: number, since: number) => import("./course.js").Heard[]} the sounds;
   *   `spins`: the number of earlier spins; `since`: the milliseconds since the turn began
   */
  turn(number, spins, since) {
    const push = { cue: "spin", climb: 1, wait: 0 };
    if (reducedMotion.matches || !this.shown) return [push, { cue: "rattle", climb: 1, wait: turning - since }];
    const to = this.placeOf(number);
    const course = new Course(this.table, turning, this.pockets.length, this.top, to, spins);
    this.top = to;
    this.rest();
    const frames = Array.from({ length: steps + 1 }, (_, step) => course.at((step * turning) / steps));
    const timing = { duration: turning, delay: -since, easing: "linear" };
    this.shown.rotor.animate(frames.map(({ wheel }) => ({ transform: `rotate(${wheel}turn)` })), timing);
    this.shown.ball.animate(
      frames.map(({ angle, radius, height }) => ({ transform: ballAt(angle, radius, height) })), timing);
    const heard = course.heard().map((one) => ({ ...one, wait: one.wait - since }));
    return [push, ...heard.filter(({ wait }) => wait >= 0)];
  }
}

/** @type {(angle: number, radius: number, height?: number) => string} */
function ballAt(angle, radius, height = 0) {
  const place = `rotate(${angle.toFixed(5)}turn) translateY(${(-radius * 50).toFixed(3)}cqw)`;
  return `translate(-50%, -50%) ${place} scale(${(1 + rise * height).toFixed(3)})`;
}

/** @type {(size: number, paint: (context: CanvasRenderingContext2D) => void) => HTMLCanvasElement} */
function painted(size, paint) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(2, size);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.translate(canvas.width / 2, canvas.width / 2);
  context.scale(canvas.width / 2, canvas.width / 2);
  paint(context);
  return canvas;
}
