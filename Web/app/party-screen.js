// The big screen of a party. It shows what the house reports and contains no game logic.

import { show } from "./dom.js";
import { Beats } from "./party/beats.js";
import { HouseClock } from "./party/clock.js";
import { deeds } from "./party/deeds.js";
import { report } from "./guard.js";
import { askToJoin, chosen } from "./join.js";
import { PartySounds } from "./party/sounds.js";
import { fit } from "./party/fit.js";
import { bringFaces, meet } from "./party/faces.js";
import { sliding } from "./party/flip.js";
import { folder } from "./party/folder.js";
import { Standings } from "./party/evening.js";
import { Live } from "./party/live.js";
import { PartyHouse } from "./party/house.js";
import * as keep from "./party/keep.js";
import { heardFirst, phaseOf, seen, untilItLies, untilNextSecond, urgency } from "./party/moments.js";
import { isPaged, pageLasts } from "./party/pages.js";
import { Photo } from "./party/photo.js";
import { isolated, runners } from "./party/race.js";
import { celebrate } from "./party/confetti.js";
import { Calls, stays } from "./party/calls.js";
import * as settings from "./party/settings.js";
import { saidOf, trees } from "./party/show.js";
import { knowTeams } from "./party/teams.js";
import { stayAwake } from "./awake.js";
import { games } from "./party/screens/parts.js";
import { supply } from "./supply.js";
import { invitationTo } from "./party/screens/visit.js";
import { Turn } from "./party/turn.js";
import { speakHere, tables as fetchTables, words } from "./party/words.js";
import { guardTaps } from "./under-finger.js";
import { filled } from "./words.js";

/** @typedef {import("./party/types").PartyAnswer} PartyAnswer */
/** @typedef {import("./party/types").Scene} Scene */

const root = /** @type {HTMLElement} */ (document.getElementById("screen"));
const confetti = /** @type {HTMLCanvasElement} */ (document.getElementById("confetti"));
const calls = new Calls(/** @type {HTMLElement} */ (document.getElementById("said")));

const invitation = invitationTo(named());
if (invitation) {
  location.replace(invitation);
  // Leaving takes a moment. Meanwhile, nothing else may begin.
  await new Promise(() => {});
}

settings.wear(settings.settings());
const [tables] = await Promise.all([fetchTables(), speakHere(settings.settings().language ?? null)])
  .catch((error) => {
    // The script in party.html says so.
    document.head.dispatchEvent(new Event("error"));
    throw error;
  });

knowTeams(tables);
const clock = new HouseClock();
const sounds = new PartySounds(tables);
const beats = new Beats(sounds, calls);
const photo = new Photo();
const turn = new Turn(tables);
const standings = new Standings();
const live = new Live({ tables, clock, secret: () => keep.kept().secret, onChange: () => render() });
/** @type {Omit<Scene, "phase" | "now" | "runners" | "isMuted" | "party" | "isOurs" | "isWaiting" | "call" | "results" | "live" | "isBefore" | "photo">} */
const state = {
  isSilent: false, isOffered: true, isBusy: false, isCopied: false, wish: null, turn: 0, wanted: null, problem: null, question: null, tables, boards: [], places: [],
};
/** @type {PartyAnswer | null} the house's latest report */
let party = null;
let isGone = false;
/** @type {Scene["phase"] | undefined} */
let lastPhase;
/** Whether to focus the next control as soon as it's enabled. */
let isFocusDue = false;
let timer = 0;

const house = new PartyHouse({
  clock,
  secret: () => keep.kept().secret,
  onParty: take,
  onSilence(isSilent) {
    if (isSilent === state.isSilent) return;
    state.isSilent = isSilent;
    render();
  },
  onGone() {
    isGone = true;
    house.leave();
    render();
  },
});

/** @returns {Scene} */
function scene() {
  const { now } = clock;
  if (!root.querySelector(".fits:focus")) state.turn = Math.floor(now / pageLasts);
  const phase = photo.follow(party, party && phaseOf(party, now));
  return {
    ...state, call: calls.shown, results: seen(party?.round ?? null, now), party, now,
    phase, photo: photo.shown, runners: party ? runners(party) : [], isBefore: standings.left(party) > 0,
    isWaiting: party === null && house.party !== null, live: live.shown,
    isOurs: party !== null && party.party === keep.kept().party, isMuted: settings.settings().mute === "1",
  };
}

/** @param {PartyAnswer} answer */
function take(answer) {
  // Reports from the stream and replies to requests may arrive out of order.
  if (party && party.party === answer.party && answer.now < party.now) return;
  const last = party;
  party = answer;
  meet(answer.guests);
  state.problem = null;
  beats.callOut(last, answer);
  if (last && answer.phase === "gathering") welcome(last, answer);
  if (answer.phase === "over" && last?.phase !== "over") void askForBoards(answer);
  render();
}

/** @type {(last: PartyAnswer, answer: PartyAnswer) => void} */
function welcome(last, answer) {
  const known = new Set(last.guests.filter((guest) => guest.isThere).map(({ player }) => player));
  const fresh = answer.guests.filter(({ player, isThere }) => isThere && !known.has(player));
  if (fresh.length === 0) return;
  sounds.play("pop", Math.min(fresh.length + (answer.guests.length % 8), 12));
  calls.say(fresh.map(({ player }) => filled(words.isHere, isolated(player))).join(" "));
}

/** @param {PartyAnswer} answer */
function askForBoards({ party, moments = [] }) {
  const played = new Set([...games, ...moments.map(({ game, way }) => (way ? `${game}-${way}` : game))]);
  return supply(() => Promise.all([...played].map((game) => boardOf(game, party))), (boards) => {
    state.boards = boards.filter(({ rows }) => rows.length > 0);
    render();
  });
}

/** @type {(game: string, party: string) => Promise<Scene["boards"][number]>} */
async function boardOf(game, party) {
  const { status, words } = await house.board(game, party);
  if (status === 0 || status === 429 || status >= 500) throw new Error(`The server answered ${status}.`);
  return { game, rows: status === 200 ? words.rows : [] };
}

/** Renders the current state. If that fails, the screen tries again after a second, and with each report. */
function render() {
  clearTimeout(timer);
  try {
    present();
  } catch (error) {
    timer = window.setTimeout(render, 1000);
    report(error);
  }
}

function present() {
  calls.fade();
  live.follow(scene());
  const now = scene();
  const { phase } = now;
  const isRound = phase === "countIn" || phase === "playing" || phase === "judging";
  house.isUrgent = isRound;
  document.title = `${words.party} · Funfair`;
  document.documentElement.dataset.phase = phase ?? "open";
  document.documentElement.dataset.game = now.party?.round?.game ?? now.party?.game ?? "";
  document.documentElement.toggleAttribute("data-hurry", urgency(now) > 0);
  document.documentElement.toggleAttribute("data-last", urgency(now) > 1);
  if (phase === "podium" && phase !== lastPhase && now.party) {
    standings.begin(now.party, lastPhase !== undefined);
    // The standings rest until the photo finish leaves them the screen.
    standings.since += now.photo ? photo.due : 0;
    now.isBefore = standings.left(now.party) > 0;
  }
  sliding(root, () => {
    show(root, trees(now, isGone));
    // Before anything slides, because what's on its way needs more space.
    fit(root);
  });
  const place = document.getElementById("wheel");
  if (place) turn.wheel.mount(place);
  const stage = document.getElementById("live");
  if (stage) live.mount(stage);
  for (const { cue, climb, wait } of turn.follow(now.party?.round ?? null, now.now)) {
    setTimeout(() => sounds.play(cue, climb), wait);
  }
  const dialog = root.querySelector("dialog");
  if (dialog && !dialog.open) dialog.showModal();
  sounds.want(settings.settings(), phase === "countIn" || phase === "playing" ? "play" : "home");
  begin(now);
  focus();
  stayAwake(phase !== null && phase !== "over");
  if (isRound && now.party) {
    beats.hear(now);
    const soon = Math.min(untilItLies(now.party.round, clock.now) ?? Infinity, photo.due);
    timer = window.setTimeout(render, Math.min(untilNextSecond(now.party, clock.now), Math.max(4, soon)));
  } else if (now.photo) {
    timer = window.setTimeout(render, Math.max(4, photo.due));
  } else if (now.isBefore) {
    timer = window.setTimeout(render, standings.left(now.party) + 1);
  } else if (calls.shown) {
    timer = window.setTimeout(render, stays);
  } else if (isPaged(now.party?.guests.length ?? 0)) {
    timer = window.setTimeout(render, pageLasts - (now.now % pageLasts) + 1);
  }
}

/**
 * Announces a phase when it begins, and plays its sound.
 * @param {Scene} now
 */
function begin(now) {
  const { phase, party } = now;
  if (phase === lastPhase || now.isWaiting) return;
  const isSeen = lastPhase !== undefined;
  lastPhase = phase;
  if (phase === null) return;
  calls.say(saidOf(now));
  if (!isSeen) return;
  const cue = heardFirst[phase];
  if (cue) sounds.play(cue);
  if (phase === "podium" && party && party.places.length > 0) celebrate(confetti);
  isFocusDue = true;
}

function focus() {
  const next = /** @type {HTMLElement | null} */ (root.querySelector("[data-focus]:not(:disabled)"));
  if (!isFocusDue || !next || document.activeElement !== document.body) return;
  isFocusDue = false;
  next.focus({ preventScroll: true });
}

/** The party in the page's address, by its identifier or its code, which is short enough to type; or an empty text. */
function named() {
  return location.href.slice(folder.length).match(/^party(?:\/|[^#]*#)([^?#]*)/)?.[1] ?? "";
}

function begun() {
  void bringFaces(() => {
    // The trees of the last report have blank faces.
    party &&= { ...party };
    render();
  });
  void supply(() => askToJoin(folder), ({ addresses: places, parties }) => {
    state.places = places;
    // Older houses don't say, and offer parties.
    state.isOffered = parties !== false;
    house.move(chosen(places)?.address ?? folder);
    render();
  });
  const shown = named() || keep.kept().party;
  if (!shown) return render();
  house.follow(shown);
  render();
}

guardTaps();
deeds(root, { house, state, sounds, render, scene, isGone: () => isGone });
keep.listen(() => {
  const { party: kept } = keep.kept();
  if (kept && kept !== house.party && named() === "") house.follow(kept);
});
addEventListener("hashchange", () => location.reload());
settings.listen(() => {
  settings.wear(settings.settings());
  render();
});
new ResizeObserver(() => render()).observe(root);
begun();
document.documentElement.dataset.ready = "";
