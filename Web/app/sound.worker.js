// Renders the tunes one after another.

/** @typedef {import("./types").SoundExports} SoundExports */

onmessage = async (/** @type {MessageEvent<{ module: WebAssembly.Module, tunes: number }>} */ { data }) => {
  const { module, tunes } = data;
  const instance = await WebAssembly.instantiate(module);
  const exports = /** @type {SoundExports} */ (instance.exports);
  for (let tune = 0; tune < tunes; tune += 1) {
    const count = exports.tune(tune);
    const samples = new Float32Array(exports.memory.buffer, exports.samples(), count).slice();
    postMessage({ tune, samples }, { transfer: [samples.buffer] });
  }
};
