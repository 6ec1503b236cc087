// What there is to read about all runs of a player, with small charts.

import { h } from "../dom.js";
import { sign } from "./home.js";
import { icon } from "./icons.js";
import { button } from "./parts.js";
import { picture } from "./picture.js";
import { chip, columns } from "./table.js";
import { words } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").Look} Look */
/** @typedef {import("../types").StatisticsScreen} StatisticsScreen */

/** @type {(screen: StatisticsScreen, content: import("../types").Content) => Tree} */
export function statistics(screen, content) {
  return h(
    "div",
    { class: "column statistics" },
    h("h1", { tabindex: "-1" }, screen.title),
    screen.players.length > 1
      ? players(screen.players)
      : screen.player && h("p", { class: "quiet", key: "player" }, h("bdi", null, screen.player)),
    screen.figures.length > 0 ? h("div", { class: "card all-games", key: "all" }, figures(screen.figures, [])) : null,
    ...screen.sections.map((section) =>
      stall(section, content.stalls.find((stall) => stall.name === section.name)?.looks ?? [])),
  );
}

/** @type {(controls: import("../types").Control[]) => Tree} */
function players(controls) {
  return h(
    "div",
    { class: "chips", role: "group", "aria-label": words.players, key: "players" },
    ...controls.map((control) =>
      button(control, control.isSelected ? "chip selected" : "chip", {
        "aria-pressed": String(control.isSelected), key: control.name,
      })),
  );
}

/** @type {(section: StatisticsScreen["sections"][number], looks: Look[]) => Tree} */
function stall(section, looks) {
  return h(
    "section",
    { class: "card told", key: section.name, "aria-label": section.name },
    h(
      "div",
      { class: "told-head" },
      h("span", { class: "stall-picture", "aria-hidden": "true" }, sign(looks)),
      h("h2", null, section.name),
      h(
        "button",
        { class: "round", "aria-label": section.open.name, "data-action": section.open.action },
        icon("play"),
      ),
    ),
    section.figures.length > 0 ? figures(section.figures, looks) : null,
    ...section.charts.map((chart) =>
      chart.isDense ? columns(chart.title, chart.bars, looks) : rows(chart, looks)),
  );
}

/** @type {(figures: import("../types").Figure[], looks: Look[]) => Tree} */
function figures(figures, looks) {
  return h(
    "dl",
    { class: "figures" },
    ...figures.map(({ name, value, look }) =>
      h(
        "div",
        { key: name },
        h("dt", null, name),
        h("dd", null, look === null ? null : about(looks[look]), h("span", null, value)),
      ),
    ),
  );
}

/** @param {Look} look */
function about(look) {
  return h(
    "span",
    { class: "figure-look" },
    look.form === "pocket" ? chip(look) : picture(look),
    h("span", { class: "unseen" }, `${look.form === "pocket" ? look.label : look.name} `),
  );
}

/**
 * Kinds below each other, each with its picture, name, bar and number.
 * @type {(chart: import("../types").Chart, looks: Look[]) => Tree}
 */
function rows({ title, bars }, looks) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  return h(
    "figure",
    { class: "kinds", key: title },
    h("figcaption", { class: "chip-title" }, title),
    h(
      "ul",
      null,
      ...bars.map(({ look, count }) =>
        h(
          "li",
          null,
          picture(looks[look]),
          h("span", { class: "kind-name" }, looks[look].name),
          h(
            "span",
            { class: "kind-bar", "aria-hidden": "true" },
            h("span", { style: { "--share": String(count / most), "--paint": looks[look].colour } }),
          ),
          h("span", { class: "kind-count" }, count),
        ),
      ),
    ),
  );
}
