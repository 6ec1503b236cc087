// Parts shared by several screens.

import { h } from "../dom.js";
import { icon } from "./icons.js";
import { written } from "../words.js";

/** @typedef {import("../types").Control} Control */
/** @typedef {import("../types").Named} Named */

/** @type {(control: Named, style?: string, props?: object) => import("../dom.js").Tree} */
export function button(control, style = "", props = {}) {
  return h(
    "button",
    { class: `button ${style}`, "data-action": control.action, ...props },
    control.name,
  );
}

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
 * The link to the statistics of all runs.
 * @type {(control: Control | null, props?: object) => import("../dom.js").Tree | null}
 */
export function statisticsButton(control, props = {}) {
  return control && iconButton(control.name, "statistics", { "data-action": control.action, ...props });
}

/**
 * The streak of days played.
 * @param {string | null} streak
 */
export function days(streak) {
  return streak && h("p", { class: "streak", key: "streak" }, icon("streak"), h("span", null, streak));
}

/**
 * A button that mutes or unmutes everything.
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
 * Whether the cells of a guide's rows are words, not numbers.
 * @param {import("../types").GuideRow[]} rows
 */
export function inWords(rows) {
  return rows.some(({ cells }) => cells.length === 0 || cells[0].length > 8);
}

/**
 * A number that screen readers read on request, not whenever it changes.
 * @type {(name: string, style: string, ...children: (import("../dom.js").Tree | string | null)[]) => import("../dom.js").Tree}
 */
export function status(name, style, ...children) {
  return h("span", { class: style, role: "status", "aria-live": "off", "aria-label": name, translate: "no" }, ...children);
}

/**
 * A number above a stage or table, as large as its digits allow.
 * @type {(name: string, number: number | null, style?: string, beside?: import("../dom.js").Tree | null) => import("../dom.js").Tree}
 */
export function gauge(name, number, style = "", beside = null) {
  const text = number === null ? "–" : written(number);
  const props = { class: "figure", style: { "--digits": String(text.length) } };
  return status(name, `hud-value ${style}`, h("span", props, h("span", { class: "pulse", key: text }, text)), beside);
}

/**
 * Buttons for choosing one of several names.
 * @type {(label: string, controls: Control[], props?: object) => import("../dom.js").Tree}
 */
export function chips(label, controls, props = {}) {
  return h(
    "div",
    { class: "chips", role: "group", "aria-label": label, key: label },
    ...controls.map((control) =>
      button(control, control.isSelected ? "chip selected" : "chip", {
        "aria-pressed": String(control.isSelected), key: control.name, translate: "no", ...props,
      })),
  );
}

/**
 * Options in a row, with one selected.
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
 * A drop-down list of options.
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

/**
 * A dialog over the screen.
 * @type {(title: string, isModal: boolean, lines: (import("../dom.js").Tree | string)[], main: import("../dom.js").Tree, ...others: import("../dom.js").Tree[]) => import("../dom.js").Tree}
 */
export function cover(title, isModal, lines, main, ...others) {
  return h(
    "div",
    { class: "cover", key: title },
    h(
      "section",
      { class: "card dialog", role: "dialog", "aria-modal": String(isModal), "aria-labelledby": "dialog-title" },
      h("h1", { id: "dialog-title", tabindex: "-1" }, title),
      ...lines.map((line) => h("p", { class: "quiet" }, line)),
      main,
      h("div", { class: "row" }, ...others),
    ),
  );
}
