// Makes the browser's Back button go back through the view's steps. Each step has a numbered entry in the
// browser's history. Entries are added as the player goes further in, because browsers skip entries that a
// page adds without a user action.

/**
 * Returns a function that sets the number of steps. The home screen has none, so Back leaves the page there.
 * @type {(press: () => void) => (steps: number) => void}
 */
export function walkBack(press) {
  let steps = 0;
  /** Whether the page is going back past the entries of steps that the player left without using Back. */
  let isReturning = false;
  /** @type {number} the number of the current entry */
  let place = history.state ?? 0;
  history.replaceState(place, "");

  function keep() {
    // A page that the player is leaving must not navigate.
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
    // If the module has stopped, a press has no effect, and a few more presses of Back leave the page.
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
