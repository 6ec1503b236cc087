import { h } from "../dom.js";
import { button, segments } from "./parts.js";

/** @typedef {import("../types").NumberControl} NumberControl */
/** @typedef {import("../types").SettingsScreen} SettingsScreen */
/** @typedef {import("../types").Send} Send */

/** @type {(screen: SettingsScreen, send: Send) => import("../dom.js").Tree} */
export function settings(screen, send) {
  return h(
    "div",
    { class: "column" },
    h("h1", { tabindex: "-1" }, "Settings"),
    h(
      "section",
      { class: "card list", "aria-label": "The run" },
      ...screen.numbers.map((number) => numberRow(number, send)),
    ),
    h("p", { class: "quiet" }, screen.note),
    screen.standard ? button(screen.standard, send, "") : null,
    h(
      "section",
      { class: "card list", "aria-label": "The look" },
      h(
        "div",
        { class: "setting" },
        h("span", { class: "setting-name" }, "Theme"),
        segments("Theme", screen.themes, send),
      ),
    ),
  );
}

/**
 * A number on its way: `1` of `120`. The field shows it, and not yet the number that counts.
 * @type {{ field: number, text: string } | null}
 */
let draft = null;

/** @type {(number: NumberControl, send: Send) => import("../dom.js").Tree} */
function numberRow(number, send) {
  const id = `number-${number.field}`;
  /** @type {Record<string, number | null>} */
  const keys = {
    ArrowUp: number.more, ArrowRight: number.more, ArrowDown: number.less, ArrowLeft: number.less,
    PageUp: number.muchMore, PageDown: number.muchLess, Home: number.least, End: number.most,
  };
  return h(
    "div",
    { class: "setting", key: id },
    h(
      "span",
      { class: "setting-name" },
      h("label", { for: id }, number.name),
      h("span", { id: `${id}-range`, class: "quiet" }, number.range),
    ),
    h(
      "span",
      { class: "stepper" },
      step("−", `Less: ${number.name}`, number.less, send),
      h("input", {
        id,
        class: "number",
        type: "text",
        inputmode: "numeric",
        autocomplete: "off",
        role: "spinbutton",
        "aria-label": number.name,
        value: draft?.field === number.field ? draft.text : String(number.value),
        "aria-valuenow": number.value,
        "aria-valuemin": number.lowest,
        "aria-valuemax": number.highest,
        "aria-valuetext": `${number.value}${number.unit}`,
        "aria-describedby": `${id}-range`,
        "aria-invalid": number.problem ? "true" : null,
        on: {
          input: (/** @type {any} */ event) => typing(event.target, number, send, false),
          change: (/** @type {any} */ event) => typing(event.target, number, send, true),
          keydown: (/** @type {KeyboardEvent} */ event) => {
            const action = keys[event.key];
            if (action === undefined || isEditing(event)) return;
            event.preventDefault();
            draft = null;
            if (action !== null) send.press(action);
          },
        },
      }),
      step("+", `More: ${number.name}`, number.more, send),
    ),
    h("p", { class: "problem", role: "alert" }, number.problem),
  );
}

/**

 * Left and right move the caret while there is text to move in.

 * @param {KeyboardEvent} event

 */
function isEditing(event) {
  return event.key === "ArrowLeft" || event.key === "ArrowRight";
}

/** @type {(sign: string, label: string, action: number | null, send: Send) => import("../dom.js").Tree} */
function step(sign, label, action, send) {
  return h(
    "button",
    {
      class: "step",
      "aria-label": label,
      disabled: action === null,
      on: { click: () => action !== null && send.press(action) },
    },
    sign,
  );
}

/** @type {(input: HTMLInputElement, number: NumberControl, send: Send, isFinished: boolean) => void} */
function typing(input, number, send, isFinished) {
  draft = isFinished ? null : { field: number.field, text: input.value };
  send.type(number.field, input.value, isFinished);
}
