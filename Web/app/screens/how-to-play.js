import { h } from "../dom.js";
import { button, inWords } from "./parts.js";
import { picture } from "./picture.js";
import { opening } from "./watch.js";
import { filled, words } from "../words.js";

/** @typedef {import("../types").HowToPlayScreen} HowToPlayScreen */

/** @type {(screen: HowToPlayScreen, stall: string) => import("../dom.js").Tree} */
export function howToPlay(screen, stall) {
  return h(
    "div",
    { class: "column" },
    h("h1", { tabindex: "-1" }, words.howToPlay),
    h("ol", { class: "steps" }, ...screen.steps.map((step) => h("li", null, step))),
    h(
      "div",
      { class: "card board" },
      h(
        "table",
        { "aria-label": filled(words.whatCounts, stall) },
        h(
          "thead",
          null,
          h("tr", null, ...screen.columns.map((name, index) =>
            h("th", { scope: "col", class: index > 0 ? "score" : "name" }, name))),
        ),
        h(
          "tbody",
          null,
          ...screen.rows.map((row) =>
            h(
              "tr",
              null,
              h("th", { scope: "row", class: "name" }, h("span", { class: "kind" }, picture(row.look), row.look.name)),
              ...row.cells.map((cell) => h("td", { class: inWords(screen.rows) ? "score words" : "score" }, cell)),
            ),
          ),
        ),
      ),
    ),
    ...screen.tables.map(table),
    opening(),
    screen.hints ? button(screen.hints, "link") : null,
  );
}

/** @param {HowToPlayScreen["tables"][number]} table */
function table({ title, columns, rows, note }) {
  return h(
    "section",
    { class: "card board facts" },
    h("h2", null, title),
    h(
      "table",
      { "aria-label": title },
      h("thead", null, h("tr", null, ...columns.map((name) => h("th", { scope: "col" }, name)))),
      h(
        "tbody",
        null,
        ...rows.map(([head, ...cells]) =>
          h("tr", null, h("th", { scope: "row" }, head), ...cells.map((cell) => h("td", null, cell)))),
      ),
    ),
    note ? h("p", { class: "quiet" }, note) : null,
  );
}
