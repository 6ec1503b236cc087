// Ignores accidental presses: taps on a control that has just appeared under the finger, and keys held down.

/** The shortest time a person needs to see a new control and decide to tap it, in milliseconds. */
const reaction = 300;
/** CSS pixels within which two taps count as being at the same place. */
const near = 48;

/** @typedef {{ x: number, y: number, time: number }} Touch in CSS pixels and milliseconds */
/**
 * The element at a position. If a control's action and name both change, it's a different control.
 * @typedef {{ element: Element | null, isControl: boolean, action: string, name: string }} Place
 */

/** Ignores taps on a control that has just appeared under the finger, and repeats of a key held down. */
export function guardTaps() {
  /** @type {Touch & Place | null} */
  let last = null;
  /** @type {Place | null} the place that a finger pressed, until the click */
  let down = null;
  let isRefused = false;

  addEventListener("pointerdown", (event) => {
    const { clientX: x, clientY: y, timeStamp: time } = event;
    down = placeOf(event.target);
    isRefused = down.isControl && last !== null && time - last.time < reaction
      && Math.hypot(x - last.x, y - last.y) < near && !isSame(down, last)
      // Allow a quick tap on a neighbour that was there before.
      && !isSame(placeOf(document.elementFromPoint(last.x, last.y)), last);
    if (isRefused) event.stopPropagation();
    else last = { ...down, x, y, time };
  }, { capture: true });

  addEventListener("click", (event) => {
    // A key or a screen reader caused this click.
    if (event.detail === 0) return;
    const place = placeOf(event.target);
    // The control may also have changed while the finger was down.
    if (isRefused || (down && place.isControl && !isSame(place, down))) {
      event.preventDefault();
      event.stopPropagation();
    } else if (down) {
      // What appears next is a response to this tap.
      last = { ...place, x: event.clientX, y: event.clientY, time: event.timeStamp };
    }
    down = null;
    isRefused = false;
  }, { capture: true });

  addEventListener("keydown", (event) => {
    if (event.repeat && event.key === "Enter" && placeOf(event.target).isControl) event.preventDefault();
  });
}

/** @type {(one: Place, other: Place) => boolean} */
function isSame(one, other) {
  return one.element === other.element && (one.action === other.action || one.name === other.name);
}

/**
 * @param {EventTarget | null} target
 * @returns {Place}
 */
function placeOf(target) {
  const element = target instanceof Element ? target : null;
  const control = element?.closest("button, a, label, select");
  const place = /** @type {HTMLElement | null} */ (control ?? element);
  return {
    element: place,
    isControl: Boolean(control),
    action: place?.dataset.action ?? place?.dataset.do ?? "",
    name: control ? control.ariaLabel ?? control.textContent ?? "" : "",
  };
}
