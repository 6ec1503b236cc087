// The functions that the module can call.

import { characters } from "./characters.js";

/** The methods, in the order of HouseRoute.Method. */
const methods = ["GET", "POST", "DELETE"];

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
  return {
    /** @type {(key: number, length: number) => number} */
    load(key, length) {
      const text = store.load(read(key, length));
      return text === null ? -1 : core().put(text);
    },
    /** @type {(key: number, length: number, text: number, textLength: number, isMerged: number) => void} */
    save(key, length, text, textLength, isMerged) {
      store.save(read(key, length), read(text, textLength), isMerged === 1);
    },
    /** @type {(key: number, length: number, isSingle: number) => void} */
    remove(key, length, isSingle) {
      store.remove(read(key, length), isSingle === 1);
    },
    /** @type {(key: number, length: number) => void} */
    setAside(key, length) {
      store.setAside(read(key, length));
    },
    /** @type {(text: number, length: number) => number} */
    characters: (text, length) => characters(read(text, length)),
    cue,
    /** @type {(id: number, method: number, isRecording: number, isLasting: number, isFile: number, timeout: number, lines: number, length: number, body: number, bodyLength: number) => void} */
    fetch(id, method, isRecording, isLasting, isFile, timeout, lines, length, body, bodyLength) {
      const [path, secret, ticket, key] = read(lines, length).split("\n");
      // A copy, because the module may reuse its memory before the request is sent.
      const bytes = new Uint8Array(core().exports.memory.buffer, body, bodyLength).slice();
      house.ask({
        id, path, secret, ticket, key, timeout,
        method: methods[method],
        isRecording: isRecording === 1,
        isLasting: isLasting === 1,
        isFile: isFile === 1,
        body: methods[method] === "POST" ? bytes : null,
      });
    },
    /** @param {number} milliseconds */
    wake(milliseconds) {
      house.wake(milliseconds);
    },
    /** @type {(tag: number, length: number) => void} */
    words(tag, length) {
      askForWords(read(tag, length));
    },
    secret: () => core().putBytes(crypto.getRandomValues(new Uint8Array(32))),
  };
}
