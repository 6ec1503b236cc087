import { h } from "../dom.js";
import { button, segments, select } from "./parts.js";
import { filled, words } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").ChoiceSetting} ChoiceSetting */
/** @typedef {import("../types").NumberSetting} NumberSetting */
/** @typedef {import("../types").ToggleSetting} ToggleSetting */
/** @typedef {import("../types").SettingsScreen} SettingsScreen */
/** @typedef {import("../types").Send} Send */

/** @type {(screen: SettingsScreen, send: Send) => Tree} */
export function settings(screen, send) {
  return h(
    "div",
    { class: "column" },
    h("h1", { tabindex: "-1" }, screen.title),
    screen.controls.length === 0
      ? null
      : h(
          "section",
          { class: "card list", "aria-label": words.theRun },
          ...screen.controls.map((control) => row(control, send)),
        ),
    screen.note === null ? null : h("p", { class: "quiet" }, screen.note),
    screen.standard ? button(screen.standard, send, "") : null,
    h(
      "section",
      { class: "card list", "aria-label": words.lookAndSound },
      h(
        "div",
        { class: "setting" },
        h("span", { class: "setting-name" }, words.theme),
        segments(words.theme, screen.themes, send),
      ),
      h(
        "div",
        { class: "setting" },
        h("label", { class: "setting-name", for: "language" }, screen.languageName),
        select("language", screen.languages, send),
      ),
      ...screen.device.map((control) => row(control, send)),
    ),
  );
}

/** @type {(control: import("../types").AnySetting, send: Send) => Tree} */
function row(control, send) {
  switch (control.kind) {
    case "stepper":
      return stepper(control, send);
    case "slider":
      return slider(control, send);
    case "choice":
      return choice(control, send);
    case "toggle":
      return toggle(control, send);
  }
}

/**
 * A number on its way: `1` of `120`. The field shows it, and not yet the number that counts.
 * @type {{ field: number, text: string } | null}
 */
let draft = null;

/** @type {(number: NumberSetting, send: Send) => Tree} */
function stepper(number, send) {
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
      step("−", filled(words.less, number.name), number.less, send),
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
      step("+", filled(words.more, number.name), number.more, send),
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

/** @type {(sign: string, label: string, action: number | null, send: Send) => Tree} */
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

/** @type {(input: HTMLInputElement, number: NumberSetting, send: Send, isFinished: boolean) => void} */
function typing(input, number, send, isFinished) {
  draft = isFinished ? null : { field: number.field, text: input.value };
  send.type(number.field, input.value, isFinished);
}

/** @type {(number: NumberSetting, send: Send) => Tree} */
function slider(number, send) {
  const { name, lowest, highest, unit } = number;
  const text = draft?.field === number.field ? draft.text : String(number.value);
  return h(
    "div",
    { class: "setting sliding", key: `number-${number.field}` },
    h("span", { class: "setting-name" }, name),
    h(
      "span",
      { class: "slider" },
      h("input", {
        type: "range",
        min: lowest,
        max: highest,
        step: number.step,
        "aria-label": name,
        "aria-valuetext": `${text}${unit}`,
        "aria-invalid": number.problem ? "true" : null,
        style: { "--share": String((Number(text) - lowest) / (highest - lowest)) },
        value: text,
        on: {
          input: (/** @type {any} */ event) => typing(event.target, number, send, false),
          change: (/** @type {any} */ event) => typing(event.target, number, send, true),
        },
      }),
      h("span", { class: "slider-value", "aria-hidden": "true" }, `${text}${unit}`),
    ),
    h("p", { class: "problem", role: "alert" }, number.problem),
  );
}

/** @type {(choice: ChoiceSetting, send: Send) => Tree} */
function choice({ field, name, choices }, send) {
  return h(
    "div",
    { class: "setting", key: `choice-${field}` },
    h("span", { class: "setting-name" }, name),
    segments(name, choices, send),
  );
}

/** @type {(setting: ToggleSetting, send: Send) => Tree} */
function toggle({ field, name, toggle, needs }, send) {
  const isOn = toggle.isSelected;
  const press = () =>
    needs === "tilt" && !isOn ? send.pressForTilt(toggle.action) : send.press(toggle.action);
  return h(
    "div",
    { class: "setting toggling", key: `toggle-${field}` },
    h(
      "span",
      { class: "setting-name" },
      name,
      needs === "tilt" ? h("span", { id: `note-${field}`, class: "quiet" }, words.holdFlat) : null,
    ),
    flip(toggle, press, { "aria-describedby": needs === "tilt" ? `note-${field}` : null }),
  );
}

/** @type {(toggle: import("../types").Control, press: () => void, props?: object) => Tree} */
function flip(toggle, press, props = {}) {
  return h(
    "button",
    {
      class: "switch",
      role: "switch",
      "aria-checked": String(toggle.isSelected),
      "aria-label": toggle.name,
      on: { click: press },
      ...props,
    },
    h("span", { class: "knob" }),
  );
}
