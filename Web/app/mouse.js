// The mouse in a game that follows it. If the window loses the focus, the run pauses, because the mouse is
// elsewhere. If the player wants, the browser keeps the mouse in the game, so that it can't leave for another
// screen.

/** @typedef {import("./types").View} View */

export class Mouse {
  /** @type {number | null} the action that pauses the run that follows the mouse, if there is one */
  pause = null;
  /** Whether the mouse should be kept in the game now. */
  isWanted = false;
  /** Whether the browser keeps it there. */
  isKept = false;
  /** Whether the last pointer was a finger. */
  isFinger = false;
  /** The mouse's position in CSS pixels. While the mouse is kept, browsers report only its movements. */
  x = 0;
  y = 0;

  /**
   * @param {import("./stage.js").Stage} stage
   * @param {import("./controls.js").Controls} controls
   */
  constructor(stage, controls) {
    this.stage = stage;
    this.controls = controls;
    for (const name of ["pointermove", "pointerdown", "pointerup"]) {
      addEventListener(name, (event) => this.hear(/** @type {PointerEvent} */ (event)), { capture: true });
    }
    document.addEventListener("pointerlockchange", () => this.keptOrFreed());
    addEventListener("blur", () => {
      if (!this.isFinger) this.stop();
    });
  }

  /** Whether a mouse can be kept in the game here. */
  static get isThere() {
    return matchMedia("(any-pointer: fine)").matches && "requestPointerLock" in Element.prototype;
  }

  /** @param {View} view */
  follow(view) {
    const screen = view.kind === "play" && view.screen.isLed ? view.screen : null;
    this.pause = screen?.pause?.action ?? null;
    const isWanted = screen !== null && view.device["keep-mouse"] === 1;
    if (isWanted === this.isWanted) return;
    this.isWanted = isWanted;
    // A click has begun or resumed the run. Browsers keep a mouse only soon after a click.
    if (isWanted && !this.isFinger) this.keep();
    if (!isWanted && this.isKept) document.exitPointerLock();
  }

  keep() {
    const { canvas } = this.stage;
    // Untyped, because some browsers return no promise. If the browser refuses, the next click asks again.
    /** @type {any} */ (canvas.requestPointerLock())?.catch(() => {});
  }

  keptOrFreed() {
    this.isKept = document.pointerLockElement === this.stage.canvas;
    // The browser may have taken its time, while the run has paused.
    if (this.isKept && !this.isWanted) document.exitPointerLock();
    // Escape has freed the mouse, or another window.
    if (!this.isKept && this.isWanted) this.stop();
  }

  stop() {
    if (this.pause !== null) this.controls.press(this.pause);
  }

  /** @param {PointerEvent} event */
  hear(event) {
    // Events made here come back.
    if (!event.isTrusted) return;
    const { pointerType, type } = event;
    this.isFinger = pointerType === "touch";
    if (pointerType !== "mouse") return;
    if (!this.isKept) {
      this.x = event.clientX;
      this.y = event.clientY;
      if (this.isWanted && type === "pointerdown") this.keep();
      return;
    }
    event.stopImmediatePropagation();
    const { canvas, rect } = this.stage;
    this.x = within(this.x + event.movementX, rect.x, rect.width);
    this.y = within(this.y + event.movementY, rect.y, rect.height);
    const { pointerId, isPrimary, button, buttons } = event;
    canvas.dispatchEvent(new PointerEvent(type, {
      pointerId, pointerType, isPrimary, button, buttons, clientX: this.x, clientY: this.y,
      bubbles: true, cancelable: true,
    }));
  }
}

/** @type {(place: number, start: number, length: number) => number} */
function within(place, start, length) {
  return Math.min(Math.max(place, start), start + length);
}
