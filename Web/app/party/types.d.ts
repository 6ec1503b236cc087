/** What a house reports about a party: PartyAnswer. Times are milliseconds since 1970 by its clock. */
export type Phase = "gathering" | "countIn" | "playing" | "judging" | "podium" | "over";
export type GameWord = "bubblepop" | "breakout" | "roulette";

export interface Spin {
  number: number;
  opens: number;
  closes: number;
  ends: number;
  pocket: number | null;
  /** When the ball comes to rest. */
  shownFrom: number | null;
  bets: number;
}

/** A planned evening. */
export interface Evening {
  rounds: number;
  /** The numbers of rounds that it can be changed to. */
  offered: number[];
  /** The number of rounds that have begun. */
  begun: number;
  isVoted: boolean;
  /** The games of all rounds, such as `bubblepop-sharp`; none if guests vote. */
  games: string[];
  votes: { game: string; votes: number }[];
  /** Whether the last round was the evening's last. */
  isFinal: boolean;
}

/** A guest's best moment at the party. */
export interface Moment {
  player: string;
  what: "chain" | "rescue" | "finish" | "place";
  number: number;
  round: number;
  game: GameWord;
  way: string | null;
  run: string;
}

export interface Round {
  number: number;
  game: GameWord;
  /** The way to play, such as `sharp`; null for the standard one. */
  way?: string | null;
  starts: number;
  ends: number;
  closes: number;
  pockets: number[];
  spin: Spin | null;
}

export interface Guest {
  /** The guest's number at the party, also used in addresses. */
  guest: number;
  player: string;
  /** The number of the guest's face; older houses give none. */
  face?: number;
  isThere: boolean;
  isSilent: boolean;
  isPlaying: boolean;
  state: "watching" | "playing" | "sent" | "counted" | "refused";
  score: number | null;
  chain: number | null;
  money: number | null;
  because: string | null;
  /** The name of the text that explains it, if there is one. */
  says?: string;
  place: number | null;
  points: number;
  /** The guest's team in the current round, or else in the next one, if any. */
  team?: number;
}

/** A team of the current or last round, or of the next one. */
export interface Team {
  /** The team's number, from 1. */
  team: number;
  /** The mean of its players' scores in the current or last round. */
  score: number | null;
  place: number | null;
  /** The points of all rounds with as many teams. */
  points: number;
}

/** An event to announce to everybody at the party. */
export interface Call {
  what: "lead" | "chain" | "hit" | "fell";
  /** The guest's number; older houses give none. */
  guest?: number | null;
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
  way?: string | null;
  /** Null without a plan. Older houses have none. */
  evening?: Evening | null;
  now: number;
  phase: Phase;
  most: number;
  qr: Code | null;
  round: Round | null;
  guests: Guest[];
  /** The players, best first, as indices into `guests`. */
  race: number[];
  call: Call | null;
  /** The guests in a photo finish, as indices into `guests`; older houses give none. */
  photo?: number[];
  places: { place: number; player: string; score: number; run: string | null }[];
  table: { place: number; player: string; points: number; before?: { place: number; points: number } | null }[];
  /** Each guest's best moment, once the party is over. */
  moments?: Moment[];
  best: null | {
    chain: { player: string; length: number } | null;
    comeback: { player: string; places: number } | null;
  };
  /** The number of teams in the next rounds, 0 for none; older houses have no teams. */
  teamCount?: number;
  teams?: Team[];
}

/** A row of a party's board for a game. */
export interface BoardRow {
  rank: number;
  player: string;
  score: number;
  run: string | null;
}

/** The functions of the module that plays a guest's run: RunWeb.swift. */
export interface RunExports {
  memory: WebAssembly.Memory;
  incoming(size: number): number;
  outgoing(): number;
  picture(): number;
  forget(): void;
  take(length: number): number;
  frame(elapsed: number, reducesMotion: number): number;
  width(): number;
  height(): number;
  looks(): number;
}

/** The parts of the games' tables that the screen needs, as words-export writes them. */
export interface Tables {
  /** The names of the shapes in pictures, by number. */
  shapes: string[];
  cues: Record<string, number>;
  wheel: { name: string; colour: string; form: "pocket" }[];
  ball: BallTable;
  /** The teams, in the order of their numbers, by the names of their texts. */
  teams: { name: keyof import("./party-words").PartyWords; emblem: string }[];
  /** The side of an emblem's square. */
  emblemSide: number;
}

/** See BallTable.swift. Here, times are in milliseconds, and radii are relative to the wheel's. */
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

/** What faces look like, as words-export writes it. A face's number is colour × `shapes` + shape. */
export interface FaceShapes {
  side: number;
  shapes: number;
  colours: string[];
  ink: string;
  white: string;
  /** Each part's variants. The parts are painted in this order. */
  parts: { paint: "own" | "ink" | "white"; path: string; line: number }[][][];
}

/** A player in a race. */
export interface Runner {
  guest: Guest;
  /** The lane's colour, the same all evening. */
  colour: number;
}

/** The state that the screen shows. */
export interface Scene {
  /** Null before the house has reported a party. */
  party: PartyAnswer | null;
  /** The current phase by the house's clock, even before the house reports it; null without a party. */
  phase: Phase | null;
  now: number;
  runners: Runner[];
  /** The guest whose run is shown; null if the house has no pieces of it. */
  live: Guest | null;
  /** Whether this browser opened the party. */
  isOurs: boolean;
  isSilent: boolean;
  /** Whether the house offers parties, as far as it has said. */
  isOffered: boolean;
  /** Whether the screen has asked the house about a party and has no reply yet. */
  isWaiting: boolean;
  isBusy: boolean;
  /** The number of pages of long lists that have been shown. It waits while a list has the focus. */
  turn: number;
  /** Whether the standings show the order before the last round. */
  isBefore: boolean;
  /** The plan just chosen, until the house confirms it. */
  wish: { rounds?: number; isVoted: boolean } | null;
  /** Whether the page's address was just copied. */
  isCopied: boolean;
  /** The game just chosen, until the house confirms it. */
  wanted: GameWord | null;
  isMuted: boolean;
  problem: string | null;
  /** The latest announcement. */
  call: import("./calls.js").Shown | null;
  /** The photo finish, if any. */
  photo: import("./photo.js").Shown | null;
  question: { kind: "whom" } | { kind: "door"; guest: number; player: string } | { kind: "end" } | { kind: "plan" } | null;
  tables: Tables;
  /** The pockets of the round that were already shown. */
  results: number[];
  boards: { game: string; rows: BoardRow[] }[];
  /** The addresses where phones can join. */
  places: import("../join.js").Place[];
}
