// Values that depend on the clock: phases, seconds, the ball.

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Round} Round */
/** @typedef {import("./types").Phase} Phase */

/**
 * Returns a party's phase. By the clock, a round begins and ends even before the house reports that.
 * @type {(party: PartyAnswer, now: number) => Phase}
 */
export function phaseOf({ phase, round }, now) {
  if (!round || !["countIn", "playing", "judging"].includes(phase)) return phase;
  if (now < round.starts) return "countIn";
  if (now < round.ends) return "playing";
  return "judging";
}

/**
 * Returns the milliseconds until the next whole second of a round.
 * @type {(party: PartyAnswer, now: number) => number}
 */
export function untilNextSecond({ round }, now) {
  const since = round ? (round.starts - now) % 1000 : 0;
  return Math.max(4, since > 0 ? since : since + 1000);
}

/** The last milliseconds of a race, which are urgent. */
const hurry = 10_000;
/** The last of these milliseconds, which are more urgent. */
const last = 3000;

/**
 * Returns how urgent a moment is: 1 in the last ten seconds of a race, 2 in the last three, otherwise 0.
 * @type {(scene: Pick<import("./types").Scene, "party" | "phase" | "now">) => 0 | 1 | 2}
 */
export function urgency({ party, phase, now }) {
  const round = party?.round;
  if (phase !== "playing" || !round || round.spin) return 0;
  const left = round.ends - now;
  return left <= last ? 2 : left <= hurry ? 1 : 0;
}

/** The last seconds of a count-in and of a round, each with a sound. */
const counted = { countIn: 3, playing: 10 };

/**
 * Returns the seconds left in a count-in or a round while they're counted down, otherwise 0.
 * @type {(phase: Phase, party: PartyAnswer, now: number) => number}
 */
export function countedAt(phase, { round }, now) {
  if (!round || (phase !== "countIn" && phase !== "playing")) return 0;
  const left = Math.ceil(((phase === "countIn" ? round.starts : round.ends) - now) / 1000);
  return left <= counted[phase] ? left : 0;
}

/**
 * Returns the milliseconds until the ball comes to rest, or null if no ball is running.
 * @type {(round: Round | null, now: number) => number | null}
 */
export function untilItLies(round, now) {
  const from = round?.spin?.shownFrom ?? null;
  return from !== null && now < from ? from - now : null;
}

/**
 * Returns a round's pockets, except the last one while its ball still runs.
 * @type {(round: Round | null, now: number) => number[]}
 */
export function seen(round, now) {
  const pockets = round?.pockets ?? [];
  return untilItLies(round, now) === null ? pockets : pockets.slice(0, -1);
}

/** @type {Partial<Record<Phase, string>>} the cue at the beginning of a phase */
export const heardFirst = { playing: "go", judging: "timeUp", podium: "newBest" };
