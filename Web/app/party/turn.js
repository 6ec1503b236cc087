// Turns the wheel from the draw until the time on the house's clock when the ball comes to rest.

import { seen, untilItLies } from "./moments.js";
import { turning, Wheel } from "./wheel.js";

/** @typedef {import("./types").Round} Round */
/** @typedef {import("./course.js").Heard} Heard */

export class Turn {
  /** The numbers of the round and the spin whose ball is running; empty if no ball is. */
  key = "";

  /** @param {import("./types").Tables} tables */
  constructor(tables) {
    this.wheel = new Wheel(tables);
  }

  /**
   * Updates the wheel for the house's current time.
   * @type {(round: Round | null, now: number) => Heard[]} the sounds of a ball that begins to run now
   */
  follow(round, now) {
    const left = untilItLies(round, now);
    const key = left === null ? "" : `${round?.number} ${round?.spin?.number}`;
    if (key !== "" && key === this.key) return [];
    this.key = key;
    const last = seen(round, now).at(-1);
    if (last !== undefined) this.wheel.show(last);
    const pocket = round?.spin?.pocket ?? null;
    if (left === null || pocket === null) return [];
    return this.wheel.turn(pocket, (round?.spin?.number ?? 1) - 1, Math.max(0, turning - left));
  }
}
