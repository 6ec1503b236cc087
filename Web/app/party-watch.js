// Another guest's run on the phone of a guest who doesn't play now, and a link to the party's results. The house
// decides whose run it is.

import { OwnLink } from "./party/own-link.js";
import { RunView } from "./party/run-view.js";
import { tables } from "./party/words.js";
import { supply } from "./supply.js";
import { speak, textsOf } from "./words.js";

/** @typedef {import("./party/run-view.js").ShownRun} ShownRun */
/**
 * @typedef {{
 *   party: string, now: number, round: import("./party/types").Round | null,
 *   screen: { blocks: { watch?: number, player?: string, page?: string, link?: string }[] } | null
 * }} GuestAnswer
 */

/** The phone's clock is set again if it's wrong by more than this, in milliseconds. */
const mostDrift = 2000;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  figure { margin: 0 0 12px; display: flex; flex-direction: column; align-items: center; gap: 6px; }
  figure[hidden] { display: none; }
  .place { width: 100%; height: min(52vh, 460px); min-height: 180px; display: flex; justify-content: center; }
  figcaption { font-weight: 700; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`);

const clock = {
  /** The house's clock, relative to the page's. */
  ahead: -Infinity,
  get now() {
    return performance.now() + this.ahead;
  },
  /**
   * Updates the clock. The quickest reply tells the time best.
   * @param {number} now the house's time
   */
  take(now) {
    const ahead = now - performance.now();
    if (ahead > this.ahead || this.ahead - ahead > mostDrift) this.ahead = ahead;
  },
};

const figure = document.createElement("figure");
const place = document.createElement("div");
place.className = "place";
place.setAttribute("aria-hidden", "true");
const caption = document.createElement("figcaption");
const name = document.createElement("bdi");
name.translate = false;
caption.append(name);
figure.append(place, caption);
figure.hidden = true;

const results = new OwnLink();
let secret = "";
let isFetched = false;
/** @type {RunView | null} */
let view = null;
/** @type {ShownRun | null} */
let wanted = null;

/** The language of the texts in pictures. */
let { lang: tag } = document.documentElement;

/** Fetches what the first run needs. */
function begin() {
  isFetched = true;
  void supply(
    () => Promise.all([tables(), textsOf(tag, "words/party")]),
    ([{ shapes }]) => {
      use(tag);
      view = new RunView({ shapes, clock, secret: () => secret, onChange: render });
      view.mount(place);
      view.watch(wanted);
    },
  );
}

/**
 * Switches to another language.
 * @param {string} lang
 */
function learn(lang) {
  tag = lang;
  void supply(() => textsOf(lang, "words/party"), () => use(lang));
}

/**
 * Uses a language's texts for pictures. The page's own language may have changed meanwhile.
 * @param {string} lang
 */
function use(lang) {
  const { documentElement: page } = document;
  const { lang: current } = page;
  speak(lang);
  page.lang = current;
}

/**
 * Shows the run and the link that are on the guest's screen, if any.
 * @type {(answer: GuestAnswer | null, device: string) => void}
 */
export function show(answer, device) {
  secret = device;
  const { lang } = document.documentElement;
  if (view && lang !== tag) learn(lang);
  if (answer) clock.take(answer.now);
  const block = answer?.screen?.blocks.find(({ watch }) => watch !== undefined);
  const guest = block?.watch;
  wanted = answer?.round && guest !== undefined ? { party: answer.party, guest, round: answer.round } : null;
  name.textContent = block?.player ?? "";
  if (wanted && !isFetched) begin();
  view?.watch(wanted);
  results.show(answer?.screen?.blocks.find(({ link }) => link));
  render();
}

/** Puts the run above the first line of the party's screen. */
function render() {
  figure.hidden = !view?.isShown;
  if (figure.hidden) return;
  const line = document.querySelector(".page-party .column:not(:has(.door)) > p.line");
  if (!line) return;
  // In a shadow root, because updates of the page would remove an ordinary child.
  const room = line.shadowRoot ?? line.attachShadow({ mode: "open" });
  if (figure.parentNode === room) return;
  room.adoptedStyleSheets = [sheet];
  room.replaceChildren(figure, document.createElement("slot"));
}

new MutationObserver(() => {
  // During a run of the guest's own, the page changes with every frame.
  if (document.documentElement.dataset.screen === "play") return;
  render();
  results.render();
}).observe(document.body, { subtree: true, childList: true, characterData: true });
