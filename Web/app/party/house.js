// The big screen's requests to its house. The screen follows a party through a stream, or by asking every
// second while the stream fails.

import { folder } from "./folder.js";
import { Stream } from "../stream.js";

/** @typedef {import("./types").PartyAnswer} PartyAnswer */
/** @typedef {import("./types").GameWord} GameWord */
/** @typedef {{ status: number, words: any }} Answer status 0: no reply */

const beat = 1000;
/** Milliseconds without news after which to ask the house. */
const patience = 3500;
/** The same limit while nothing is due soon. */
const calmPatience = 20_000;
/** Milliseconds until a request times out. */
const timeout = 8000;
/** How many times to measure the delay to the house at the start. */
const measurements = 4;

export class PartyHouse {
  /** @type {Stream | null} */
  stream = null;
  /** @type {string | null} the party that the screen follows */
  party = null;
  /** Whether something is due soon, so that silence is a bad sign. */
  isUrgent = false;
  /** The address where phones can join. */
  place = folder;
  heard = 0;
  asked = 0;
  isAsking = false;

  /**
   * @param {{
   *   clock: import("./clock.js").HouseClock, secret: () => string,
   *   onParty: (answer: PartyAnswer) => void, onSilence: (isSilent: boolean) => void, onGone: () => void
   * }} page
   */
  constructor(page) {
    this.page = page;
    setInterval(() => this.pulse(), beat);
  }

  /** @type {(game: GameWord) => Promise<Answer>} */
  open(game) {
    return this.act("POST", "", { game });
  }

  /** @type {(game: GameWord) => Promise<Answer>} */
  choose(game) {
    return this.act("POST", `/${this.party}/game`, { game });
  }

  /** @type {(teamCount: number) => Promise<Answer>} 0 for no teams */
  deal(teamCount) {
    return this.act("POST", `/${this.party}/teams`, { teamCount });
  }

  /** @param {{ rounds?: number, isVoted?: boolean } | { swap: number }} evening */
  plan(evening) {
    return this.act("POST", `/${this.party}/evening`, evening);
  }

  start() {
    return this.act("POST", `/${this.party}/rounds`, {});
  }

  end() {
    return this.act("DELETE", `/${this.party}`);
  }

  /** @param {number} guest */
  showDoor(guest) {
    return this.act("DELETE", `/${this.party}/guests/${guest}`);
  }

  /** @type {(game: string, party: string) => Promise<Answer>} */
  board(game, party) {
    return this.ask("GET", `api/boards/${game}/party?party=${party}`);
  }

  /** @param {string} party to follow from now on */
  follow(party) {
    this.leave();
    this.party = party;
    this.asked = 0;
    this.stream = new Stream(this.placed(`api/parties/${party}/live`), "party", {
      onWords: (words) => this.take(words, null),
      onError: () => this.page.clock.forget(),
    });
    void this.poll();
  }

  /**
   * Returns a request's address. It tells the house where phones can join, which the house may not know.
   * @param {string} path
   */
  placed(path) {
    return `${folder}${path}${path.includes("?") ? "&" : "?"}at=${encodeURIComponent(this.place)}`;
  }

  /** @param {string} place where phones can join from now on */
  move(place) {
    if (place === this.place) return;
    this.place = place;
    if (this.party) this.follow(this.party);
  }

  leave() {
    this.stream?.close();
    this.stream = null;
    this.party = null;
  }

  pulse() {
    if (this.party === null) return;
    const now = performance.now();
    // Nobody sees a hidden screen, whose stream is closed.
    if (document.visibilityState === "hidden") {
      this.heard = now;
      return;
    }
    const isLost = !this.stream?.isOpen;
    const quiet = now - this.heard;
    const isQuiet = quiet > (this.isUrgent ? patience : calmPatience);
    if (isLost || isQuiet || this.asked < measurements) void this.poll();
    if (quiet > patience && isLost) this.page.onSilence(true);
  }

  async poll() {
    if (this.isAsking) return;
    this.isAsking = true;
    this.asked += 1;
    const { party } = this;
    const sent = performance.now();
    const { status, words } = await this.ask("GET", `api/parties/${party}`);
    this.isAsking = false;
    if (party !== this.party) return;
    if (status === 200) this.take(words, sent);
    // A proxy may also answer 404.
    if (status === 404 && words.type === "/api/problems/unknown-party") this.page.onGone();
  }

  /** @type {(answer: PartyAnswer, sent: number | null) => void} */
  take(answer, sent) {
    this.heard = performance.now();
    this.page.clock.take(answer.now, sent);
    this.page.onSilence(false);
    // A code is valid only until the party ends.
    if (this.party !== null && this.party !== answer.party && this.party.length < answer.party.length) this.follow(answer.party);
    this.page.onParty(answer);
  }

  /** @type {(method: string, path: string, words?: object | null) => Promise<Answer>} */
  async act(method, path, words = null) {
    const answer = await this.ask(method, `api/parties${path}`, words);
    if (answer.status === 200 || answer.status === 201) this.take(answer.words, null);
    return answer;
  }

  /** @type {(method: string, path: string, words?: object | null) => Promise<Answer>} */
  async ask(method, path, words = null) {
    const headers = new Headers();
    if (method !== "GET") headers.set("Funfair-Device", this.page.secret());
    if (words) headers.set("Content-Type", "application/json");
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout);
    try {
      const response = await fetch(this.placed(path), {
        method, headers, body: words && JSON.stringify(words), signal: stop.signal,
      });
      return { status: response.status, words: await response.json() };
    } catch {
      return { status: 0, words: null };
    } finally {
      clearTimeout(timer);
    }
  }
}
