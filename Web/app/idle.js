// While nobody does anything the core is told of time, and else that somebody is there.

/** @typedef {import("./core.js").Core} Core */

/** Milliseconds. */
const second = 1000;
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "scroll", "focusin"];

export class Idle {
  /** Whether anything is shown that ends when somebody comes, or will be. */
  isWatching = false;
  timer = 0;
  /** Where the pointer was: what moves under it makes browsers tell of it again. */
  x = 0;
  y = 0;

  /**
   * @param {Core} core
   * @param {() => void} onChange
   */
  constructor(core, onChange) {
    this.core = core;
    this.onChange = onChange;
    for (const sign of signs) {
      window.addEventListener(sign, (event) => this.notice(event), { capture: true, passive: true });
    }
  }

  /**
   * @param {boolean} isTimed whether to tell of time
   * @param {boolean} isShowing whether something is shown that ends when somebody comes
   */
  watch(isTimed, isShowing) {
    this.isWatching = isTimed || isShowing;
    if (isTimed === (this.timer !== 0)) return;
    clearInterval(this.timer);
    this.timer = isTimed ? setInterval(() => this.pass(), second) : 0;
  }

  pass() {
    // Nobody looks: that is another way of being there.
    if (document.visibilityState === "hidden") return;
    this.core.frame(second);
    this.onChange();
  }

  /** @param {Event} event */
  notice(event) {
    if (!this.isWatching) return;
    if (event.type === "pointermove") {
      const { screenX, screenY } = /** @type {PointerEvent} */ (event);
      if (screenX === this.x && screenY === this.y) return;
      Object.assign(this, { x: screenX, y: screenY });
    }
    this.core.presence();
    this.onChange();
  }
}
