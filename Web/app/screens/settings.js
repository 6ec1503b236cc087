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

/** @type {(number: NumberControl, send: Send) => import("../dom.js").Tree} */
function numberRow(number, send) {
  const id = `number-${number.field}`;
  /** @type {Record<string, number>} */
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
      step("−", `Less: ${number.name}`, number.less, number.value <= number.lowest, send),
      h("input", {
        id,
        class: "number",
        type: "text",
        inputmode: "numeric",
        autocomplete: "off",
        role: "spinbutton",
        "aria-label": number.name,
        value: String(number.value),
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
            send.press(action);
          },
        },
      }),
      step("+", `More: ${number.name}`, number.more, number.value >= number.highest, send),
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

/** @type {(sign: string, label: string, action: number, isAtEnd: boolean, send: Send) => import("../dom.js").Tree} */
function step(sign, label, action, isAtEnd, send) {
  return h(
    "button",
    { class: "step", "aria-label": label, disabled: isAtEnd, on: { click: () => send.press(action) } },
    sign,
  );
}

/** @type {(input: HTMLInputElement, number: NumberControl, send: Send, isFinished: boolean) => void} */
function typing(input, number, send, isFinished) {
  send.type(number.field, input.value, isFinished);
}
