// What is heard of cues. A module of its own makes the samples; the page keeps and plays them.

/** @typedef {import("./types").SoundExports} SoundExports */
/** @typedef {{ buffer: AudioBuffer, times: number[] }} Effect */

/** The share of full loudness that the loudest sample may have. */
const loudest = 0.5;
/** Samples a second; the browser fits them to those of the loudspeaker. */
const rate = 44100;

export class Sound {
  /** Whether the player wants to hear anything. */
  isOn = false;
  /** @type {AudioContext | null} */
  context = null;
  /** @type {AudioNode | null} what everything is played into */
  output = null;
  /** @type {SoundExports | null} */
  exports = null;
  isFetching = false;
  /** @type {Map<number, Effect>} what was heard before, by the module's number for it */
  effects = new Map();
  /** @type {AudioBufferSourceNode[]} what is still to come of the last cue */
  coming = [];

  /** Browsers allow sound only after a touch or a key; called in one. */
  wake() {
    if (!this.isOn) return;
    this.context ??= new AudioContext();
    if (this.context.state !== "running") this.context.resume().catch(() => {});
    // Without an answer the fair is silent, and asks again at the next touch.
    if (!this.exports && !this.isFetching) this.fetch(this.context).catch(() => {});
  }

  /** Nothing is heard of a page that is not seen. */
  sleep() {
    this.context?.suspend().catch(() => {});
  }

  /** @type {(cue: number, chain: number) => void} by the cue's number */
  play(cue, chain) {
    const { context, exports } = this;
    if (!this.isOn || !exports || context?.state !== "running") return;
    const key = exports.heard(cue, chain);
    if (key < 0) return;
    // A wheel that was stopped ticks no more.
    for (const node of this.coming) node.stop();
    const { buffer, times } = this.effects.get(key) ?? this.render(context, exports, key);
    this.coming = [];
    for (const time of times) {
      const node = context.createBufferSource();
      node.buffer = buffer;
      node.connect(this.outputOf(context));
      node.start(context.currentTime + time);
      if (time > 0) this.coming.push(node);
    }
  }

  /** @param {AudioContext} context */
  async fetch(context) {
    this.isFetching = true;
    try {
      const source = fetch(new URL("sound.wasm", import.meta.url));
      const { instance } = await WebAssembly.instantiateStreaming(source);
      this.exports = /** @type {SoundExports} */ (instance.exports);
      this.prepare(context, this.exports, 0);
    } finally {
      this.isFetching = false;
    }
  }

  /**
   * Renders the effects, one at a time: the first touch is long before the first of them, and in
   * the middle of a run it would cost a frame.
   * @type {(context: AudioContext, exports: SoundExports, effect: number) => void}
   */
  prepare(context, exports, effect) {
    setTimeout(() => {
      const key = effect << 8;
      if (exports.times(effect) < 0) return;
      if (!this.effects.has(key)) this.render(context, exports, key);
      this.prepare(context, exports, effect + 1);
    });
  }

  /** @type {(context: AudioContext, exports: SoundExports, key: number) => Effect} */
  render(context, exports, key) {
    const times = [...read(exports, exports.times(key >> 8))];
    const samples = read(exports, exports.render(key >> 8, key & 255));
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const effect = { buffer, times };
    this.effects.set(key, effect);
    return effect;
  }

  /** @param {AudioContext} context */
  outputOf(context) {
    if (this.output) return this.output;
    const gain = context.createGain();
    gain.gain.value = loudest;
    gain.connect(context.destination);
    return (this.output = gain);
  }
}

/** @type {(exports: SoundExports, count: number) => Float32Array} what the module left last */
function read(exports, count) {
  return new Float32Array(exports.memory.buffer, exports.samples(), count);
}
