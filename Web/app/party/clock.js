// The house's clock, as measured by the page's clock.

/** Milliseconds after which even the best measurement is replaced, because clocks drift. */
const stale = 300_000;

export class HouseClock {
  /** @type {{ ahead: number, way: number, at: number } | null} the measurement in use */
  best = null;

  /** Milliseconds since 1970. */
  get now() {
    return this.best ? performance.now() + this.best.ahead : Date.now();
  }

  /**
   * Updates the clock with the house's time.
   * @type {(now: number, sent: number | null) => void} `sent`: when the page asked, by `performance.now()`;
   *   null if the delay is unknown
   */
  take(now, sent) {
    const at = performance.now();
    const way = sent === null ? Infinity : at - sent;
    const { best } = this;
    if (best && way > best.way && at - best.at < stale) return;
    this.best = { ahead: now + (sent === null ? 0 : way / 2) - at, way, at };
  }

  /** Discards the measurement, because the page may have slept, and its clock with it. */
  forget() {
    if (this.best) this.best.way = Infinity;
  }
}
