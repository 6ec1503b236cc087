// Moves similar functions next to each other. This helps Brotli compress the module, because
// repeating something recent takes fewer bits. The functions that are called most often come first,
// because a call of a small number takes a byte less. Only the order of the functions changes.
//
// Usage: node order-functions.mjs MODULE RESULT

import { readFileSync, writeFileSync } from "node:fs";

/** The length of the runs of instructions that are compared. The results for 4 to 14 differ by 1 KB. */
const RUN = 5;
/** The maximum number of functions with the same run. More frequent runs are ignored. */
const MOST_OWNERS = 90;
/** How much less a function's likeness counts with each function between. With 1, the module is 2 KB larger. */
const FADE = 0.97;
/** How many functions come first. With 90, the module is 400 bytes larger. */
const FIRST = 20;

const [modulePath, resultPath] = process.argv.slice(2);
const bytes = readFileSync(modulePath);
let at = 0;

// MARK: Reading

function fail(what) {
  console.error(`${modulePath}: order-functions.mjs doesn't support ${what}.`);
  process.exit(1);
}

/** Reads an unsigned LEB128 number. */
function number() {
  let value = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[at++];
    value += (byte & 127) * scale;
    if (byte < 128) return value;
  }
}

function skipNumbers(count) {
  for (; count > 0; count -= 1) while (bytes[at++] >= 128);
}

function skipName() {
  const length = number();
  at += length;
}

const LOCAL = [0x20, 0x21, 0x22];
const BRANCH = [0x0c, 0x0d];
const CALL = 0x10;

/** Moves past the operands of an instruction. */
function skipOperands(opcode) {
  if (opcode === 0x0e) skipNumbers(number() + 1); // br_table
  else if (opcode === 0x11) skipNumbers(2); // call_indirect
  else if (opcode === 0x43) at += 4; // f32.const
  else if (opcode === 0x44) at += 8; // f64.const
  else if (opcode >= 0x28 && opcode <= 0x3e) skipNumbers(2); // loads and stores
  else if (opcode === 0xfc) {
    const which = number(); // up to 7 conversions, then memory.copy and memory.fill
    if (which > 7 && which !== 10 && which !== 11) fail(`instruction 0xfc ${which}`);
    skipNumbers([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1][which]);
  } else if (
    [0x02, 0x03, 0x04, CALL, ...BRANCH, ...LOCAL, 0x23, 0x24, 0x3f, 0x40, 0x41, 0x42].includes(opcode)
  ) skipNumbers(1); // blocks, calls, branches, locals, globals, memory size, whole constants
  else if (![0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(opcode) &&
    (opcode < 0x45 || opcode > 0xc4)) fail(`instruction 0x${opcode.toString(16)}`);
}

/** Reads the function at `at`: its bytes, its calls, and the runs of instructions to compare it by. */
function readFunction() {
  const length = number();
  const start = at;
  const end = at + length;
  for (let groups = number(); groups > 0; groups -= 1) {
    skipNumbers(1);
    at += 1;
  }
  const calls = [];
  const runs = new Set();
  const instructions = [];
  while (at < end) {
    const from = at;
    const opcode = bytes[at++];
    skipOperands(opcode);
    if (opcode === CALL) calls.push({ start: from + 1, end: at });
    // Ignore these instructions' operands, because copies of the same code use other locals and labels.
    const isVague = LOCAL.includes(opcode) || BRANCH.includes(opcode);
    instructions.push(bytes.toString("latin1", from, isVague ? from + 1 : at));
    if (instructions.length >= RUN) runs.add(instructions.slice(-RUN).join(""));
  }
  return { start, end, calls, runs };
}

const sections = [];
for (at = 8; at < bytes.length;) {
  const id = bytes[at++];
  const length = number();
  sections.push({ id, start: at, end: at + length });
  at += length;
}

/** Reads each entry of a section that is a list. */
function list(id, entry) {
  const section = sections.find((section) => section.id === id);
  if (!section) return [];
  at = section.start;
  return Array.from({ length: number() }, entry);
}

const imported = list(2, () => {
  skipName();
  skipName();
  if (bytes[at++] !== 0) fail("imports other than functions");
  skipNumbers(1);
}).length;
const types = list(3, number);
const functions = list(10, readFunction);

// MARK: Ordering

/** Returns how much each function is like each other one. The fewer functions share a run, the more it counts. */
function likenesses() {
  const owners = new Map();
  functions.forEach(({ runs }, index) => {
    for (const run of runs) owners.set(run, [...owners.get(run) ?? [], index].slice(0, MOST_OWNERS + 1));
  });
  const likeness = functions.map(() => new Map());
  for (const list of owners.values()) {
    if (list.length > MOST_OWNERS) continue;
    for (const one of list) {
      for (const other of list) {
        if (one !== other) likeness[one].set(other, (likeness[one].get(other) ?? 0) + 1 / (list.length - 1));
      }
    }
  }
  return likeness;
}

/** Puts after each function the one that is, for its size, most like those before it, above all the last ones. */
function order() {
  const likeness = likenesses();
  const left = new Set(functions.keys());
  const scores = functions.map(() => 0);
  const result = [];
  for (let next = 0; next !== undefined;) {
    result.push(next);
    left.delete(next);
    let best = -1;
    const last = next;
    next = undefined;
    for (const index of left) {
      scores[index] = scores[index] * FADE + (likeness[last].get(index) ?? 0);
      const score = scores[index] / (functions[index].runs.size + 10);
      if (score > best) [best, next] = [score, index];
    }
  }
  return result;
}

/** Returns the functions that are called most often, most calls first. */
function mostCalled() {
  const calls = functions.map((_, index) => ({ index, count: 0 }));
  for (const { start } of functions.flatMap(({ calls }) => calls)) {
    at = start;
    const called = calls[number() - imported];
    if (called) called.count += 1;
  }
  return calls.filter(({ count }) => count > 1).sort((a, b) => b.count - a.count).slice(0, FIRST)
    .map(({ index }) => index);
}

const first = mostCalled();
const ordered = [...new Set([...first, ...order()])];
const places = new Map(ordered.map((index, place) => [imported + index, imported + place]));

// MARK: Writing

function encoded(value) {
  const result = [];
  for (; value > 127; value = Math.floor(value / 128)) result.push(value & 127 | 128);
  return Buffer.from([...result, value]);
}

const sized = (contents) => Buffer.concat([encoded(contents.length), contents]);
const listed = (entries) => Buffer.concat([encoded(entries.length), ...entries]);

/** Reads the index of a function and returns its new index. */
function renumbered() {
  const index = number();
  return encoded(places.get(index) ?? index);
}

function code({ start, end, calls }) {
  const parts = [];
  for (const call of calls) {
    parts.push(bytes.subarray(start, call.start));
    at = call.start;
    parts.push(renumbered());
    start = call.end;
  }
  return sized(Buffer.concat([...parts, bytes.subarray(start, end)]));
}

function exported() {
  const start = at;
  skipName();
  const isFunction = bytes[at++] === 0;
  return Buffer.concat([bytes.subarray(start, at), isFunction ? renumbered() : encoded(number())]);
}

/** Renumbers a segment of the table of functions that are called indirectly. */
function elements() {
  const start = at;
  if (number() !== 0 || bytes[at++] !== 0x41) fail("such a table of functions");
  skipNumbers(1);
  at += 1;
  return Buffer.concat([bytes.subarray(start, at), listed(Array.from({ length: number() }, renumbered))]);
}

const rewritten = {
  3: () => listed(ordered.map((index) => encoded(types[index]))),
  7: () => listed(list(7, exported)),
  8: () => fail("a start function"),
  9: () => listed(list(9, elements)),
  10: () => listed(ordered.map((index) => code(functions[index]))),
};
writeFileSync(resultPath, Buffer.concat([
  bytes.subarray(0, 8),
  ...sections.flatMap(({ id, start, end }) => [
    Buffer.from([id]), sized(rewritten[id]?.() ?? bytes.subarray(start, end)),
  ]),
]));
