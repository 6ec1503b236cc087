// When a photo finish is shown: while the house replays the round, and shortly after its result.

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Phase} Phase */
/** @typedef {{ key: string, guests: import("./types").Guest[], isRevealed: boolean }} Shown */

/** How long the room waits for the result at least, in milliseconds. A result that takes longer isn't delayed. */
const suspense = 1500;
/** How long the result is shown before the podium, in milliseconds. */
const stays = 5000;

export class Photo {
  /** @type {Shown | null} */
  shown = null;
  /** The round that the page has followed to its end, by its party and number. */
  followed = "";
  /** The round whose photo finish the page shows or has shown. */
  key = "";
  since = 0;
  /** @type {number | null} when the result was shown; null if it wasn't */
  revealed = null;
  /** The milliseconds until the photo changes by itself. */
  due = Infinity;

  /**
   * Follows a party, and returns the phase to show, because a result waits until the room has seen the photo.
   * @type {(party: PartyAnswer | null, phase: Phase | null) => Phase | null}
   */
  follow(party, phase) {
    const key = `${party?.party} ${party?.round?.number}`;
    this.due = Infinity;
    this.shown = null;
    if (phase === "playing" || phase === "judging") this.followed = key;
    // Older houses report no photo finishes.
    const guests = party ? (party.photo ?? []).map((index) => party.guests[index]) : [];
    if (guests.length < 2 || (phase !== "judging" && phase !== "podium")) return phase;
    // A page that has just been opened shows the podium.
    if (key !== this.followed) return phase;
    const now = performance.now();
    if (key !== this.key) Object.assign(this, { key, since: now, revealed: null });
    this.due = this.dueIn(now, phase);
    if (this.due === 0) return phase;
    this.shown = { key, guests, isRevealed: this.revealed !== null };
    return this.shown.isRevealed ? phase : "judging";
  }

  /**
   * Returns the milliseconds until the result or the podium is due; 0 once the podium is.
   * @type {(now: number, phase: Phase) => number}
   */
  dueIn(now, phase) {
    if (phase === "judging") return Infinity;
    const wait = this.since + suspense - now;
    if (this.revealed === null && wait > 0) return wait;
    this.revealed ??= now;
    return Math.max(0, this.revealed + stays - now);
  }
}
