// What the module may ask of the page. Nothing is done before the call that asked went through.

import { tellMissing } from "./trial.js";

/**
 * @typedef {{
 *   store: import("./store.js").Store,
 *   house: import("./house.js").House,
 *   cue: (name: number, points: number, climb: number) => void,
 *   askForWords: (tag: string) => void,
 * }} Page
 */

/** @type {(page: Page, core: () => import("./core.js").Core) => WebAssembly.ModuleImports} */
export function hostOf({ store, house, cue, askForWords }, core) {
  /** @type {(start: number, length: number) => string} */
  const read = (start, length) => core().text(start, length);
  /** @param {() => void} effect */
  const after = (effect) => core().queue.trial.after(effect);
  return {
    /** @type {(key: number, length: number) => number} */
    load(key, length) {
      const text = store.load(read(key, length));
      return text === null ? -1 : core().put(text);
    },
    /** @type {(key: number, length: number, text: number, textLength: number) => void} */
    save(key, length, text, textLength) {
      const name = read(key, length);
      const kept = read(text, textLength);
      after(() => store.save(name, kept));
    },
    /** @type {(key: number, length: number) => void} */
    remove(key, length) {
      const name = read(key, length);
      after(() => store.remove(name));
    },
    /** @type {(key: number, length: number) => void} */
    setAside(key, length) {
      const name = read(key, length);
      after(() => store.setAside(name));
    },
    /** @type {(name: number, points: number, climb: number) => void} */
    cue(name, points, climb) {
      // It comes in frames, which are to allocate nothing.
      if (core().queue.trial.isWhole) cue(name, points, climb);
      else after(() => cue(name, points, climb));
    },
    /** @type {(id: number, isPost: number, isRecording: number, isLasting: number, timeout: number, lines: number, length: number, body: number, bodyLength: number) => void} */
    fetch(id, isPost, isRecording, isLasting, timeout, lines, length, body, bodyLength) {
      const [path, secret, ticket, key] = read(lines, length).split("\n");
      // A copy: the module needs its memory for something else by then.
      const bytes = new Uint8Array(core().exports.memory.buffer, body, bodyLength).slice();
      after(() => house.ask({
        id, path, secret, ticket, key, timeout,
        isRecording: isRecording === 1,
        isLasting: isLasting === 1,
        body: isPost ? bytes : null,
      }));
    },
    /** @param {number} milliseconds */
    wake(milliseconds) {
      after(() => house.wake(milliseconds));
    },
    /** @type {(tag: number, length: number) => void} */
    words(tag, length) {
      const wanted = read(tag, length);
      after(() => askForWords(wanted));
    },
    missing: tellMissing,
  };
}
