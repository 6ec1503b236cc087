// The boundary to the Swift core: texts and pictures in its memory, and nothing decided here.

import { hostOf } from "./host.js";
import { Queue } from "./queue.js";

/** @typedef {import("./types").Exports} Exports */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Content} Content */

/** Numbers of a scene command; SceneCommand.swift names them. */
export const commandWidth = 8;
const viewChanged = 1 << 16;

export class Core {
  /** @param {Exports} exports */
  constructor(exports) {
    this.exports = exports;
    this.encoder = new TextEncoder();
    this.decoder = new TextDecoder();
    this.numbers = new Float32Array(exports.memory.buffer);
    this.hasChanged = true;
    this.queue = new Queue(exports);
    this.count = 0;
  }

  /**
   * @param {Response | Promise<Response>} source the first part of the module
   * @param {import("./host.js").Page} page
   */
  static async load(source, page) {
    /** @type {Core} */
    let core;
    const host = hostOf(page, () => core);
    const { instance } = await WebAssembly.instantiateStreaming(source, { host });
    core = new Core(/** @type {Exports} */ (instance.exports));
    return core;
  }

  /**
   * Joins the rest of the module to its first part, and lets happen what waited for it.
   * @param {Response | Promise<Response>} source
   */
  async join(source) {
    await WebAssembly.instantiateStreaming(source, { primary: this.exports });
    this.queue.end();
    this.hasChanged = true;
  }

  /** What cannot be shown yet has not happened yet: only the first part can be asked too much. */
  change() {
    if (!this.queue.trial.isWhole) this.exports.view();
    this.hasChanged = true;
  }

  /**
   * @param {(exports: Exports) => void} event
   * @param {boolean} [isPress]
   */
  tell(event, isPress) {
    this.queue.take(() => {
      event(this.exports);
      this.change();
    }, isPress);
  }

  /**
   * What changes the view only sometimes.
   * @param {(exports: Exports) => number} event
   */
  touch(event) {
    this.queue.take(() => {
      if (event(this.exports)) this.change();
    });
  }

  /**
   * What may come at any time: nothing else waits for it.
   * @param {(exports: Exports) => void} event
   */
  tellLate(event) {
    this.queue.takeLate(() => {
      event(this.exports);
      this.change();
    });
  }

  /** @type {(seed: bigint | null, words: string) => Content | null} null where it has to wait; the words in lines */
  start(seed, words) {
    const [entropy, ...secret] = crypto.getRandomValues(new BigUint64Array(5));
    const content = this.queue.trial.attempt(() => {
      const length = this.put(words);
      const isStarted = this.exports.start(entropy, seed === null ? 0 : 1, seed ?? 0n, length, ...secret);
      if (!isStarted) throw new Error("The texts are another version's.");
      return this.readContent();
    });
    return content && content.value;
  }

  /** @param {string} words in lines */
  speak(words) {
    this.tell((exports) => exports.words(this.put(words)));
  }

  /** @returns {View | null} null where it has to wait */
  view() {
    this.hasChanged = false;
    return this.queue.read(() => JSON.parse(this.outgoing(this.exports.view())));
  }

  /** @returns {Content | null} null where it has to wait */
  content() {
    return this.queue.read(() => this.readContent());
  }

  readContent() {
    return JSON.parse(this.outgoing(this.exports.content()));
  }

  snapshot() {
    const snapshot = this.queue.trial.attempt(() => JSON.parse(this.outgoing(this.exports.snapshot())));
    return snapshot?.value ?? {};
  }

  /**
   * Lets time pass, but where something waits.
   * @param {number} milliseconds
   * @returns {number} how many commands the picture has
   */
  frame(milliseconds) {
    if (this.queue.isWaiting) return this.count;
    // A frame is to allocate nothing: no closure where none is needed.
    if (this.queue.trial.isWhole) this.pass(milliseconds);
    else this.queue.read(() => this.pass(milliseconds));
    return this.count;
  }

  /** @param {number} milliseconds */
  pass(milliseconds) {
    const result = this.exports.frame(milliseconds);
    if (result & viewChanged) this.change();
    this.count = result & (viewChanged - 1);
  }

  /** The picture's numbers begin at `pictureStart` of these. */
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
    this.tell((exports) => exports.press(action), true);
  }

  /** @type {(field: number, text: string, isFinished: boolean) => void} */
  type(field, text, isFinished) {
    // Names that look the same are to be the same: é is one character here.
    const typed = text.normalize("NFC");
    this.tell((exports) => exports.type(field, this.put(typed), isFinished ? 1 : 0));
  }

  /** @type {(finger: number, x: number, y: number) => void} in stage units */
  fingerDown(finger, x, y) {
    this.touch((exports) => exports.fingerDown(finger, x, y));
  }

  /** @type {(finger: number, x: number, y: number) => void} in stage units */
  fingerMoved(finger, x, y) {
    this.touch((exports) => exports.fingerMoved(finger, x, y));
  }

  /** @param {number} finger */
  fingerUp(finger) {
    this.touch((exports) => exports.fingerUp(finger));
  }

  /** @param {number} finger */
  fingerLost(finger) {
    this.touch((exports) => exports.fingerLost(finger));
  }

  /** @param {number} direction -1 left, 0 none, 1 right */
  steer(direction) {
    this.touch((exports) => exports.steer(direction));
  }

  /** What a tap does, from a key. */
  strike() {
    this.touch((exports) => exports.strike());
  }

  /** @type {(x: number, y: number) => void} the pull to the right and downwards, -1 to 1 */
  tilt(x, y) {
    this.touch((exports) => exports.tilt(x, y));
  }

  tiltRefused() {
    this.tell((exports) => exports.tiltRefused());
  }

  /** @type {(width: number, height: number, isUpright: boolean) => void} */
  layout(width, height, isUpright) {
    this.tell((exports) => exports.layout(width, height, isUpright ? 1 : 0));
  }

  /** @param {boolean} isReduced whether the system asks for less motion */
  motion(isReduced) {
    this.tell((exports) => exports.motion(isReduced ? 1 : 0));
  }

  /** @param {boolean} isThere whether the device can be felt */
  motor(isThere) {
    this.tell((exports) => exports.motor(isThere ? 1 : 0));
  }

  /** @param {number} number grows by one each midnight */
  day(number) {
    this.tell((exports) => exports.day(number));
  }

  /** @param {boolean} isTextCopied */
  pictureSaved(isTextCopied) {
    this.tell((exports) => exports.pictureSaved(isTextCopied ? 1 : 0));
  }

  /** Somebody is there. */
  presence() {
    this.touch((exports) => exports.presence());
  }

  hidden() {
    this.tell((exports) => exports.hidden());
  }

  /** @param {Uint8Array} recording */
  watch(recording) {
    this.tell((exports) => exports.watch(this.putBytes(recording)));
  }

  storeFailed() {
    this.tell((exports) => exports.storeFailed());
  }

  /** @type {(id: number, status: number, body: Uint8Array) => void} */
  answered(id, status, body) {
    this.tellLate((exports) => exports.answered(id, status, this.putBytes(body)));
  }

  woke() {
    this.tellLate((exports) => exports.woke());
  }

  online() {
    this.tellLate((exports) => exports.online());
  }

  /** @type {(key: string, text: string | null) => void} */
  stored(key, text) {
    const keyLength = this.encoder.encode(key).length;
    this.tell((exports) => {
      const length = this.put(key + (text ?? ""));
      exports.stored(keyLength, text === null ? -1 : length - keyLength);
    });
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
