// What happens while only the first part of the module is there. What needs more of it waits, in
// order, and is then done.

import { Trial } from "./trial.js";

/** @typedef {{ happen: () => void, isPress: boolean }} Happening */

export class Queue {
  /** @param {import("./types").Exports} exports of the first part */
  constructor(exports) {
    this.trial = new Trial(exports);
    /** @type {Happening[]} in their order */
    this.waiting = [];
    /** @type {(() => void)[]} what may come at any time */
    this.late = [];
    this.onWait = () => {};
  }

  get isWaiting() {
    return this.waiting.length > 0;
  }

  /** The module is whole: what waited for it happens. */
  end() {
    this.trial.end();
    const happenings = [...this.waiting.map(({ happen }) => happen), ...this.late];
    this.waiting = [];
    this.late = [];
    for (const happen of happenings) happen();
  }

  /** The press that all else waits for is forgotten: what it needs could not be had. */
  forgetPress() {
    if (!this.waiting[0]?.isPress) return;
    const [, ...others] = this.waiting;
    this.waiting = [];
    for (const { happen } of others) this.take(happen);
  }

  /**
   * @param {() => void} happen
   * @param {boolean} [isPress]
   */
  take(happen, isPress = false) {
    if (!this.isWaiting && this.trial.attempt(happen)) return;
    // It was meant for what is about to change.
    if (this.isWaiting && isPress) return;
    this.wait({ happen, isPress });
  }

  /**
   * Nothing else waits for it.
   * @param {() => void} happen
   */
  takeLate(happen) {
    if (!this.trial.attempt(happen)) this.late.push(happen);
  }

  /**
   * @template T
   * @param {() => T} body
   * @returns {T | null} null where it has to wait, and all else with it
   */
  read(body) {
    const read = this.trial.attempt(body);
    if (!read) this.wait({ happen: () => {}, isPress: false });
    return read && read.value;
  }

  /** @param {Happening} happening */
  wait(happening) {
    this.waiting.push(happening);
    this.onWait();
  }
}
