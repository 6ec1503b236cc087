// The house's clock, told by the page's own.

/** Milliseconds after which a measurement is no longer the best, however good: clocks drift. */
const stale = 300_000;

export class HouseClock {
  /** @type {{ ahead: number, way: number, at: number } | null} the measurement that counts */
  best = null;

  /** Milliseconds since 1970. */
  get now() {
    return this.best ? performance.now() + this.best.ahead : Date.now();
  }

  /**
   * The house said what time it is.
   * @type {(now: number, sent: number | null) => void} `sent`: when it was asked, by `performance.now()`;
   *   null where nobody knows how long the answer took
   */
  take(now, sent) {
    const at = performance.now();
    const way = sent === null ? Infinity : at - sent;
    const { best } = this;
    if (best && way > best.way && at - best.at < stale) return;
    this.best = { ahead: now + (sent === null ? 0 : way / 2) - at, way, at };
  }

  /** The page may have slept, and its clock with it. */
  forget() {
    if (this.best) this.best.way = Infinity;
  }
}
