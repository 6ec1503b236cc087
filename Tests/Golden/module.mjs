// Runs the compiled module without a page, with only the functions needed to watch recordings.

import { readFile } from "node:fs/promises";

import { characters } from "../../Web/app/characters.js";

/** The length of a tick, in milliseconds. Watching advances tick by tick. */
const tick = 1000 / 120;

/** @type {(path: string, words?: string) => Promise<Module>} loads a module with texts */
export async function load(path, words = ".build-words/words/en.json") {
  const nothing = () => 0;
  const host = {
    load: () => -1, save: nothing, remove: nothing, setAside: nothing, cue: nothing,
    fetch: nothing, wake: nothing, words: nothing, secret: nothing,
    /** @type {(text: number, length: number) => number} */
    characters: (text, length) => characters(Buffer.from(memory().buffer, text, length).toString()),
  };
  const { instance } = await WebAssembly.instantiate(await readFile(path), { host });
  const memory = () => /** @type {WebAssembly.Memory} */ (instance.exports.memory);
  const { core } = JSON.parse(await readFile(words, "utf8"));
  return new Module(/** @type {any} */ (instance.exports), new TextEncoder().encode(core));
}

class Module {
  /** @type {(exports: any, words: Uint8Array)} */
  constructor(exports, words) {
    this.exports = exports;
    this.words = words;
  }

  /** Writes bytes where the module reads them, and returns their number. @param {Uint8Array} bytes */
  pass(bytes) {
    const start = this.exports.incoming(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  snapshot() { return JSON.parse(this.written()); }

  /** Returns the snapshot as a string. */
  written() {
    const length = this.exports.snapshot();
    return Buffer.from(this.exports.memory.buffer, this.exports.outgoing(), length).toString("latin1");
  }

  /** Starts the module again, as the page does. */
  start() {
    if (!this.exports.start(1n, 0, 0n, this.pass(this.words), 1n, 2n, 3n, 4n)) {
      throw new Error("The texts are another version's.");
    }
  }

  /**
   * Opens a recording to watch. The module folds the whole recording before it shows anything.
   * @param {Uint8Array} bytes
   * @returns {boolean} whether the result is as claimed
   */
  open(bytes) {
    this.start();
    this.exports.watch(this.pass(bytes));
    return this.snapshot().screen === "watch";
  }

  /**
   * Watches the open recording to its end.
   * @returns {string[]} the hashes of the states after each tick, and of the final state
   */
  watch() {
    const states = [];
    for (;;) {
      this.exports.frame(tick);
      // Parse only the members needed, because the JSON of a full stage is long.
      const now = this.written();
      const state = member(now, "state");
      if (Number(member(now, "tick")) > states.length) states.push(state);
      if (member(now, "progress") === "100") return [...states, state];
    }
  }
}

/** @type {(json: string, name: string) => string} returns the last member of this name */
function member(json, name) {
  const start = json.lastIndexOf(`"${name}":`) + name.length + 3;
  return /^"?(\w*)/.exec(json.slice(start, start + 24))?.[1] ?? "";
}
