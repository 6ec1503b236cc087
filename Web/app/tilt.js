// The device's tilt, as a pull along the screen.

/** @typedef {import("./core.js").Core} Core */

const degree = Math.PI / 180;

export class Tilt {
  isWanted = false;
  /** Whether the page may listen, with permission or because none is needed. */
  isAllowed = !ask();
  isNew = false;
  /** The pull to the right and downwards, -1 to 1. */
  x = 0;
  y = 0;

  /** @param {Core} core */
  constructor(core) {
    this.core = core;
    this.hear = this.hear.bind(this);
  }

  /** @param {boolean} isWanted */
  want(isWanted) {
    if (isWanted === this.isWanted) return;
    this.isWanted = isWanted;
    if (isWanted) window.addEventListener("deviceorientation", this.hear);
    else window.removeEventListener("deviceorientation", this.hear);
  }

  /** Passes on the latest value, once per frame. */
  flush() {
    if (!this.isNew) return;
    this.isNew = false;
    this.core.tilt(this.x, this.y);
  }

  /**
   * Asks for permission to listen. Some browsers only allow that during a click or a tap.
   * @returns {Promise<boolean>}
   */
  async request() {
    if (!("DeviceOrientationEvent" in window)) return false;
    const request = ask();
    if (!request) return true;
    try {
      this.isAllowed = (await request()) === "granted";
    } catch {
      this.isAllowed = false;
    }
    return this.isAllowed;
  }

  /** @param {DeviceOrientationEvent} event */
  hear({ beta, gamma }) {
    if (beta === null || gamma === null) return;
    const right = Math.sin(gamma * degree) * Math.cos(beta * degree);
    const down = Math.sin(beta * degree);
    // The values are relative to the device; the screen may be rotated.
    const angle = (screen.orientation?.angle ?? window.orientation ?? 0) * degree;
    this.x = right * Math.cos(angle) + down * Math.sin(angle);
    this.y = down * Math.cos(angle) - right * Math.sin(angle);
    this.isNew = true;
  }
}

/** @returns {(() => Promise<string>) | undefined} asks for permission; undefined if none is needed */
function ask() {
  const { DeviceOrientationEvent } = /** @type {any} */ (window);
  return DeviceOrientationEvent?.requestPermission?.bind(DeviceOrientationEvent);
}
