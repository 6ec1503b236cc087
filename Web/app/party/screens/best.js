// The guests' best moments, on the page of a party that is over.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { chainName, named } from "../evening.js";
import { counted, words } from "../words.js";
import { button, who } from "./parts.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").Moment} Moment */
/** @typedef {import("../../dom.js").Tree} Tree */

/** @type {(scene: Scene, moments: Moment[]) => Tree | null} */
export function best({ isCopied }, moments) {
  if (moments.length === 0) return null;
  return h(
    "section",
    { class: "best-moments card", key: "best", "aria-label": words.bestMoments },
    h(
      "div",
      { class: "best-head" },
      h("h2", null, words.bestMoments),
      button(isCopied ? words.linkCopied : words.share, "share", "primary small", { key: "share" }),
    ),
    h("ul", { role: "list" }, ...moments.map((moment) => h(
      "li",
      { class: "moment", key: moment.player },
      h("p", { class: "moment-who" }, ...who(moment.player)),
      h("p", { class: "moment-what" }, textOf(moment)),
      h("p", { class: "quiet" }, `${named(moment.game, moment.way)} · ${filled(words.round, written(moment.round))}`),
    ))),
  );
}

/** @param {Moment} moment */
function textOf({ what, number, game }) {
  switch (what) {
    case "chain": return `${chainName(game)}: ${written(number)}`;
    case "rescue": return filled(counted("placesGained", number), written(number));
    case "finish": return filled(counted("wonBy", number), written(number));
    default: return filled(words.placeAt, written(number));
  }
}
