import { h } from "../dom.js";
import { boardTable } from "./board.js";
import { publicTable } from "./public-board.js";
import { segments, statisticsButton } from "./parts.js";
import { words } from "../words.js";

/** @typedef {import("../types").ScoresScreen} ScoresScreen */

/** @type {(screen: ScoresScreen) => import("../dom.js").Tree} */
export function scores(screen) {
  const { house, places } = screen;
  return h(
    "div",
    { class: "column" },
    h("h1", { tabindex: "-1" }, screen.title),
    places.length > 0 ? h("div", { class: "places", key: "places" }, segments(words.whoseScores, places)) : null,
    screen.ways.length > 0
      ? h("div", { class: "places", key: "ways" }, segments(screen.waysName, screen.ways))
      : null,
    screen.note ? h("p", { class: "quiet", role: "status" }, screen.note) : null,
    ...(house
      ? [
          ...house.notes.map((note) => h("p", { class: "quiet", role: "status" }, note)),
          publicTable(house),
          h("p", { class: "quiet" }, words.refused),
        ]
      : [
          screen.boards.length > 1 ? segments(words.board, screen.boards) : null,
          boardTable(screen.board),
          h("p", { class: "quiet" }, words.everybodysHighest),
        ]),
    screen.others.length > 0
      ? h("div", { class: "others", key: "others" }, segments(words.otherBoards, screen.others))
      : null,
    screen.statistics
      ? h("div", { class: "returns", key: "returns" }, statisticsButton(screen.statistics))
      : null,
  );
}
