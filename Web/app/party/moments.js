// What comes by the clock: phases, seconds, the ball.

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Round} Round */
/** @typedef {import("./types").Phase} Phase */

/**
 * What a party is at. A round begins and ends by the clock, whether or not the house has said so.
 * @type {(party: PartyAnswer, now: number) => Phase}
 */
export function phaseOf({ phase, round }, now) {
  if (!round || !["countIn", "playing", "judging"].includes(phase)) return phase;
  if (now < round.starts) return "countIn";
  if (now < round.ends) return "playing";
  return "judging";
}

/**
 * Milliseconds until the next whole second of a round.
 * @type {(party: PartyAnswer, now: number) => number}
 */
export function untilNextSecond({ round }, now) {
  const since = round ? (round.starts - now) % 1000 : 0;
  return Math.max(4, since > 0 ? since : since + 1000);
}

/** The last seconds of a count-in and of a round, each of which is heard. */
const counted = { countIn: 3, playing: 10 };

/**
 * How many seconds are left of a count-in or a round, where they are counted; 0 where they are not.
 * @type {(phase: Phase, party: PartyAnswer, now: number) => number}
 */
export function countedAt(phase, { round }, now) {
  if (!round || (phase !== "countIn" && phase !== "playing")) return 0;
  const left = Math.ceil(((phase === "countIn" ? round.starts : round.ends) - now) / 1000);
  return left <= counted[phase] ? left : 0;
}

/**
 * Milliseconds until the ball lies; null where none runs.
 * @type {(round: Round | null, now: number) => number | null}
 */
export function untilItLies(round, now) {
  const from = round?.spin?.shownFrom ?? null;
  return from !== null && now < from ? from - now : null;
}

/**
 * The pockets of a round that were seen: the last one is not, while the ball runs.
 * @type {(round: Round | null, now: number) => number[]}
 */
export function seen(round, now) {
  const pockets = round?.pockets ?? [];
  return untilItLies(round, now) === null ? pockets : pockets.slice(0, -1);
}

/** @type {Partial<Record<Phase, string>>} what is heard as a phase begins */
export const heardFirst = { playing: "go", judging: "timeUp", podium: "newBest" };
