// Plays the benchmark's scene in the compiled module. Prints the same lines as BreakoutBenchmark.
//
// Usage: node breakout.mjs MODULE TICKS

import { readFile } from "node:fs/promises";

const runs = 5;
const [path, argument] = process.argv.slice(2);
const ticks = Number(argument);
if (!path || !(ticks >= 100)) {
  console.error("Usage: node breakout.mjs MODULE TICKS (at least 100)");
  process.exit(2);
}
const { instance } = await WebAssembly.instantiate(await readFile(path), {});
const { setUp, play } = /** @type {any} */ (instance.exports);

// Warms up, so that the engine has optimised the code before it's measured.
setUp(10);
play(Math.floor(ticks / 50));

for (const balls of [1, 10, 100]) {
  let least = Infinity;
  let broken = 0;
  for (let run = 0; run < runs; run += 1) {
    setUp(balls);
    const start = process.cpuUsage();
    broken = play(Math.floor(ticks / balls));
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1e6);
  }
  console.log("wasm", balls, Math.round(Math.floor(ticks / balls) / least), broken);
}
