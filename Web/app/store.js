// What is kept in the browser. Carries out; decides nothing.

const scores = "funfair.scores";

export class Store {
  /** Whether there are scores that a browser might throw away to make room. */
  hasScores = false;

  /** @param {() => void} onFailure */
  constructor(onFailure) {
    this.onFailure = onFailure;
  }

  /** @type {(key: string) => string | null} */
  load(key) {
    return this.attempt(() => localStorage.getItem(key)) ?? null;
  }

  /** @type {(key: string, text: string) => void} */
  save(key, text) {
    this.attempt(() => localStorage.setItem(key, text));
    if (key === scores) this.hasScores = true;
  }

  /** @type {(key: string) => void} */
  remove(key) {
    this.attempt(() => localStorage.removeItem(key));
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
