// Confirmation dialogs.

import { h } from "../../dom.js";
import { words } from "../words.js";
import { about, button, name } from "./parts.js";
import { planDialog } from "./plan.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../../dom.js").Tree} Tree */

/** @type {(scene: Scene) => Tree | null} */
export function dialog(scene) {
  const { question, party } = scene;
  if (!question || !party) return null;
  if (question.kind === "whom") return whom(party.guests.filter((guest) => guest.isThere));
  if (question.kind === "plan") return planDialog(party, scene);
  const isDoor = question.kind === "door";
  return asked(
    question.kind,
    isDoor ? about(words.showDoorTo, question.player) : [words.reallyEnd],
    h("p", { id: "ask-note" }, isDoor ? words.doorIsShut : words.tableStays),
    button(isDoor ? words.showDoor : words.endParty, isDoor ? "door" : "end", "danger"),
  );
}

/** @param {import("../types").Guest[]} here */
function whom(here) {
  const names = here.map(({ guest, player }) => h(
    "li",
    { key: player },
    h("button", { class: "button small shortened", type: "button", "data-do": "ask-door", "data-guest": String(guest) }, name(player)),
  ));
  return asked("whom", [words.showDoor], h("ul", { class: "whom", role: "list", id: "ask-note" }, ...names), null);
}

/** @type {(key: string, title: (Tree | string)[], what: Tree, deed: Tree | null) => Tree} */
function asked(key, title, what, deed) {
  return h(
    "dialog",
    { class: "ask", role: "dialog", key: `ask ${key}`, "aria-labelledby": "ask-title", "aria-describedby": deed ? "ask-note" : null },
    h("h2", { id: "ask-title" }, ...title),
    what,
    h("div", { class: "row" }, button(words.cancel, "cancel", ""), deed),
  );
}
