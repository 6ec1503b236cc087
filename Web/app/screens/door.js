// The form for joining a party, or for linking this device.

import { h } from "../dom.js";
import { button } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */

/** @param {import("../types").CodeForm} door */
export function door(door) {
  return h(
    "form",
    { class: `door ${door.name === null ? "card" : ""}`, novalidate: true, "data-action": door.join.action, key: "door" },
    field("party-code", door.codeName, door.code, door.codeProblem, {
      // No maximum length, because it would cut off a pasted link before the core finds the code in it.
      class: door.name === null ? "waits" : "door-code",
      autocomplete: "off", autocapitalize: door.name === null ? "none" : "characters", autocorrect: "off",
      dir: "ltr", "data-field": door.codeField, enterkeyhint: "next",
    }),
    door.name === null
      ? null
      : field("name", words.yourName, door.name, door.nameProblem, {
          autocomplete: "nickname", autocapitalize: "words", "data-field": door.nameField, enterkeyhint: "go",
        }),
    door.suggestion ? button(door.suggestion, "small", { type: "button" }) : null,
    h("button", { class: `button wide ${door.name === null ? "" : "primary"}`, type: "submit" }, door.join.name),
  );
}

/** @type {(id: string, name: string, value: string, problem: string | null, props: object) => Tree} */
function field(id, name, value, problem, props) {
  return h(
    "div",
    { class: "field" },
    h("div", { class: "field-head" }, h("label", { for: id }, name)),
    h("input", {
      id, type: "text", value, spellcheck: "false", "aria-invalid": problem ? "true" : null,
      "aria-describedby": `${id}-problem`, ...props,
    }),
    h("p", { id: `${id}-problem`, class: "problem", role: "alert" }, problem),
  );
}
