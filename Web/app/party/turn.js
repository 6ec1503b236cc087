// Turns the wheel from the draw until it stops by the house's clock.

import { seen, untilItLies } from "./moments.js";
import { turning, Wheel } from "./wheel.js";

/** @typedef {import("./types").Round} Round */
/** @typedef {import("./course.js").Heard} Heard */

export class Turn {
  /** The numbers of the round and spin whose ball is running; otherwise empty. */
  key = "";

  /** @param {import("./types").Tables} tables */
  constructor(tables) {
    this.wheel = new Wheel(tables);
  }

  /**
   * Updates the wheel to the house's time.
   * @type {(round: Round | null, now: number) => Heard[]} the sounds of a ball that begins to run
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
