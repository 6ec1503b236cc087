// What is heard: cues, and the music behind them. A module of its own makes the samples; the page
// keeps and plays them.

import { Music } from "./music.js";
import { supply } from "./supply.js";

/** @typedef {import("./types").SoundExports} SoundExports */
/** @typedef {import("./types").Soundtrack} Soundtrack */
/** @typedef {{ buffer: AudioBuffer, times: number[] }} Effect */

/** The share of full loudness that the loudest sample may have. */
const loudest = 0.5;
/** Samples a second; the browser fits them to those of the loudspeaker. */
const rate = 44100;
/** So many sounds at a time are told apart; more are only louder. */
const mostVoices = 24;
/** Seconds in which a loudness changes by two thirds: too slow to click, too fast to be waited for. */
const swift = 0.015;
/** The same for music. */
const slow = 0.12;
/** Seconds after which nothing is left of what was made silent. */
const silent = 0.2;

export class Sound {
  /** @type {Soundtrack} */
  track = { music: "home", musicLoudness: 0, effectsLoudness: 0 };
  /** Whether there was a touch or a key. */
  isAllowed = false;
  /** Whether the page is not seen. */
  isAsleep = false;
  /** @type {AudioContext | null} */
  context = null;
  /** @type {{ all: GainNode, music: GainNode, effects: GainNode } | null} how loud each is */
  levels = null;
  /** @type {Map<GainNode, number>} what each level was last brought to */
  targets = new Map();
  /** @type {Music | null} */
  music = null;
  /** @type {SoundExports | null} */
  exports = null;
  /** Whether the module that makes samples was asked for. */
  isAsked = false;
  /** @type {Map<number, Effect>} what was heard before, by the module's number for it */
  effects = new Map();
  /** @type {{ node: AudioBufferSourceNode, time: number }[]} what is still to come of the last cue */
  coming = [];
  /** @type {number[]} when what sounds now will have ended */
  ends = [];

  get isSilent() {
    return this.track.musicLoudness === 0 && this.track.effectsLoudness === 0;
  }

  /** @param {Soundtrack} track what is to be heard from now on */
  want(track) {
    this.track = track;
    this.follow();
  }

  /** Browsers allow sound only after a touch or a key; called in one. */
  wake() {
    this.isAllowed = true;
    this.comeBack();
  }

  /** The page is seen again. */
  comeBack() {
    this.isAsleep = false;
    this.follow();
  }

  /** Nothing is heard of a page that is not seen. */
  sleep() {
    this.isAsleep = true;
    this.follow();
  }

  /** Lets be heard what is wanted; where that is nothing, nothing is computed either. */
  follow() {
    if (!this.isAllowed) return;
    if (this.isAsleep || this.isSilent) {
      if (this.context) this.fallSilent(this.context);
      return;
    }
    const context = (this.context ??= open());
    const levels = (this.levels ??= connect(context));
    if (context.state !== "running") context.resume().catch(() => {});
    this.bring(levels.all, 1, swift);
    this.bring(levels.music, this.track.musicLoudness / 1000, slow);
    this.bring(levels.effects, this.track.effectsLoudness / 1000, swift);
    if (!this.isAsked) {
      this.isAsked = true;
      // The fair is silent until it has come.
      void supply(compile, ([module, exports]) => {
        this.exports = exports;
        this.music = new Music(context, levels.music, module);
        this.follow();
        this.prepare(context, exports, 0);
      });
    }
    this.music?.play(this.track.music);
  }

  /** @type {(level: GainNode, loudness: number, pace: number) => void} without a click */
  bring(level, loudness, pace) {
    if (this.targets.get(level) === loudness || !this.context) return;
    this.targets.set(level, loudness);
    level.gain.setTargetAtTime(loudness, this.context.currentTime, pace);
  }

  /**
   * Stops when what is heard now has become silent.
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
    // A wheel that was stopped ticks no more. What sounds already dies away by itself.
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
}

/** @returns {Promise<[WebAssembly.Module, SoundExports]>} */
async function compile() {
  // Where nothing answers, that is known before anything is compiled: some browsers complain twice.
  const response = await fetch(new URL("sound.wasm", import.meta.url));
  const module = await WebAssembly.compileStreaming(response);
  const { exports } = await WebAssembly.instantiate(module);
  return [module, /** @type {SoundExports} */ (exports)];
}

/** @type {(exports: SoundExports, count: number) => Float32Array} what the module left last */
function read(exports, count) {
  return new Float32Array(exports.memory.buffer, exports.samples(), count);
}

/** Beside what else the device plays, and silent where the device is: on an iPhone these go together. */
function open() {
  const { audioSession } = /** @type {any} */ (navigator);
  if (audioSession) audioSession.type = "ambient";
  return new AudioContext();
}

/**
 * Connects what is to be heard with the loudspeaker. Sounds add up, and what is above the loudest
 * there can be would be cut off: before that it is bent.
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

/** What is so loud is still bent, and not yet cut off: more than all voices at once. */
const headroom = 16;
/** Up to here nothing is changed. */
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
