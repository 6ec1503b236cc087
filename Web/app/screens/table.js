import { h } from "../dom.js";
import { medal } from "./board.js";
import { chips as chipBar, cloth, course } from "./cloth.js";
import { icon } from "./icons.js";
import { button, gauge } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").Look} Look */
/** @typedef {import("../types").Panel} Panel */
/** @typedef {import("../types").PlayScreen} PlayScreen */
/** @typedef {import("../types").Sheet} Sheet */

/** The number of bars from one label of the chart to the next. */
const scaleStep = 9;

/**
 * The bar above a table.
 * @type {(screen: PlayScreen, purse: NonNullable<PlayScreen["purse"]>, looks: Look[]) => Tree}
 */
export function purse(screen, { money, badge }, looks) {
  return h(
    "header",
    { class: "hud purse", inert: screen.panel?.sheet ? true : null },
    h(
      "div",
      { class: "hud-score" },
      h("span", { class: "hud-label", "aria-hidden": "true" }, words.money),
      gauge(words.money, money, money > 0 ? "" : "short"),
    ),
    h("div", { class: "hud-middle" }, h("span", { class: "level-name" }, h("span", { class: "unseen" }, words.level, " "), screen.panel?.level ?? "")),
    h(
      "div",
      { class: "hud-best" },
      h(
        "span",
        { class: "hud-label", "aria-hidden": badge === null ? "true" : null },
        h("span", { "aria-hidden": "true" }, words.score),
        badge === null ? null : medal(looks[badge]),
      ),
      gauge(words.score, screen.score),
    ),
    // A dialog has its own button that leads home.
    screen.interrupted
      ? h("span", { class: "round ghost", "aria-hidden": "true" })
      : h(
          "button",
          { class: "round", "aria-label": screen.home.name, "data-action": screen.home.action },
          icon("home"),
        ),
  );
}

/**
 * The panel beside the wheel.
 * @type {(panel: Panel, looks: Look[]) => Tree}
 */
export function table(panel, looks) {
  return h(
    "section",
    {
      class: "table",
      "aria-label": words.table,
      inert: panel.sheet ? true : null,
      // With nothing else to focus, the keyboard couldn't scroll the panel.
      tabindex: panel.open || panel.skip ? null : "0",
    },
    result(panel, looks),
    chosen(panel, looks),
    h(
      "div",
      { class: "table-action" },
      panel.open ? button(panel.open, "primary wide")
      : panel.skip ? button(panel.skip, "wide")
      : null,
      panel.again ? button(panel.again, "again") : null,
    ),
    panel.note === null ? null : h("p", { class: "quiet", role: "status", key: "note" }, panel.note),
    history(panel, looks),
    panel.course && course(panel.course),
    ...trials(panel),
    chart(panel, looks),
  );
}

/** @type {(panel: Panel) => Tree[]} */
function trials({ trials, trial }) {
  if (trials.length === 0) return [];
  return [
    h("div", { class: "trials", key: "trials" }, ...trials.map((one) => button(one, "small"))),
    h("div", { role: "status", key: "trial", "aria-label": trials[0].name }, trial && course(trial)),
  ];
}

/** @type {(panel: Panel, looks: Look[]) => Tree} */
function result({ result, hint }, looks) {
  return h(
    "div",
    { class: `outcome ${result?.mood ?? ""}`, role: "status", "aria-label": words.result, "aria-live": "polite" },
    result
      ? h(
          "p",
          { key: String(result.number), class: "outcome-line" },
          chip(looks[result.look], "large"),
          h("span", null, h("strong", null, looks[result.look].label), " ", h("span", null, result.detail)),
        )
      : h("p", { key: "none", class: "outcome-line" }, hint),
  );
}

/**
 * A pocket as a small coloured tile. Screen readers skip it, because a text elsewhere says the same.
 * @type {(look: Look, style?: string) => Tree}
 */
export function chip(look, style = "") {
  return h("span", { class: `pocket-chip ${style}`, "aria-hidden": "true", style: { "--paint": look.colour } }, look.name);
}

/** @type {(title: string, places: number[], looks: Look[], props?: object) => Tree} */
function chips(title, places, looks, props = {}) {
  return h(
    "div",
    { class: "chip-row", ...props },
    h("span", { class: "chip-title" }, title),
    h("span", { class: "unseen" }, ` ${places.map((place) => looks[place].label).join(", ") || words.noneYet}`),
    h("span", { class: "chip-list", "aria-hidden": "true" }, ...places.map((place) => chip(looks[place]))),
  );
}

/** @type {(panel: Panel, looks: Look[]) => Tree | null} */
function chosen({ chosen }, looks) {
  return chosen.length === 0 ? null : chips(words.yourNumbers, chosen, looks);
}

/** @type {(panel: Panel, looks: Look[]) => Tree} */
function history({ history }, looks) {
  return history.length === 0
    ? h("p", { class: "chip-row chip-title", key: "history" }, words.noResults)
    : chips(words.lastResults, history, looks, { key: "history" });
}

/** @type {(panel: Panel, looks: Look[]) => Tree} */
function chart({ chartLooks, chartCounts }, looks) {
  const bars = chartLooks.map((look, index) => ({ look, count: chartCounts[index] }));
  return columns(words.pocketCounts, bars, looks);
}

/**
 * A bar chart of how many times each result came up.
 * @type {(title: string, bars: { look: number, count: number }[], looks: Look[]) => Tree}
 */
export function columns(title, bars, looks) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const told = bars.flatMap(({ look, count }) => (count > 0 ? [`${looks[look].label} ${count}×`] : []));
  return h(
    "figure",
    { class: "frequency", key: title },
    h("figcaption", { class: "chip-title" }, title),
    h(
      "div",
      { class: "bars", role: "img", "aria-label": told.join(", ") || words.noSpins },
      ...bars.map(({ look, count }) =>
        h(
          "span",
          { class: "bar-slot", title: `${looks[look].label}: ${count}` },
          h("span", {
            class: "bar-fill",
            style: { "--share": String(count / most), "--paint": looks[look].colour },
          }),
        ),
      ),
    ),
    h(
      "div",
      { class: "bar-scale", "aria-hidden": "true" },
      ...bars.filter((_, index) => index % scaleStep === 0).map(({ look }) => h("span", null, looks[look].name)),
    ),
  );
}

/**
 * The sheet for choosing a bet before a turn.
 * @type {(sheet: Sheet, looks: Look[]) => Tree}
 */
export function sheet(sheet, looks) {
  return h(
    "div",
    { class: "scrim", key: "sheet" },
    h(
      "section",
      { class: sheet.cloth ? "card sheet cloth-sheet" : "card sheet", role: "dialog", "aria-modal": "true", "aria-labelledby": "sheet-title" },
      h(
        "div",
        { class: "sheet-head" },
        h("h1", { id: "sheet-title", tabindex: "-1" }, sheet.title),
        h("p", { class: "sheet-progress", role: "status", "aria-label": words.chosen }, sheet.progress),
      ),
      sheet.cloth ? cloth(sheet.cloth, looks) : pockets(sheet, looks),
      h(
        "div",
        { class: "sheet-note" },
        h("p", { class: "problem", role: "alert" }, sheet.problem),
        sheet.problem ? null : h("p", { class: "quiet", key: "facts" }, sheet.facts.join(" ")),
      ),
      sheet.cloth && chipBar(sheet.cloth),
      h(
        "div",
        { class: "sheet-actions" },
        button(sheet.cancel, ""),
        button(sheet.confirm, "primary"),
      ),
    ),
  );
}

/** @type {(sheet: Sheet, looks: Look[]) => Tree} */
function pockets(sheet, looks) {
  return h(
    "div",
    { class: "pockets", role: "toolbar", "aria-labelledby": "sheet-title", "data-walk": "" },
    ...sheet.options.map((option, index) => {
      const look = looks[option.look];
      return h(
        "button",
        {
          key: look.label,
          class: `pocket${option.isNear ? " near" : ""}`,
          "aria-label": look.label,
          "aria-pressed": String(option.isChosen),
          // The group has one tab stop, which arrow keys move.
          tabindex: index === 0 ? "0" : "-1",
          "aria-description": option.isNear ? words.nextToChosen : null,
          style: { "--paint": look.colour },
          "data-action": option.action,
        },
        look.name,
      );
    }),
  );
}
