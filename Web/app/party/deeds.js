// The actions of the controls.

import { choose as choosePlace } from "../join.js";
import { copy } from "../share.js";
import { coming } from "./evening.js";
import * as keep from "./keep.js";
import { resultsAt } from "./screens/over.js";
import * as settings from "./settings.js";
import { words } from "./words.js";

/** @typedef {import("./types").GameWord} GameWord */
/**
 * @typedef {{
 *   house: import("./house.js").PartyHouse, sounds: import("./sounds.js").PartySounds, render: () => void,
 *   state: Pick<import("./types").Scene, "isBusy" | "isCopied" | "problem" | "question" | "wanted" | "wish">,
 *   scene: () => import("./types").Scene, isGone: () => boolean
 * }} Page
 */

/** Resolves once the house has replied to the last choice of a game. */
let chosen = Promise.resolve();
/**
 * Settles once the house has replied to the last request.
 * @type {Promise<any>}
 */
let asked = Promise.resolve();

/** @type {(root: HTMLElement, page: Page) => void} */
export function deeds(root, page) {
  root.addEventListener("click", (event) => {
    const control = /** @type {HTMLElement} */ (event.target).closest?.("[data-do]");
    if (!(control instanceof HTMLElement)) return;
    page.sounds.play("button");
    press(control, page);
  });
  root.addEventListener("change", (event) => {
    const control = /** @type {HTMLElement} */ (event.target);
    const { game, plan, rounds } = control.dataset;
    if (control instanceof HTMLSelectElement && "places" in control.dataset) {
      choosePlace(control.value);
      page.house.move(control.value);
    }
    if (control instanceof HTMLSelectElement && "teams" in control.dataset) deal(page, control.value);
    if (plan || rounds) chosen = planned(page, plan, Number(rounds));
    if (game) chosen = choose(page, /** @type {GameWord} */ (game));
  });
  // The Escape key.
  root.addEventListener("cancel", (event) => {
    event.preventDefault();
    close(page);
  }, { capture: true });
}

/** @type {(control: HTMLElement, page: Page) => void} */
function press(control, page) {
  const { house, state } = page;
  const { question } = state;
  switch (control.dataset.do) {
    case "open": return void open(page, /** @type {GameWord} */ (control.dataset.game));
    // Without waiting, this request could arrive first and start a round of the previous game.
    case "start": return void chosen.then(() => ask(page, () => house.start()));
    case "ask-door": return askDoor(page, Number(control.dataset.guest));
    case "ask-whom": return put(page, { kind: "whom" });
    case "ask-plan": return void askPlan(page);
    case "swap": return void ask(page, () => house.plan({ swap: Number(control.dataset.round) }));
    case "plan-off":
      close(page);
      return void ask(page, () => house.plan({ rounds: 0 }));
    case "share": return void shareParty(page);
    case "ask-end": return put(page, { kind: "end" });
    case "cancel": return close(page);
    case "door":
      close(page);
      if (question?.kind === "door") void ask(page, () => house.showDoor(question.guest));
      return;
    case "end":
      close(page);
      return void ask(page, () => house.end());
    case "mute":
      settings.mute(!page.scene().isMuted);
      return page.render();
    case "full":
      if (document.fullscreenElement) void document.exitFullscreen();
      else void document.documentElement.requestFullscreen().catch(() => {});
      return;
    // After that, the link leads to the form for opening a party.
    case "anew": if (page.scene().isOurs || page.isGone()) keep.keep(null);
  }
}

/**
 * Plans an evening, which the dialog then shows, unless there is one.
 * @param {Page} page
 */
async function askPlan(page) {
  const { party } = page.scene();
  if (party && !coming(party) && !(await ask(page, () => page.house.plan({})))) return;
  put(page, { kind: "plan" });
}

/**
 * Plans other rounds. Arrow keys pass through several choices, and only the last one counts.
 * @type {(page: Page, plan: string | undefined, rounds: number) => Promise<void>}
 */
function planned(page, plan, rounds) {
  const { party, wish: last } = page.scene();
  const evening = last ?? (party && coming(party));
  const wish = {
    rounds: rounds || evening?.rounds, isVoted: plan ? plan === "voted" : evening?.isVoted ?? false,
  };
  page.state.wish = wish;
  page.render();
  return chosen.then(async () => {
    if (page.state.wish !== wish) return;
    await ask(page, () => page.house.plan(wish));
    if (page.state.wish === wish) page.state.wish = null;
    page.render();
  });
}

/**
 * Shares the party's page, or copies its address.
 * @param {Page} page
 */
async function shareParty({ scene, state, render }) {
  const now = scene();
  if (!now.party) return;
  const url = resultsAt(now, now.party).href;
  try {
    if (navigator.share) {
      await navigator.share({ title: words.isOver, url });
      return;
    }
  } catch (error) {
    // Whoever closed the sheet doesn't want an alternative.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  state.isCopied = await copy(url);
  render();
}

/** @type {(page: Page, number: number) => void} */
function askDoor(page, number) {
  const guest = page.scene().party?.guests.find((one) => one.guest === number);
  put(page, guest ? { kind: "door", guest: number, player: guest.player } : null);
}

/** @type {(page: Page, question: Page["state"]["question"]) => void} */
function put({ state, render }, question) {
  // A question right after another needs a new dialog.
  if (state.question && question) document.querySelector("dialog")?.close();
  state.question = question;
  render();
}

/** @param {Page} page */
function close(page) {
  // Only closing the dialog, not just removing it, returns the focus to where it was.
  document.querySelector("dialog")?.close();
  put(page, null);
}

/** @type {(page: Page, game: GameWord) => Promise<void>} */
async function open(page, game) {
  // Store the secret before the reply arrives. If the reply is lost, the host can still end the party.
  keep.keep(null);
  const words = await ask(page, () => page.house.open(game));
  if (!words) return;
  keep.keep(words.party);
  page.house.follow(words.party);
}

/**
 * Chooses a game. Arrow keys pass through several games, and only the last choice counts.
 * @type {(page: Page, game: GameWord) => Promise<void>}
 */
async function choose({ house, state, render }, game) {
  state.wanted = game;
  render();
  const { status, words: answer } = await house.choose(game);
  if (state.wanted !== game) return;
  state.wanted = null;
  if (status !== 200) state.problem = problem(status, answer);
  render();
}

/**
 * Deals everyone into teams. Until the house has done so, the control shows the old number again.
 * @type {(page: Page, count: string) => void}
 */
function deal(page, count) {
  const wanted = count === "again" ? page.scene().party?.teamCount ?? 0 : Number(count);
  void ask(page, () => page.house.deal(wanted));
}

/**
 * Sends a request to the house once it has replied to the last one. Returns the reply, or null if it's refused.
 * @type {(page: Page, question: () => Promise<import("./house.js").Answer>) => Promise<any>}
 */
function ask(page, question) {
  const next = () => send(page, question);
  return (asked = asked.then(next, next));
}

/** @type {typeof ask} */
async function send({ state, render }, question) {
  state.isBusy = true;
  state.problem = null;
  render();
  const { status, words: answer } = await question();
  state.isBusy = false;
  const isDone = status === 200 || status === 201;
  if (!isDone) state.problem = problem(status, answer);
  render();
  return isDone ? answer : null;
}

/** @type {(status: number, answer: any) => string} */
function problem(status, answer) {
  if (status === 0) return words.isSilent;
  const word = String(answer?.type ?? "").split("/").pop();
  if (word === "too-many-parties" || status === 429) return words.manyParties;
  if (word === "not-your-party") return words.otherScreen;
  if (word === "not-offered") return words.problemNotOffered;
  return word === "nobody-here" ? words.needsGuests : words.tryAgain;
}
