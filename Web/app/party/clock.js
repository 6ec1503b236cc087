// The house's clock, as an offset from the page's clock.

/** After this many milliseconds, any new measurement replaces the best one, because clocks drift. */
const stale = 300_000;

export class HouseClock {
  /** @type {{ ahead: number, way: number, at: number } | null} the measurement in use */
  best = null;

  /** The house's time, in milliseconds since 1970. */
  get now() {
    return this.best ? performance.now() + this.best.ahead : Date.now();
  }

  /**
   * Updates the clock with the house's time.
   * @type {(now: number, sent: number | null) => void} `sent`: when the page sent the request, by
   *   `performance.now()`; null if the delay is unknown
   */
  take(now, sent) {
    const at = performance.now();
    const way = sent === null ? Infinity : at - sent;
    const { best } = this;
    if (best && way > best.way && at - best.at < stale) return;
    this.best = { ahead: now + (sent === null ? 0 : way / 2) - at, way, at };
  }

  /** Lets the next measurement replace the best one, because the page and its clock may have slept. */
  forget() {
    if (this.best) this.best.way = Infinity;
  }
}
