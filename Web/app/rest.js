// Fetches the rest of the module once the home screen is there, and tells of it where somebody waits.

import { h, show } from "./dom.js";
import { words } from "./words.js";

/** @typedef {import("./core.js").Core} Core */

/** After a failure it is tried again after so many milliseconds, then after twice as many, and so on. */
const leastPause = 1000;
const mostPause = 30_000;
/** Nobody waits longer for one try. */
const patience = 60_000;
/** Who waits no longer than this need not be told. */
const moment = 500;

export class Rest {
  /**
   * @param {Core} core
   * @param {() => void} render
   */
  constructor(core, render) {
    this.core = core;
    this.render = render;
    this.hasFailed = false;
    /** @type {HTMLElement | null} */
    this.news = null;
    /** @type {Promise<void> | null} */
    this.coming = null;
    this.hurry = () => {};
    core.queue.onWait = () => this.tell();
  }

  /** One try; the core is whole after it. */
  bring() {
    this.coming ??= this.fetch().catch((error) => {
      this.coming = null;
      throw error;
    });
    return this.coming;
  }

  async fetch() {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), patience);
    try {
      // Beside the first part, of the same version.
      await this.core.join(fetch(new URL("rest.wasm", import.meta.url), { signal: abort.signal }));
    } finally {
      clearTimeout(timer);
    }
    this.news?.remove();
    this.render();
  }

  /** Tries until it is there. */
  async come() {
    for (let pause = leastPause; ; pause = Math.min(2 * pause, mostPause)) {
      try {
        return await this.bring();
      } catch {
        this.hasFailed = true;
        if (this.core.queue.isWaiting) this.tell();
        this.render();
      }
      await this.nextChance(pause);
    }
  }

  /** @param {number} pause */
  async nextChance(pause) {
    await new Promise((resolve) => {
      this.hurry = () => resolve(null);
      setTimeout(resolve, pause);
      window.addEventListener("online", resolve, { once: true });
    });
  }

  /** Somebody waits for what isn't there. */
  tell() {
    if (this.hasFailed) {
      this.write(words.restMissing);
      // What is there can go on to be used, and there may be a network again by now.
      this.core.queue.forgetPress();
      this.hurry();
      return;
    }
    setTimeout(() => {
      if (this.core.queue.isWaiting && !this.hasFailed) this.write(words.restComing);
    }, moment);
  }

  /** @param {string} text */
  write(text) {
    if (!this.news) {
      this.news = document.createElement("section");
      this.news.className = "news";
      this.news.setAttribute("role", "status");
      document.body.append(this.news);
    }
    const reload = h("button", { class: "button small", on: { click: () => location.reload() } }, words.reload);
    const told = h("p", null, text);
    show(this.news, this.hasFailed ? [told, reload] : [told]);
  }
}
