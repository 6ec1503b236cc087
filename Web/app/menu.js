// Moves the focus among the controls on the screen, and presses them, for a game controller.

/** How much more a step aside counts than one in the direction of the move. */
const aside = 2;
const kinds = "summary, button:enabled, select:enabled, a[href], input:enabled:not([type=file], .number)";

export class Menu {
  /**
   * @param {HTMLElement} root
   * @param {import("./targets.js").Targets} targets
   */
  constructor(root, targets) {
    this.root = root;
    this.targets = targets;
    // The focus is always visible to a controller, but not to a pointer.
    for (const name of ["keydown", "pointerdown"]) {
      addEventListener(name, () => document.documentElement.removeAttribute("data-pad"), { capture: true });
    }
  }

  /** The controls that can be focused: those of a dialog, or of the whole page. */
  get controls() {
    const front = [...this.root.querySelectorAll("[role=dialog]")].pop() ?? document.body;
    return /** @type {HTMLElement[]} */ ([...front.querySelectorAll(kinds)]).filter(
      (control) => control.getClientRects().length > 0 && !control.closest("[inert]"));
  }

  /** @type {(right: number, down: number) => void} one of them is 0, the other -1 or 1 */
  move(right, down) {
    const { targets, controls } = this;
    const here = /** @type {HTMLElement} */ (document.activeElement);
    document.documentElement.dataset.pad = "";
    if (targets.isPlayed && targets.targets.size > 0) {
      return targets.focusNearest(targets.focused(), [right, down]);
    }
    if (!controls.includes(here)) return controls.find((control) => control.matches(".primary"))?.focus() ?? controls[0]?.focus();
    if (right !== 0 && turn(here, right)) return;
    const [x, y] = middleOf(here);
    let least = Infinity;
    /** @type {HTMLElement | undefined} */
    let next;
    for (const control of controls) {
      const [left, top] = middleOf(control);
      const along = (left - x) * right + (top - y) * down;
      const distance = along + aside * Math.abs((left - x) * down + (top - y) * right);
      if (along < 1 || distance >= least) continue;
      least = distance;
      next = control;
    }
    next?.focus();
  }

  /** Presses the focused control or, without one, the screen's main control. */
  press() {
    const { controls } = this;
    const here = /** @type {HTMLElement} */ (document.activeElement);
    const control = controls.includes(here) ? here : controls.find((one) => one.matches(".primary"));
    if (control instanceof HTMLInputElement && control.form) control.form.requestSubmit();
    else control?.click();
  }
}

/**
 * Changes a slider or a list.
 * @type {(control: HTMLElement, right: number) => boolean} whether the control is one of them
 */
function turn(control, right) {
  const way = getComputedStyle(control).direction === "rtl" ? -right : right;
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Math.min(Math.max(control.selectedIndex + way, 0), control.length - 1);
  } else if (control instanceof HTMLInputElement && control.type === "range") {
    if (way > 0) control.stepUp();
    else control.stepDown();
  } else {
    return false;
  }
  control.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** @param {HTMLElement} control @returns {[number, number]} in CSS pixels */
function middleOf(control) {
  // A radio button is invisible; its label is what a player sees.
  const { left, top, width, height } = (control.closest("label") ?? control).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
