// A party, on a guest's phone.

import { h } from "../dom.js";
import { boardTable } from "./board.js";
import { button } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../dom.js").Tree} Tree */
/** @typedef {import("../types").PartyScreen} PartyScreen */

/** @type {(screen: PartyScreen) => Tree} */
export function party(screen) {
  const [main, ...others] = screen.controls;
  return h(
    "div",
    { class: "column party" },
    screen.place !== null && screen.place <= 3
      ? h("p", { class: `party-medal podium-${screen.place}`, "aria-hidden": "true", key: "medal" }, h("span", null, screen.place))
      : null,
    h("h1", { tabindex: "-1" }, screen.title),
    screen.standing.length > 0
      ? h("p", { class: "party-standing", key: "standing" }, screen.standing.join(" · "))
      : null,
    h("div", { class: "party-lines", key: "lines" }, ...screen.lines.map((line) => h("p", null, line))),
    h("p", { class: "problem", role: "alert", key: "problem" }, screen.problem),
    screen.door ? door(screen.door) : null,
    screen.demo
      ? h(
          "div",
          { class: "party-window playing", key: "demo", "aria-hidden": "true" },
          h("div", { class: "stall-picture" }),
        )
      : null,
    screen.board ? boardTable(screen.board, words.you) : null,
    h(
      "div",
      { class: "row party-ways", key: "ways" },
      main ? button(main, others.length > 0 ? "primary" : "") : null,
      ...others.map((control) => button(control, "", { key: control.name })),
    ),
  );
}

/** @param {NonNullable<PartyScreen["door"]>} door */
function door(door) {
  return h(
    "form",
    { class: "party-door", novalidate: true, "data-action": door.join.action, key: "door" },
    field("party-code", door.codeName, door.code, door.codeProblem, {
      class: "party-code", autocomplete: "off", autocapitalize: "characters", autocorrect: "off",
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
