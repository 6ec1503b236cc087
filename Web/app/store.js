// The browser's storage. Contains no logic.

const scores = "funfair.scores";

export class Store {
  /** Whether there are saved scores, which the browser might delete to free space. */
  hasScores = false;
  /** The stored texts that the core has seen, by key. @type {Map<string, string | null>} */
  known = new Map();
  /** The texts that this window last read or wrote itself. @type {Map<string, string>} */
  own = new Map();

  /**
   * @param {() => void} onFailure
   * @param {(key: string, text: string | null) => void} onNews called when another window has written a text
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

  /** @type {(key: string, text: string | null) => void} called with a text that another window has written */
  hear(key, text) {
    if (!this.known.has(key)) return;
    this.known.set(key, text);
    this.onNews(key, text);
  }

  /**
   * Reports what other windows wrote while this one slept, because a page in the browser's back/forward cache
   * gets no events.
   */
  catchUp() {
    /** @type {[string, string | null][]} */
    let news = [];
    try {
      news = [...this.known.keys()].map((key) => [key, localStorage.getItem(key)]);
    } catch {
      // This failure was already reported when the text was loaded.
      return;
    }
    for (const [key, text] of news) if (text !== this.known.get(key)) this.hear(key, text);
  }

  /**
   * @type {(key: string, text: string, isMerged: boolean) => void} if `isMerged`, doesn't overwrite a text
   *   that the core hasn't seen. Instead, the core receives that text, and then saves both merged
   */
  save(key, text, isMerged) {
    this.attempt(() => {
      const kept = isMerged ? localStorage.getItem(key) : null;
      if (kept !== null && kept !== text && kept !== (this.known.get(key) ?? null)) {
        // The core is busy now, so it receives the text afterwards.
        return queueMicrotask(() => this.hear(key, kept));
      }
      localStorage.setItem(key, text);
      this.known.set(key, text);
      this.own.set(key, text);
    });
    if (key === scores) this.hasScores = true;
  }

  /** @type {(key: string, isSingle: boolean) => void} if `isSingle`, removes only this window's own text */
  remove(key, isSingle) {
    this.attempt(() => {
      if (isSingle && localStorage.getItem(key) !== this.own.get(key)) return;
      localStorage.removeItem(key);
      this.known.set(key, null);
    });
  }

  /**
   * Moves the current text to an unused key.
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
