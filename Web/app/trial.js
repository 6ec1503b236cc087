// Calls into the module while only its first part is there. A call that needs the rest is taken back:
// afterwards the module is as it was before, to the byte, and the page has done nothing for it.

/** @typedef {import("./types").Exports} Exports */

/** What a function of the rest throws while it isn't there. */
const missing = Symbol("missing");

/** @returns {never} */
export function tellMissing() {
  throw missing;
}

export class Trial {
  /** @param {Exports} exports of the first part */
  constructor(exports) {
    this.exports = exports;
    this.isWhole = false;
    this.kept = new Uint8Array(0);
    /** @type {(() => void)[]} what the page is to do once the call went through */
    this.effects = [];
  }

  /**
   * @template T
   * @param {() => T} call
   * @returns {{ value: T } | null} null where it was taken back
   */
  attempt(call) {
    if (this.isWhole) return { value: call() };
    this.keep();
    const stack = this.exports.global.value;
    let value;
    try {
      value = call();
    } catch (error) {
      this.effects = [];
      if (error !== missing) throw error;
      this.restore();
      this.exports.global.value = stack;
      return null;
    }
    const effects = this.effects;
    this.effects = [];
    for (const effect of effects) effect();
    return { value };
  }

  /** @param {() => void} effect */
  after(effect) {
    if (this.isWhole) effect();
    else this.effects.push(effect);
  }

  /** The rest is there. */
  end() {
    this.isWhole = true;
    this.kept = new Uint8Array(0);
  }

  keep() {
    const memory = new Uint8Array(this.exports.memory.buffer);
    if (this.kept.length !== memory.length) this.kept = new Uint8Array(memory.length);
    this.kept.set(memory);
  }

  restore() {
    const memory = new Uint8Array(this.exports.memory.buffer);
    memory.set(this.kept);
    // A memory that grew stays so large, and the module takes new memory for empty.
    memory.fill(0, this.kept.length);
  }
}
