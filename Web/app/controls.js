// A control's attributes say what it does. One listener per kind of event handles all controls:
// - `data-action`: the number to pass back, on a button, a form, a radio button or an option. With
//   `data-needs="tilt"`, the page asks for the device's permission first.
// - `data-field`: the number of a text field or slider.
// - `data-up` and so on: what keys do in a number field.
// - `data-share`: shares the run on the screen.
// - `data-drag`: can be dragged onto a `data-drop`. The drag presses this control, then the `data-drop` one.
// - `data-walk`: arrow keys move among its buttons; see walk.js.

import { later } from "./fetch-later.js";

/** @typedef {import("./core.js").Core} Core */
/** @typedef {{ field: number, text: string }} Draft a text being typed, such as the `1` of `120` */

/**
 * Keys in a number field. Left and right move the caret in its text.
 * @type {Record<string, string>}
 */
const keys = {
  ArrowUp: "up", ArrowDown: "down", PageUp: "pageUp", PageDown: "pageDown", Home: "home", End: "end",
};

export class Controls {
  /** @type {import("./types").ShareCard | null} the run on the screen, if it can be shared */
  card = null;
  /** @type {Draft | null} the text being typed */
  draft = null;

  /**
   * @param {HTMLElement} root
   * @param {Core} core
   * @param {import("./types").Content} content
   * @param {() => import("./tilt.js").Tilt | null} tilt
   * @param {() => void} onChange
   */
  constructor(root, core, content, tilt, onChange) {
    this.core = core;
    this.content = content;
    this.tilt = tilt;
    this.onChange = onChange;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("submit", (event) => this.submit(event));
    root.addEventListener("input", (event) => this.type(event, false));
    // Until then, the text was left as it was typed.
    root.addEventListener("compositionend", (event) => this.type(event, false));
    root.addEventListener("change", (event) => this.change(event));
    root.addEventListener("keydown", (event) => this.keyDown(event));
  }

  /** @param {number} action */
  press(action) {
    this.core.press(action);
    this.onChange();
  }

  /**
   * Leaves the screen, after finishing the text being typed there.
   * @param {() => number} action returns the action that leaves
   */
  leave(action) {
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.dataset.field !== undefined) field.blur();
    this.press(action());
  }

  /** @param {Event} event */
  click(event) {
    const place = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (place.closest("button:enabled"));
    if (!button) return;
    const { action, needs, share } = button.dataset;
    if (share !== undefined) void this.share();
    else if (needs === "tilt") void this.pressForTilt(Number(action));
    else if (action !== undefined) this.press(Number(action));
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    this.press(Number(/** @type {HTMLElement} */ (event.target).dataset.action));
  }

  /** @type {(event: Event, isFinished: boolean) => void} */
  type(event, isFinished) {
    const { dataset, value } = /** @type {HTMLInputElement} */ (event.target);
    if (dataset.field === undefined) return;
    const field = Number(dataset.field);
    this.draft = isFinished ? null : { field, text: value };
    this.core.type(field, value, isFinished);
    this.onChange();
  }

  /** @param {Event} event */
  change(event) {
    const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    if ("selectedOptions" in field) {
      this.press(Number(field.selectedOptions[0].dataset.action));
      // Select the placeholder again, so the same option can be chosen twice.
      if (field.options[0].value === "") field.selectedIndex = 0;
      return;
    }
    if (field.type === "radio") return this.press(Number(field.dataset.action));
    if (field.type !== "file") {
      // A text in a form is finished when the form is submitted.
      if (!field.form) this.type(event, true);
      return;
    }
    const file = field.files?.[0];
    if (file) void later()?.open(file, this.core, this.content.mostRecordingBytes, this.onChange);
    // Otherwise, the same file couldn't be chosen again.
    field.value = "";
  }

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    const place = /** @type {HTMLElement} */ (event.target);
    const role = place.getAttribute("role");
    // With Alt, or Command on a Mac, an arrow goes back or forward.
    if (role === "tab" && !event.altKey && !event.metaKey) walkTabs(event, place);
    if (role !== "spinbutton" || !(event.key in keys)) return;
    event.preventDefault();
    this.draft = null;
    const action = place.dataset[keys[event.key]];
    if (action !== undefined) this.press(Number(action));
  }

  /**
   * Presses a control once the device allows tilting. Browsers only ask for permission during a click.
   * @param {number} action
   */
  async pressForTilt(action) {
    if (await this.tilt()?.request()) this.core.press(action);
    else this.core.tiltRefused();
    this.onChange();
  }

  /** Shares the run. Browsers only allow that during a click. */
  async share() {
    const { card, content } = this;
    if (!card) return;
    const stall = content.stalls.find((stall) => stall.name === card.game);
    const saved = await later()?.share(card, stall);
    if (!saved) return;
    this.core.pictureSaved(saved.isTextCopied);
    this.onChange();
  }
}

/** @type {(event: KeyboardEvent, present: HTMLElement) => void} */
function walkTabs(event, present) {
  const list = /** @type {HTMLElement} */ (present.parentElement);
  const all = /** @type {HTMLElement[]} */ ([...list.children]);
  const right = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const steps = { ArrowRight: right, ArrowLeft: -right };
  const step = steps[/** @type {"ArrowRight" | "ArrowLeft"} */ (event.key)];
  const next =
    event.key === "Home" ? 0
    : event.key === "End" ? all.length - 1
    : step ? (all.indexOf(present) + step + all.length) % all.length
    : -1;
  if (next < 0) return;
  event.preventDefault();
  all[next].focus();
  all[next].click();
}
