// A named button over each bubble, kept roughly in place, for keyboards and screen readers. Touches pass
// through the buttons to the canvas.

import { words } from "./words.js";

/** @typedef {import("./stage.js").Stage} Stage */
/**
 * A bubble's button, its centre and size in CSS pixels, and the time until which the focus skips it.
 * @typedef {{ button: HTMLButtonElement, x: number, y: number, size: number, spent: number }} Target
 */

/** Milliseconds between updates of the buttons. */
const pause = 250;
/** The finger number for touches by keys. No pointer has this number. */
const noFinger = 0xffff;
/** An upper limit for the number of looks, more than any game has. */
const mostLooks = 256;
/** Milliseconds until a popped bubble is gone. */
const going = 800;
/**
 * The minimum milliseconds of play between bubbles popped with keys. Keys need no aiming, so the pause stands
 * for the time to look. The house refuses runs with shorter pauses.
 */
const keyPause = 200;
/** The maximum milliseconds that a frame adds to the time played. */
const longestFrame = 100;
/** The weight of the distance across an arrow's direction, relative to the distance along the direction. */
const aside = 2;

/**
 * The directions of the arrow keys, rightwards and downwards.
 * @type {Record<string, [number, number]>}
 */
const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

export class Targets {
  /**
   * @param {Stage} stage
   * @param {() => void} onTouch
   */
  constructor(stage, onTouch) {
    this.stage = stage;
    this.onTouch = onTouch;
    this.element = /** @type {HTMLElement} */ (document.getElementById("targets"));
    /** @type {Map<number, Target>} by the bubble's number in the run, and its look */
    this.targets = new Map();
    /** @type {Set<number>} */
    this.seen = new Set();
    this.last = 0;
    /**
     * The time of the last frame, and the milliseconds played until that frame and until the last pop with a
     * key.
     */
    this.frame = 0;
    this.played = 0;
    this.popped = -keyPause;
    /** The number of commands in the picture. */
    this.count = 0;
    /** Whether a run is in progress, so that keys move between bubbles. */
    this.isPlayed = false;
    /** Whether the next bubble to appear gets the focus. */
    this.isWaiting = false;
    this.dropUnseen = this.dropUnseen.bind(this);
    window.addEventListener("keydown", (event) => this.walk(event));
  }

  /**
   * Removes the buttons once the run leaves the screen.
   * @param {import("./types").View} view
   */
  follow(view) {
    this.isPlayed = view.kind === "play" && view.stage === "running" && !view.screen.watch;
    if (view.kind === "play" || this.targets.size === 0) return;
    this.isWaiting = false;
    this.targets.clear();
    this.element.replaceChildren();
  }

  /** Focuses the next bubble that appears, for a player who opened the run with the keyboard. */
  await() {
    this.isWaiting = true;
  }

  /** @type {(now: number, count: number) => void} */
  update(now, count) {
    this.count = count;
    this.played += Math.min(now - this.frame, longestFrame);
    this.frame = now;
    if (now - this.last < pause && count > 0) return;
    this.last = now;
    this.element.setAttribute("aria-label", words.targets);
    const { stage, seen } = this;
    const numbers = stage.core.picture();
    const { commandWidth } = stage.core;
    let at = stage.core.pictureStart;
    seen.clear();
    for (let index = 0; index < count; index += 1, at += commandWidth) {
      if (numbers[at] !== stage.brush.shape.bubble) continue;
      // Every run numbers its bubbles from 0, so the look is part of the id, to tell runs apart.
      const id = numbers[at + 6] * mostLooks + numbers[at + 1];
      seen.add(id);
      const target = this.targets.get(id) ?? this.add(id, numbers[at + 1]);
      const radius = numbers[at + 4] * stage.scale;
      target.x = stage.rect.x + numbers[at + 2] * stage.scale;
      target.y = stage.rect.y + numbers[at + 3] * stage.scale;
      const { style } = target.button;
      style.transform = `translate(${(target.x - radius) | 0}px, ${(target.y - radius) | 0}px)`;
      const size = (radius * 2) | 0;
      if (size !== target.size) {
        target.size = size;
        style.width = style.height = `${size}px`;
      }
    }
    this.targets.forEach(this.dropUnseen);
    if (this.isWaiting && count > 0) this.focusNearest();
  }

  /**
   * Moves the focus to the nearest bubble in an arrow's direction.
   * @param {KeyboardEvent} event
   */
  walk(event) {
    const way = ways[event.key];
    if (!way || !this.isPlayed || this.targets.size === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.focusNearest(this.focused(), way);
  }

  /** @returns {Target | undefined} */
  focused() {
    for (const target of this.targets.values()) {
      if (target.button === document.activeElement) return target;
    }
    return undefined;
  }

  /**
   * Moves the focus to the bubble nearest to `from`, or to the one nearest to the centre.
   * @param {Target} [from] a bubble to leave
   * @param {[number, number]} [way] the direction from `from`; without it, all directions
   */
  focusNearest(from, way) {
    const { rect } = this.stage;
    const { x, y } = from ?? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
    /** @type {Target | undefined} */
    let nearest;
    let least = Infinity;
    const now = performance.now();
    for (const target of this.targets.values()) {
      if (target === from || target.spent > now) continue;
      const right = target.x - x;
      const down = target.y - y;
      let distance = Math.hypot(right, down);
      if (way && from) {
        const along = right * way[0] + down * way[1];
        if (along <= 0) continue;
        distance = along + aside * Math.abs(right * way[1] - down * way[0]);
      }
      if (distance < least) [nearest, least] = [target, distance];
    }
    // If there are no bubbles, focus the next one to appear.
    this.isWaiting = !nearest && !way;
    nearest?.button.focus({ preventScroll: true });
  }

  /** @type {(id: number, look: number) => Target} */
  add(id, look) {
    const button = document.createElement("button");
    button.className = "target";
    button.setAttribute("aria-label", this.stage.looks[look].label);
    const target = { button, x: 0, y: 0, size: 0, spent: 0 };
    button.addEventListener("click", () => this.hit(id, target));
    this.targets.set(id, target);
    this.element.append(button);
    return target;
  }

  /** @type {(id: number, target: Target) => void} */
  hit(id, target) {
    if (this.played - this.popped < keyPause) return;
    this.popped = this.played;
    const { core } = this.stage;
    const { commandWidth, pictureStart: start } = core;
    const numbers = core.picture();
    // Use the bubble's current position, because its button is moved only four times a second.
    for (let index = 0; index < this.count; index += 1) {
      const at = start + index * commandWidth;
      if (numbers[at] !== this.stage.brush.shape.bubble) continue;
      if (numbers[at + 6] * mostLooks + numbers[at + 1] !== id) continue;
      core.fingerDown(noFinger, numbers[at + 2], numbers[at + 3]);
      core.fingerUp(noFinger);
      target.spent = performance.now() + going;
      break;
    }
    if (target.button === document.activeElement) this.focusNearest(target);
    this.onTouch();
  }

  /** @type {(target: Target, id: number) => void} */
  dropUnseen(target, id) {
    if (this.seen.has(id)) return;
    this.targets.delete(id);
    // A keyboard player continues at the next bubble, not at the top of the page.
    if (document.activeElement === target.button) this.focusNearest(target);
    target.button.remove();
  }
}
