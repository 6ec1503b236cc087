// A board of the house.

import { countdown } from "../countdown.js";
import { h } from "../dom.js";
import { boardHead, medal } from "./board.js";
import { face } from "./face.js";
import { icon } from "./icons.js";
import { filled, words, written } from "../words.js";

/** @typedef {import("../types").PublicTable} PublicTable */
/** @typedef {import("../types").PublicRow} PublicRow */
/** @typedef {import("../dom.js").Tree} Tree */

/** @type {(table: PublicTable) => Tree} */
export function publicTable(table) {
  const hasWays = table.rows.some((row) => row.watch || row.race);
  const columns = hasWays ? 4 : 3;
  return h(
    "div",
    { class: "card board public" },
    h(
      "p",
      { class: "caption" },
      h("span", null, table.title),
      table.ends === null ? null : countdown(words.endsIn, table.ends),
    ),
    table.isKnown
      ? h(
          "table",
          { "aria-label": table.name },
          boardHead(hasWays ? h("th", { scope: "col", class: "ways" }, words.run) : null),
          h(
            "tbody",
            null,
            ...table.rows.flatMap((row) => [row.followsGap ? gap(columns) : null, line(row, hasWays)]),
            table.rows.length === 0
              ? h("tr", null, h("td", { class: "empty", colspan: String(columns) }, words.nobodyHere))
              : null,
          ),
        )
      : null,
  );
}

/** @param {number} columns */
function gap(columns) {
  return h("tr", { class: "gap" }, h("td", { colspan: String(columns) }, "⋯"));
}

/** @type {(row: PublicRow, hasWays: boolean) => Tree} */
function line(row, hasWays) {
  const way = (/** @type {import("../types").Control | null} */ control, /** @type {string} */ picture) =>
    control
      ? h(
          "button",
          {
            class: "button way",
            "aria-label": filled(words.wayOfRun, control.name, row.player),
            "data-action": control.action,
          },
          icon(picture),
          h("span", null, control.name),
        )
      : null;
  return h(
    "tr",
    {
      class: [row.isMine ? "mine" : "", row.rank <= 3 ? `podium-${row.rank}` : ""].join(" ").trim(),
      "aria-current": row.isMine ? "true" : null,
    },
    h("td", { class: "rank", translate: "no" }, h("span", null, written(row.rank))),
    h(
      "td",
      { class: "name" },
      face(row.face),
      h("bdi", null, row.player),
      row.badge ? medal(row.badge) : null,
      row.isMine ? h("span", { class: "tag" }, words.you) : null,
    ),
    h("td", { class: "score", translate: "no" }, written(row.score)),
    hasWays
      ? h("td", { class: "ways" }, h("div", { class: "row" }, way(row.watch, "play"), way(row.race, "race")))
      : null,
  );
}
