// Keys that steer and strike, and Escape. A key counts by its place, whatever letter the layout has there.

/** @typedef {import("./controls.js").Controls} Controls */
/** @typedef {import("./types").View} View */

/** @type {Record<string, number>} */
const directions = { ArrowLeft: -1, KeyA: -1, ArrowRight: 1, KeyD: 1 };
/**
 * The places of letters, for on-screen keyboards that report no places.
 * @type {Record<string, string>}
 */
const places = { a: "KeyA", d: "KeyD" };
const strikes = new Set([" ", "Space", "Enter", "ArrowUp"]);
/** While one of these is down, systems don't report when other keys are released. */
const modifiers = new Set(["Alt", "AltGraph", "Control", "Meta"]);

export class Keys {
  /** Whether a run is on the screen. */
  isPlaying = false;
  /** @type {Map<string, number>} the directions of the steering keys held down, the newest last */
  held = new Map();

  /**
   * @param {import("./core.js").Core} core
   * @param {Controls} controls
   * @param {() => View} view
   * @param {(direction: number) => void} steer
   */
  constructor(core, controls, view, steer) {
    this.core = core;
    this.controls = controls;
    this.view = view;
    this.steer = steer;
    addEventListener("keydown", ignoreComposition, { capture: true });
    addEventListener("keydown", (event) => this.down(event));
    addEventListener("keyup", (event) => this.up(event));
    addEventListener("blur", () => this.release());
    document.addEventListener("visibilitychange", () => this.release());
  }

  /** @param {View} view */
  follow(view) {
    this.isPlaying = view.kind === "play";
    if (view.stage !== "running" && view.stage !== "countIn") this.release();
  }

  /** @param {KeyboardEvent} event */
  down(event) {
    const { key } = event;
    // Browsers that fill in forms send events without keys.
    if (!key) return;
    if (modifiers.has(key)) return this.release();
    if (key === "Escape") return this.leave(event);
    if (!this.isPlaying || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = /** @type {Element} */ (event.target);
    const name = nameOf(event);
    // The number pad's arrows have other places.
    const direction = directions[name] ?? directions[key];
    if (direction !== undefined) {
      if (place.closest?.("[role=tab], input")) return;
      event.preventDefault();
      this.held.set(name, direction);
      this.follows();
    } else if (strikes.has(key) || strikes.has(name)) {
      if (place.closest?.("button, input, summary")) return;
      event.preventDefault();
      if (event.repeat) return;
      this.core.strike();
      this.controls.onChange();
    }
  }

  /** @param {KeyboardEvent} event */
  up(event) {
    if (modifiers.has(event.key)) this.release();
    else if (event.key && this.held.delete(nameOf(event))) this.follows();
  }

  /** Releases all keys, because their releases may not be reported. */
  release() {
    if (this.held.size === 0) return;
    this.held.clear();
    this.follows();
  }

  /** Steers by the newest of the keys held down. */
  follows() {
    this.steer([...this.held.values()].pop() ?? 0);
  }

  /** @param {KeyboardEvent} event */
  leave(event) {
    // Open lists use Escape themselves.
    const isTaken = event.repeat || event.defaultPrevented || event.target instanceof HTMLSelectElement;
    if (isTaken || this.view().steps === 0) return;
    event.preventDefault();
    this.controls.leave(() => this.view().escape);
  }
}

/**
 * The Latin letter or digit on a key. If the key has another script's, the one at its place on a US keyboard.
 * @param {KeyboardEvent} event
 */
export function letterOf({ key, code, shiftKey }) {
  if (/^[a-z\d]$/i.test(key)) return key;
  const letter = /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** @param {KeyboardEvent} event */
function nameOf({ code, key }) {
  const letter = key.toLowerCase();
  return code || (places[letter] ?? letter);
}

/**
 * Leaves keys to an input method that composes a text. Safari reports the end of a composition before the key
 * that caused it, which then has only the code 229.
 * @param {KeyboardEvent} event
 */
function ignoreComposition(event) {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation();
}
