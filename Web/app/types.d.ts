/** The module's JSON, as ViewJSON.swift and ContentJSON.swift write it. */

export interface Content {
  stalls: Stall[];
  /** The size of the largest recording accepted, in bytes. */
  mostRecordingBytes: number;
  /** The names of the scene commands' shapes, by number. */
  shapes: string[];
  /** Alternating milliseconds of vibration and pause, by cue number; see Haptics.swift. */
  haptics: number[][];
}

export interface Stall {
  word: string;
  name: string;
  /** Whether the game is played by touching targets. Otherwise, a drag may begin anywhere. */
  hasTargets: boolean;
  /** Whether the game is played with controls beside its stage. */
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

/** A control's name, and the number to pass back when it's used. */
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
  /** The control that ends the run; null if only the game does. */
  finish: Control | null;
  drop: Control;
}

export interface Row extends Entry {
  rank: number | null;
  isPractice: boolean;
  isJustPlayed: boolean;
  followsGap: boolean;
  badge: Look | null;
}

export interface Board {
  name: string;
  title: string;
  /** A remark about the run just played. */
  mark: string | null;
  rows: Row[];
  /** The rows' faces, on a party's board. */
  faces: (number | null)[];
}

export type MusicName = "home" | "play";

/** The tune to play, and the loudness of music and effects. */
export interface Soundtrack {
  music: MusicName;
  /** In thousandths of full loudness, like `effectsLoudness`. */
  musicLoudness: number;
  effectsLoudness: number;
}

/** A link to a screen other than a stall's. A tool is shown only as an icon. */
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
    /** Whether today's challenge is open or was played; null without a challenge. */
    challenge: "open" | "played" | null;
    interrupted: Interrupted | null;
  }[];
  /** Whether the player can open a party here. */
  canOpenParty: boolean;
  /** When today's challenges end, in seconds since 1970; null without challenges. */
  challengeEnds: number | null;
  player: string | null;
  ways: Way[];
  /** The streak of days played. */
  streak: string | null;
  /** The demo, with its stall's name. It plays in the stall's window or behind the stalls. */
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
  /** The ways to play; null if there's only one. */
  way: ChoiceSetting | null;
  summary: string;
  legend: GuideRow[];
  best: Entry | null;
  race: RaceOffer | null;
  play: Control;
  nameLine: HouseLine | null;
  challenge: ChallengeCard | null;
  /** The run's wall, if a player drew it. */
  wall: { tiles: number[]; name: string; line: string; choose: Control } | null;
}

export interface WallShelf {
  title: string;
  /** The sort orders; empty if there's only one. */
  orders: Control[];
  items: WallItem[];
  /** The text shown on an empty shelf. */
  note: string | null;
  /** The control that shows more walls. */
  further: Control | null;
  send: string;
}

export interface WallItem {
  number: number;
  name: string;
  tiles: number[];
  line: string;
  /** The part of a link after `#wall=`; null until the wall is cleared. */
  link: string | null;
  play: Control | null;
  like: Control | null;
  more: Control[];
}

/**
 * A wall being drawn. Tiles go row by row from the top left: 0 for a gap, otherwise 1 plus the index in
 * Breakout's looks.
 */
export interface WallEditor {
  title: string;
  tiles: number[];
  field: number;
  nameLabel: string;
  name: string;
  problem: string | null;
  /** The brush for gaps is first, with look 0 as in tiles. A key is a character code. */
  brushes: (Control & { look: number; key: number })[];
  tools: (Control & { picture: string; isEnabled: boolean })[];
  rows: string;
  levelsName: string;
  levels: Control[];
  tryOut: Control | null;
  done: Control;
}

/** The house's message about a run or a name. */
export interface HouseLine {
  text: string;
  mood: "waiting" | "good" | "bad" | "quiet";
  way: Control | null;
}

export interface ChallengeCard {
  summary: string;
  /** When the challenge ends, in seconds since 1970. */
  ends: number;
  note: string | null;
  isProblem: boolean;
  way: Control | null;
}

export interface PublicRow extends Entry {
  rank: number;
  /** The player's face, on a party's board. */
  face: number | null;
  badge: Look | null;
  isMine: boolean;
  followsGap: boolean;
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

/** The race of the next run. */
export interface RaceOffer {
  title: string;
  leave: Control;
}

/** How the run compares with its ghost, or its rank at a party. */
export interface RaceStatus {
  player: string | null;
  standing: string;
}

/** The controls below a replay. */
export interface WatchControls {
  /** What the replay has proved, in lines. */
  proof: string[];
  /** The progress, in percent. */
  progress: number;
  /** The announcement at the end of the replay; null until then. */
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

/** The panel beside a stage. Things are indices into the stall's looks. */
export interface Panel {
  level: string;
  open: Control | null;
  /** The control that repeats the last bet. */
  again: Control | null;
  skip: Control | null;
  chosen: number[];
  /** The latest results, newest first. */
  history: number[];
  /** The text shown while there is no result. */
  hint: string;
  /** A note about the whole game. */
  note: string | null;
  chartLooks: number[];
  chartCounts: number[];
  result: { look: number; detail: string; mood: "win" | "near" | "loss"; number: number } | null;
  /** The course of the money so far. */
  course: Course | null;
  /** Controls that simulate many further turns at once. */
  trials: Named[];
  trial: Course | null;
  sheet: Sheet | null;
}

/** A value's course from turn to turn, and the expected course. */
export interface Course {
  title: string;
  spokenText: string;
  legend: string;
  note: string;
  /**
   * Four numbers per point: the turns so far, the value, the expected value, and half the width of the band
   * that contains most values.
   */
  points: number[];
}

/** A cloth for placing chips. */
export interface Cloth {
  /**
   * The places. In the upright layout, `x` and `y` are the first grid tracks, and `width` and `height` the
   * numbers of tracks.
   */
  places: { label: string; spokenText: string; look: number | null; amount: number; x: number; y: number; width: number; height: number; action: number }[];
  chipsTitle: string;
  /** The values of the chips; `chosen` is the selected value. */
  chips: number[];
  chosen: number;
  chipNames: Named[];
  calledTitle: string;
  /** How many of the called bets are shown by name. The rest are shown as pockets, in the looks' order. */
  named: number;
  neighboursTitle: string;
  called: Named[];
  changes: Named[];
}

/** A control, selectable or not. */
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
  /** The cloth to use instead of `options`; null for a bet without a cloth. */
  cloth: Cloth | null;
  confirm: Control;
  cancel: Control;
}

/** How close a run is to its end: in its last ten seconds, or in its last three. */
export type Urgency = "hurry" | "last";

/** The parts of a run's header that change. Parts that a game doesn't have are null. */
export interface Header {
  score: number;
  countdown: { remaining: number; total: number; urgency: Urgency | null } | null;
  chain: { length: number; look: number; worth: number } | null;
  factor: number | null;
  lives: { left: number; total: number } | null;
  level: number | null;
  /** Seconds until the player can nudge again, 0 if now. */
  nudge: number | null;
  /** The player's money at a table, and the badge it has earned, as an index into the looks. */
  purse: { money: number; badge: number | null } | null;
  /** The next player to pass, shown instead of the best score. */
  rival: Rival | null;
  race: RaceStatus | null;
  pace: Pace | null;
}

export interface PlayScreen extends Header {
  player: string;
  width: number;
  height: number;
  best: Entry | null;
  countIn: number | null;
  pause: Control | null;
  interrupted: Interrupted | null;
  intermission: Intermission | null;
  panel: Panel | null;
  home: Control;
  isPractice: boolean;
  watch: WatchControls | null;
  /** A hint for new players. */
  hint: { text: string; skip: Control | null } | null;
  /** Whether hints are in a separate strip above the stage. */
  hasHintRoom: boolean;
  /** Whether the game follows a mouse even without a button pressed. */
  isLed: boolean;
}

/** The next player to pass, and the points needed. */
export interface Rival {
  player: string;
  missing: number;
}

/** The run compared with the player's best run at the same second. */
export interface Pace {
  lead: number;
  short: string;
  words: string;
}

/** The content of the picture and the text for sharing a run. */
export interface ShareCard {
  name: string;
  text: string;
  game: string;
  player: string;
  score: number;
  rank: string;
  lines: string[];
  invitation: string;
  /** A note on the picture, if it was saved as a file; otherwise null. */
  note: string | null;
}

export interface ResultScreen {
  headline: string;
  score: number;
  highlights: string[];
  comparison: string;
  isBest: boolean;
  isDialog: boolean;
  /** Whether the stage still shows the celebration. */
  isCelebrated: boolean;
  /** Null if this way to play has no board. */
  board: Board | null;
  /** The boards to choose from; empty if only this device has one. */
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
  /** The look beside the value, as an index into the stall's looks. */
  look: number | null;
}

export interface Chart {
  title: string;
  /** Whether there are too many bars to show them as a list. */
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
  /** See BlockScreen.swift. */
  tone: "plain" | "status" | "line" | "score" | "problem" | "name" | "code";
}

/** A choice among several controls, identified by `name`, never by its texts. */
export interface Choice {
  name: "player" | "place" | "way" | "kind" | "version" | "language" | "game" | "guest";
  title: string;
  controls: Control[];
  /** The controls' faces, in a choice of guests. */
  faces: (number | null)[];
}

export interface ControlBlock {
  kind: "control";
  control: Control;
  weight: "plain" | "main" | "link" | "statistics";
}

export interface MedalBlock {
  kind: "medal";
  /** The place on the podium, from 1. */
  place: number;
}

/** A guest's own face. */
export interface FaceBlock {
  kind: "face";
  face: number;
  name: string;
  another: Control | null;
}

/** A screen's controls. The main control is first, and the control that leaves is last. */
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
  | ({ kind: "devices" } & DeviceList)
  | MedalBlock
  | FaceBlock
  | ({ kind: "demo" } & DemoStage)
  | ({ kind: "door" } & CodeForm)
  | { kind: "wall"; tiles: number[] }
  | ({ kind: "shelf" } & WallShelf)
  | WaysBlock;

/** A screen that is a list of blocks. */
export interface BlockScreen {
  title: string;
  blocks: Block[];
  /** A question that has to be answered first. */
  question: HouseOffer | null;
}

/** A demo's stage. */
export interface DemoStage {
  stall: string;
  width: number;
  height: number;
}

export interface CodeForm {
  codeField: number;
  codeName: string;
  code: string;
  codeProblem: string | null;
  nameField: number;
  /** The name typed so far; null if the form needs no name. */
  name: string | null;
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
  /** The actions that step through the range; null if a step would leave it. */
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
  /** A note about the chosen option. */
  note: string | null;
}

export interface ToggleSetting extends Setting {
  kind: "toggle";
  /** The control that switches the setting, selected while the setting is on. */
  toggle: Control;
  /** The permission or hardware that the setting needs. */
  needs: "tilt" | "motor" | "mouse" | null;
}

export type SettingItem = NumberSetting | ChoiceSetting | ToggleSetting;

/** See HouseScreens.swift. */
export interface HouseOffer {
  title: string;
  lines: string[];
  /** The choices. The last choice removes something. */
  ways: Control[];
}

/** See HouseDesk+devices.swift. */
export interface DeviceList {
  /** The words that link another device, if the player asked for them. */
  code: string | null;
  /** When the code expires, in seconds since 1970. */
  ends: number;
  /** The controls that forget the devices. This device's is selected. */
  devices: Control[];
}

interface Around {
  tabs: (Control & { tab: string })[];
  stall: string | null;
  notices: string[];
  /** What the player did last, while it can be undone. */
  undo: { text: string; way: Control } | null;
  /** The latest announcement for screen readers, and its number. */
  announcement: { number: number; text: string };
  dismiss: number;
  home: number;
  back: number;
  escape: number;
  /** The number of steps back to the home screen. */
  steps: number;
  /** A BCP 47 tag. */
  language: string;
  isRightToLeft: boolean;
  sound: Soundtrack;
  /** The control that mutes everything, selected while muted. */
  mute: Control;
  /** Whether to play haptics. */
  hasHaptics: boolean;
  /** The device's settings by word; see DeviceSettings.swift. */
  device: Record<string, number>;
  isAnimated: boolean;
  /** Whether to report the time once a second. */
  isIdling: boolean;
  /** Whether to listen to the device's tilt. */
  wantsTilt: boolean;
  /** Whether to keep the screen on without touches. */
  keepsAwake: boolean;
  /** How the stage is shown. */
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

/** The module's exports, declared in Boundary.swift. */
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
  device(hasMotor: number, hasMouse: number): void;
  presence(): number;
  hidden(): void;
  day(number: number): void;
  party(length: number): void;
  wall(length: number): void;
  paint(place: number, begins: number): void;
  pictureSaved(isTextCopied: number): void;
  stored(keyLength: number, textLength: number): void;
  watch(length: number): void;
  archived(length: number, nameLength: number): void;
  storeFailed(): void;
  answered(id: number, status: number, length: number): void;
  woke(): void;
  online(): void;
  frame(milliseconds: number): number;
  view(isHeader: number): number;
  content(): number;
  snapshot(): number;
}

/** The exports of sound.wasm, explained in Sources/SoundWeb. */
export interface SoundExports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  heard(cue: number, chain: number): number;
  render(effect: number, step: number): number;
  tune(index: number): number;
  times(effect: number): number;
  samples(): number;
}
