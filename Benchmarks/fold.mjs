// Opens recordings in the compiled module repeatedly. The module folds each recording completely
// before it shows anything. Prints the same lines as FoldBenchmark.
//
// Usage: node fold.mjs MODULE RECORDING…

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { load } from "../Tests/Golden/module.mjs";

const folds = 400;
const [modulePath, ...paths] = process.argv.slice(2);
const module = await load(modulePath);

for (const path of paths) {
  const bytes = new Uint8Array(await readFile(path));
  module.open(bytes);
  const ticks = module.watch().length - 1;
  const length = module.pass(bytes);
  const times = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const start = process.hrtime.bigint();
    module.exports.watch(length);
    times.push(Number(process.hrtime.bigint() - start) / 1000);
  }
  times.sort((a, b) => a - b);
  console.log(
    basename(path, ".funfair"), ticks, Math.round(times[0]), Math.round(times[folds / 2]));
}
