// What is kept in the browser. Carries out; decides nothing.

const scores = "funfair.scores";

export class Store {
  /** Whether there are scores that a browser might throw away to make room. */
  hasScores = false;
  /** What the core knows to be kept, by its keys. @type {Map<string, string | null>} */
  known = new Map();
  /** What this window has read or written itself. @type {Map<string, string>} */
  own = new Map();

  /**
   * @param {() => void} onFailure
   * @param {(key: string, text: string | null) => void} onNews another window has written this
   */
  constructor(onFailure, onNews) {
    this.onFailure = onFailure;
    this.onNews = onNews;
  }

  /** @type {(key: string) => string | null} */
  load(key) {
    const text = this.attempt(() => localStorage.getItem(key)) ?? null;
    this.known.set(key, text);
    if (text !== null) this.own.set(key, text);
    return text;
  }

  /** @type {(key: string, text: string | null) => void} another window says that it has written this */
  hear(key, text) {
    if (!this.known.has(key)) return;
    this.known.set(key, text);
    this.onNews(key, text);
  }

  /**
   * Hears what other windows have written while this one slept: a page that comes back from the
   * browser's cache was never told.
   */
  catchUp() {
    /** @type {[string, string | null][]} */
    let news = [];
    try {
      news = [...this.known.keys()].map((key) => [key, localStorage.getItem(key)]);
    } catch {
      // That nothing can be kept was told when it was tried.
      return;
    }
    for (const [key, text] of news) if (text !== this.known.get(key)) this.hear(key, text);
  }

  /**
   * @type {(key: string, text: string, isMerged: boolean) => void} a text to be merged is not written over
   *   one that the core has not heard of: it hears of that first, and then saves both.
   */
  save(key, text, isMerged) {
    this.attempt(() => {
      const kept = isMerged ? localStorage.getItem(key) : null;
      if (kept !== null && kept !== text && kept !== (this.known.get(key) ?? null)) {
        // The core is at work now, and hears of it when that is done.
        return queueMicrotask(() => this.hear(key, kept));
      }
      localStorage.setItem(key, text);
      this.known.set(key, text);
      this.own.set(key, text);
    });
    if (key === scores) this.hasScores = true;
  }

  /** @type {(key: string, isSingle: boolean) => void} what is one window's is left to it */
  remove(key, isSingle) {
    this.attempt(() => {
      if (isSingle && localStorage.getItem(key) !== this.own.get(key)) return;
      localStorage.removeItem(key);
      this.known.set(key, null);
    });
  }

  /**
   * Keeps the present text under a key that is still free.
   * @type {(key: string) => void}
   */
  setAside(key) {
    this.attempt(() => {
      const text = localStorage.getItem(key);
      if (text === null) return;
      let number = 1;
      while (localStorage.getItem(`${key}.aside-${number}`) !== null) number += 1;
      localStorage.setItem(`${key}.aside-${number}`, text);
      localStorage.removeItem(key);
    });
  }

  /**
   * @template T
   * @param {() => T} body
   */
  attempt(body) {
    try {
      return body();
    } catch {
      this.onFailure();
      return undefined;
    }
  }
}
