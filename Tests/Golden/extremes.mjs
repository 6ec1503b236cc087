// Passes the largest and smallest numbers that a store or a house may contain to the compiled
// module, and visits every screen. In the module, `Int` has 32 bits, and an overflow crashes the page.
//
// Usage: node extremes.mjs MODULE

import { readFile } from "node:fs/promises";
import { englishWords, Page, sealed } from "./page.mjs";

const [modulePath] = process.argv.slice(2);
if (!modulePath) {
  console.error("Usage: node extremes.mjs MODULE");
  process.exit(2);
}
const binary = await WebAssembly.compile(await readFile(modulePath));
const words = await englishWords();

/** The largest number that a store or a house may contain, and the last second of the year 9999. */
const most = 1_000_000_000;
const last = 253_402_300_799;
const row = (/** @type {number} */ count, number = most) => Array(count).fill(number).join(",");

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

/** The house's response to every request. */
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

/** @type {(answer: string, hasStore: boolean) => void} visits every screen, in a new page */
function visit(answer, hasStore) {
  const page = new Page(binary, words, hasStore ? store : {}, () => answer);
  const { exports } = page;
  exports.layout(2 ** 31, 2 ** 31, 0);
  exports.layout(NaN, -Infinity, 1);
  exports.layout(390, 844, 1);
  const done = page.walk();
  if (done < 90) throw new Error(`only ${done} things could be pressed`);
  for (const milliseconds of [1e308, 1e308, -1e308, NaN, Infinity]) exports.frame(milliseconds);
  exports.fingerDown(2 ** 31 - 1, 1e308, -1e308);
  exports.tilt(1e308, -1e308);
  exports.paint(2 ** 31 - 1, 1);
  page.settle();
}
