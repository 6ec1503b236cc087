// A game controller. The stick and the directional pad steer, or move the focus, and its buttons press what has
// the focus, go back and pause. Gamepad.swift does the same in the app.

/** @typedef {import("./controls.js").Controls} Controls */
/** @typedef {import("./types").View} View */
/** @typedef {{ x: number, y: number, isConfirming: boolean, isLeaving: boolean, isPausing: boolean }} Held */

/** A stick starts to steer here, 0 to 1. Sticks that are let go often rest a little off centre. */
const start = 0.35;
/** A stick that steers stops here, so that it doesn't flutter. */
const stop = 0.2;
/** The numbers of buttons in the standard layout. */
const buttons = { confirm: 0, leave: 1, pause: 9, up: 12, down: 13, left: 14, right: 15 };
/** @type {Held} */
const nothing = { x: 0, y: 0, isConfirming: false, isLeaving: false, isPausing: false };

export class Gamepad {
  held = nothing;
  /** The direction that the controller steers in. */
  way = 0;
  /** The frame that is requested next; 0 without a controller. */
  frame = 0;

  /**
   * @param {import("./core.js").Core} core
   * @param {Controls} controls
   * @param {import("./menu.js").Menu} menu
   * @param {() => View} view
   * @param {(direction: number) => void} steer
   */
  constructor(core, controls, menu, view, steer) {
    this.core = core;
    this.controls = controls;
    this.menu = menu;
    this.view = view;
    this.steer = steer;
    for (const name of ["gamepadconnected", "gamepaddisconnected"]) addEventListener(name, () => this.watch());
    this.watch();
  }

  /** Reads the controllers once per frame, for as long as any is connected. */
  watch() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const pads = connected();
    if (pads.length === 0) return this.change(nothing);
    // A window without the focus lets go of the stick, and ignores the buttons.
    this.change(document.hasFocus() ? this.read(pads) : { ...this.held, x: 0, y: 0 });
    this.frame = requestAnimationFrame(() => this.watch());
  }

  /** @type {(pads: globalThis.Gamepad[]) => Held} all controllers as one */
  read(pads) {
    const isDown = (/** @type {number} */ number) => pads.some((pad) => pad.buttons[number]?.pressed);
    /** @type {(low: number, high: number, axis: number, before: number) => number} */
    const way = (low, high, axis, before) => {
      // The directional pad comes first: a thumb that rests on the stick doesn't disturb it.
      if (isDown(low) !== isDown(high)) return isDown(low) ? -1 : 1;
      const places = pads.map(({ axes }) => axes[axis] || 0);
      const place = places.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
      return Math.abs(place) > (Math.sign(place) === before ? stop : start) ? Math.sign(place) : 0;
    };
    const { confirm, leave, pause, up, down, left, right } = buttons;
    return {
      x: way(left, right, 0, this.held.x), y: way(up, down, 1, this.held.y),
      isConfirming: isDown(confirm), isLeaving: isDown(leave), isPausing: isDown(pause),
    };
  }

  /**
   * Acts on what has changed. A button acts once, when it goes down, and a stick once when it's pushed.
   * @param {Held} now
   */
  change(now) {
    const before = this.held;
    this.held = now;
    const isChanged = Object.keys(now).some((part) => now[/** @type {keyof Held} */ (part)] !== before[/** @type {keyof Held} */ (part)]);
    if (!isChanged) return;
    this.core.presence();
    const view = this.view();
    const isLed = view.kind === "play" && view.screen.isLed;
    this.follow(view);
    if (!isLed && now.x !== before.x && now.x !== 0) this.menu.move(now.x, 0);
    if (!isLed && now.y !== before.y && now.y !== 0) this.menu.move(0, now.y);
    if (now.isConfirming && !before.isConfirming) {
      if (isLed) this.core.strike();
      else this.menu.press();
    }
    if (now.isLeaving && !before.isLeaving) this.leave(view.back);
    if (now.isPausing && !before.isPausing) this.leave(view.escape);
    this.controls.onChange();
  }

  /** @param {number} action */
  leave(action) {
    if (this.view().steps > 0) this.controls.leave(() => action);
  }

  /** @param {View} view */
  follow(view) {
    const way = view.kind === "play" && view.screen.isLed ? this.held.x : 0;
    // Keys may steer meanwhile.
    if (way === this.way) return;
    this.way = way;
    this.steer(way);
  }
}

/** @returns {globalThis.Gamepad[]} nothing in a browser that has no controllers, or whose host forbids them */
function connected() {
  try {
    return /** @type {any} */ ([...navigator.getGamepads()].filter((pad) => pad?.connected && pad.mapping === "standard"));
  } catch {
    return [];
  }
}
