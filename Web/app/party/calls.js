// Announcements on the screen and to screen readers.

/** How long an announcement is shown, in milliseconds, unless another one replaces it. */
export const stays = 3500;

/** @typedef {{ number: number, text: string, about: import("./types").Call }} Shown */

export class Calls {
  /** @type {Shown | null} the announcement on the screen */
  shown = null;
  number = 0;
  at = -Infinity;

  /** @param {HTMLElement} line the live region */
  constructor(line) {
    this.line = line;
  }

  /** @type {(text: string, about: import("./types").Call) => void} */
  call(text, about) {
    this.at = performance.now();
    this.number += 1;
    this.shown = { number: this.number, text, about };
    this.say(text);
  }

  /** @param {string} text */
  say(text) {
    // Screen readers repeat the same words only in a new element.
    const line = document.createElement("span");
    line.textContent = text;
    this.line.replaceChildren(line);
  }

  /** Removes the announcement once it has been shown long enough. */
  fade() {
    if (performance.now() - this.at > stays) this.shown = null;
  }
}
