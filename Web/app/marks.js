// Sets attributes on the page for style sheets, according to the view.

/** @typedef {import("./types").View} View */

/**
 * Sets the attributes on the page's root element, and the page's title, direction and bar colours.
 * @type {(view: View) => boolean} whether the space for the stage has changed, as on entering or leaving home
 */
export function mark(view) {
  const root = document.documentElement;
  const { dataset } = root;
  if (dataset.theme !== String(view.device.theme)) colourBar(view.device.theme);
  for (const [word, value] of Object.entries(view.device)) root.setAttribute(`data-${word}`, String(value));
  const isTaught = view.kind === "play" && view.screen.hasHintRoom;
  const isNewRoom = (dataset.screen === "home") !== (view.kind === "home")
    || isTaught !== root.hasAttribute("data-taught");
  root.toggleAttribute("data-taught", isTaught);
  dataset.screen = view.kind;
  dataset.layout = layoutOf(view);
  const urgency = view.kind === "play" && view.isAnimated ? view.screen.countdown?.urgency : null;
  if (urgency) dataset.hurry = urgency;
  else delete dataset.hurry;
  const watch = view.kind === "play" ? view.screen.watch : null;
  root.toggleAttribute("data-watch", watch !== null);
  root.toggleAttribute(
    "data-race", (view.kind === "play" || view.kind === "player") && view.screen.race !== null,
  );
  // At a party, a table has no tabs below it.
  root.toggleAttribute("data-tabless", dataset.layout === "table" && view.tabs.length === 0 && !watch);
  root.toggleAttribute("data-demo", hasDemo(view));
  root.dir = view.isRightToLeft ? "rtl" : "ltr";
  document.title = view.stall ? `${view.stall} · Funfair` : "Funfair";
  return isNewRoom;
}

/**
 * Makes space above a run's stage for messages. Call this after the messages are added to the page.
 * @type {(view: View) => boolean} whether the space for the stage has changed
 */
export function makeRoom(view) {
  const { style } = document.documentElement;
  const isTold = view.kind === "play" && (view.notices.length > 0 || view.undo !== null);
  const height = isTold ? `${document.querySelector(".told-above")?.clientHeight}px` : "0px";
  if (height === (style.getPropertyValue("--told") || "0px")) return false;
  style.setProperty("--told", height);
  return true;
}

/**
 * Colours the browser's own bar to match the chosen theme.
 * @param {number} theme 0 system, 1 light, 2 dark
 */
function colourBar(theme) {
  const bars = /** @type {NodeListOf<HTMLMetaElement>} */ (
    document.querySelectorAll("meta[name=theme-color]")
  );
  for (const bar of bars) {
    const own = bar.dataset.theme;
    const isOwn = own === (theme === 1 ? "light" : "dark");
    bar.media = theme === 0 ? `(prefers-color-scheme: ${own})` : isOwn ? "all" : "not all";
  }
}

/** @param {View} view */
export function demoOf(view) {
  if (view.kind === "home") return view.screen.demo;
  if (!("blocks" in view.screen)) return null;
  for (const block of view.screen.blocks) if (block.kind === "demo") return block;
  return null;
}

/** @param {View} view */
export function hasDemo(view) {
  return demoOf(view) !== null;
}

/**
 * Returns the layout of a run: `table`, `tall` or `wide` for a stage with tabs, otherwise `free`. A covered
 * stage is `free`, and reappears in the same position.
 * @param {View} view
 */
function layoutOf(view) {
  if (view.kind !== "play" || view.stage === "covered") return "free";
  if (view.screen.panel) return "table";
  if (view.tabs.length === 0 && !view.screen.watch) return "free";
  return view.screen.height > view.screen.width ? "tall" : "wide";
}
