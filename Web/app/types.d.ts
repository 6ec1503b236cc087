/** What the module passes as JSON; ViewJSON.swift and ContentJSON.swift write it. */

export interface Content {
  stalls: Stall[];
  /** No recording has more bytes. */
  mostRecordingBytes: number;
  /** The names of scene commands, by their numbers. */
  shapes: string[];
  /** Milliseconds that a cue is felt and is not, in turn, by its number; Haptics.swift has them. */
  haptics: number[][];
}

export interface Stall {
  word: string;
  name: string;
  /** Whether it is played by touching what is on its stage; a drag may begin anywhere otherwise. */
  hasTargets: boolean;
  /** Whether it is played with controls beside its stage. */
  isTable: boolean;
  looks: Look[];
}

export interface Look {
  name: string;
  label: string;
  colour: string;
  symbol: string;
  form: "bubble" | "brick" | "ball" | "paddle" | "pocket" | "badge" | "chip" | "capsule";
}

/** A control's name and the number to hand back when it is used. */
export interface Control {
  name: string;
  action: number;
  isSelected: boolean;
}

export interface Entry {
  player: string;
  score: number;
}

export interface Interrupted {
  title: string;
  summary: string;
  resume: Control;
  /** Null where only the game ends a run. */
  finish: Control | null;
  drop: Control;
}

export interface Row extends Entry {
  rank: number | null;
  isPractice: boolean;
  isJustPlayed: boolean;
  isFar: boolean;
  badge: Look | null;
}

export interface Board {
  name: string;
  title: string;
  /** What there is to say of the run just played. */
  mark: string | null;
  rows: Row[];
}

export type MusicName = "home" | "play";

/** What is to be heard beside single cues. */
export interface Soundtrack {
  music: MusicName;
  /** Thousandths of as loud as it is made. */
  musicLoudness: number;
  effectsLoudness: number;
}

/** To a place beside the stalls; where it is a tool, its picture alone stands for it. */
export interface Way extends Control {
  picture: string;
  isTool: boolean;
}

export interface HomeScreen {
  items: {
    word: string;
    name: string;
    blurb: string;
    open: number;
    best: Entry | null;
    /** Whether today's challenge is still to be played. */
    challenge: "open" | "played" | null;
    interrupted: Interrupted | null;
  }[];
  /** Whether a party can be opened here. */
  canOpenParty: boolean;
  /** When today's challenges end, in seconds since 1970. */
  challengeEnds: number | null;
  player: string | null;
  ways: Way[];
  /** How many days in a row they have played. */
  streak: string | null;
  /** A game that plays itself, in the window of its stall or behind the stalls; the stall by its name. */
  demo: DemoStage | null;
}

export interface GuideRow {
  look: Look;
  cells: string[];
}

export interface PlayerScreen {
  field: number;
  text: string;
  problem: string | null;
  count: string;
  recent: Control[];
  /** The ways to play; null where there is one only. */
  way: ChoiceSetting | null;
  summary: string;
  legend: GuideRow[];
  best: Entry | null;
  race: RaceOffer | null;
  play: Control;
  nameLine: HouseLine | null;
  challenge: ChallengeCard | null;
  /** The wall of the run, where it is one that was drawn. */
  wall: { tiles: number[]; name: string; line: string; choose: Control } | null;
}

export interface WallShelf {
  title: string;
  /** In which order they can be shown; none where there is one only. */
  orders: Control[];
  items: WallItem[];
  /** What there is to say where there are none. */
  note: string | null;
  /** Shows more of them. */
  further: Control | null;
  send: string;
}

export interface WallItem {
  number: number;
  name: string;
  tiles: number[];
  line: string;
  /** What stands behind `#wall=` in a link; null before it was cleared. */
  link: string | null;
  play: Control | null;
  like: Control | null;
  more: Control[];
}

/** A wall that is being drawn. Tiles stand row by row from the upper left: 0 for a gap, and else one more
 * than the row of Breakout's looks. */
export interface WallEditor {
  title: string;
  tiles: number[];
  field: number;
  nameLabel: string;
  name: string;
  problem: string | null;
  /** The gap first, whose look is 0 as in tiles; a key is the code of a character. */
  brushes: (Control & { look: number; key: number })[];
  tools: (Control & { picture: string; isEnabled: boolean })[];
  rows: string;
  levelsName: string;
  levels: Control[];
  tryOut: Control | null;
  done: Control;
}

/** What the house says of a run, or of a name. */
export interface HouseLine {
  text: string;
  mood: "waiting" | "good" | "bad" | "quiet";
  way: Control | null;
}

export interface ChallengeCard {
  summary: string;
  /** In seconds since 1970. */
  ends: number;
  note: string | null;
  isProblem: boolean;
  way: Control | null;
}

export interface PublicRow extends Entry {
  rank: number;
  badge: Look | null;
  isMine: boolean;
  isFar: boolean;
  watch: Control | null;
  race: Control | null;
}

/** A board of the house. */
export interface PublicTable {
  name: string;
  title: string;
  rows: PublicRow[];
  isKnown: boolean;
  ends: number | null;
}

/** The race that the next run will be. */
export interface RaceOffer {
  title: string;
  leave: Control;
}

/** How a run stands beside its ghost, or among all at a party. */
export interface RaceStatus {
  player: string | null;
  standing: string;
}

/** What stands below a run that is watched, and not played. */
export interface WatchControls {
  /** How much of it was shown, in hundredths. */
  progress: number;
  /** What to call out at its end. */
  ending: string | null;
  main: Control;
  speeds: Control[];
  race: Control | null;
  back: Control;
}

export interface Intermission {
  title: string;
  lines: string[];
  proceed: Control;
  again: Control;
  home: Control;
}

/** What stands beside a stage. Things are rows of the stall's looks. */
export interface Panel {
  level: string;
  open: Control | null;
  /** Bets the same as last time. */
  again: Control | null;
  skip: Control | null;
  chosen: number[];
  /** What came last, the last first. */
  history: number[];
  /** What to say while there is no result. */
  hint: string;
  /** What is to be known of the whole game. */
  note: string | null;
  chartLooks: number[];
  chartCounts: number[];
  result: { look: number; detail: string; mood: "win" | "near" | "loss"; number: number } | null;
  /** How the money went so far. */
  course: Course | null;
  /** Play on in a moment, to see what comes of it. */
  trials: Named[];
  trial: Course | null;
  sheet: Sheet | null;
}

/** How something went from turn to turn, beside what was to be expected. */
export interface Course {
  title: string;
  told: string;
  legend: string;
  note: string;
  /** Four numbers each: after how many turns, how it stands, how it was to be expected, and half the
   * width of the band in which most are. */
  points: number[];
}

/** Where chips are put. */
export interface Cloth {
  /** Their first tracks and how many they take, where the cloth stands upright. */
  places: { label: string; told: string; look: number | null; amount: number; x: number; y: number; width: number; height: number; action: number }[];
  chipsTitle: string;
  /** What chips are worth, and which is in hand. */
  chips: number[];
  chosen: number;
  chipNames: Named[];
  calledTitle: string;
  /** How many of those called have names; the others have looks, from the first on. */
  named: number;
  neighboursTitle: string;
  called: Named[];
  changes: Named[];
}

/** A control that need not be one of several. */
export interface Named {
  name: string;
  action: number;
  isSelected?: boolean;
}

export interface Sheet {
  title: string;
  progress: string;
  facts: string[];
  problem: string | null;
  options: { look: number; isChosen: boolean; isNear: boolean; action: number }[];
  /** Where chips are put instead. */
  cloth: Cloth | null;
  confirm: Control;
  cancel: Control;
}

/** How near the end of a run is, where it is near. */
export type Urgency = "hurry" | "last";

/** What a game does not have is null. */
export interface PlayScreen {
  player: string;
  score: number;
  countdown: { remaining: number; total: number; urgency: Urgency | null } | null;
  chain: { length: number; look: number; worth: number } | null;
  factor: number | null;
  lives: { left: number; total: number } | null;
  level: number | null;
  /** Seconds until the next nudge, 0 when it is possible. */
  nudge: number | null;
  width: number;
  height: number;
  best: Entry | null;
  /** Shown instead of the best. */
  rival: Rival | null;
  countIn: number | null;
  pause: Control | null;
  interrupted: Interrupted | null;
  intermission: Intermission | null;
  panel: Panel | null;
  /** What a player has at a table; the badge is a row of the looks. */
  purse: { money: number; badge: number | null } | null;
  home: Control;
  isPractice: boolean;
  watch: WatchControls | null;
  race: RaceStatus | null;
  pace: Pace | null;
  /** What those are told who play for the first time. */
  hint: { text: string; skip: Control | null } | null;
  /** Whether hints have a strip of their own above the stage. */
  hasHintRoom: boolean;
  /** Whether what is played follows a mouse, without a button held. */
  isLed: boolean;
}

/** Whom a run would pass next, and how many points are missing. */
export interface Rival {
  player: string;
  missing: number;
}

/** How a run stands beside the player's best one, at the same second. */
export interface Pace {
  lead: number;
  short: string;
  words: string;
}

/** What is shared of a run. */
export interface ShareCard {
  name: string;
  text: string;
  game: string;
  player: string;
  score: number;
  rank: string;
  lines: string[];
  invitation: string;
  /** What became of it, where it was kept as a file. */
  note: string | null;
}

export interface ResultScreen {
  headline: string;
  score: number;
  highlights: string[];
  comparison: string;
  isBest: boolean;
  isDialog: boolean;
  /** Whether the stage still shows how the run is celebrated. */
  isCelebrated: boolean;
  /** Null where the way to play has none. */
  board: Board | null;
  /** None where there is only this device's. */
  places: Control[];
  isOpen: boolean;
  playAgain: Control;
  more: Control[];
  house: HouseLine | null;
  streak: string | null;
  share: ShareCard;
  statistics: Control | null;
}

export interface Figure {
  name: string;
  value: string;
  /** What it is about, a row of the stall's looks. */
  look: number | null;
}

export interface Chart {
  title: string;
  /** Whether the bars are too many to stand below each other. */
  isDense: boolean;
  bars: { look: number; count: number }[];
}

export interface KindsBlock {
  kind: "kinds";
  title: string;
  columns: string[];
  rows: GuideRow[];
}

export interface TableBlock {
  kind: "table";
  title: string;
  columns: string[];
  rows: string[][];
  note: string | null;
}

export interface FiguresBlock {
  kind: "figures";
  stall: string | null;
  figures: Figure[];
  charts: Chart[];
  open: Control | null;
}

export interface ParagraphBlock {
  kind: "paragraph";
  text: string;
  /** BlockScreen.swift says how each is told. */
  tone: "plain" | "status" | "line" | "score" | "problem" | "name";
}

/** One of several; found by its name, never by what is written on it. */
export interface Choice {
  name: "player" | "place" | "way" | "kind" | "version" | "language";
  title: string;
  controls: Control[];
}

export interface ControlBlock {
  kind: "control";
  control: Control;
  weight: "plain" | "main" | "link" | "statistics";
}

export interface MedalBlock {
  kind: "medal";
  /** From 1. */
  place: number;
}

/** First what most want, and last what leads away. */
export interface WaysBlock {
  kind: "ways";
  controls: Control[];
}

export interface SettingsBlock {
  kind: "settings";
  name: string;
  language: Choice | null;
  items: SettingItem[];
}

export type Block =
  | { kind: "steps"; steps: string[] }
  | ParagraphBlock
  | ({ kind: "choice" } & Choice)
  | KindsBlock
  | TableBlock
  | FiguresBlock
  | ControlBlock
  | { kind: "opening" }
  | ({ kind: "board" } & Board)
  | ({ kind: "publicBoard" } & PublicTable)
  | SettingsBlock
  | ({ kind: "offer" } & HouseOffer)
  | MedalBlock
  | ({ kind: "demo" } & DemoStage)
  | ({ kind: "door" } & PartyDoor)
  | { kind: "wall"; tiles: number[] }
  | ({ kind: "shelf" } & WallShelf)
  | WaysBlock;

/** A screen that is a list of blocks. */
export interface BlockScreen {
  title: string;
  blocks: Block[];
  /** What has to be answered first. */
  question: HouseOffer | null;
}

/** A game that plays itself. */
export interface DemoStage {
  stall: string;
  width: number;
  height: number;
}

export interface PartyDoor {
  codeField: number;
  codeName: string;
  code: string;
  letters: number;
  codeProblem: string | null;
  nameField: number;
  name: string;
  nameProblem: string | null;
  suggestion: Control | null;
  join: Control;
}

interface Setting {
  field: number;
  name: string;
  value: number;
}

export interface NumberSetting extends Setting {
  kind: "stepper" | "slider";
  unit: string;
  lowest: number;
  highest: number;
  step: number;
  range: string;
  problem: string | null;
  /** The steps; null where they lead nowhere. */
  less: number | null;
  more: number | null;
  muchLess: number | null;
  muchMore: number | null;
  least: number | null;
  most: number | null;
}

export interface ChoiceSetting extends Setting {
  kind: "choice";
  choices: Control[];
  /** What there is to say of the chosen one. */
  note: string | null;
}

export interface ToggleSetting extends Setting {
  kind: "toggle";
  /** Selected where it is on. */
  toggle: Control;
  /** What the device has to allow before it can be on. */
  needs: "tilt" | "motor" | null;
}

export type SettingItem = NumberSetting | ChoiceSetting | ToggleSetting;

/** HouseScreens.swift says what the lines are. */
export interface HouseOffer {
  title: string;
  lines: string[];
  /** The last removes something. */
  ways: Control[];
}

interface Around {
  tabs: (Control & { tab: string })[];
  stall: string | null;
  notices: string[];
  /** What was just done and can be undone for a while. */
  undo: { text: string; way: Control } | null;
  /** What was last said to those who listen, and the how manyeth it was. */
  announcement: { number: number; text: string };
  dismiss: number;
  home: number;
  back: number;
  escape: number;
  /** How many times back leads home. */
  steps: number;
  /** As machines name it (BCP 47). */
  language: string;
  isRightToLeft: boolean;
  sound: Soundtrack;
  /** Selected while nothing is heard. */
  mute: Control;
  /** Whether cues are to be felt. */
  hasHaptics: boolean;
  /** The settings of the device, by their words; DeviceSettings.swift has them. */
  device: Record<string, number>;
  isAnimated: boolean;
  /** Whether to tell of time once a second. */
  isIdling: boolean;
  /** Whether to listen to how the device is tilted. */
  wantsTilt: boolean;
  /** How the stage is seen. */
  stage: "away" | "running" | "countIn" | "dimmed" | "covered" | "behind" | "celebrating";
}

export type View = Around &
  (
    | { kind: "home"; screen: HomeScreen }
    | { kind: "player"; screen: PlayerScreen }
    | { kind: "play"; screen: PlayScreen }
    | { kind: "result"; screen: ResultScreen }
    | { kind: "scores" | "settings" | "reading" | "party" | "walls"; screen: BlockScreen }
    | { kind: "editor"; screen: WallEditor }
  );

/** The exports of the module; Boundary.swift declares them. */
export interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  start(entropy: bigint, hasSeed: number, seed: bigint, wordsLength: number, ...secret: bigint[]): number;
  words(length: number): void;
  incoming(size: number): number;
  outgoing(): number;
  picture(): number;
  press(action: number): void;
  type(field: number, length: number, isFinished: number): void;
  fingerDown(finger: number, x: number, y: number): number;
  fingerMoved(finger: number, x: number, y: number): number;
  pointed(finger: number, x: number, y: number): number;
  fingerUp(finger: number): number;
  fingerLost(finger: number): number;
  steer(direction: number): number;
  strike(): number;
  tilt(x: number, y: number): number;
  tiltRefused(): void;
  layout(width: number, height: number, isUpright: number): void;
  motion(isReduced: number): void;
  motor(isThere: number): void;
  presence(): number;
  hidden(): void;
  day(number: number): void;
  party(length: number): void;
  wall(length: number): void;
  paint(place: number, begins: number): void;
  pictureSaved(isTextCopied: number): void;
  stored(keyLength: number, textLength: number): void;
  watch(length: number): void;
  storeFailed(): void;
  answered(id: number, status: number, length: number): void;
  woke(): void;
  online(): void;
  frame(milliseconds: number): number;
  view(): number;
  content(): number;
  snapshot(): number;
}

/** What sound.wasm can be asked for; Sources/SoundWeb says what each does. */
export interface SoundExports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  heard(cue: number, chain: number): number;
  render(effect: number, step: number): number;
  tune(index: number): number;
  times(effect: number): number;
  samples(): number;
}
