// The form for joining a party.

import { h } from "../dom.js";
import { button } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */

/** @param {import("../types").PartyDoor} door */
export function door(door) {
  return h(
    "form",
    { class: "door", novalidate: true, "data-action": door.join.action, key: "door" },
    field("party-code", door.codeName, door.code, door.codeProblem, {
      class: "door-code", autocomplete: "off", autocapitalize: "characters", autocorrect: "off",
      maxlength: String(door.letters), dir: "ltr", "data-field": door.codeField, enterkeyhint: "next",
    }),
    field("name", words.yourName, door.name, door.nameProblem, {
      autocomplete: "nickname", autocapitalize: "words", "data-field": door.nameField, enterkeyhint: "go",
    }),
    door.suggestion ? button(door.suggestion, "small", { type: "button" }) : null,
    h("button", { class: "button primary wide", type: "submit" }, door.join.name),
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
