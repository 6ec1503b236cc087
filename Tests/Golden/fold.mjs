// Watches every golden recording in the compiled module, as the page does, and compares the state
// hash with the native one after each tick. The same run must have the same score everywhere.
//
// Usage: node fold.mjs MODULE [FUNFAIR]

import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { load } from "./module.mjs";

const [modulePath, funfair = "House/.build/debug/funfair"] = process.argv.slice(2);
if (!modulePath) {
  console.error("Usage: node fold.mjs MODULE [FUNFAIR]");
  process.exit(2);
}

const folder = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const names = (await readdir(folder)).filter((name) => name.endsWith(".funfair")).sort();
const module = await load(modulePath);
/** The final states of the recordings, from expected.txt. */
const ends = new Map((await readFile(join(folder, "expected.txt"), "utf8")).trim().split("\n")
  .map((line) => line.split(" ")).map(([name, , , state]) => [name, state]));
let passed = 0;
let failed = 0;

/** @type {(name: string, problem: string | null, what: string) => void} */
function report(name, problem, what) {
  if (problem) failed += 1;
  else passed += 1;
  console.log(`${problem ? "FAILED" : "ok"}  ${name}: ${problem ?? what}`);
}

for (const name of names) {
  const path = join(folder, name);
  const bytes = new Uint8Array(await readFile(path));
  const isOpen = module.open(bytes);
  report(`${basename(name, ".funfair")}, folded at once`,
    isOpen ? null : "does not come to what it claims", "what it claims");
  const here = isOpen ? module.watch() : null;
  // The final state is separate, because an input after the last tick can still change it.
  const last = here?.pop();
  const native = execFileSync(funfair, ["verify", "--hashes", path], { encoding: "utf8" })
    .trim().split("\n");
  const end = ends.get(name);
  report(basename(name, ".funfair"),
    difference(here, native) ?? (last === end ? null : `ends in another state than ${end}`),
    `${native.length} ticks agree, and the end`);

  const damaged = bytes.slice();
  damaged[damaged.length >> 1] ^= 4;
  report(`${basename(name, ".funfair")}, damaged`,
    module.open(damaged) ? "was taken for whole" : null, "refused");
}

if (names.length === 0) report("recordings", "there are none", "");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** @type {(here: string[] | null, native: string[]) => string | null} */
function difference(here, native) {
  if (!here) return "the module refuses it";
  if (here.length !== native.length) return `${here.length} ticks, natively ${native.length}`;
  const tick = here.findIndex((hash, index) => hash !== native[index]);
  return tick < 0 ? null : `tick ${tick + 1} is ${here[tick]}, natively ${native[tick]}`;
}
