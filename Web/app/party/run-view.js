// Shows a guest's run as it's played, a little later. The house has the run in pieces, and a module plays them.

import { Brush } from "../brush.js";
import { folder } from "./folder.js";

/** @typedef {import("./types").RunExports} RunExports */

/**
 * A run to show: whose it is, and the round that it belongs to.
 * @typedef {{ party: string, guest: number, round: import("./types").Round }} ShownRun
 */

/** Milliseconds until a question times out. */
const timeout = 4000;
/** Milliseconds between two questions for pieces. */
const beat = 800;
/** The maximum canvas pixels per CSS pixel. */
const mostDensity = 2;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export class RunView {
  /** @type {ShownRun | null} */
  run = null;
  /** When the run was chosen. */
  since = 0;
  /** The last tick of the run that the module has. */
  known = 0;
  isAsking = false;
  /** @type {RunExports | null} */
  module = null;
  isFetched = false;
  frame = 0;
  ground = "";
  canvas = document.createElement("canvas");
  /** @type {HTMLElement | null} where the run is shown */
  window = null;

  /**
   * @param {{ shapes: string[], clock: { now: number }, secret: () => string, onChange: () => void }} page
   */
  constructor(page) {
    this.page = page;
    this.brush = new Brush(/** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d")), page.shapes);
    setInterval(() => void this.ask(), beat);
  }

  /** Whether there are pieces to show. */
  get isShown() {
    return this.run !== null && this.known > 0;
  }

  /** @param {ShownRun | null} run to show from now on */
  watch(run) {
    if (run) void this.fetch();
    const { run: last } = this;
    const isSame = run?.guest === last?.guest && run?.round.number === last?.round.number && run?.party === last?.party;
    this.run = run;
    if (isSame) return;
    this.since = performance.now();
    this.known = 0;
    this.module?.forget();
    void this.ask();
  }

  async fetch() {
    if (this.isFetched) return;
    this.isFetched = true;
    try {
      const response = await fetch(new URL("party-run.wasm", import.meta.url));
      const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
      this.module = /** @type {any} */ (instance.exports);
      void this.ask();
    } catch {
      // The next report about the party tries again.
      this.isFetched = false;
    }
  }

  /** Asks the house for the next pieces. */
  async ask() {
    const { run, module, known } = this;
    if (!run || !module || this.isAsking || document.visibilityState === "hidden") return;
    this.isAsking = true;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout);
    try {
      const path = `${folder}api/parties/${run.party}/guests/${run.guest}/pieces/${known}`;
      const answer = await fetch(path, {
        headers: { "Funfair-Device": this.page.secret() }, signal: stop.signal,
      });
      const bytes = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array();
      const isSame = run.guest === this.run?.guest && run.round.number === this.run.round.number;
      if (isSame && known === this.known) this.take(bytes);
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
    this.ground = this.run?.round.game === "breakout" ? "#1d1557" : "#f1ebff";
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
    const { module, run, canvas } = this;
    if (!module || !run || !this.isShown) return;
    this.frame = requestAnimationFrame(() => this.draw());
    const count = module.frame(this.page.clock.now - run.round.starts, reducedMotion.matches ? 1 : 0);
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
