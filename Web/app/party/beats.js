// What the room hears during a round, beyond the sounds at the beginning of each phase.

import { countedAt } from "./moments.js";
import { textOf } from "./race.js";
import { stays } from "./calls.js";
import { words } from "./words.js";

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Scene} Scene */

/** The number of the last seconds whose pitch climbs. */
const climbing = 10;
/** @type {Partial<Record<import("./types").Call["what"], string>>} the cues of announcements */
const cues = { lead: "fanfare", hit: "win" };

export class Beats {
  lastCounted = 0;
  /** The last photo finish that had a drum roll. */
  rolled = "";

  /**
   * @param {import("./sounds.js").PartySounds} sounds
   * @param {import("./calls.js").Calls} calls
   */
  constructor(sounds, calls) {
    this.sounds = sounds;
    this.calls = calls;
  }

  /**
   * Announces what the house announces, once.
   * @type {(last: PartyAnswer | null, answer: PartyAnswer) => void}
   */
  callOut(last, { call, now }) {
    if (!call || call.at === last?.call?.at || now - call.at > stays) return;
    const cue = cues[call.what];
    if (cue) this.sounds.play(cue);
    this.calls.call(textOf(call), call);
  }

  /**
   * Plays a sound for each of the last seconds of a count-in or a round, and a drum roll for a photo finish.
   * @param {Scene} scene
   */
  hear({ phase, party, now, photo }) {
    const left = phase && party ? countedAt(phase, party, now) : 0;
    if (left !== this.lastCounted) {
      this.lastCounted = left;
      if (left > 0) this.sounds.play("hurry", phase === "playing" ? climbing + 1 - left : 1);
      if (left === climbing) this.calls.say(words.lastTen);
    }
    if (!photo || photo.isRevealed || photo.key === this.rolled) return;
    this.rolled = photo.key;
    this.sounds.play("drumRoll");
    this.calls.say(words.photoFinish);
  }
}
