// The sounds of a party.

import { Sound } from "../sound.js";

/** @typedef {import("../types").MusicName} MusicName */

export class PartySounds {
  sound = new Sound();
  /** @type {MusicName} */
  music = "home";

  /** @param {import("./types").Tables} tables */
  constructor(tables) {
    this.cues = tables.cues;
    // Browsers unlock sound at different events, so listen to all of these.
    for (const name of ["pointerup", "touchend", "click", "keydown"]) {
      window.addEventListener(name, () => this.sound.wake(), { capture: true });
    }
    document.addEventListener("visibilitychange", () =>
      document.visibilityState === "hidden" ? this.sound.sleep() : this.sound.comeBack());
  }

  /** @type {(set: Record<string, string>, music: MusicName) => void} according to the fair's settings */
  want(set, music) {
    // Squared, as in Soundtrack.swift, so that all volume steps sound about equally large.
    const loudness = (/** @type {string} */ word) => set.mute === "1" ? 0 : Number(set[word]) ** 2 * 10;
    this.sound.want({
      music, musicLoudness: loudness("music-volume"), effectsLoudness: loudness("effects-volume"),
    });
  }

  /** @type {(name: string, climb?: number) => void} the name of a cue, as in Cue.swift */
  play(name, climb = 1) {
    this.sound.play(this.cues[name], climb);
  }
}
