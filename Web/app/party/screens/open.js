// The screen before a party: choosing a game opens one.

import { h } from "../../dom.js";
import { picture } from "../../screens/picture.js";
import { sign } from "../../screens/home.js";
import { words } from "../words.js";
import { games, top } from "./parts.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").GameWord} GameWord */
/** @typedef {import("../../types").Look} Look */

/** @type {(form: Look["form"], colour: string, symbol?: string) => Look} for a sign, which screen readers skip */
const look = (form, colour, symbol = "none") => ({ name: "", label: "", colour, symbol, form });

/** The things on a stall's sign. */
const signs = {
  bubblepop: [look("bubble", "#ff4d6d", "circle"), look("bubble", "#ff7ac6", "heart"), look("bubble", "#3f8cff", "star")],
  breakout: [
    ...["#ff4d6d", "#ff9f43", "#ffd93d", "#36c98f", "#3f8cff", "#8f6bff"].map((colour) => look("brick", colour)),
    look("ball", "#fff8ea"), look("paddle", "#ffcb4f"),
  ],
};

/** @type {() => Record<GameWord, string>} */
const blurbs = () => ({
  bubblepop: words.bubblePopBlurb, breakout: words.breakoutBlurb, roulette: words.rouletteBlurb,
});

/** @param {Scene} scene */
export function open(scene) {
  return [
    top(scene, words.party, [words.partyLine]),
    h(
      "main",
      { class: "open", key: "open" },
      h("h2", null, words.chooseGame),
      h("div", { class: "party-stalls" }, ...games.map((game) => stall(game, scene))),
    ),
  ];
}

/** @type {(game: GameWord, scene: Scene) => import("../../dom.js").Tree} */
function stall(game, scene) {
  const pictures = game === "roulette"
    ? sign(scene.tables.wheel.map(({ name, colour, form }) => ({ ...look(form, colour), name })))
    : h("span", { class: "sign" }, ...signs[game].map(picture));
  return h(
    "button",
    {
      class: `party-stall ${game}`, key: game, type: "button", "data-do": "open", "data-game": game,
      disabled: scene.isBusy, "aria-label": words[game], "aria-describedby": `about-${game}`,
    },
    h("span", { class: "window", "aria-hidden": "true" }, h("span", { class: "stall-picture" }, pictures)),
    h("strong", null, words[game]),
    h("span", { class: "quiet", id: `about-${game}` }, blurbs()[game]),
  );
}
