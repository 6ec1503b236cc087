// Input on the stage, from fingers and the mouse.

/** @typedef {import("./core.js").Core} Core */
/** @typedef {import("./stage.js").Stage} Stage */
/** @typedef {{ x: number, y: number, hasMoved: boolean }} Finger in stage units */

export class Hands {
  /** Whether the game follows a mouse even without a button pressed. */
  isLed = false;
  /** @type {{ number: number, x: number, y: number } | null} the mouse's latest position in this frame */
  pointer = null;
  /** The mouse's last position. Browsers report a still mouse when something moves under it. */
  mouseX = NaN;
  mouseY = NaN;
  /** @type {Map<number, Finger>} the fingers that are down */
  fingers = new Map();

  /**
   * @param {Core} core
   * @param {Stage} stage
   * @param {() => void} onChange
   */
  constructor(core, stage, onChange) {
    this.core = core;
    this.stage = stage;
    this.onChange = onChange;
    this.passMove = this.passMove.bind(this);
    const { canvas } = stage;
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    canvas.addEventListener("pointerup", (event) => this.up(event));
    canvas.addEventListener("pointercancel", (event) => this.lose(event));
    canvas.addEventListener("lostpointercapture", (event) => this.lose(event));
    for (const name of ["contextmenu", "touchstart", "touchmove"]) {
      canvas.addEventListener(name, prevent, { passive: false });
    }
    window.addEventListener("pointermove", (event) => this.point(event));
  }

  /** Passes on movements since the last frame. */
  flush() {
    this.passPointer();
    if (this.fingers.size > 0) this.fingers.forEach(this.passMove);
  }

  passPointer() {
    const { pointer } = this;
    if (!pointer) return;
    this.pointer = null;
    this.core.pointed(pointer.number, pointer.x, pointer.y);
  }

  /** @type {(finger: Finger, number: number) => void} */
  passMove(finger, number) {
    if (!finger.hasMoved) return;
    finger.hasMoved = false;
    this.core.fingerMoved(number, finger.x, finger.y);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    event.preventDefault();
    const { stage } = this;
    if (!stage.isInReach(event.clientX, event.clientY)) return;
    try {
      stage.canvas.setPointerCapture(event.pointerId);
    } catch {
      // Without capture, the page only misses movements outside the canvas.
    }
    // If a tab kept the focus, arrow keys would still switch tabs.
    if (!stage.hasTargets && !stage.isTable) stage.canvas.focus({ preventScroll: true });
    const number = numberOf(event);
    const finger = { x: stage.x(event.clientX), y: stage.y(event.clientY), hasMoved: false };
    this.fingers.set(number, finger);
    this.point(event);
    this.passPointer();
    this.core.fingerDown(number, finger.x, finger.y);
    this.onChange();
  }

  /**
   * Handles a mouse, which moves the paddle from anywhere on the page and is hidden over the stage.
   * @param {PointerEvent} event
   */
  point(event) {
    if (event.pointerType !== "mouse") return;
    const { stage } = this;
    const { clientX, clientY } = event;
    const hasMoved = clientX !== this.mouseX || clientY !== this.mouseY;
    Object.assign(this, { mouseX: clientX, mouseY: clientY });
    stage.canvas.classList.toggle("led", this.isLed && stage.isOver(clientX, clientY));
    const number = numberOf(event);
    if (!this.isLed || (event.type === "pointermove" && (!hasMoved || this.fingers.has(number)))) return;
    this.pointer = { number, x: stage.x(clientX), y: stage.y(clientY) };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(numberOf(event));
    if (!finger) return;
    const x = this.stage.x(event.clientX);
    const y = this.stage.y(event.clientY);
    if (x === finger.x && y === finger.y) return;
    Object.assign(finger, { x, y, hasMoved: true });
  }

  /** @param {PointerEvent} event */
  up(event) {
    const number = numberOf(event);
    const finger = this.fingers.get(number);
    if (!finger) return;
    this.move(event);
    this.passMove(finger, number);
    this.fingers.delete(number);
    this.core.fingerUp(number);
    this.onChange();
  }

  /** @param {PointerEvent} event */
  lose(event) {
    const number = numberOf(event);
    if (!this.fingers.delete(number)) return;
    this.core.fingerLost(number);
    this.onChange();
  }
}

/**
 * Prevents the browser's default action. During scrolling, that's impossible, and browsers log a warning.
 * @param {Event} event
 */
function prevent(event) {
  if (event.cancelable) event.preventDefault();
}

/** @param {PointerEvent} event */
function numberOf(event) {
  return event.pointerId & 0xffff;
}
