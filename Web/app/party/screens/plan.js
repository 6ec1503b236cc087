// The plan of an evening: the dialog that makes it, and how the next game is chosen.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { coming, nameOf, named } from "../evening.js";
import { words } from "../words.js";
import { button } from "./parts.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").PartyAnswer} PartyAnswer */
/** @typedef {import("../types").Evening} Evening */
/** @typedef {import("../../dom.js").Tree} Tree */

/**
 * Describes the next round of a planned evening, for the host's bar.
 * @type {(party: PartyAnswer, evening: Evening) => Tree}
 */
export function nextRound(party, { begun, rounds }) {
  return h(
    "p",
    { class: "next-round", key: "next-round" },
    h("strong", null, filled(words.roundOf, written(begun + 1), written(rounds))),
    ` · ${filled(words.nextIs, named(party.game, party.way))}`,
  );
}

/**
 * The games that guests vote on, with their votes; null unless they vote.
 * @type {(party: PartyAnswer) => Tree | null}
 */
export function votes(party) {
  const evening = coming(party);
  if (!evening?.isVoted || evening.votes.length === 0) return null;
  const most = Math.max(1, ...evening.votes.map(({ votes }) => votes));
  const next = party.way ? `${party.game}-${party.way}` : party.game;
  return h(
    "section",
    { class: "votes card", key: "votes", "aria-label": words.voteNext },
    h("h2", null, words.voteNext),
    h("ul", { role: "list" }, ...evening.votes.map(({ game, votes: count }) => h(
      "li",
      { key: game, class: game === next ? "vote leads" : "vote" },
      h("span", { class: "vote-bar", "aria-hidden": "true", style: { "--share": (count / most).toFixed(3) } }),
      h("span", { class: "vote-name" }, nameOf(game)),
      h("strong", null, written(count)),
    ))),
  );
}

/** @type {(party: PartyAnswer, scene: Scene) => Tree} */
export function planDialog(party, { isBusy, wish }) {
  const evening = coming(party);
  const rounds = wish?.rounds ?? evening?.rounds ?? 0;
  const counts = evening?.offered ?? [];
  const isVoted = wish?.isVoted ?? evening?.isVoted;
  const way = evening ? (isVoted ? "voted" : "mixed") : "none";
  return h(
    "dialog",
    { class: "ask plan", role: "dialog", key: "ask plan", "aria-labelledby": "ask-title" },
    h("h2", { id: "ask-title" }, evening ? words.changePlan : words.planEvening),
    radios("rounds", words.rounds, counts.map((count) => [String(count), written(count)]), String(rounds)),
    radios("plan", words.whichGames, [["mixed", words.mixed], ["voted", words.byVote]], way),
    evening && !evening.isVoted && !isVoted ? games(evening, isBusy) : null,
    h("div", { class: "row" }, button(words.oneByOne, "plan-off", "small link"), button(words.done, "cancel", "primary")),
  );
}

/** @type {(name: string, label: string, options: string[][], chosen: string) => Tree} */
function radios(name, label, options, chosen) {
  return h(
    "div",
    { class: "plan-part" },
    h("p", { class: "quiet" }, label),
    h(
      "div",
      { class: "segments", role: "radiogroup", "aria-label": label },
      ...options.map(([value, text]) => h(
        "label",
        { class: "segment", key: value },
        h("input", { type: "radio", name, value, checked: value === chosen, [`data-${name}`]: value }),
        h("span", null, text),
      )),
    ),
  );
}

/** @type {(evening: Evening, isBusy: boolean) => Tree} */
function games({ games, begun }, isBusy) {
  return h(
    "div",
    { class: "plan-part" },
    h("p", { class: "quiet", id: "swap-hint" }, words.swapHint),
    h("ol", { class: "plan-games", role: "list" }, ...games.map((game, index) => h(
      "li",
      { key: String(index) },
      button(`${written(index + 1)}. ${nameOf(game)}`, "swap", "small", {
        "data-round": String(index + 1), disabled: index < begun || isBusy, "aria-describedby": "swap-hint",
      }),
    ))),
  );
}
