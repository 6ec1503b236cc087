// Lives through first visits in the module that `wasm-split --instrument` made, and writes down which
// of its functions they need: the home screen in each language, and runs of BubblePop to their end.
//
// Usage: node first-visit.mjs MODULE WORDS PROFILE
//
// The same module and texts give the same profile: nothing here is left to chance or to the clock.

import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [modulePath, wordsFolder, profilePath] = process.argv.slice(2);
if (!profilePath) {
  console.error("Usage: node first-visit.mjs MODULE WORDS PROFILE");
  process.exit(2);
}

const module = await WebAssembly.compile(await readFile(modulePath));
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const frame = 1000 / 60;
const entropy = 0x5eed_f00d_5eed_f00dn;
const secret = [1n, 2n, 3n, 4n];
const numbersOfCommand = 8;

/** One page that is opened, with what a browser keeps. */
class Visit {
  /** @type {(store: Map<string, string>, words: string, seed?: bigint) => void} */
  constructor(store, words, seed) {
    const nothing = () => {};
    const host = {
      load: (key, length) => {
        const text = store.get(this.text(key, length));
        return text === undefined ? -1 : this.put(text);
      },
      save: (key, length, text, textLength) => {
        store.set(this.text(key, length), this.text(text, textLength));
      },
      remove: (key, length) => store.delete(this.text(key, length)),
      // Whatever a house answers, it comes later than the rest of the module.
      setAside: nothing, cue: nothing, fetch: nothing, wake: nothing, words: nothing,
    };
    this.does = new WebAssembly.Instance(module, { host }).exports;
    const length = this.put(words);
    if (!this.does.start(entropy, seed === undefined ? 0 : 1, seed ?? 0n, length, ...secret)) {
      throw new Error("The texts are another version's.");
    }
    this.content = this.read(this.does.content());
    this.does.motion(0);
    this.does.motor(1);
    this.turn(390, 690);
    this.does.day(20_000);
    this.look();
  }

  text(start, length) {
    return decoder.decode(new Uint8Array(this.does.memory.buffer, start, length));
  }

  read(length) {
    return JSON.parse(this.text(this.does.outgoing(), length));
  }

  put(text) {
    const bytes = encoder.encode(text);
    const start = this.does.incoming(bytes.length);
    new Uint8Array(this.does.memory.buffer, start, bytes.length).set(bytes);
    return bytes.length;
  }

  look() {
    this.view = this.read(this.does.view());
    return this.view;
  }

  turn(width, height) {
    this.does.layout(width, height, width < height ? 1 : 0);
  }

  press(action) {
    this.does.press(action);
    this.look();
  }

  type(text, isFinished) {
    this.does.type(this.view.screen.field, this.put(text), isFinished ? 1 : 0);
    this.look();
  }

  /** Lets frames pass; `hand` may do something after each. */
  pass(seconds, hand = () => {}) {
    for (let passed = 0; passed < seconds * 1000 && this.view.isAnimated; passed += frame) {
      const result = this.does.frame(frame);
      if (result >> 16) this.look();
      hand(result & 0xffff);
    }
  }

  enterBubblePop(name) {
    this.press(this.view.screen.items[0].open);
    this.type(name, true);
    this.press(this.view.screen.play.action);
  }

  /** Plays until the run is over, tapping whatever is at one place of the picture after the other. */
  finish(everyFrames) {
    let frames = 0;
    this.pass(240, (commands) => {
      if (this.view.kind !== "play" || (frames += 1) % everyFrames) return;
      const numbers = new Float32Array(this.does.memory.buffer);
      const at = this.does.picture() / 4 + (frames % Math.max(commands, 1)) * numbersOfCommand;
      const finger = frames % 3;
      this.does.fingerDown(finger, numbers[at + 2], numbers[at + 3]);
      this.does.fingerMoved(finger, numbers[at + 2] + 3, numbers[at + 3]);
      if (frames % 2) this.does.fingerUp(finger);
      else this.does.fingerLost(finger);
      this.look();
    });
  }

  writeProfile() {
    const size = 4 + 4 * 100_000;
    const start = this.does.incoming(size);
    const length = this.does.__write_profile(start, size);
    if (length > size) throw new Error("The profile is longer than expected.");
    return new Uint8Array(this.does.memory.buffer, start, length).slice();
  }
}

/** @type {Uint8Array | null} */
let profile = null;
function remember(visit) {
  const one = visit.writeProfile();
  // Eight bytes say which module it is of, and four for each function whether it was called.
  profile ??= one.slice().fill(0, 8);
  for (let at = 8; at < one.length; at += 4) {
    if (one.subarray(at, at + 4).some((byte) => byte > 0)) profile[at] = 1;
  }
}

/** From a first visit to the end of a run and once more to the home screen, and reloads in between. */
function live(words, seed, everyFrames) {
  /** @type {Map<string, string>} */
  const store = new Map();
  const first = new Visit(store, words, seed);
  first.does.presence();
  first.does.frame(1000);
  first.press(first.view.screen.items[0].open);
  for (const name of ["", "  ", "A name that is much longer than names may be", "Zoë", "李"]) first.type(name, true);
  first.type("Ada", false);
  first.turn(690, 390);
  first.press(first.view.home);
  first.turn(390, 690);
  first.enterBubblePop("Ada");
  first.pass(6);
  first.press(first.view.screen.pause.action);
  first.press(first.view.screen.interrupted.resume.action);
  first.pass(8, () => first.does.strike());
  first.does.hidden();
  first.look();
  first.press(first.view.home);
  first.press(first.view.mute.action);
  remember(first);

  const second = new Visit(store, words, seed);
  const { interrupted } = second.view.screen.items[0];
  second.press(interrupted.resume.action);
  second.does.steer(1);
  second.pass(9);
  second.turn(690, 390);
  second.look();
  second.pass(2);
  if (second.view.screen.interrupted) second.press(second.view.screen.interrupted.resume.action);
  second.finish(everyFrames);
  if (second.view.kind !== "result") throw new Error(`The run ended at ${second.view.kind}.`);
  second.pass(20);
  second.press(second.view.home);
  second.does.hidden();
  remember(second);

  const third = new Visit(store, words, seed);
  third.enterBubblePop("Ada");
  third.pass(1);
  third.press(third.view.screen.pause.action);
  third.press(third.view.screen.interrupted.drop.action);
  remember(third);
}

const languages = (await readdir(wordsFolder)).filter((name) => name.endsWith(".json")).sort();
for (const [index, name] of languages.entries()) {
  const { core } = JSON.parse(await readFile(join(wordsFolder, name), "utf8"));
  for (let round = 0; round < 4; round += 1) {
    live(core, round % 2 ? BigInt(index * 10 + round) : undefined, [2, 7, 30, 1000][round]);
  }
}
await writeFile(profilePath, profile);
