// What is said to those who do not see that it changed.

export class Announcer {
  /** How many announcements were made. */
  said = 0;

  /** @param {import("./types").View["announcement"]} announcement */
  say({ number, text }) {
    if (number === this.said) return;
    this.said = number;
    // The same words are said again only where they are in the page anew.
    const line = document.createElement("span");
    line.textContent = text;
    document.getElementById("said")?.replaceChildren(line);
  }
}
