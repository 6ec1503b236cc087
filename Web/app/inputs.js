// The input that the first screens don't need: keys, a game controller, and what follows the mouse. Also keeps
// the screen on, because a run without touches looks like a device that nobody uses.

import { stayAwake } from "./awake.js";
import { Gamepad } from "./gamepad.js";
import { Keys } from "./keys.js";
import { Menu } from "./menu.js";
import { Mouse } from "./mouse.js";

/** @typedef {import("./types").View} View */

export class Inputs {
  /** -1 while the paddle is steered to the left, 1 to the right, otherwise 0. */
  direction = 0;

  /**
   * @param {HTMLElement} root
   * @param {import("./controls.js").Controls} controls
   * @param {import("./stage.js").Stage} stage
   * @param {import("./targets.js").Targets} targets
   * @param {() => View} view
   */
  constructor(root, controls, stage, targets, view) {
    const { core } = controls;
    const steer = (/** @type {number} */ direction) => {
      if (direction === this.direction) return;
      this.direction = direction;
      core.steer(direction);
    };
    this.keys = new Keys(core, controls, view, steer);
    this.gamepad = new Gamepad(core, controls, new Menu(root, targets), view, steer);
    this.mouse = new Mouse(stage, controls);
    // Desktop browsers have the function too, but nothing that vibrates.
    core.device("vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches, Mouse.isThere);
  }

  /** @param {View} view */
  follow(view) {
    this.keys.follow(view);
    this.gamepad.follow(view);
    this.mouse.follow(view);
    stayAwake(view.keepsAwake);
  }
}
