// Exchanges texts and pictures with the Swift core through its memory. Contains no logic.

import { contained } from "./guard.js";
import { hostOf } from "./host.js";
import { isStreamable } from "./supply.js";

/** @typedef {import("./types").Exports} Exports */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Content} Content */
/** @typedef {import("./types").Header} Header */
/** @typedef {(a: any, b: any, c: any, d: any, e: any, f: any, g: any, h: any) => any} Call */

/** How many numbers a scene command has; SceneCommand.swift names them. */
export const commandWidth = 8;
/** The changes that an event may cause. `frame` returns them in the bits above the number of commands. */
const viewChanged = 1;
const headerChanged = 2;
const countBits = 16;

export class Core {
  commandWidth = commandWidth;
  /** Whether the module has crashed. A crashed module isn't called again. */
  hasStopped = false;
  /** Called when the module crashes. */
  onStop = () => {};

  /** @param {Exports} exports */
  constructor(exports) {
    this.exports = this.guarded(exports);
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
    this.numbers = new Float32Array(exports.memory.buffer);
    this.hasChanged = true;
    /** Whether a run's header has changed. Reading the whole view clears this, too. */
    this.hasHeaderChanged = false;
  }

  /**
   * @param {Response | Promise<Response>} source the module
   * @param {import("./host.js").Page} page
   */
  static async load(source, page) {
    /** @type {Core} */
    let core;
    const host = hostOf(page, () => core);
    const response = await source;
    const imports = { host: contained(host) };
    const { instance } = isStreamable(response)
      ? await WebAssembly.instantiateStreaming(response, imports)
      : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
    core = new Core(/** @type {Exports} */ (instance.exports));
    return core;
  }

  /**
   * Wraps the exports. After a failure, none of them is called, because the memory can't be trusted.
   * @type {(exports: Exports) => Exports}
   */
  guarded(exports) {
    /** @type {Record<string, any>} */
    const calls = { memory: exports.memory };
    for (const [name, call] of Object.entries(exports)) {
      if (typeof call !== "function") continue;
      // As many parameters as any export has, because rest parameters would allocate an array in every frame.
      calls[name] = /** @type {Call} */ ((a, b, c, d, e, f, g, h) => {
        if (this.hasStopped) return 0;
        try {
          return call(a, b, c, d, e, f, g, h);
        } catch (error) {
          this.hasStopped = true;
          this.onStop();
          throw error;
        }
      });
    }
    return /** @type {Exports} */ (calls);
  }

  /** @type {(seed: bigint | null, words: string) => Content} `words`: the core's texts as lines */
  start(seed, words) {
    const [entropy, ...secret] = crypto.getRandomValues(new BigUint64Array(5));
    const length = this.put(words);
    const isStarted = this.exports.start(entropy, seed === null ? 0 : 1, seed ?? 0n, length, ...secret);
    if (!isStarted) throw new Error("The texts are another version's.");
    return this.content();
  }

  /** @param {string} words the core's texts as lines */
  speak(words) {
    this.exports.words(this.put(words));
    this.hasChanged = true;
  }

  /** @returns {View} */
  view() {
    this.hasChanged = this.hasHeaderChanged = false;
    return JSON.parse(this.outgoing(this.exports.view(0)));
  }

  /** @returns {Header} */
  header() {
    this.hasHeaderChanged = false;
    return JSON.parse(this.outgoing(this.exports.view(1))).screen;
  }

  /** @param {number} what the changes that an event caused, as bits */
  note(what) {
    if (what & viewChanged) this.hasChanged = true;
    if (what & headerChanged) this.hasHeaderChanged = true;
  }

  /** @returns {Content} */
  content() {
    return JSON.parse(this.outgoing(this.exports.content()));
  }

  snapshot() {
    return JSON.parse(this.outgoing(this.exports.snapshot()));
  }

  /**
   * Advances the time.
   * @param {number} milliseconds
   * @returns {number} the number of commands in the picture
   */
  frame(milliseconds) {
    const result = this.exports.frame(milliseconds);
    this.note(result >> countBits);
    return result & ((1 << countBits) - 1);
  }

  /** The memory as numbers. The picture starts at `pictureStart`. */
  picture() {
    if (this.numbers.buffer !== this.exports.memory.buffer) {
      this.numbers = new Float32Array(this.exports.memory.buffer);
    }
    return this.numbers;
  }

  get pictureStart() {
    return this.exports.picture() / 4;
  }

  /** @param {number} action */
  press(action) {
    this.exports.press(action);
    this.hasChanged = true;
  }

  /** @type {(field: number, text: string, isFinished: boolean) => void} */
  type(field, text, isFinished) {
    // Normalised, because names that look the same must be equal. Here é is one character.
    const typed = text.normalize("NFC");
    this.exports.type(field, this.put(typed), isFinished ? 1 : 0);
    this.hasChanged = true;
  }

  /** @type {(finger: number, x: number, y: number) => void} in stage units */
  fingerDown(finger, x, y) {
    this.note(this.exports.fingerDown(finger, x, y));
  }

  /** @type {(finger: number, x: number, y: number) => void} in stage units */
  fingerMoved(finger, x, y) {
    this.note(this.exports.fingerMoved(finger, x, y));
  }

  /** @type {(finger: number, x: number, y: number) => void} in stage units */
  pointed(finger, x, y) {
    this.note(this.exports.pointed(finger, x, y));
  }

  /** @param {number} finger */
  fingerUp(finger) {
    this.note(this.exports.fingerUp(finger));
  }

  /** @param {number} finger */
  fingerLost(finger) {
    this.note(this.exports.fingerLost(finger));
  }

  /** @param {number} direction -1 left, 0 none, 1 right */
  steer(direction) {
    this.note(this.exports.steer(direction));
  }

  /** Handles a key that works like a tap. */
  strike() {
    this.note(this.exports.strike());
  }

  /** @type {(x: number, y: number) => void} the pull to the right and downwards, -1 to 1 */
  tilt(x, y) {
    this.note(this.exports.tilt(x, y));
  }

  tiltRefused() {
    this.exports.tiltRefused();
    this.hasChanged = true;
  }

  /** @type {(width: number, height: number, isUpright: boolean) => void} */
  layout(width, height, isUpright) {
    this.exports.layout(width, height, isUpright ? 1 : 0);
    this.hasChanged = true;
  }

  /** @param {boolean} isReduced whether the system asks for less motion */
  motion(isReduced) {
    this.exports.motion(isReduced ? 1 : 0);
    this.hasChanged = true;
  }

  /** @type {(hasMotor: boolean, hasMouse: boolean) => void} */
  device(hasMotor, hasMouse) {
    this.exports.device(hasMotor ? 1 : 0, hasMouse ? 1 : 0);
    this.hasChanged = true;
  }

  /** @param {number} number increases by one each midnight */
  day(number) {
    this.exports.day(number);
    this.hasChanged = true;
  }

  /** @param {string} invitation the code of the party in a link */
  party(invitation) {
    this.exports.party(this.put(invitation));
    this.hasChanged = true;
  }

  /** @param {string} letters the encoded wall in a link */
  wall(letters) {
    this.exports.wall(this.put(letters));
    this.hasChanged = true;
  }

  /** @type {(place: number, begins: boolean) => void} a place of the wall being drawn; whether a stroke begins there */
  paint(place, begins) {
    this.exports.paint(place, begins ? 1 : 0);
    this.hasChanged = true;
  }

  /** @param {boolean} isTextCopied */
  pictureSaved(isTextCopied) {
    this.exports.pictureSaved(isTextCopied ? 1 : 0);
    this.hasChanged = true;
  }

  /** Reports a sign that somebody is there. */
  presence() {
    this.note(this.exports.presence());
  }

  hidden() {
    this.exports.hidden();
    this.hasChanged = true;
  }

  /** @param {Uint8Array} recording */
  watch(recording) {
    this.exports.watch(this.putBytes(recording));
    this.hasChanged = true;
  }

  storeFailed() {
    this.exports.storeFailed();
    this.hasChanged = true;
  }

  /** @type {(id: number, status: number, body: Uint8Array) => void} */
  answered(id, status, body) {
    this.exports.answered(id, status, this.putBytes(body));
    this.hasChanged = true;
  }

  woke() {
    this.exports.woke();
    this.hasChanged = true;
  }

  online() {
    this.exports.online();
    this.hasChanged = true;
  }

  /** @type {(key: string, text: string | null) => void} */
  stored(key, text) {
    const keyLength = this.encoder.encode(key).length;
    const length = this.put(key + (text ?? ""));
    this.exports.stored(keyLength, text === null ? -1 : length - keyLength);
    this.hasChanged = true;
  }

  /** @type {(start: number, length: number) => string} */
  text(start, length) {
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, start, length));
  }

  /** @param {number} length */
  outgoing(length) {
    return this.text(this.exports.outgoing(), length);
  }

  /** @type {(text: string) => number} the length in bytes */
  put(text) {
    return this.putBytes(this.encoder.encode(text));
  }

  /** @type {(bytes: Uint8Array) => number} the length in bytes */
  putBytes(bytes) {
    const start = this.exports.incoming(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }
}
