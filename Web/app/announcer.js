// Announcements for screen readers.

export class Announcer {
  /** The number of the latest announcement. */
  said = 0;

  /** @param {import("./types").View["announcement"]} announcement */
  say({ number, text }) {
    if (number === this.said) return;
    this.said = number;
    // Screen readers repeat the same words only in a new element.
    const line = document.createElement("span");
    line.textContent = text;
    document.getElementById("said")?.replaceChildren(line);
  }
}
