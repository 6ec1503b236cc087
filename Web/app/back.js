// The browser's Back button takes the view's steps back. For each step there is an entry in the browser's
// history, numbered by its state, and made when the player went further in: browsers pass over entries
// that a page makes without a touch.

/** @type {(press: () => void) => (steps: number) => void} from home on, where there are no steps, Back leaves */
export function walkBack(press) {
  let steps = 0;
  /** Whether the entries of steps that were not taken by Back are being left. */
  let isReturning = false;
  /** @type {number} the number of the present entry */
  let place = history.state ?? 0;
  history.replaceState(place, "");

  function keep() {
    // A page that is being left must not go somewhere else.
    if (isReturning || document.visibilityState === "hidden") return;
    if (steps === 0 && place > 0) {
      isReturning = true;
      return history.go(-place);
    }
    while (place < steps) history.pushState(++place, "");
  }

  window.addEventListener("popstate", ({ state }) => {
    // A link to a mark in this page has made an entry.
    if (state === null) return history.replaceState(++place, "");
    const isBack = state < place && !isReturning;
    place = state;
    isReturning = false;
    // If the module has stopped, pressing does nothing, and Back soon leaves.
    if (isBack) press();
    else keep();
  });
  window.addEventListener("pageshow", () => {
    place = history.state;
    isReturning = false;
    keep();
  });
  return (now) => {
    steps = now;
    keep();
  };
}
