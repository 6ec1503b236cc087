// What is called out to the room, and said to those who do not see it.

/** Milliseconds that what was called out stays, unless the next takes its place. */
export const stays = 3500;

export class Calls {
  /** @type {{ number: number, text: string } | null} what stands on the screen */
  shown = null;
  number = 0;
  at = -Infinity;

  /** @param {HTMLElement} line that is listened to */
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
    // The same words are said again only where they are in the page anew.
    const line = document.createElement("span");
    line.textContent = text;
    this.line.replaceChildren(line);
  }

  /** Takes away what has stood for long enough. */
  fade() {
    if (performance.now() - this.at > stays) this.shown = null;
  }
}
