import { h } from "../dom.js";
import { boardTable } from "./board.js";
import { houseLine } from "./house.js";
import { button, days, iconButton, segments, statisticsButton } from "./parts.js";
import { words, written } from "../words.js";

/** @typedef {import("../types").ResultScreen} ResultScreen */

/** @type {(screen: ResultScreen) => import("../dom.js").Tree} */
export function result(screen) {
  const props = { disabled: !screen.isOpen };
  return h(
    "div",
    {
      class: [
        "result", screen.isBest ? "is-best" : "", screen.isDialog ? "card in-dialog" : "",
      ].join(" ").trim(),
      role: screen.isDialog ? "dialog" : null,
      "aria-modal": screen.isDialog ? "false" : null,
      "aria-labelledby": screen.isDialog ? "headline" : null,
    },
    h(
      "div",
      { class: "result-head" },
      h("h1", { id: "headline", tabindex: "-1" }, screen.headline),
      h("p", { class: "result-score", translate: "no", style: { "--digits": String(written(screen.score).length) } }, written(screen.score)),
      h("p", { class: "comparison" }, h("bdi", null, screen.comparison)),
      h("p", { class: "quiet" }, screen.highlights.join(" · ")),
      days(screen.streak),
      houseLine(screen.house, props),
      h(
        "div",
        { class: "returns", key: "returns" },
        iconButton(screen.share.name, "share", { "data-share": "", ...props }),
        statisticsButton(screen.statistics, props),
      ),
      h("p", { class: "quiet share-note", role: "status", "aria-label": words.share, key: "note" }, screen.share.note),
    ),
    screen.board && (screen.places.length > 0
      ? h(
          "div",
          { class: "places boards", key: "boards" },
          segments(words.whoseScores, screen.places),
          boardTable(screen.board),
        )
      : boardTable(screen.board)),
    h(
      "div",
      { class: "result-actions" },
      button(screen.playAgain, "primary wide", props),
      h(
        "div",
        { class: "row" },
        ...screen.more.map((control) => button(control, "link", { key: control.name, ...props })),
      ),
    ),
  );
}
