import { h } from "../dom.js";
import { publicTable } from "./house.js";
import { boardTable, segments, statisticsButton } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../types").ScoresScreen} ScoresScreen */
/** @typedef {import("../types").Send} Send */

/** @type {(screen: ScoresScreen, send: Send) => import("../dom.js").Tree} */
export function scores(screen, send) {
  const { house, places } = screen;
  return h(
    "div",
    { class: "column" },
    h("h1", { tabindex: "-1" }, screen.title),
    places.length > 0 ? h("div", { class: "places", key: "places" }, segments(words.whoseScores, places, send)) : null,
    ...(house
      ? [
          ...house.notes.map((note) => h("p", { class: "quiet", role: "status" }, note)),
          publicTable(house, send),
          h("p", { class: "quiet" }, words.refused),
        ]
      : [
          segments(words.board, screen.boards, send),
          boardTable(screen.board),
          h("p", { class: "quiet" }, words.everybodysHighest),
        ]),
    screen.statistics
      ? h("div", { class: "returns", key: "returns" }, statisticsButton(screen.statistics, send))
      : null,
  );
}
