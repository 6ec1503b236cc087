// Shows the leader's run beside the race, a little late. The house has it in pieces, and the module plays
// them.

import { Brush } from "../brush.js";
import { folder } from "./folder.js";

/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").RunExports} RunExports */
/** @typedef {import("./types").Guest} Guest */

/** How late the run is shown, in milliseconds: a phone sends a piece each second, and the screen asks as often. */
const late = 2500;
/** Milliseconds between two questions for pieces. */
const beat = 800;
/** Milliseconds until a question times out. */
const timeout = 4000;
/** Milliseconds until another leader is shown at the earliest. */
const stay = 8000;
const ticksPerSecond = 120;
/** The maximum canvas pixels per CSS pixel. */
const mostDensity = 2;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class Live {
  /** @type {Guest | null} the guest whose run the screen follows */
  guest = null;
  /** The number of the round. */
  round = 0;
  since = 0;
  /** The last tick of the run that the module has. */
  known = 0;
  isAsking = false;
  /** @type {RunExports | null} */
  module = null;
  isFetched = false;
  /** @type {Scene | null} */
  scene = null;
  frame = 0;
  ground = "";
  canvas = document.createElement("canvas");
  /** @type {HTMLElement | null} where the run is shown */
  window = null;

  /**
   * @param {{
   *   tables: import("./types").Tables, clock: import("./clock.js").HouseClock, secret: () => string,
   *   onChange: () => void
   * }} page
   */
  constructor(page) {
    this.page = page;
    const { tables } = page;
    this.brush = new Brush(/** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d")), tables.shapes);
    setInterval(() => void this.ask(), beat);
  }

  /** The guest whose run is on the screen; null if there are no pieces to show. */
  get shown() {
    return this.known > 0 ? this.guest : null;
  }

  /** @param {Scene} scene the current state of the party */
  follow(scene) {
    this.scene = scene;
    const round = scene.party?.round ?? null;
    const isRace = scene.isOurs && scene.phase === "playing" && round !== null && round.game !== "roulette";
    if (isRace) void this.fetch();
    const guest = isRace ? this.chosen(scene, round.number) : null;
    if (guest?.guest === this.guest?.guest && (round?.number ?? 0) === this.round) return;
    this.guest = guest;
    this.round = round?.number ?? 0;
    this.since = performance.now();
    this.known = 0;
    this.module?.forget();
    void this.ask();
  }

  /**
   * Returns the leader. Somebody else remains on the screen for a while, because nobody can follow quick
   * changes.
   * @type {(scene: Scene, round: number) => Guest | null}
   */
  chosen({ runners }, round) {
    const playing = runners.map(({ guest }) => guest).filter(({ state }) => state === "playing");
    const same = round === this.round && playing.find(({ guest }) => guest === this.guest?.guest);
    const isSettled = this.known > 0 && performance.now() - this.since < stay;
    if (same && isSettled) return same;
    return playing.find(({ score }) => score !== null) ?? null;
  }

  async fetch() {
    if (this.isFetched) return;
    this.isFetched = true;
    try {
      const response = await fetch(new URL("party-run.wasm", import.meta.url));
      const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
      this.module = /** @type {any} */ (instance.exports);
    } catch {
      // The race is shown without a run, and the next phase tries again.
      this.isFetched = false;
    }
  }

  /** Asks the house for the next pieces. */
  async ask() {
    const { guest, round, scene, module } = this;
    if (!guest || !module || !scene?.party || this.isAsking || document.visibilityState === "hidden") return;
    this.isAsking = true;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout);
    try {
      const path = `${folder}api/parties/${scene.party.party}/guests/${guest.guest}/pieces/${this.known}`;
      const answer = await fetch(path, {
        headers: { "Funfair-Device": this.page.secret() }, signal: stop.signal,
      });
      const bytes = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array();
      if (guest.guest === this.guest?.guest && round === this.round) this.take(bytes);
    } catch {
      // The next question comes soon.
    } finally {
      clearTimeout(timer);
      this.isAsking = false;
    }
  }

  /** @param {Uint8Array} bytes pieces, each after its length */
  take(bytes) {
    const { module } = this;
    if (!module) return;
    const before = this.known;
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 <= bytes.length;) {
      const length = view.getUint32(at, true);
      const start = module.incoming(length);
      new Uint8Array(module.memory.buffer, start, length).set(bytes.subarray(at + 4, at + 4 + length));
      this.known = Math.max(this.known, module.take(length));
      at += 4 + length;
    }
    if (before > 0 || this.known === 0) return;
    this.setUp(module);
    this.page.onChange();
  }

  /** @param {RunExports} module with the run's first pieces */
  setUp(module) {
    const length = module.looks();
    const text = new TextDecoder().decode(new Uint8Array(module.memory.buffer, module.outgoing(), length));
    this.brush.setUp(JSON.parse(text));
    this.ground = this.scene?.party?.round?.game === "breakout" ? "#1d1557" : "#f1ebff";
    this.canvas.width = 0;
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.draw());
  }

  /** @param {HTMLElement} place where the run is shown */
  mount(place) {
    this.window = place;
    // In a shadow root, because page updates would remove ordinary children.
    const room = place.shadowRoot ?? place.attachShadow({ mode: "open" });
    if (this.canvas.parentNode !== room) room.replaceChildren(this.canvas);
  }

  draw() {
    this.frame = 0;
    const { module, scene, canvas } = this;
    const round = scene?.party?.round;
    if (!module || !round || !this.shown) return;
    this.frame = requestAnimationFrame(() => this.draw());
    const tick = ((this.page.clock.now - round.starts - late) * ticksPerSecond) / 1000;
    const count = module.frame(Math.max(0, tick), reducedMotion.matches ? 1 : 0);
    this.place(module.width(), module.height());
    if (canvas.width > 0) this.brush.draw(new Float32Array(module.memory.buffer), module.picture() / 4, count);
  }

  /**
   * Makes the canvas as large as its place allows.
   * @type {(width: number, height: number) => void} the stage's size
   */
  place(width, height) {
    const { canvas } = this;
    const room = this.window?.getBoundingClientRect();
    if (!room || width === 0 || room.width === 0) return;
    const scale = Math.min(room.width / width, room.height / height);
    const density = Math.min(devicePixelRatio || 1, mostDensity);
    const [across, down] = [Math.round(width * scale * density), Math.round(height * scale * density)];
    if (across === canvas.width && down === canvas.height) return;
    Object.assign(canvas, { width: across, height: down });
    Object.assign(canvas.style, {
      display: "block", width: `${width * scale}px`, height: `${height * scale}px`, borderRadius: "1.4vmin",
      background: this.ground,
    });
    this.brush.place(scale * density, 0, 0);
  }
}
