// Shows the leader's run beside the race.

import { RunView } from "./run-view.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Guest} Guest */

/** Milliseconds until another leader is shown at the earliest. */
const stay = 8000;

export class Live extends RunView {
  /** @type {Guest | null} the guest whose run the screen follows */
  guest = null;

  /**
   * @param {{
   *   tables: import("./types").Tables, clock: import("./clock.js").HouseClock, secret: () => string,
   *   onChange: () => void
   * }} page
   */
  constructor({ tables, ...page }) {
    super({ ...page, shapes: tables.shapes });
  }

  /** The guest whose run is on the screen; null if there are no pieces to show. */
  get shown() {
    return this.isShown ? this.guest : null;
  }

  /** @param {Scene} scene the current state of the party */
  follow(scene) {
    const { party } = scene;
    const round = party?.round ?? null;
    const isRace = scene.phase === "playing" && round !== null && round.game !== "roulette";
    if (isRace) void this.fetch();
    this.guest = isRace ? this.chosen(scene, round.number) : null;
    this.watch(party && round && this.guest ? { party: party.party, guest: this.guest.guest, round } : null);
  }

  /**
   * Returns the leader. Somebody else remains on the screen for a while, because nobody can follow quick
   * changes.
   * @type {(scene: Scene, round: number) => Guest | null}
   */
  chosen({ runners }, round) {
    const playing = runners.map(({ guest }) => guest).filter(({ state }) => state === "playing");
    const same = round === this.run?.round.number && playing.find(({ guest }) => guest === this.run?.guest);
    const isSettled = this.known > 0 && performance.now() - this.since < stay;
    if (same && isSettled) return same;
    return playing.find(({ score }) => score !== null) ?? null;
  }
}
