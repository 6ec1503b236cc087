// The compiled module without a page: enough of one to fold recordings.

import { readFile } from "node:fs/promises";

/** @type {(path: string) => Promise<Module>} */
export async function load(path) {
  const nothing = () => 0;
  const host = {
    load: () => -1, save: nothing, remove: nothing, setAside: nothing, cue: nothing,
    fetch: nothing, wake: nothing, words: nothing,
  };
  const { instance } = await WebAssembly.instantiate(await readFile(path), { host });
  return new Module(/** @type {any} */ (instance.exports));
}

class Module {
  /** @param {any} exports */
  constructor(exports) {
    this.exports = exports;
  }

  /** Leaves bytes where the module looks for them. @param {Uint8Array} bytes */
  pass(bytes) {
    const start = this.exports.incoming(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  /**
   * The state hash after every tick, in hexadecimal; null where the recording does not hold.
   * @param {Uint8Array} bytes
   */
  hashes(bytes) {
    const ticks = this.exports.fold(this.pass(bytes));
    if (ticks < 0) return null;
    return Array.from({ length: ticks }, (_, tick) => hexadecimal(this.exports.foldedHash(tick + 1)));
  }

  /**
   * The hash of the last state.
   * @param {Uint8Array} bytes
   */
  verify(bytes) {
    return hexadecimal(this.exports.verify(this.pass(bytes)));
  }
}

/** @param {bigint} bits */
function hexadecimal(bits) {
  return BigInt.asUintN(64, bits).toString(16).padStart(16, "0");
}
