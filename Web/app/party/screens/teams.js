// Teams on the big screen: the host's choice, the lanes of a race, the podium and the standings.

import { h } from "../../dom.js";
import { filled, written } from "../../words.js";
import { face } from "../faces.js";
import { emblem, podiumTeams, sidesOf, teamName, teamStandings, teamsOf } from "../teams.js";
import { words } from "../words.js";
import { list, name, who } from "./parts.js";

/** @typedef {import("../types").Scene} Scene */
/** @typedef {import("../types").PartyAnswer} PartyAnswer */
/** @typedef {import("../types").Guest} Guest */
/** @typedef {import("../types").Runner} Runner */
/** @typedef {import("../types").Team} Team */
/** @typedef {import("../../dom.js").Tree} Tree */

/** The number of faces in a team's lane: its best players. */
const faces = 3;

/**
 * The host's choice of the number of teams. Its last option deals guests again.
 * @type {(scene: Scene, party: PartyAnswer) => Tree | null}
 */
export function teamChoice({ isOurs, tables }, { teamCount }) {
  // Older houses have no teams.
  if (!isOurs || teamCount === undefined) return null;
  const option = (/** @type {number} */ count, /** @type {string} */ text) =>
    h("option", { key: String(count), value: String(count), selected: count === teamCount }, text);
  return h(
    "select",
    { class: "team-choice", key: "teams", "aria-label": words.teams, "data-teams": true, value: String(teamCount) },
    option(0, words.noTeams),
    ...tables.teams.map((_, index) => index + 1).slice(1).map((count) => option(count, filled(words.teamsAre, written(count)))),
    teamCount > 0 ? h("option", { key: "again", value: "again" }, words.mixAgain) : null,
  );
}

/**
 * Orders guests by their teams. A team comes before its guests.
 * @type {(party: PartyAnswer, here: Guest[]) => (Guest | Team)[]}
 */
export function byTeams(party, here) {
  const teams = teamsOf(party).map((team) => [team, ...here.filter((guest) => guest.team === team.team)]);
  return [...teams.flat(), ...here.filter(({ team }) => !teams.some(([{ team: number }]) => number === team))];
}

/** @type {(team: Team, here: Guest[]) => Tree} the title of a team's guests */
export function teamTitle({ team }, here) {
  const count = here.filter((guest) => guest.team === team).length;
  return h("li", { key: `team ${team}`, class: "team-title" }, emblem(team), name(teamName(team)), h("span", null, written(count)));
}

/**
 * The lanes of a race between teams, best first. A team without a score comes last.
 * @type {(scene: Scene, party: PartyAnswer) => Tree[]}
 */
export function teamLanes({ runners, phase }, party) {
  const teams = teamsOf(party).map((team) => ({ ...team, runners: runners.filter(({ guest }) => guest.team === team.team) }))
    .filter(({ runners }) => runners.length > 0)
    .sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || one.team - other.team);
  const best = Math.max(1, ...teams.map(({ score }) => score ?? 0));
  return teams.map((team) => lane(team, best, phase === "judging"));
}

/** @type {(team: Team & { runners: Runner[] }, best: number, isJudging: boolean) => Tree} */
function lane({ team, place, score, runners }, best, isJudging) {
  const share = Math.max(0, score ?? 0) / best;
  const done = runners.filter(({ guest: { state } }) => state === "counted" || state === "refused").length;
  return h(
    "li",
    { class: "lane", key: `team ${team}`, "data-slide": `lane team ${team}`, "data-colour": String(team - 1) },
    h("span", { class: "lane-bar", "aria-hidden": "true", style: { "--share": share.toFixed(4) } }),
    h("span", { class: "lane-rank" }, place === null ? "" : written(place)),
    h(
      "span",
      { class: "lane-name" },
      emblem(team),
      name(teamName(team)),
      isJudging
        ? h("span", { class: "tag standing", key: "tag" }, filled(words.judgedOf, written(done), written(runners.length)))
        : h("span", { class: "lane-faces", key: "faces" }, ...runners.slice(0, faces).map(({ guest }) => face(guest.player))),
    ),
    h("strong", { class: "lane-score", translate: "no" }, written(score ?? 0)),
  );
}

/**
 * The teams' podium; null if no team played.
 * @type {(party: PartyAnswer, steps: number[]) => Tree | null} `steps`: the places, from left to right
 */
export function teamPodium(party, steps) {
  const three = podiumTeams(party).slice(0, steps.length);
  if (three.length === 0) return null;
  return h(
    "ol",
    { class: "podium", role: "list", key: "teams" },
    ...steps.map((step) => {
      const here = three[step - 1];
      return here
        ? h(
            "li",
            { class: `rung rung-${step}`, key: String(step), value: here.place },
            h("span", { class: "rung-face" }, emblem(here.team)),
            h("span", { class: "rung-name" }, name(teamName(here.team))),
            h("span", { class: "rung-score" }, written(here.score ?? 0)),
            h("span", { class: "rung-block" }, h("span", null, written(here.place))),
          )
        : null;
    }),
  );
}

/**
 * The guests' own places in a round of teams, which are more interesting then than their points of the evening.
 * @type {(scene: Scene, party: PartyAnswer) => Tree}
 */
export function ownPlaces(scene, party) {
  const sides = sidesOf(party);
  return list("places", words.everyone, scene.turn, party.places, ({ place, player, score }) =>
    h(
      "li",
      { key: player },
      h("span", { class: "row-rank" }, written(place)),
      h("span", { class: "row-name" }, ...who(player), emblem(sides.get(player))),
      h("span", { class: "row-score" }, written(score)),
    ));
}

/**
 * The standings of the teams; null before any team has points.
 * @type {(scene: Scene, party: PartyAnswer) => Tree | null}
 */
export function teamTable(scene, party) {
  const teams = teamStandings(party);
  if (teams.length === 0) return null;
  return list("team-table", words.teamTable, scene.turn, teams, ({ team, place, points }) =>
    h(
      "li",
      { key: String(team), "data-slide": `points team ${team}` },
      h("span", { class: "row-rank" }, written(place)),
      emblem(team),
      name(teamName(team)),
      h("span", { class: "row-score" }, written(points)),
    ));
}
