// Announcements on the screen and to screen readers.

/** Milliseconds that an announcement stays, unless the next one replaces it. */
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
    // Screen readers only repeat the same words in a new element.
    const line = document.createElement("span");
    line.textContent = text;
    this.line.replaceChildren(line);
  }

  /** Removes an announcement after its time. */
  fade() {
    if (performance.now() - this.at > stays) this.shown = null;
  }
}
