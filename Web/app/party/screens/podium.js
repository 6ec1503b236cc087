// After a round: the winners, the highlights, and the evening's standings.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { chainName, named, roundOf, standings } from "../evening.js";
import { face } from "../faces.js";
import { isolated } from "../race.js";
import { emblem, podiumTeams, sidesOf, teamName } from "../teams.js";
import { counted, words } from "../words.js";
import { about, bar, door, list, name, top, who } from "./parts.js";
import { ownPlaces, teamChoice, teamPodium, teamTable } from "./teams.js";
import { votes } from "./plan.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").PartyAnswer} PartyAnswer */
/** @typedef {import("../types").Round} Round */
/** @typedef {import("../../dom.js").Tree} Tree */

/** The places on the podium, from left to right. */
const steps = [2, 1, 3];
/** With more guests than this, the table needs more space. */
const crowd = 48;

/** @type {(scene: Scene, party: PartyAnswer, round: Round) => Tree[]} */
export function podium(scene, party, round) {
  const title = titleOf(party);
  const teams = teamPodium(party, steps);
  return [
    top(scene, named(round.game, round.way), [roundOf(party, round)]),
    h(
      "main",
      { class: party.guests.length > crowd ? "podium-screen crowd" : "podium-screen", key: "podium" },
      h(
        "section",
        { class: "stage-of-honour", "aria-label": title, tabindex: "0" },
        h("h2", { class: "winner" }, title),
        teams ?? (placesOf(party).length > 0 ? podiumOf(placesOf(party)) : null),
        facts(party, round.game),
        notCounted(party),
      ),
      beside(
        h(
          "div",
          { class: "tables", key: "tables" },
          teamChoice(scene, party),
          teamTable(scene, party),
          teams && !party.evening?.isFinal && party.places.length > 0 ? ownPlaces(scene, party) : evening(scene, party),
        ),
        votes(party),
      ),
    ),
    bar(scene, words.again),
  ].flatMap((tree) => tree ?? []);
}

/** @type {(table: Tree, votes: Tree | null) => Tree} */
function beside(table, votes) {
  return votes ? h("div", { class: "beside", key: "beside" }, table, votes) : table;
}

/**
 * Returns the places of the round, or those of the evening after its last round.
 * @type {(party: PartyAnswer) => { place: number, player: string, score: number }[]}
 */
function placesOf({ evening, places, table }) {
  return evening?.isFinal ? table.map(({ place, player, points }) => ({ place, player, score: points })) : places;
}

/**
 * Returns who won the last round or the evening: teams, guests or nobody.
 * @param {PartyAnswer} party
 */
export function titleOf(party) {
  const teams = podiumTeams(party).filter(({ place }) => place === 1).map(({ team }) => teamName(team));
  const players = placesOf(party).filter(({ place }) => place === 1).map(({ player }) => isolated(player));
  const winners = teams.length > 0 ? teams : players;
  if (winners.length === 0) return words.nobodyWins;
  return filled(party.evening?.isFinal ? words.eveningWon : words.wins, winners.join(", "));
}

/** @param {ReturnType<typeof placesOf>} places */
function podiumOf(places) {
  // Guests with equal scores share a place, and take the next free steps in the order of the list.
  const three = places.slice(0, steps.length);
  return h(
    "ol",
    { class: "podium", role: "list" },
    ...steps.map((step) => {
      const here = three[step - 1];
      return here
        ? h(
            "li",
            { class: `rung rung-${step}`, key: String(step), value: here.place },
            h("span", { class: "rung-face" }, face(here.player)),
            h("span", { class: "rung-name" }, name(here.player)),
            h("span", { class: "rung-score" }, written(here.score)),
            h("span", { class: "rung-block" }, h("span", null, written(here.place))),
          )
        : null;
    }),
  );
}

/** @type {(party: PartyAnswer, game: import("../types").GameWord) => Tree | null} */
function facts({ best }, game) {
  const fact = (/** @type {string} */ title, /** @type {(Tree | string)[]} */ what) =>
    h("div", { class: "fact card", key: title }, h("dt", null, title), h("dd", null, ...what));
  const all = [
    best?.chain ? fact(chainName(game), about(words.ofLength, best.chain.player, written(best.chain.length))) : null,
    best?.comeback ? fact(words.comeback, about(counted("placesUp", best.comeback.places), best.comeback.player, written(best.comeback.places))) : null,
  ].filter((one) => one !== null);
  return all.length > 0 ? h("dl", { class: "facts-of-round" }, ...all) : null;
}

/** @param {PartyAnswer} party */
function notCounted(party) {
  const refused = party.guests.filter(({ state }) => state === "refused");
  if (refused.length === 0) return null;
  return h(
    "div",
    { class: "not-counted" },
    h("h3", null, words.notCounted),
    h("ul", { role: "list" }, ...refused.map((guest) =>
      h("li", { key: guest.player }, name(guest.player), h("span", { class: "quiet" }, why(guest))))),
  );
}

/**
 * Explains why a run doesn't count.
 * @param {import("../types").Guest} guest
 */
function why({ because, says = "" }) {
  if (because === null) return words.nothingCame;
  const named = /** @type {Record<string, string | undefined>} */ (/** @type {unknown} */ (words));
  return named[says] ?? words.houseRefused;
}

/**
 * The evening's standings, and the guests who aren't in them yet.
 * @type {(scene: Scene, party: PartyAnswer) => Tree}
 */
export function evening(scene, party) {
  const shown = standings(party, scene.isBefore);
  const known = new Set(shown.map(({ player }) => player));
  const fresh = scene.phase === "over" ? [] : party.guests.filter(({ player, isThere }) => isThere && !known.has(player));
  const sides = sidesOf(party);
  const here = new Map(party.guests.filter(({ isThere }) => isThere).map(({ guest, player }) => [player, guest]));
  const rows = [
    ...shown.map(({ place, player, points, up }) => ({ player, rank: written(place), points: written(points), up })),
    ...fresh.map(({ player, isPlaying }) =>
      ({ player, rank: "", points: isPlaying ? written(0) : words.newHere, up: 0 })),
  ];
  return list("table", `${words.theEvening} · ${words.points}`, scene.turn, rows, ({ player, rank, points, up }) => {
    const guest = here.get(player);
    return h(
      "li",
      { key: player, "data-slide": `points ${player}` },
      h("span", { class: "row-rank" }, rank),
      h("span", { class: "row-name", ...(guest === undefined ? {} : door(scene, guest)) }, ...who(player), emblem(sides.get(player))),
      scene.phase === "over" ? null : moved(up),
      h("span", { class: "row-score" }, points),
    );
  });
}

/** @param {number} up the places gained in the last round, below zero if lost */
function moved(up) {
  if (up === 0) return null;
  const count = written(Math.abs(up));
  return h(
    "span",
    { class: up > 0 ? "moved up" : "moved down", role: "img", "aria-label": filled(up > 0 ? words.movedUp : words.movedDown, count) },
    (up > 0 ? "▲" : "▼") + count,
  );
}
