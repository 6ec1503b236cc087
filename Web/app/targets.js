// Bubbles for those who neither point nor see: a named button over each, kept roughly in its place.
// Fingers go through them to the canvas.

import { commandWidth } from "./core.js";

/** @typedef {import("./stage.js").Stage} Stage */

/** Milliseconds between two looks at where the bubbles are. */
const pause = 250;

export class Targets {
  /**
   * @param {Stage} stage
   * @param {() => void} onTouch
   */
  constructor(stage, onTouch) {
    this.stage = stage;
    this.onTouch = onTouch;
    this.element = /** @type {HTMLElement} */ (document.getElementById("targets"));
    /** @type {Map<number, HTMLButtonElement>} by the bubble's number in the run */
    this.buttons = new Map();
    /** @type {Set<number>} */
    this.seen = new Set();
    this.last = 0;
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
      if (numbers[at] !== stage.shape.bubble) continue;
      const id = numbers[at + 6];
      seen.add(id);
      const button = this.buttons.get(id) ?? this.add(id, numbers[at + 1]);
      const radius = numbers[at + 4] * stage.scale;
      const x = stage.rect.x + numbers[at + 2] * stage.scale - radius;
      const y = stage.rect.y + numbers[at + 3] * stage.scale - radius;
      button.style.transform = `translate(${x | 0}px, ${y | 0}px)`;
      button.style.width = button.style.height = `${(radius * 2) | 0}px`;
    }
    for (const [id, button] of this.buttons) if (!seen.has(id)) this.drop(id, button);
  }

  /** @type {(id: number, look: number) => HTMLButtonElement} */
  add(id, look) {
    const button = document.createElement("button");
    button.className = "target";
    button.setAttribute("aria-label", this.stage.looks[look].label);
    button.addEventListener("click", () => {
      const box = button.getBoundingClientRect();
      this.stage.touch(box.x + box.width / 2, box.y + box.height / 2);
      this.onTouch();
    });
    this.buttons.set(id, button);
    this.element.append(button);
    return button;
  }

  /** @type {(id: number, button: HTMLButtonElement) => void} */
  drop(id, button) {
    this.buttons.delete(id);
    // Who plays with the keyboard goes on from the next bubble, not from the top of the page.
    if (document.activeElement === button) {
      /** @type {HTMLElement | null} */ (
        button.nextElementSibling ?? button.previousElementSibling
      )?.focus({ preventScroll: true });
    }
    button.remove();
  }
}
