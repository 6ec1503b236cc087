// The teams of a party: their names, emblems and guests.

import { h } from "../dom.js";
import { words } from "./words.js";

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").Runner} Runner */
/** @typedef {import("./types").Team} Team */

/** @type {Pick<import("./types").Tables, "teams" | "emblemSide">} the teams, in the order of their numbers */
let table = { teams: [], emblemSide: 0 };
/** @type {import("../dom.js").Tree[]} the trees of emblems, which never change */
let emblems = [];

/** @param {import("./types").Tables} tables */
export function knowTeams(tables) {
  table = tables;
  const { emblemSide: side } = table;
  emblems = table.teams.map(({ emblem }, index) =>
    h("span", { class: "emblem", "aria-hidden": "true", "data-colour": String(index) },
      h("svg", { viewBox: `0 0 ${side} ${side}` }, h("path", { d: emblem, fill: "currentColor" }))));
}

/**
 * Returns a team's emblem, to show beside a name; null for no team, and for one that only newer houses know.
 * @param {number | undefined} team
 */
export function emblem(team) {
  return emblems[(team ?? 0) - 1] ?? null;
}

/** @param {number} team */
export function teamName(team) {
  return words[table.teams[team - 1]?.name] ?? String(team);
}

/**
 * Returns the party's teams that have a name. Older houses have none.
 * @type {(party: PartyAnswer) => Team[]}
 */
export function teamsOf({ teams }) {
  return (teams ?? []).filter(({ team }) => table.teams[team - 1]);
}

/** @param {PartyAnswer | null} party whether its current or last round is played by teams */
export function isByTeams(party) {
  return party !== null && party.phase !== "gathering" && teamsOf(party).length > 0
    && party.guests.some(({ isPlaying, team }) => isPlaying && team);
}

/**
 * Returns the teams with a place in the current or last round, best first.
 * @type {(party: PartyAnswer) => (Team & { place: number })[]}
 */
export function placedTeams(party) {
  return teamsOf(party)
    .flatMap((team) => (team.place === null ? [] : [{ ...team, place: team.place }]))
    .sort((one, other) => one.place - other.place);
}

/**
 * Returns the teams with points, best first, with their places of the evening.
 * @param {PartyAnswer} party
 */
export function teamStandings(party) {
  const teams = teamsOf(party).filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.team - other.team);
  return teams.map((team) => ({ ...team, place: 1 + teams.filter(({ points }) => points > team.points).length }));
}

/**
 * Returns the teams on the podium: those of the round, or those of the evening after its last round.
 * @param {PartyAnswer} party
 */
export function podiumTeams(party) {
  if (!party.evening?.isFinal) return placedTeams(party);
  return teamStandings(party).map((team) => ({ ...team, score: team.points }));
}

/**
 * Returns each guest's team in the next round, by name.
 * @type {(party: PartyAnswer) => Map<string, number>}
 */
export function sidesOf({ guests }) {
  return new Map(guests.flatMap(({ player, team }) => (team ? [[player, team]] : [])));
}
