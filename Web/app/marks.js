// What of a view the style sheets have to know.

/** @typedef {import("./types").View} View */

/**
 * Writes it onto the page's root, with what the browser itself wants to know.
 * @param {View} view
 * @returns {boolean} whether home was entered or left: the stage has another room there
 */
export function mark(view) {
  const { dataset } = document.documentElement;
  if (dataset.theme !== view.theme) colourBar(view.theme);
  dataset.theme = view.theme;
  const isNewRoom = (dataset.screen === "home") !== (view.kind === "home");
  dataset.screen = view.kind;
  dataset.layout = layoutOf(view);
  dataset.symbols = view.hasLargeSymbols ? "large" : "plain";
  dataset.hand = view.isLeftHanded ? "left" : "right";
  const urgency = view.kind === "play" && view.isAnimated ? view.screen.countdown?.urgency : null;
  if (urgency) dataset.hurry = urgency;
  else delete dataset.hurry;
  const watch = view.kind === "play" ? view.screen.watch : null;
  document.documentElement.toggleAttribute("data-watch", watch !== null);
  document.documentElement.toggleAttribute(
    "data-race", (view.kind === "play" || view.kind === "player") && view.screen.race !== null,
  );
  document.documentElement.toggleAttribute("data-demo", hasDemo(view));
  document.documentElement.dir = view.isRightToLeft ? "rtl" : "ltr";
  document.title = view.stall ? `${view.stall} · Funfair` : "Funfair";
  return isNewRoom;
}

/**
 * The browser's own bar wears the theme that was chosen, too.
 * @param {string} theme
 */
function colourBar(theme) {
  const bars = /** @type {NodeListOf<HTMLMetaElement>} */ (
    document.querySelectorAll("meta[name=theme-color]")
  );
  for (const bar of bars) {
    const own = bar.dataset.theme;
    bar.media = theme === "auto" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all";
  }
}

/** @param {View} view */
export function hasDemo(view) {
  return view.kind === "home" && view.screen.demo !== null;
}

/**
 * Whether tabs take room from the stage, and of which shape it is then. Where the stage is hidden
 * they don't: it would have another place when it is seen again.
 * @param {View} view
 */
function layoutOf(view) {
  if (view.kind !== "play" || view.stage === "covered") return "free";
  if (view.tabs.length === 0 && !view.screen.watch) return "free";
  if (view.screen.panel) return "table";
  return view.screen.height > view.screen.width ? "tall" : "wide";
}
