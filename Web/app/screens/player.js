import { h } from "../dom.js";
import { later } from "../fetch-later.js";
import { challenge, houseLine } from "./house.js";
import { chips, inWords } from "./parts.js";
import { picture } from "./picture.js";
import { choice } from "./choice.js";
import { parts, words, written } from "../words.js";

/** @typedef {import("../types").PlayerScreen} PlayerScreen */

/** @type {(screen: PlayerScreen, looks: import("../types").Look[]) => import("../dom.js").Tree} */
export function player(screen, looks) {
  return h(
    "form",
    { class: "player", novalidate: true, "data-action": screen.play.action },
    h("h1", { tabindex: "-1" }, words.whoPlays),
    h(
      "div",
      { class: "field" },
      h(
        "div",
        { class: "field-head" },
        h("label", { for: "name" }, words.yourName),
        h("span", { class: "count", "aria-hidden": "true" }, screen.count),
      ),
      h("input", {
        id: "name",
        type: "text",
        value: screen.text,
        autocomplete: "nickname",
        autocapitalize: "words",
        spellcheck: "false",
        enterkeyhint: "go",
        "aria-invalid": screen.problem ? "true" : null,
        "aria-describedby": "name-problem",
        "data-field": screen.field,
      }),
      h("p", { id: "name-problem", class: "problem", role: "alert" }, screen.problem),
      houseLine(screen.nameLine),
    ),
    screen.recent.length > 0
      ? chips(words.recentNames, screen.recent, { type: "button" })
      : null,
    screen.way && choice(screen.way),
    screen.wall && later()?.wallCard(screen.wall, looks),
    screen.race && later()?.offer(screen.race),
    h("button", { class: "button primary wide", type: "submit" }, screen.play.name),
    h(
      "ul",
      { class: "legend", "aria-label": words.points },
      ...screen.legend.map((row) =>
        h("li", { "aria-label": row.look.form === "badge" ? `${row.look.name}, ${row.cells[0]}` : row.look.label }, picture(row.look), h("span", null, inWords(screen.legend) ? row.look.name : row.cells[0])),
      ),
    ),
    h(
      "p",
      { class: "about-run" },
      screen.summary,
      screen.best
        ? h("span", null, h("br", null), ...parts(words.toBeat, h("strong", null, written(screen.best.score)), h("bdi", null, screen.best.player)))
        : null,
    ),
    challenge(screen.challenge),
  );
}
