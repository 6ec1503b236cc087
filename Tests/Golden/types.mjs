// Checks the compiled module's output against Web/app/types.d.ts. The type checker reads every view
// and content from a tour of all screens as a literal, so it reports missing, extra and mistyped
// members as errors.
//
// Usage: node types.mjs MODULE

import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { actionsOf, englishWords, Page, sealed } from "./page.mjs";

const [modulePath] = process.argv.slice(2);
if (!modulePath) {
  console.error("Usage: node types.mjs MODULE");
  process.exit(2);
}
const binary = await WebAssembly.compile(await readFile(modulePath));
const english = await englishWords();
const folder = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const recordings = (await readdir(folder)).filter((name) => name.endsWith(".funfair")).sort();
const store = {
  "funfair.names": sealed("names", "Ada", "Bo"),
  "funfair.tallies": sealed("tallies", "bubblepop.pops 1,2,3 Ada", "roulette.pockets 1,2 Ada"),
};

/** Views by shape. Only one view of each shape is checked. @type {Map<string, any>} */
const seen = new Map();
/** @param {any} view */
const look = (view) => seen.set(shapeOf(view), view);
/** The headers of runs, by shape. @type {Map<string, any>} */
const headers = new Map();

/** Members whose value is a word from a fixed set. Views with different words have different shapes. */
const choices = new Set(["kind", "tone", "weight", "stage", "mood", "challenge", "needs", "music", "urgency", "theme", "form"]);

/** @type {(part: any) => string} returns all members' names, with their values' types */
function shapeOf(part) {
  if (part === null || typeof part !== "object") return part === null ? "null" : typeof part;
  if (Array.isArray(part)) return `[${[...new Set(part.map(shapeOf))]}]`;
  const members = Object.entries(part).map(([name, value]) =>
    `${name}:${choices.has(name) && typeof value === "string" ? value : shapeOf(value)}`);
  return `{${members}}`;
}

/** @type {(view: any, kind: string) => any} returns the first block of a kind on a screen */
const blockOf = (view, kind) => view.screen.blocks?.find((/** @type {any} */ block) => block.kind === kind);

/** The versions of the games' rules, from their sources. @type {Record<string, number>} */
const rules = {};
for (const game of ["BubblePop", "Breakout", "Roulette"]) {
  const source = await readFile(`Sources/${game}/${game}Game.swift`, "utf8");
  rules[game.toLowerCase()] = Number(/rulesVersion: (\d+)/.exec(source)?.[1]);
}

/** Milliseconds since 1970 by the house's clock. */
const now = 1_800_000_000_000;

/**
 * Returns the house's response to every request during a phase of a party.
 *
 * @param {string} game
 * @param {string} phase
 * @param {string} state the state of the guest's run
 * @param {object | null} spin the current spin of a party's wheel
 */
function answer(game, phase, state, spin = null) {
  const score = (/** @type {number} */ rank, player = `P${rank}`) => ({ rank, player, score: 90 - rank, run: "00ff" });
  return JSON.stringify({
    day: "1970-01-01", ends: 9000, name: "Ada", players: 12, ticket: "t1", table: "t2",
    seed: "00000000000000ff", rulesVersion: rules[game], player: "Ada",
    games: ["bubblepop", "breakout"].map((game) => ({ game, players: 3, played: false })),
    rows: [1, 2, 3].map((rank) => score(rank)), around: [score(7), score(8, "Ada")], olderRules: [1],
    spin: 1, pocket: 7, ranks: { all: 12, week: 5, today: 3 }, run: "00ff", score: 1, isBest: true,
    party: "abcdefghijklmnopqrstuv", code: "BDJL", game, now, phase, guests: 3,
    you: {
      guest: 2, isThere: true, isPlaying: true, state, score: 5,
      because: state === "refused" ? "not-possible" : null, place: 2, of: 3, points: 18, bet: null,
    },
    round: {
      number: 1, game, starts: now - 1000, ends: now + 290_000, closes: now + 320_000,
      rulesVersion: rules[game], ticket: game === "roulette" ? null : "party.1",
      seed: game === "roulette" ? null : "00000000000000ff", pockets: [7], spin,
    },
  });
}

// Every screen, with and without a house.
for (const said of [answer("bubblepop", "gathering", "watching"), ""]) {
  for (const kept of [store, {}]) new Page(binary, english, kept, () => said).walk(look);
}

// Every recording as a replay, and a run of every game from beginning to end, with taps and controls.
for (const name of recordings) {
  const page = new Page(binary, english, store, () => "");
  page.exports.watch(page.pass(await readFile(join(folder, name))));
  for (let step = 0; step < 40; step += 1) look(page.settle(250));
}
for (const [stall, word] of ["bubblepop", "breakout", "roulette"].entries()) {
  for (let way = 0; way < 4; way += 1) {
    const page = new Page(binary, english, store, () => answer(word, "gathering", "watching"));
    page.exports.press(page.settle().screen.items[stall].open);
    const chosen = page.settle().screen.way?.choices[way];
    if (chosen) page.exports.press(chosen.action);
    play(page);
    // Play again, now with a result to beat. Then visit every screen with the data stored so far.
    play(page);
    page.exports.press(page.view().home);
    page.walk(look);
  }
}

/** @type {(page: Page) => void} plays a run to its end, from the screen before it or the last result */
function play(page) {
  const { screen } = page.settle();
  const begin = screen.play ?? screen.playAgain;
  if (begin) page.exports.press(begin.action);
  for (let step = 0; step < 1500; step += 1) {
    page.exports.fingerDown(1, (step * 97) % 400, (step * 61) % 700);
    page.exports.fingerUp(1);
    const view = page.settle(100);
    look(view);
    if (view.kind !== "play") break;
    const header = page.header();
    headers.set(shapeOf(header), header);
    const { panel, pause, interrupted, intermission } = view.screen;
    const controls = actionsOf(panel?.sheet ?? panel);
    const next =
      interrupted?.resume.action ?? intermission?.proceed.action ??
      (step % 200 === 199 ? pause?.action : controls[step % controls.length]);
    if (next !== undefined) page.exports.press(next);
  }
  for (let step = 0; step < 20; step += 1) look(page.settle(100));
}

// A party in each phase.
/** @type {Set<string>} the games played at a party */
const atParty = new Set();
const spins = [null, { number: 2, closes: now + 9000, pocket: null }, { number: 2, closes: now - 9000, pocket: 4 }];
for (const game of ["bubblepop", "breakout", "roulette"]) {
  for (const phase of ["gathering", "countIn", "playing", "judging", "podium", "over"]) {
    for (const state of ["watching", "playing", "sent", "counted", "refused"]) {
      for (const spin of game === "roulette" ? spins : [null]) {
        const page = new Page(binary, english, store, () => answer(game, phase, state, spin));
        page.settle();
        page.exports.party(page.pass("BDJL"));
        const door = blockOf(page.settle(), "door");
        page.exports.type(door.nameField, page.pass("Ada"), 1);
        page.exports.press(door.join.action);
        for (let step = 0; step < 6; step += 1) {
          const view = page.settle();
          look(view);
          if (view.kind === "play") atParty.add(game);
        }
      }
    }
  }
}
if (atParty.size < 3) throw new Error(`at a party only ${[...atParty]} were played`);

const content = new Page(binary, english, {}, () => "").content();
const views = [...seen.values()];
const kinds = new Set(views.map((view) => view.kind));
/** Screens that the tour must reach. @type {[string, (view: any) => boolean][]} */
const places = [
  ["a drawn wall", (view) => view.kind === "editor"],
  ["the cloth", (view) => view.screen.panel?.sheet?.cloth],
  ["a board of the house", (view) => blockOf(view, "publicBoard")?.rows.length > 0],
  ["what the house says of a run", (view) => view.kind === "result" && view.screen.house],
  ["a run that is watched", (view) => view.screen.watch],
];
const missing = places.filter(([, isThere]) => !views.some(isThere)).map(([name]) => name);
if (kinds.size < 10 || missing.length > 0) {
  throw new Error(`only ${[...kinds]} were seen, and nowhere ${missing}`);
}
const checked = ".build-words/types";
await mkdir(checked, { recursive: true });
await writeFile(join(checked, "tsconfig.json"), '{ "extends": "../../Web/tsconfig.json", "include": ["said.ts"] }');
await writeFile(join(checked, "said.ts"), [
  'import type { Content, Header, View } from "../../Web/app/types";',
  `export const content: Content = ${JSON.stringify(content)};`,
  ...views.map((view, index) => `export const view${index}: View = ${JSON.stringify(view)};`),
  ...[...headers.values()].map((header, index) =>
    `export const header${index}: Header = ${JSON.stringify(header)};`),
].join("\n"));
const { status } = spawnSync("tsc", ["--project", checked], { stdio: "inherit" });
if (status !== 0) {
  console.error("The module says something else than Web/app/types.d.ts.");
  process.exit(1);
}
console.log(`${views.length} views of ${kinds.size} kinds are what types.d.ts says`);
