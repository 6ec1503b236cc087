// Makes the browser's Back button go back through the view's steps. Each step has a numbered entry in the
// browser's history. Entries are added as the player goes further in, because browsers skip entries that a
// page adds without a user action.

/** @type {(press: () => void) => (steps: number) => void} without steps, on the home screen, Back leaves the page */
export function walkBack(press) {
  let steps = 0;
  /** Whether the page is going back over the entries of steps that the player left without Back. */
  let isReturning = false;
  /** @type {number} the number of the current entry */
  let place = history.state ?? 0;
  history.replaceState(place, "");

  function keep() {
    // A page that is being left must not navigate elsewhere.
    if (isReturning || document.visibilityState === "hidden") return;
    if (steps === 0 && place > 0) {
      isReturning = true;
      return history.go(-place);
    }
    while (place < steps) history.pushState(++place, "");
  }

  window.addEventListener("popstate", ({ state }) => {
    // A link to a fragment of this page has added an entry.
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
