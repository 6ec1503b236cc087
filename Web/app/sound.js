// Cues and music. A separate module renders the samples; the page stores and plays them.

import { Music } from "./music.js";
import { isStreamable, supply } from "./supply.js";

/** @typedef {import("./types").SoundExports} SoundExports */
/** @typedef {import("./types").Soundtrack} Soundtrack */
/** @typedef {{ buffer: AudioBuffer, times: number[] }} Effect */

/** The loudest sample as a share of full scale. */
const loudest = 0.5;
/** Samples per second. The browser converts them to the speaker's rate. */
const rate = 44100;
/** The maximum number of sounds at a time. More sounds would only be louder. */
const mostVoices = 24;
/** The seconds for two thirds of a fade. This is too slow to click and too fast to notice. */
const swift = 0.015;
/** The same for music. */
const slow = 0.12;
/** Seconds until a fade to silence has ended. */
const silent = 0.2;
/** The milliseconds after which a clock that stands is stuck. Doubles with each new context. */
const shortest = 500;

export class Sound {
  /** @type {Soundtrack} */
  track = { music: "home", musicLoudness: 0, effectsLoudness: 0 };
  /** Whether the browser allows sound, because there was a touch or a key press. */
  isAllowed = false;
  /** Whether the page is hidden. */
  isAsleep = false;
  /** @type {AudioContext | null} */
  context = null;
  /** @type {{ all: GainNode, music: GainNode, effects: GainNode } | null} the gains */
  levels = null;
  /** The context's time, and when the page first saw it. */
  seen = { time: NaN, at: 0 };
  patience = shortest;
  /** @type {Map<GainNode, number>} the last target of each gain */
  targets = new Map();
  /** @type {Music | null} */
  music = null;
  /** @type {SoundExports | null} */
  exports = null;
  /** Whether the sound module was requested. */
  isAsked = false;
  /** @type {Map<number, Effect>} the rendered effects, by the module's numbers */
  effects = new Map();
  /** @type {{ node: AudioBufferSourceNode, time: number }[]} the remaining sounds of the last cue */
  coming = [];
  /** @type {number[]} when the current sounds end */
  ends = [];

  get isSilent() {
    return this.track.musicLoudness === 0 && this.track.effectsLoudness === 0;
  }

  /** @param {Soundtrack} track what to play from now on */
  want(track) {
    this.track = track;
    this.follow();
  }

  /** Starts sound. Call this on a touch or a key press, because browsers allow sound only then. */
  wake() {
    this.isAllowed = true;
    this.isAsleep = false;
    this.follow(true);
  }

  /** Resumes when the page is visible again. */
  comeBack() {
    this.isAsleep = false;
    this.follow();
  }

  /** Goes silent when the page is hidden. */
  sleep() {
    this.isAsleep = true;
    this.follow();
  }

  /** Applies the wanted sound. Nothing runs while everything is silent. */
  follow(isTouched = false) {
    if (!this.isAllowed) return;
    if (this.isAsleep || this.isSilent) {
      this.seen.time = NaN;
      if (this.context) this.fallSilent(this.context);
      return;
    }
    if (this.context && this.isStuck(this.context) && isTouched) this.drop(this.context);
    const context = (this.context ??= open());
    const levels = (this.levels ??= connect(context));
    if (context.state !== "running") context.resume().catch(() => {});
    this.bring(levels.all, 1, swift);
    this.bring(levels.music, this.track.musicLoudness / 1000, slow);
    this.bring(levels.effects, this.track.effectsLoudness / 1000, swift);
    if (!this.isAsked) {
      this.isAsked = true;
      // The fair is silent until the module has loaded.
      void supply(compile, ([module, exports]) => {
        this.exports = exports;
        this.music = new Music(context, levels.music, module);
        this.follow();
        this.prepare(context, exports, 0);
      });
    }
    this.music?.connect(context, levels.music);
    this.music?.play(this.track.music);
  }

  /**
   * Whether a context that should run doesn't. After an interruption, such as a call, it may never run again,
   * even if it says that it's running.
   * @param {AudioContext} context
   */
  isStuck({ currentTime }) {
    const now = performance.now();
    if (currentTime === this.seen.time) return now - this.seen.at >= this.patience;
    // The clock has moved, or is new.
    if (this.seen.time > 0) this.patience = shortest;
    this.seen = { time: currentTime, at: now };
    return false;
  }

  /**
   * Drops a stuck context, so that a new one takes its place. Browsers allow that only on a touch.
   * @param {AudioContext} context
   */
  drop(context) {
    context.close().catch(() => {});
    this.context = this.levels = null;
    this.targets.clear();
    this.coming = [];
    this.ends = [];
    this.seen.time = NaN;
    this.patience *= 2;
  }

  /** @type {(level: GainNode, loudness: number, pace: number) => void} fades a gain, without a click */
  bring(level, loudness, pace) {
    if (this.targets.get(level) === loudness || !this.context) return;
    this.targets.set(level, loudness);
    level.gain.setTargetAtTime(loudness, this.context.currentTime, pace);
  }

  /**
   * Suspends the audio once it has faded out.
   * @param {AudioContext} context
   */
  fallSilent(context) {
    if (!this.levels || this.targets.get(this.levels.all) === 0) return;
    this.bring(this.levels.all, 0, swift);
    setTimeout(() => {
      if (this.isAsleep || this.isSilent) context.suspend().catch(() => {});
    }, silent * 1000);
  }

  /**
   * Plays a cue, by its number.
   * @type {(cue: number, chain: number) => void}
   */
  play(cue, chain) {
    const { context, exports, levels } = this;
    if (!exports || !levels || this.track.effectsLoudness === 0 || context?.state !== "running") return;
    const heard = exports.heard(cue, chain);
    if (heard < 0) return;
    const key = heard & 0xffff;
    const now = context.currentTime;
    // A wheel that has stopped must no longer tick. Sounds already playing fade by themselves.
    if (heard === key) {
      for (const { node, time } of this.coming) if (time > now) node.stop();
      this.coming = [];
    }
    const { buffer, times } = this.effects.get(key) ?? this.render(context, exports, key);
    this.ends = this.ends.filter((end) => end > now);
    if (this.ends.length >= mostVoices) return;
    this.ends.push(now + buffer.duration);
    for (const time of times) {
      const node = context.createBufferSource();
      node.buffer = buffer;
      node.connect(levels.effects);
      node.start(now + time);
      if (time > 0) this.coming.push({ node, time: now + time });
    }
  }

  /**
   * Renders the effects one at a time, soon after the first touch, because rendering during a run would cost
   * a frame.
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
}

/** @returns {Promise<[WebAssembly.Module, SoundExports]>} */
async function compile() {
  // Fetch before compiling. If the request failed during compilation, some browsers would report two errors.
  const response = await fetch(new URL("sound.wasm", import.meta.url));
  const module = isStreamable(response)
    ? await WebAssembly.compileStreaming(response)
    : await WebAssembly.compile(await response.arrayBuffer());
  const { exports } = await WebAssembly.instantiate(module);
  return [module, /** @type {SoundExports} */ (exports)];
}

/** @type {(exports: SoundExports, count: number) => Float32Array} the numbers that the module last wrote */
function read(exports, count) {
  return new Float32Array(exports.memory.buffer, exports.samples(), count);
}

/** Opens a context that mixes with other audio and obeys the silent switch; iPhones combine the two. */
function open() {
  const { audioSession } = /** @type {any} */ (navigator);
  if (audioSession) audioSession.type = "ambient";
  return new AudioContext();
}

/**
 * Connects the gains to the speaker. Sounds add up, and peaks that are too loud would be clipped, so a curve
 * bends them first.
 * @param {AudioContext} context
 */
function connect(context) {
  const [all, music, effects, limit] = Array.from({ length: 4 }, () => context.createGain());
  const shaper = context.createWaveShaper();
  shaper.curve = bend();
  limit.gain.value = loudest / headroom;
  all.gain.value = 0;
  music.gain.value = 0;
  effects.gain.value = 0;
  music.connect(all);
  effects.connect(all);
  all.connect(limit);
  limit.connect(shaper);
  shaper.connect(context.destination);
  return { all, music, effects };
}

/** The loudest input that is bent instead of clipped, louder than all voices at once. */
const headroom = 16;
/** Below this, samples are unchanged. */
const knee = 0.6;
const points = 16385;

/** A curve that is straight up to the knee, and then bends towards a little less than 1. */
function bend() {
  const curve = new Float32Array(points);
  for (let index = 0; index < points; index += 1) {
    const input = ((index * 2) / (points - 1) - 1) * headroom;
    const over = Math.max(0, Math.abs(input) - knee);
    const room = 0.97 - knee;
    const output = Math.min(Math.abs(input), knee) + (room * over) / (over + room);
    curve[index] = Math.sign(input) * output;
  }
  return curve;
}
