/** What a house says of a party: PartyAnswer. Times are milliseconds since 1970 by its clock. */
export type Phase = "gathering" | "countIn" | "playing" | "judging" | "podium" | "over";
export type GameWord = "bubblepop" | "breakout" | "roulette";

export interface Spin {
  number: number;
  opens: number;
  closes: number;
  ends: number;
  pocket: number | null;
  /** When the ball lies. */
  shownFrom: number | null;
  bets: number;
}

export interface Round {
  number: number;
  game: GameWord;
  starts: number;
  ends: number;
  closes: number;
  pockets: number[];
  spin: Spin | null;
}

export interface Guest {
  /** What the party calls the guest, in addresses too. */
  guest: number;
  player: string;
  isThere: boolean;
  isSilent: boolean;
  isPlaying: boolean;
  state: "watching" | "playing" | "sent" | "counted" | "refused";
  score: number | null;
  chain: number | null;
  money: number | null;
  because: string | null;
  place: number | null;
  points: number;
}

/** What is called out to the room. */
export interface Call {
  what: "lead" | "chain" | "hit" | "fell";
  player: string | null;
  /** The length of a chain, or a pocket. */
  number: number | null;
  at: number;
}

export interface Code {
  size: number;
  rows: string[];
}

export interface PartyAnswer {
  party: string;
  code: string;
  address: string;
  game: GameWord;
  now: number;
  phase: Phase;
  most: number;
  qr: Code | null;
  round: Round | null;
  guests: Guest[];
  /** Who plays, the best first: places in the list of guests. */
  race: number[];
  call: Call | null;
  places: { place: number; player: string; score: number; run: string | null }[];
  table: { place: number; player: string; points: number }[];
  best: null | {
    chain: { player: string; length: number } | null;
    comeback: { player: string; places: number } | null;
  };
}

/** A row of a party's board of a game. */
export interface BoardRow {
  rank: number;
  player: string;
  score: number;
  run: string | null;
}

/** Written by words-export. */
export interface Tables {
  cues: Record<string, number>;
  wheel: { name: string; colour: string; form: "pocket" }[];
  ball: BallTable;
}

/** BallTable.swift says what each is: here times are milliseconds, and radii are those of the wheel. */
export interface BallTable {
  push: number;
  turns: number;
  wheelTurns: number;
  lastSpeed: number;
  fall: number;
  captured: number;
  rim: number;
  deflector: number;
  pocket: number;
  deflectors: number;
  reach: number;
  rolls: number;
  rollSteps: number;
  hops: { time: number; height: number }[];
  flights: number[];
  ways: number[][];
}

/** Who is where in a race. */
export interface Runner {
  guest: Guest;
  /** Of the lane, the same all evening. */
  colour: number;
}

/** What the screen shows of. */
export interface Scene {
  /** Null before there is a party. */
  party: PartyAnswer | null;
  /** As it is now by the house's clock, though the house may not have said so yet. */
  phase: Phase | null;
  now: number;
  runners: Runner[];
  /** Whether this browser opened the party. */
  isOurs: boolean;
  isSilent: boolean;
  /** Whether there is a party that the house was asked for, and no answer yet. */
  isWaiting: boolean;
  isBusy: boolean;
  /** What was just chosen, until the house has said so. */
  wanted: GameWord | null;
  isMuted: boolean;
  problem: string | null;
  /** What was last called out. */
  call: { number: number; text: string } | null;
  question: { kind: "whom" } | { kind: "door"; guest: number; player: string } | { kind: "end" } | null;
  tables: Tables;
  /** The pockets of the round that were seen. */
  results: number[];
  boards: { game: GameWord; rows: BoardRow[] }[];
}
