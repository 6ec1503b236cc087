import { h } from "../dom.js";
import { choice } from "./choice.js";
import { button, cover, select } from "./parts.js";
import { filled, words } from "../words.js";

/** @typedef {import("../controls.js").Draft | null} Draft */
/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").NumberSetting} NumberSetting */
/** @typedef {import("../types").ToggleSetting} ToggleSetting */

/** @type {(block: import("../types").SettingsBlock, draft: Draft) => Tree} */
export function settings({ name, language, items }, draft) {
  return h(
    "section",
    { class: "card list", "aria-label": name, key: name },
    language && languages(language),
    ...items.map((item) => row(item, draft)),
  );
}

/** @type {(offer: import("../types").HouseOffer) => Tree} */
export function offer({ title, lines: [text, asking], ways }) {
  return h(
    "section",
    { class: "card at-house", "aria-label": title, key: "offer" },
    h("h2", null, title),
    h("p", null, h("bdi", null, text)),
    ...ways.map((way, index) => button(way, index < ways.length - 1 ? "small" : "small danger")),
    h("p", { class: "quiet", role: "status" }, asking),
  );
}

/** @type {(question: import("../types").HouseOffer) => Tree} */
export function farewell({ title, lines, ways: [stay, leave] }) {
  return cover(title, true, lines, button(stay, "wide"), button(leave, leave.isSelected ? "" : "danger"));
}

/** @type {(control: import("../types").SettingItem, draft: Draft) => Tree} */
function row(control, draft) {
  switch (control.kind) {
    case "stepper":
      return stepper(control, draft);
    case "slider":
      return slider(control, draft);
    case "choice":
      return choice(control);
    case "toggle":
      return toggle(control);
  }
}

/** @type {(choice: import("../types").Choice) => Tree} */
function languages({ name, title, controls }) {
  return h(
    "div",
    { class: "setting", key: name },
    h("label", { class: "setting-name", for: name }, title),
    select(name, controls),
  );
}

/** @type {(number: NumberSetting, draft: Draft) => Tree} */
function stepper(number, draft) {
  const id = `number-${number.field}`;
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
      step("−", filled(words.less, number.name), number.less),
      h("input", {
        id,
        class: "number",
        type: "text",
        inputmode: "numeric",
        autocomplete: "off",
        role: "spinbutton",
        "aria-label": number.name,
        value: textOf(number, draft),
        "aria-valuenow": number.value,
        "aria-valuemin": number.lowest,
        "aria-valuemax": number.highest,
        "aria-valuetext": `${number.value}${number.unit}`,
        "aria-describedby": `${id}-range`,
        "aria-invalid": number.problem ? "true" : null,
        "data-field": number.field,
        // The actions for the keys that controls.js lists.
        "data-up": number.more,
        "data-down": number.less,
        "data-page-up": number.muchMore,
        "data-page-down": number.muchLess,
        "data-home": number.least,
        "data-end": number.most,
      }),
      step("+", filled(words.more, number.name), number.more),
    ),
    h("p", { class: "problem", role: "alert" }, number.problem),
  );
}

/**
 * While a number is being typed, the field shows the draft, not the current value.
 * @type {(number: NumberSetting, draft: Draft) => string}
 */
function textOf({ field, value }, draft) {
  return draft?.field === field ? draft.text : String(value);
}

/** @type {(sign: string, label: string, action: number | null) => Tree} */
function step(sign, label, action) {
  return h(
    "button",
    { class: "step", "aria-label": label, disabled: action === null, "data-action": action },
    sign,
  );
}

/** @type {(number: NumberSetting, draft: Draft) => Tree} */
function slider(number, draft) {
  const { name, lowest, highest, unit } = number;
  const text = textOf(number, draft);
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
        "data-field": number.field,
      }),
      h("span", { class: "slider-value", "aria-hidden": "true" }, `${text}${unit}`),
    ),
    h("p", { class: "problem", role: "alert" }, number.problem),
  );
}

/** @type {(setting: ToggleSetting) => Tree} */
function toggle({ field, name, toggle, needs }) {
  return h(
    "div",
    { class: "setting toggling", key: `toggle-${field}` },
    h(
      "span",
      { class: "setting-name" },
      name,
      needs === "tilt" ? h("span", { id: `note-${field}`, class: "quiet" }, words.holdFlat) : null,
    ),
    flip(toggle, {
      "aria-describedby": needs === "tilt" ? `note-${field}` : null,
      "data-needs": toggle.isSelected ? null : needs,
    }),
  );
}

/** @type {(toggle: import("../types").Control, props: object) => Tree} */
function flip(toggle, props) {
  return h(
    "button",
    {
      class: "switch",
      role: "switch",
      "aria-checked": String(toggle.isSelected),
      "aria-label": toggle.name,
      "data-action": toggle.action,
      ...props,
    },
    h("span", { class: "knob" }),
  );
}
