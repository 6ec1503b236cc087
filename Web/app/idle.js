// Reports to the core how long the player has been idle, and any activity.

/** @typedef {import("./core.js").Core} Core */

/** A second in milliseconds. */
const second = 1000;
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "scroll", "focusin"];

export class Idle {
  /** Whether to report activity, which ends a demo or postpones the next demo. */
  isWatching = false;
  timer = 0;
  /** The pointer's last position. Browsers report a still pointer when something moves under it. */
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
   * @param {boolean} isTimed whether to report the time once a second
   * @param {boolean} isShowing whether a demo is on the screen, which activity ends
   */
  watch(isTimed, isShowing) {
    this.isWatching = isTimed || isShowing;
    if (isTimed === (this.timer !== 0)) return;
    clearInterval(this.timer);
    this.timer = isTimed ? setInterval(() => this.pass(), second) : 0;
  }

  pass() {
    // Time while the page is hidden doesn't count.
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
