// What several screens are made of.

import { h } from "../dom.js";
import { symbolEdge } from "../paint.js";
import { symbols } from "../symbols.js";
import { words, written } from "../words.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Control} Control */
/** @typedef {import("../types").Look} Look */

/** @type {(control: Control, style?: string, props?: object) => import("../dom.js").Tree} */
export function button(control, style = "", props = {}) {
  return h(
    "button",
    { class: `button ${style}`, "data-action": control.action, ...props },
    control.name,
  );
}

/** @type {Record<string, string>} Paths in a box of 24 by 24. */
const icons = {
  home: "M4 11.2 12 4l8 7.2V20h-5.6v-5.4H9.6V20H4Z",
  play: "M7 4.5v15l12.5-7.5Z",
  scores: "M3.5 7.5 7.8 11 12 5l4.2 6 4.3-3.5L19 19H5Z",
  settings:
    "M4 6.2h9.2a2.9 2.9 0 0 1 5.6 0H20v1.6h-1.2a2.9 2.9 0 0 1-5.6 0H4Zm0 10h1.2a2.9 2.9 0 0 1 5.6 0H20v1.6h-9.2a2.9 2.9 0 0 1-5.6 0H4Z",
  howToPlay:
    "M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4Zm-1.1 12.9v2.2h2.2v-2.2Zm1.2-9.5c-2.2 0-3.7 1.3-3.8 3.3h2.1c.1-.9.7-1.5 1.6-1.5.9 0 1.5.5 1.5 1.3 0 .7-.4 1.1-1.2 1.6-1 .6-1.4 1.2-1.4 2.3v.9h2v-.6c0-.7.3-1 1.2-1.6 1-.6 1.6-1.4 1.6-2.6 0-1.9-1.5-3.1-3.6-3.1Z",
  nudge: "M12 3.2 19 11h-4.4v4.2H9.4V11H5Zm-2.6 14h5.2v3.4H9.4Z",
  race: "M5 3h2v1.5h12.5L17 9l2.5 4.5H7V21H5Z",
  share: "M12 2.6 17 7.6 15.6 9 13 6.4V15h-2V6.4L8.4 9 7 7.6ZM5 11h3v2H6.6v6.4h10.8V13H16v-2h3.4v10.4H4.6V11Z",
  statistics: "M4 20V11h4v9Zm6 0V4h4v16Zm6 0v-6h4v6Z",
  streak:
    "M12.6 2.4c.6 3.4 5.9 5.8 5.9 11.3a6.5 6.5 0 0 1-13 0c0-2.7 1.3-4.5 2.7-6 .2 1.7.8 2.8 1.9 3.5C9.9 8 10.7 4.9 12.6 2.4Zm-.4 9.8c-1.7 1.7-2.8 2.9-2.8 4.6a2.7 2.7 0 0 0 5.4 0c0-1.8-1.6-2.6-2.6-4.6Z",
  pause: "M6.5 4.5h4v15h-4Zm7 0h4v15h-4Z",
  heard: "M3.5 9h3.8L12.5 4.5v15L7.3 15H3.5Zm11.3-.6a5 5 0 0 1 0 7.2l-1.1-1.2a3.3 3.3 0 0 0 0-4.8Zm2.5-2.6a8.6 8.6 0 0 1 0 12.4l-1.2-1.2a6.9 6.9 0 0 0 0-10Z",
  muted: "M3.5 9h3.8L12.5 4.5v15L7.3 15H3.5Zm10.8.4 1.2-1.2 2.4 2.4 2.4-2.4 1.2 1.2-2.4 2.4 2.4 2.4-1.2 1.2-2.4-2.4-2.4 2.4-1.2-1.2 2.4-2.4Z",
};

/**
 * A button with an icon before its name.
 * @type {(name: string, picture: string, props: object) => import("../dom.js").Tree}
 */
export function iconButton(name, picture, props) {
  return h(
    "button",
    { class: "button small with-icon", key: name, ...props },
    icon(picture),
    h("span", null, name),
  );
}

/**
 * The way to what there is to read about all runs.
 * @type {(control: Control | null, props?: object) => import("../dom.js").Tree | null}
 */
export function statisticsButton(control, props = {}) {
  return control && iconButton(control.name, "statistics", { "data-action": control.action, ...props });
}

/**
 * How many days in a row somebody has played.
 * @param {string | null} streak
 */
export function days(streak) {
  return streak && h("p", { class: "streak", key: "streak" }, icon("streak"), h("span", null, streak));
}

/** @param {string} name */
export function icon(name) {
  return h(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: icons[name], fill: "currentColor", "fill-rule": "evenodd" }),
  );
}

/**
 * Silences everything, or lets it be heard again.
 * @type {(control: Control) => import("../dom.js").Tree}
 */
export function muteButton(control) {
  return h(
    "button",
    {
      class: "round",
      key: "mute",
      "aria-label": control.name,
      "aria-pressed": String(control.isSelected),
      "data-action": control.action,
    },
    icon(control.isSelected ? "muted" : "heard"),
  );
}

/**
 * What a look stands for, as a small picture.
 * @param {Look} look
 */
export function picture(look) {
  return h(
    "svg",
    { class: `picture ${look.form}`, viewBox: "-1.1 -1.1 2.2 2.2", "aria-hidden": "true" },
    ...parts[look.form](look),
    look.symbol === "none"
      ? null
      : h("path", {
          class: "symbol", d: symbols[look.symbol], fill: "#fff", stroke: symbolEdge.colour,
          "stroke-width": String(symbolEdge.width), "stroke-linejoin": "round", "paint-order": "stroke",
          transform: "translate(0 .06) scale(.4)",
        }),
  );
}

/** @type {Record<Look["form"], (look: Look) => import("../dom.js").Tree[]>} */
const parts = {
  bubble: ({ colour }) => [
    h("circle", { r: "1", fill: colour }),
    h("circle", { r: ".95", fill: "none", stroke: "#fff", "stroke-opacity": ".35", "stroke-width": ".1" }),
    shine(),
  ],
  ball: ({ colour }) => [
    h("circle", { r: ".62", fill: colour }),
    h("circle", { r: ".58", fill: "none", stroke: "#502d78", "stroke-opacity": ".3", "stroke-width": ".08" }),
  ],
  brick: ({ colour }) => [
    ...block(colour, { x: -1.08, y: -0.6, width: 2.16, height: 1.2 }, 0.26),
    h("rect", { x: "-.84", y: "-.46", width: "1.68", height: ".15", rx: ".07", fill: "#fff", "fill-opacity": ".5" }),
  ],
  pocket: ({ colour }) => [h("circle", { r: "1", fill: colour })],
  badge: ({ colour }) => [
    h("circle", { r: "1", fill: colour }),
    h("circle", { r: ".86", fill: "none", stroke: "#fff", "stroke-opacity": ".55", "stroke-width": ".1" }),
  ],
  chip: ({ colour }) => [
    h("circle", { r: ".8", fill: colour }),
    h("circle", { r: ".66", fill: "none", stroke: "#fff", "stroke-width": ".24", "stroke-dasharray": ".35 .34" }),
  ],
  paddle: ({ colour }) => block(colour, { x: -1.08, y: -0.26, width: 2.16, height: 0.52 }, 0.26),
};

/**
 * A block with a darker lower edge.
 * @type {(colour: string, box: { x: number, y: number, width: number, height: number }, radius: number) => import("../dom.js").Tree[]}
 */
function block(colour, box, radius) {
  const all = { ...box, rx: radius };
  return [
    h("rect", { ...all, fill: colour }),
    h("rect", { ...all, fill: "#180434", "fill-opacity": ".36" }),
    h("rect", { ...all, height: box.height - 0.13, fill: colour }),
  ];
}

function shine() {
  return h("ellipse", {
    rx: ".26", ry: ".15", fill: "#fff", "fill-opacity": ".8",
    transform: "translate(-.42 -.5) rotate(-40)",
  });
}

/**
 * Whether a guide says in words what counts, and not in numbers.
 * @param {import("../types").GuideRow[]} rows
 */
export function inWords(rows) {
  return rows.some((row) => row.cells[0].length > 8);
}

/**
 * A number that is read when asked for, not at every change.
 * @type {(name: string, style: string, ...children: (import("../dom.js").Tree | string | null)[]) => import("../dom.js").Tree}
 */
export function status(name, style, ...children) {
  return h("span", { class: style, role: "status", "aria-live": "off", "aria-label": name }, ...children);
}

/**
 * A badge beside a name or a score.
 * @param {Look} look
 */
export function medal(look) {
  return h("span", { class: "medal", style: { "--metal": look.colour } }, look.name);
}

/** @param {import("../dom.js").Tree | null} [further] the head of one more column */
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

/**
 * @param {Board} board
 * @param {string | null} [mark] what there is to say of the run just played
 */
export function boardTable(board, mark) {
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
        ...board.rows.map((row) =>
          h(
            "tr",
            {
              class: [
                row.isJustPlayed ? "mine" : "", row.isFar ? "far" : "",
                row.rank !== null && row.rank <= 3 ? `podium-${row.rank}` : "",
              ].join(" ").trim(),
              "aria-current": row.isJustPlayed ? "true" : null,
            },
            h("td", { class: "rank" }, h("span", null, row.rank === null ? "–" : written(row.rank))),
            h(
              "td",
              { class: "name" },
              h("bdi", null, row.player),
              row.badge ? medal(row.badge) : null,
              row.isJustPlayed ? h("span", { class: "tag" }, mark ?? words.thisRun) : null,
              row.isPractice ? h("span", { class: "tag quiet" }, words.practice) : null,
            ),
            h("td", { class: "score" }, written(row.score)),
          ),
        ),
        board.rows.length === 0
          ? h("tr", null, h("td", { class: "empty", colspan: "3" }, words.noScores))
          : null,
      ),
    ),
  );
}

/**
 * One of several, chosen by a tap.
 * @type {(label: string, controls: Control[]) => import("../dom.js").Tree}
 */
export function segments(label, controls) {
  return h(
    "div",
    { class: "segments", role: "radiogroup", "aria-label": label },
    ...controls.map((control) =>
      h(
        "label",
        { class: "segment", key: control.name },
        h("input", {
          type: "radio",
          name: label,
          checked: control.isSelected,
          "data-action": control.action,
        }),
        h("span", null, control.name),
      ),
    ),
  );
}

/**
 * One of many, chosen from a list.
 * @type {(id: string, controls: Control[]) => import("../dom.js").Tree}
 */
export function select(id, controls) {
  return h(
    "select",
    { id, class: "select" },
    ...controls.map(({ name, action, isSelected }) =>
      h("option", { key: String(action), selected: isSelected, "data-action": action }, name)),
  );
}
