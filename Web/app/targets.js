// Bubbles for those who neither point nor see: a named button over each, kept roughly in its place.
// Fingers go through them to the canvas.

import { commandWidth } from "./core.js";

/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {{ button: HTMLButtonElement, size: number }} Target the size is in CSS pixels */

/** Milliseconds between two looks at where the bubbles are. */
const pause = 250;
/** The number of what stands for a finger: no pointer has it. */
const noFinger = 0xffff;
/** More looks than any game has. */
const mostLooks = 256;

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
    this.dropUnseen = this.dropUnseen.bind(this);
  }

  /** @type {(now: number, count: number) => void} */
  update(now, count) {
    if (now - this.last < pause && count > 0) return;
    this.last = now;
    const { stage, seen } = this;
    const numbers = stage.core.picture();
    let at = stage.core.pictureStart;
    seen.clear();
    for (let index = 0; index < count; index += 1, at += commandWidth) {
      if (numbers[at] !== stage.brush.shape.bubble) continue;
      // Another run counts from 0 again.
      const id = numbers[at + 6] * mostLooks + numbers[at + 1];
      seen.add(id);
      const target = this.targets.get(id) ?? this.add(id, numbers[at + 1]);
      const radius = numbers[at + 4] * stage.scale;
      const x = stage.rect.x + numbers[at + 2] * stage.scale - radius;
      const y = stage.rect.y + numbers[at + 3] * stage.scale - radius;
      const { style } = target.button;
      style.transform = `translate(${x | 0}px, ${y | 0}px)`;
      const size = (radius * 2) | 0;
      if (size !== target.size) {
        target.size = size;
        style.width = style.height = `${size}px`;
      }
    }
    this.targets.forEach(this.dropUnseen);
  }

  /** @type {(id: number, look: number) => Target} */
  add(id, look) {
    const button = document.createElement("button");
    button.className = "target";
    button.setAttribute("aria-label", this.stage.looks[look].label);
    button.addEventListener("click", () => {
      const box = button.getBoundingClientRect();
      const x = this.stage.x(box.x + box.width / 2);
      const y = this.stage.y(box.y + box.height / 2);
      this.stage.core.fingerDown(noFinger, x, y);
      this.stage.core.fingerUp(noFinger);
      this.onTouch();
    });
    const target = { button, size: 0 };
    this.targets.set(id, target);
    this.element.append(button);
    return target;
  }

  /** @type {(target: Target, id: number) => void} */
  dropUnseen({ button }, id) {
    if (this.seen.has(id)) return;
    this.targets.delete(id);
    // Who plays with the keyboard goes on from the next bubble, not from the top of the page.
    if (document.activeElement === button) {
      /** @type {HTMLElement | null} */ (
        button.nextElementSibling ?? button.previousElementSibling
      )?.focus({ preventScroll: true });
    }
    button.remove();
  }
}
