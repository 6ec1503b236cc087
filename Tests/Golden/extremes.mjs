// Shows the compiled module the largest and smallest numbers that a store or a house may bring, and goes to
// every screen that it offers: `Int` has 32 bits there, and what does not fit would stop the page.
//
// Usage: node extremes.mjs MODULE

import { readFile } from "node:fs/promises";

const [modulePath] = process.argv.slice(2);
if (!modulePath) {
  console.error("Usage: node extremes.mjs MODULE");
  process.exit(2);
}
const binary = await WebAssembly.compile(await readFile(modulePath));
const { core: words } = JSON.parse(await readFile(".build-words/words/en.json", "utf8"));

/** The greatest number that a store or a house may hold, and the last second of the year 9999. */
const most = 1_000_000_000;
const last = 253_402_300_799;
const row = (/** @type {number} */ count, number = most) => Array(count).fill(number).join(",");

/** @type {(kind: string, ...lines: string[]) => string} a text as the module keeps it, with its checksum */
function sealed(kind, ...lines) {
  const body = [`funfair ${kind} 1`, ...lines, ""].join("\n");
  return `${body}sum ${crc(body).toString(16).padStart(16, "0")}\n`;
}

/** @type {(text: string) => number} CRC-32 */
function crc(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** @type {Record<string, string>} */
const store = {
  "funfair.names": sealed("names", "Ada"),
  "funfair.tallies": sealed(
    "tallies",
    ...["bubblepop.pops", "bubblepop.misses", "bubblepop.chains", "breakout.bricks", "breakout.bests"]
      .map((word) => `${word} ${row(12)} Ada`),
    `breakout.others ${row(2)} Ada`, `roulette ${row(12)} Ada`, `roulette.pockets ${row(37)} Ada`,
    `roulette.bets ${row(37)} Ada`, `roulette.bests ${row(2)} Ada`, `roulette.classic ${row(4)} Ada`,
    ...["bubblepop", "breakout", "roulette"].map((word) => `${word}.played ${row(2)} Ada`),
  ),
};

/** What a house answers, whatever it is asked. */
const answer = JSON.stringify({
  day: "9999-12-31", ends: last, name: "Ada", players: most, newPlayer: null,
  games: ["bubblepop", "breakout", "roulette"].map((game) => ({ game, players: most, played: false })),
  rows: [1, most].map((rank) => ({ rank, player: `P${rank}`, score: most, run: null })),
  around: [{ rank: most, player: "Ada", score: most, run: null }], olderRules: [1, 255],
  retryAfter: 86_400,
});

let passed = 0;
for (const ends of [last, 2_200_000_000, 2 ** 31, 0]) {
  for (const hasStore of [true, false]) {
    visit(answer.replace(`"ends":${last}`, `"ends":${ends}`), hasStore);
    passed += 1;
  }
}
console.log(`${passed} passed`);

/** @type {(answer: string, hasStore: boolean) => void} goes everywhere from home, in a page of its own */
function visit(answer, hasStore) {
  const encoder = new TextEncoder();
  /** @type {number[]} */
  let asked = [];
  const nothing = () => 0;
  const { exports } = /** @type {any} */ (new WebAssembly.Instance(binary, {
    host: {
      save: nothing, remove: nothing, cue: nothing, wake: nothing, words: nothing,
      setAside(/** @type {number} */ start, /** @type {number} */ length) {
        throw new Error(`${read(start, length)} was not taken for what it is`);
      },
      secret: () => pass(new Uint8Array(32)),
      fetch: (/** @type {number} */ id) => asked.push(id),
      load(/** @type {number} */ start, /** @type {number} */ length) {
        const text = hasStore ? store[read(start, length)] : undefined;
        return text === undefined ? -1 : pass(encoder.encode(text));
      },
    },
  }));
  /** @type {(start: number, length: number) => string} */
  function read(start, length) {
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, start, length));
  }
  /** @type {(bytes: Uint8Array) => number} */
  function pass(bytes) {
    const start = exports.incoming(bytes.length);
    new Uint8Array(exports.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }
  function settle() {
    for (let round = 0; round < 4 && asked.length > 0; round += 1) {
      const questions = asked;
      asked = [];
      for (const id of questions) exports.answered(id, 200, pass(encoder.encode(answer)));
    }
    exports.frame(1000);
    const length = exports.view();
    return JSON.parse(read(exports.outgoing(), length));
  }
  exports.start(1n, 0, 0n, pass(encoder.encode(words)), 1n, 2n, 3n, 4n);
  exports.day(1_000_000);
  exports.layout(2 ** 31, 2 ** 31, 0);
  exports.layout(NaN, -Infinity, 1);
  exports.layout(390, 844, 1);
  // Breadth first: each action that any screen offers, once, from the screen that offers it.
  /** @type {Set<number>} */
  const done = new Set();
  let view = settle();
  for (let step = 0; step < 600; step += 1) {
    const next = actionsOf(view).find((action) => !done.has(action));
    if (next === undefined) {
      if (view.kind === "home") break;
      exports.press(view.home);
    } else {
      done.add(next);
      exports.press(next);
    }
    view = settle();
  }
  if (done.size < 60) throw new Error(`only ${done.size} things could be pressed`);
  for (const milliseconds of [1e308, 1e308, -1e308, NaN, Infinity]) exports.frame(milliseconds);
  exports.fingerDown(2 ** 31 - 1, 1e308, -1e308);
  exports.tilt(1e308, -1e308);
  exports.paint(2 ** 31 - 1, 1);
  settle();
}

/** @type {(part: any) => number[]} the numbers of the actions of all controls in a part of a view */
function actionsOf(part) {
  if (part === null || typeof part !== "object") return [];
  const own = typeof part.action === "number" && part.isEnabled !== false ? [part.action] : [];
  return [...own, ...Object.values(part).flatMap(actionsOf)];
}
