// Guests' faces on a guest's phone, which loads this file at its first party. It listens to the house's replies,
// shows the guest's own face in the lobby and after each round, and puts faces beside names on boards.

import { folder } from "./party/folder.js";
import { bringFaces, faceOf, meet, picture } from "./party/faces.js";
import { OwnFace } from "./party/own-face.js";
import { OwnLink } from "./party/own-link.js";
import { supply } from "./supply.js";

/** @typedef {import("./house.js").Question} Question */
/** @typedef {{ party: string, phase: string, you: { guest: number, face?: number }, screen: { blocks: { face?: number, page?: string, link?: string }[] } | null }} GuestAnswer */
/** @typedef {{ guest: number, player: string, face?: number }} Guest */

/** Where names of guests are: on a party's screen, and on the house's boards. */
const names = ".page-party .board bdi, .board.public bdi";

const own = new OwnFace(redraw);
const results = new OwnLink();
/** The party whose guests are known. */
let party = "";
/** @type {Guest[]} */
let guests = [];
let secret = "";
/** This phone's guest, by the number at the party. */
let me = 0;
let isAsking = false;
/** Whether the guest left. Replies to earlier requests may still arrive. */
let hasLeft = false;

/**
 * Handles a reply from the house to a request about a party.
 * @type {(question: Question, bytes: Uint8Array) => void}
 */
export function take({ path, secret: sent, method }, bytes) {
  if (sent) secret = sent;
  if (method === "DELETE") {
    hasLeft = true;
    results.show(undefined);
    return own.show(null, "");
  }
  if (method === "POST" && path.endsWith("/guests")) hasLeft = false;
  const answer = parsed(bytes);
  if (answer.you) takeGuest(answer);
  else if (answer.guests) know(answer.party, answer.guests);
  else ask(new URL(path, location.href).searchParams.get("party") ?? "");
}

/**
 * Returns a reply's contents. A proxy may reply in the house's place, even without JSON.
 * @type {(bytes: Uint8Array) => any}
 */
function parsed(bytes) {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

/** @param {GuestAnswer} answer */
function takeGuest({ party: id, phase, you, screen }) {
  if (hasLeft) return;
  me = you.guest;
  const mine = guests.find(({ guest }) => guest === me);
  if (id !== party || !mine) ask(id);
  else if (mine.face !== you.face) {
    mine.face = you.face;
    meet(guests);
    dress();
  }
  if (screen) results.show(screen.blocks.find(({ link }) => link));
  if (screen) own.show(screen.blocks.find(({ face }) => face !== undefined)?.face ?? null, phase);
}

/**
 * Asks the house who is at a party.
 * @param {string} id
 */
function ask(id) {
  if (!id || isAsking) return;
  isAsking = true;
  void supply(async () => {
    const response = await fetch(new URL(`api/parties/${id}`, folder), { cache: "no-store" });
    // A house that doesn't know the party won't know it later.
    if (response.status === 429 || response.status >= 500) throw new Error(`The server answered ${response.status}.`);
    return response.ok ? (await response.json()).guests ?? [] : [];
  }, (found) => {
    isAsking = false;
    know(id, found);
  });
}

/** @type {(id: string, found: Guest[]) => void} */
function know(id, found) {
  party = id;
  guests = found;
  meet(guests);
  dress();
}

async function redraw() {
  const player = guests.find(({ guest }) => guest === me)?.player;
  if (player === undefined) return;
  const address = new URL(`api/parties/${party}/face?language=${document.documentElement.lang}`, folder);
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Funfair-Device": secret },
    body: JSON.stringify({ player }),
  });
  if (response.ok) takeGuest(await response.json());
}

/** Puts faces beside names. The page's trees don't know of them, so a name that changes needs another face. */
function dress() {
  const isLeft = document.documentElement.dir !== "rtl";
  for (const name of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`${names}, bdi[data-face]`))) {
    const face = name.matches(names) ? faceOf(name.textContent ?? "") : undefined;
    const address = face === undefined ? null : picture(face);
    const side = isLeft ? "left" : "right";
    const shown = address ? String(face) : undefined;
    if (name.dataset.face === shown && (!shown || name.dataset.side === side)) continue;
    if (!address) {
      delete name.dataset.face;
      name.removeAttribute("style");
      continue;
    }
    Object.assign(name.dataset, { face: shown, side });
    Object.assign(name.style, {
      [isLeft ? "paddingLeft" : "paddingRight"]: "1.75em",
      [isLeft ? "paddingRight" : "paddingLeft"]: "0",
      background: `url("${address}") ${side} .15em center / 1.2em no-repeat,`
        + ` radial-gradient(circle closest-side, var(--card-solid) 96%, transparent) ${side} center / 1.5em 1.5em no-repeat`,
    });
  }
}

new MutationObserver(() => {
  // During a run, the page changes with every frame, and has no boards.
  if (document.documentElement.dataset.screen === "play") return;
  dress();
  own.render();
  results.render();
}).observe(document.body, { subtree: true, childList: true, characterData: true });
void bringFaces(() => {
  dress();
  own.render();
});
