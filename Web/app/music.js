// Looping tunes. A worker renders them, because rendering would block the page.

import { supply } from "./supply.js";

/** @typedef {import("./types").MusicName} MusicName */
/** @typedef {{ source: AudioBufferSourceNode, gain: GainNode }} Playing */

/** The tunes' names, indexed by their numbers in the WebAssembly module. */
const names = /** @type {MusicName[]} */ (["home", "play"]);
/** Samples per second, as in sound.js. */
const rate = 44100;
/** The time constant of a fade between tunes, in seconds. */
const fade = 0.35;
/** Seconds until a tune that fades out is inaudible. */
const gone = 3;

export class Music {
  /** @type {Map<MusicName, AudioBuffer>} */
  tunes = new Map();
  /** @type {MusicName | null} the tune to play once it's ready */
  wanted = null;
  /** @type {MusicName | null} */
  name = null;
  /** @type {Playing | null} */
  playing = null;

  /**
   * @param {AudioContext} context
   * @param {AudioNode} output
   * @param {WebAssembly.Module} module renders the samples
   */
  constructor(context, output, module) {
    this.context = context;
    this.output = output;
    void supply(() => this.render(module), () => {});
  }

  /**
   * @param {WebAssembly.Module} module
   * @returns {Promise<void>}
   */
  render(module) {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL("sound.worker.js", import.meta.url), { type: "module" });
      worker.onerror = reject;
      worker.onmessage = ({ data: { tune, samples } }) => {
        const buffer = this.context.createBuffer(1, samples.length, rate);
        buffer.copyToChannel(samples, 0);
        this.tunes.set(names[tune], buffer);
        if (this.wanted) this.play(this.wanted);
        if (this.tunes.size < names.length) return;
        worker.terminate();
        resolve();
      };
      worker.postMessage({ module, tunes: names.length });
    });
  }

  /** @type {(context: AudioContext, output: AudioNode) => void} plays there from now on */
  connect(context, output) {
    if (context === this.context) return;
    this.context = context;
    this.output = output;
    this.name = this.playing = null;
  }

  /** @param {MusicName} name the tune to play instead of the current one */
  play(name) {
    this.wanted = name;
    const buffer = this.tunes.get(name);
    if (!buffer || name === this.name) return;
    const { context } = this;
    const now = context.currentTime;
    if (this.playing) {
      this.playing.gain.gain.setTargetAtTime(0, now, fade);
      this.playing.source.stop(now + gone);
    }
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.loop = true;
    gain.gain.value = 0;
    gain.gain.setTargetAtTime(1, now, fade);
    source.connect(gain);
    gain.connect(this.output);
    source.start(now);
    this.name = name;
    this.playing = { source, gain };
  }
}
