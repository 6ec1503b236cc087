// An evening of rounds: its games, and the standings that move after each round.

import { filled, written } from "../words.js";
import { words } from "./words.js";

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Evening} Evening */
/** @typedef {import("./types").GameWord} GameWord */

/** How long the standings show the old order after a round, in milliseconds. */
export const rests = 2600;
/** With more players than this, the standings don't move, because nobody can follow them. */
const most = 60;

/**
 * Returns the name of a game, such as `BubblePop · Sharp`.
 * @param {string} word such as `bubblepop-sharp`
 */
export function nameOf(word) {
  const [game, way] = word.split("-");
  return named(/** @type {GameWord} */ (game), way);
}

/** @type {(game: GameWord, way?: string | null) => string} */
export function named(game, way) {
  const name = way ? /** @type {Record<string, string | undefined>} */ (/** @type {unknown} */ (words))[way] : null;
  return name ? `${words[game]} · ${name}` : words[game];
}

/**
 * Returns the name of what a game counts besides points.
 * @param {GameWord} game
 */
export function chainName(game) {
  return { bubblepop: words.longestChainFigure, breakout: words.longestStreakFigure, roulette: words.hitsFigure }[game];
}

/**
 * Returns the evening if it has rounds left.
 * @type {(party: PartyAnswer) => Evening | null}
 */
export function coming({ evening }) {
  return evening && evening.begun < evening.rounds ? evening : null;
}

/**
 * Returns the number of the evening's current or last round, as in `Round 2 of 5`, or the party's without a plan.
 * @type {(party: PartyAnswer, round: import("./types").Round) => string}
 */
export function roundOf({ evening }, round) {
  return evening && evening.begun > 0
    ? filled(words.roundOf, written(evening.begun), written(evening.rounds))
    : filled(words.round, round.number);
}

/** Shows the old order of the standings for a while after each round that the screen has seen end. */
export class Standings {
  /** The number of the round whose end is being shown; 0 for none. */
  round = 0;
  since = 0;

  /**
   * @param {PartyAnswer} party
   * @param {boolean} isSeen whether the screen showed the round before its end
   */
  begin(party, isSeen) {
    const known = party.table.filter(({ before }) => before);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.round = isSeen && !isStill && known.length > 0 && party.table.length <= most ? party.round?.number ?? 0 : 0;
    this.since = performance.now();
  }

  /**
   * Returns the milliseconds that the old order is still shown; 0 if the new one is.
   * @param {PartyAnswer | null} party
   */
  left(party) {
    if (!this.round || party?.phase !== "podium" || party.round?.number !== this.round) return 0;
    return Math.max(0, this.since + rests - performance.now());
  }
}

/**
 * Returns the rows of the standings, as they are or as they were before the last round.
 * @type {(party: PartyAnswer, isBefore: boolean) => { player: string, place: number, points: number, up: number }[]}
 */
export function standings({ table }, isBefore) {
  if (!isBefore) {
    return table.map(({ player, place, points, before }) =>
      ({ player, place, points, up: before ? before.place - place : 0 }));
  }
  return table
    .flatMap(({ player, before }) => (before ? [{ player, ...before, up: 0 }] : []))
    .sort((one, other) => one.place - other.place);
}
