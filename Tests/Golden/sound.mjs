// Renders every effect and tune in the compiled module, and compares each with the native sound.
// Sounds must be identical everywhere, down to the last bit.
//
// Usage: node sound.mjs MODULE

import { readFile } from "node:fs/promises";
import { join } from "node:path";

const [modulePath] = process.argv.slice(2);
if (!modulePath) {
  console.error("Usage: node sound.mjs MODULE");
  process.exit(2);
}

const folder = import.meta.dirname ?? new URL(".", import.meta.url).pathname;
const lines = (await readFile(join(folder, "sounds.txt"), "utf8")).trim().split("\n");
const { instance } = await WebAssembly.instantiate(await readFile(modulePath), {});
const { exports } = /** @type {any} */ (instance);
let passed = 0;
let failed = 0;
let effect = -1;
let tune = -1;
let last = "";

for (const line of lines) {
  const [name] = line.split(" ");
  const [, base, step] = /** @type {string[]} */ (/^(.*?)(?:-(\d\d))?$/.exec(name));
  const isTune = name.startsWith("tune-");
  if (base !== last) isTune ? (tune += 1) : (effect += 1);
  last = base;
  const count = isTune ? exports.tune(tune) : exports.render(effect, Number(step ?? 0));
  const here = `${name} ${count} ${checksum(count)}`;
  if (here === line) passed += 1;
  else failed += 1;
  console.log(here === line ? `ok  ${name}` : `FAILED  ${here}, natively ${line}`);
}

// Check that every sound in the module is in the table.
for (const [kind, count] of [["effect", exports.render(effect + 1, 0)], ["tune", exports.tune(tune + 1)]]) {
  if (count === -1) continue;
  failed += 1;
  console.log(`FAILED  the module has a further ${kind}`);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Returns the checksum of the last rendered sound, in 16-bit samples. @param {number} count */
function checksum(count) {
  const samples = new Float32Array(exports.memory.buffer, exports.samples(), Math.max(count, 0));
  const code = new Int16Array(samples.length);
  samples.forEach((sample, index) => {
    const scaled = Math.fround(sample * 32767);
    code[index] = Math.trunc(Math.fround(scaled + (scaled < 0 ? -0.5 : 0.5)));
  });
  return crc32(new Uint8Array(code.buffer)).toString(16);
}

/** @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xEDB88320 : 0);
  }
  return ~crc >>> 0;
}
