// What changes around the page without a change of the window's size: the pixel density, on another monitor or
// at another zoom, and an on-screen keyboard.

/** The least height of a keyboard, in CSS pixels. A browser's own bars are lower. */
const leastKeyboard = 80;

watchDensity();
visualViewport?.addEventListener("resize", makeRoom);

/** Draws the stage again at each new density. */
function watchDensity() {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    dispatchEvent(new Event("resize"));
    watchDensity();
  }, { once: true });
}

/** Lets the page scroll until its last line is above the keyboard, and shows the field and its button there. */
function makeRoom() {
  const root = document.documentElement;
  const { height, scale } = /** @type {VisualViewport} */ (visualViewport);
  // Zooming with two fingers makes the visible part smaller, too.
  const keyboard = root.clientHeight - height * scale;
  const isOpen = keyboard > leastKeyboard;
  root.style.setProperty("--keyboard", isOpen ? `${keyboard}px` : "");
  const field = document.activeElement;
  if (!isOpen || !field) return;
  field.closest(".body")?.querySelector(".primary")?.scrollIntoView({ block: "nearest" });
  field.scrollIntoView({ block: "nearest" });
}
