// Runs the compiled module in a page without a screen. This code provides the storage, responds to
// the module's requests to the house, and returns its views.

import { readFile } from "node:fs/promises";

import { characters } from "../../Web/app/characters.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Page {
  /**
   * Opens the page, on a phone held upright.
   *
   * @param {WebAssembly.Module} binary
   * @param {string} words the texts of a language, in lines
   * @param {Record<string, string>} store the device's stored data
   * @param {(path: string) => string} answer returns the house's response to any request
   */
  constructor(binary, words, store, answer) {
    this.answer = answer;
    /** @type {[id: number, status: number, path: string][]} */
    this.asked = [];
    const nothing = () => 0;
    const { exports } = /** @type {any} */ (new WebAssembly.Instance(binary, {
      host: {
        save: nothing, remove: nothing, cue: nothing, wake: nothing, words: nothing,
        setAside: (/** @type {number} */ start, /** @type {number} */ length) => {
          throw new Error(`${this.read(start, length)} was not taken for what it is`);
        },
        secret: () => this.pass(new Uint8Array(32)),
        fetch: (/** @type {number[]} */ ...numbers) => this.ask(numbers),
        characters: (/** @type {number} */ start, /** @type {number} */ length) =>
          characters(this.read(start, length)),
        load: (/** @type {number} */ start, /** @type {number} */ length) => {
          const text = store[this.read(start, length)];
          return text === undefined ? -1 : this.pass(encoder.encode(text));
        },
      },
    }));
    this.exports = exports;
    exports.start(1n, 0, 0n, this.pass(encoder.encode(words)), 1n, 2n, 3n, 4n);
    exports.day(1_000_000);
    exports.layout(390, 844, 1);
  }

  /** @type {(start: number, length: number) => string} */
  read(start, length) {
    return decoder.decode(new Uint8Array(this.exports.memory.buffer, start, length));
  }

  /** @type {(bytes: Uint8Array | string) => number} */
  pass(bytes) {
    const all = typeof bytes === "string" ? encoder.encode(bytes) : bytes;
    const start = this.exports.incoming(all.length);
    new Uint8Array(this.exports.memory.buffer, start, all.length).set(all);
    return all.length;
  }

  /** Host.swift documents the numbers. @param {number[]} numbers */
  ask([id, method, , , , , start, length]) {
    const [path] = this.read(start, length).split("\n");
    // A POST creates something, except those that add to something: a spin, a bet, a piece of a run.
    const isMade = method === 1 && !/\/(spins|bets|run\/\d+)$/.test(path);
    this.asked.push([id, isMade ? 201 : 200, path]);
    return 0;
  }

  /** Responds to all requests and any that follow, passes time, and returns the view. */
  settle(milliseconds = 1000) {
    for (let round = 0; round < 4 && this.asked.length > 0; round += 1) {
      for (const [id, status, path] of this.asked.splice(0)) {
        this.exports.answered(id, status, this.pass(this.answer(path)));
      }
    }
    // Frames are short, because after a long frame the module assumes that the device was asleep.
    for (let left = milliseconds; left > 0; left -= 100) this.exports.frame(Math.min(left, 100));
    return this.view();
  }

  view() {
    const length = this.exports.view();
    return JSON.parse(this.read(this.exports.outgoing(), length));
  }

  /** Returns the header of the current run. */
  header() {
    const length = this.exports.view(1);
    return JSON.parse(this.read(this.exports.outgoing(), length)).screen;
  }

  content() {
    const length = this.exports.content();
    return JSON.parse(this.read(this.exports.outgoing(), length));
  }

  /**
   * Performs every action that any screen offers, once.
   *
   * @param {(view: any) => void} look receives each view
   * @returns {number} the number of actions performed
   */
  walk(look = () => {}) {
    /** @type {Set<number>} */
    const done = new Set();
    // From the home screen, open one stall after another until no stall has a new action.
    let stall = 0;
    let idle = 0;
    let view = this.settle();
    for (let step = 0; idle <= 3; step += 1) {
      if (step === 2000) throw new Error(`there is no end to ${view.kind}`);
      look(view);
      const next = actionsOf(view).find((action) => !done.has(action));
      if (next !== undefined) {
        idle = 0;
        done.add(next);
        this.exports.press(next);
      } else if (view.kind === "home") {
        idle += 1;
        this.exports.press(view.screen.items[stall++ % 3].open);
      } else {
        this.exports.press(view.home);
      }
      view = this.settle();
    }
    return done.size;
  }
}

/** @type {(part: any) => number[]} returns the numbers of all actions in a part of a view */
export function actionsOf(part) {
  if (part === null || typeof part !== "object") return [];
  const own = typeof part.action === "number" && part.isEnabled !== false ? [part.action] : [];
  return [...own, ...Object.values(part).flatMap(actionsOf)];
}

/** Returns the English texts that the build wrote, in lines. */
export async function englishWords() {
  return JSON.parse(await readFile(".build-words/words/en.json", "utf8")).core;
}

/** @type {(kind: string, ...lines: string[]) => string} returns a stored text with its checksum */
export function sealed(kind, ...lines) {
  const body = [`funfair ${kind} 1`, ...lines, ""].join("\n");
  return `${body}sum ${crc(body).toString(16).padStart(16, "0")}\n`;
}

/** @type {(text: string) => number} returns the text's CRC-32 */
function crc(text) {
  let sum = 0xffffffff;
  for (const byte of encoder.encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
