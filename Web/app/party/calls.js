// Announcements on the screen and to screen readers.

/** How long an announcement is shown, in milliseconds, unless another one replaces it. */
export const stays = 3500;

export class Calls {
  /** @type {{ number: number, text: string } | null} the announcement on the screen */
  shown = null;
  number = 0;
  at = -Infinity;

  /** @param {HTMLElement} line the live region */
  constructor(line) {
    this.line = line;
  }

  /** @param {string} text */
  call(text) {
    this.at = performance.now();
    this.number += 1;
    this.shown = { number: this.number, text };
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
