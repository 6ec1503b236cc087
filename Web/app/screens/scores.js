import { h } from "../dom.js";
import { boardTable, segments } from "./parts.js";

/** @typedef {import("../types").ScoresScreen} ScoresScreen */
/** @typedef {import("../types").Send} Send */

/** @type {(screen: ScoresScreen, send: Send) => import("../dom.js").Tree} */
export function scores(screen, send) {
  return h(
    "div",
    { class: "column" },
    h("h1", { tabindex: "-1" }, screen.title),
    segments("Board", screen.boards, send),
    boardTable(screen.board),
    h("p", { class: "quiet" }, "Everybody’s highest score on this device."),
  );
}
