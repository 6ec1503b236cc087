// Parts shared by several screens.

import { h } from "../../dom.js";
import { typed } from "../../join.js";
import { modules } from "../../qr.js";
import { icon } from "../../screens/icons.js";
import { filled, parts, written } from "../../words.js";
import { face } from "../faces.js";
import { folder } from "../folder.js";
import { page, pageAt } from "../pages.js";
import { words } from "../words.js";
import { visit } from "./visit.js";
import { coming } from "../evening.js";
import { nextRound } from "./plan.js";

/** @typedef {import("../../dom.js").Tree} Tree */
/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").PartyAnswer} PartyAnswer */

/** @type {import("../types").GameWord[]} */
export const games = ["bubblepop", "breakout", "roulette"];

/** @type {(name: string, action: string, style?: string, more?: object) => Tree} */
export function button(name, action, style = "", more = {}) {
  return h("button", { class: `button ${style}`, type: "button", "data-do": action, ...more }, name);
}

/** @type {(name: string, action: string, picture: string, more?: object) => Tree} */
export function tool(name, action, picture, more = {}) {
  return h(
    "button",
    { class: "round", type: "button", key: action, "aria-label": name, "data-do": action, ...more },
    icon(picture),
  );
}

/** @param {string} player */
export function name(player) {
  return h("bdi", { class: "name shortened" }, player);
}

/**
 * A guest's face and name.
 * @type {(player: string) => (Tree | null)[]}
 */
export function who(player) {
  return [face(player), name(player)];
}

/**
 * The bar at the top.
 * @type {(scene: Scene, title: string, lines: string[], middle?: Tree | null) => Tree}
 */
export function top(scene, title, lines, middle = null) {
  const { party, phase } = scene;
  const isSmall = party !== null && phase !== "gathering" && phase !== "over";
  return h(
    "header",
    { class: "top" },
    h(
      "div",
      { class: "what" },
      h("h1", { tabindex: "-1" }, title),
      h("p", { class: "quiet" }, lines.filter((line) => line !== "").join(" · ")),
    ),
    middle,
    isSmall ? where(party) : null,
    h(
      "div",
      { class: "tools" },
      tool(words.mute, "mute", scene.isMuted ? "muted" : "heard", { "aria-pressed": String(scene.isMuted) }),
      document.fullscreenEnabled
        ? h(
            "button",
            { class: "round", type: "button", key: "full", "aria-label": words.fullScreen, "data-do": "full" },
            h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: corners, fill: "currentColor" })),
          )
        : null,
    ),
  );
}

const corners = "M4 4h6v2H6v4H4Zm10 0h6v6h-2V6h-4ZM4 14h2v4h4v2H4Zm14 0h2v6h-6v-2h4Z";

/**
 * Short instructions for joining, for screens about something else.
 * @param {PartyAnswer} party
 */
function where(party) {
  return h(
    "div",
    { class: "where" },
    h("div", null, h("p", { class: "quiet" }, `${words.joinAt} `, h("bdi", null, place(party.address))), letters(party.code)),
    party.qr ? qr(party) : null,
  );
}

/**
 * Returns the part of the address that people have to type.
 * @param {string} address where guests join; empty for this page's address, if the house doesn't know its own
 */
export function place(address) {
  return typed(address || folder);
}

/** @param {string} code */
export function letters(code) {
  return h(
    "p",
    { class: "letters", role: "img", "aria-label": filled(words.codeIs, code), dir: "ltr", translate: "no" },
    ...[...code].map((letter) => h("span", { "aria-hidden": "true" }, letter)),
  );
}

/** @param {PartyAnswer} party */
export function qr(party) {
  const { side, path } = modules(party.qr ?? { size: 0, rows: [] });
  return h(
    "svg",
    {
      class: "qr", key: "qr", viewBox: `0 0 ${side} ${side}`, role: "img", "shape-rendering": "crispEdges",
      "aria-label": filled(words.qrCodeOf, party.address),
    },
    h("path", { d: path }),
  );
}

/**
 * A clock with the seconds left, and a ring that shows them as a share of the whole time.
 * @type {(left: number, of: number, style?: string) => Tree} in milliseconds
 */
export function clock(left, of, style = "") {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const share = Math.min(1, Math.max(0, (seconds - 1) * 1000 / of));
  return h(
    "div",
    { class: `clock ${style}`, role: "timer", "aria-live": "off", "aria-label": filled(words.secondsLeft, seconds) },
    h(
      "svg",
      { viewBox: "-50 -50 100 100", "aria-hidden": "true" },
      h("circle", { class: "clock-way", r: "44" }),
      h("circle", {
        class: "clock-left", r: "44", pathLength: "1", "stroke-dasharray": "1 1", transform: "rotate(-90)",
        style: { "stroke-dashoffset": String(1 - share) },
      }),
    ),
    h("span", { class: "clock-value", "aria-hidden": "true" }, written(seconds)),
  );
}

/**
 * The host's controls.
 * @type {(scene: Scene, main: string) => Tree | null} `main`: the name of the control that starts a round
 */
export function bar(scene, main) {
  const { party, wanted } = scene;
  if (!scene.isOurs || !party) return visit(scene);
  const here = party.guests.filter((guest) => guest.isThere).length;
  const evening = coming(party);
  const reason = here === 0 ? words.needsGuests : here >= party.most ? words.isFull : "";
  return h(
    "footer",
    { class: "deeds", key: "deeds" },
    evening ? nextRound(party, evening) : h(
      "div",
      { class: "segments", role: "radiogroup", "aria-label": words.game, key: "games" },
      ...games.map((game) =>
        h(
          "label",
          { class: "segment" },
          h("input", { type: "radio", name: "game", value: game, checked: (wanted ?? party.game) === game, "data-game": game }),
          h("span", null, words[game]),
        )),
    ),
    h("p", { class: "reason quiet", id: "reason" }, reason),
    button(main, "start", "primary wide", { disabled: here === 0 || scene.isBusy, "aria-describedby": "reason", "data-focus": true, key: "start" }),
    button(evening ? words.changePlan : words.planEvening, "ask-plan", "small link", { key: "plan", disabled: scene.isBusy }),
    button(words.endParty, "ask-end", "small link", { key: "end" }),
    here > 0 ? button(words.showDoor, "ask-whom", "small link", { key: "whom" }) : null,
  );
}

/**
 * The properties that let the host remove a guest by clicking the name. This is only a shortcut, because in a
 * crowd the names are small and close together.
 * @type {(scene: Scene, guest: number) => object}
 */
export function door({ isOurs, phase }, guest) {
  return isOurs && phase !== "over" ? { "data-do": "ask-door", "data-guest": String(guest), title: words.showDoor } : {};
}

/**
 * A ranking, as a list whose text shrinks to fit.
 * @type {<Row>(key: string, label: string, turn: number, rows: Row[], draw: (row: Row, index: number) => Tree) => Tree}
 */
export function list(key, label, turn, rows, draw) {
  return h(
    "section",
    { class: "list card", key, "aria-label": label },
    h("h2", null, label),
    h("div", { ...fitting(rows, turn), tabindex: "0", role: "group", "aria-label": label }, h("ol", { role: "list" }, ...page(rows, turn).map(draw))),
  );
}

/**
 * The attributes of an element whose text shrinks until a page of the rows fits.
 * @type {(rows: unknown[], turn: number) => Record<string, string>}
 */
export function fitting(rows, turn) {
  return { class: "fits", "data-fit": `${rows.length} ${pageAt(rows.length, turn)}` };
}

/** @type {(text: string, player: string, ...more: (string | number)[]) => (Tree | string)[]} */
export function about(text, player, ...more) {
  return parts(text, name(player), ...more.map((one) => h("span", null, String(one))));
}
