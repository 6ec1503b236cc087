// A board's table, and the badges in its rows.

import { h } from "../dom.js";
import { face } from "./face.js";
import { words, written } from "../words.js";

/** @typedef {import("../types").Look} Look */

/**
 * A badge beside a name or a score.
 * @param {Look} look
 */
export function medal(look) {
  return h("span", { class: "medal", style: { "--metal": look.colour } }, look.name);
}

/** @param {import("../dom.js").Tree | null} [further] the header of another column */
export function boardHead(further = null) {
  return h(
    "thead",
    null,
    h(
      "tr",
      null,
      h("th", { scope: "col", class: "rank" }, words.rank),
      h("th", { scope: "col", class: "name" }, words.name),
      h("th", { scope: "col", class: "score" }, words.score),
      further,
    ),
  );
}

/** @param {import("../types").Board} board */
export function boardTable(board) {
  return h(
    "div",
    { class: "card board" },
    h("p", { class: "caption" }, board.title),
    h(
      "table",
      { "aria-label": board.name },
      boardHead(),
      h(
        "tbody",
        null,
        ...board.rows.map((row, index) =>
          h(
            "tr",
            {
              class: [
                row.isJustPlayed ? "mine" : "", row.followsGap ? "far" : "",
                row.rank !== null && row.rank <= 3 ? `podium-${row.rank}` : "",
              ].join(" ").trim(),
              "aria-current": row.isJustPlayed ? "true" : null,
            },
            h("td", { class: "rank", translate: "no" }, h("span", null, row.rank === null ? "–" : written(row.rank))),
            h(
              "td",
              { class: "name" },
              face(board.faces[index]),
              h("bdi", null, row.player),
              row.badge ? medal(row.badge) : null,
              row.isJustPlayed ? h("span", { class: "tag" }, board.mark ?? words.thisRun) : null,
              row.isPractice ? h("span", { class: "tag quiet" }, words.practice) : null,
            ),
            h("td", { class: "score", translate: "no" }, written(row.score)),
          ),
        ),
        board.rows.length === 0
          ? h("tr", null, h("td", { class: "empty", colspan: "3" }, words.noScores))
          : null,
      ),
    ),
  );
}
