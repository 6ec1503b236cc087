// The live board of a game: the top ten, and new scores as they arrive.

import { askToJoin, choose, chosen, typed } from "../join.js";
import { modules } from "../qr.js";
import { Stream } from "../stream.js";
import { supply } from "../supply.js";

/** @typedef {{ rank: number, player: string, score: number, run?: string | null }} Row a run of the challenge isn't linked */
/** @typedef {{ name: string, players: number, rows: Row[], newPlayer?: string | null }} Board */
/** @typedef {import("../join.js").Place} Place */

/** How long a row moves to its new place, and how long a new score is highlighted, in milliseconds. */
const slide = 700;
const shine = 12_000;

/** The page's folder, which contains the house, too: this script is in `app/live/` below it. */
const folder = new URL("../../", import.meta.url).href;
const game = location.pathname.split("/").pop() ?? "";
const period = new URLSearchParams(location.search).get("period") ?? "today";
/** Formats numbers in the page's language, not the browser's. */
const number = new Intl.NumberFormat(document.documentElement.lang);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Map<string, HTMLTableRowElement>} by player */
let shown = new Map();
/** Whether no board has been shown yet. */
let isFirst = true;

for (const link of document.querySelectorAll("nav a")) {
  if (link.getAttribute("href") === `?period=${period}`) link.setAttribute("aria-current", "page");
}
new Stream(`${folder}api/boards/${game}/live?period=${encodeURIComponent(period)}`, "board", {
  onWords: show,
  onOpen: () => say(""),
  onError: () => say("Can’t reach the server. The board continues once it’s back."),
});
void supply(() => askToJoin(folder), ({ addresses }) => offer(addresses));

/** @param {Board} board */
function show(board) {
  byId("title").textContent = board.name;
  document.title = `${board.name}, live · Funfair`;
  byId("players").textContent = board.players === 1 ? "1 player" : `${number.format(board.players)} players`;
  byId("empty").hidden = board.rows.length > 0;
  const before = new Map([...shown].map(([player, row]) => [player, row.getBoundingClientRect().top]));
  /** @type {Map<string, HTMLTableRowElement>} */
  const rows = new Map();
  for (const entry of board.rows) rows.set(entry.player, fill(shown.get(entry.player), entry));
  byId("rows").replaceChildren(...rows.values());
  for (const entry of board.rows) {
    const row = /** @type {HTMLTableRowElement} */ (rows.get(entry.player));
    move(row, before.get(entry.player));
    if (entry.player === board.newPlayer && !isFirst) greet(row, entry);
  }
  shown = rows;
  isFirst = false;
}

/** @type {(known: HTMLTableRowElement | undefined, entry: Row) => HTMLTableRowElement} */
function fill(known, entry) {
  const row = known ?? make();
  row.dataset.rank = String(entry.rank);
  const texts = [number.format(entry.rank), entry.player, number.format(entry.score)];
  texts.forEach((text, index) => (row.cells[index].textContent = text));
  return row;
}

function make() {
  const row = document.createElement("tr");
  for (let index = 0; index < 3; index += 1) row.insertCell();
  return row;
}

/** @type {(row: HTMLTableRowElement, before: number | undefined) => void} */
function move(row, before) {
  if (reducedMotion.matches || isFirst) return;
  const from = before === undefined ? window.innerHeight : before;
  const by = from - row.getBoundingClientRect().top;
  if (Math.abs(by) < 1) return;
  row.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], {
    duration: slide,
    easing: "cubic-bezier(.2, .9, .3, 1.1)",
  });
}

/** @type {(row: HTMLTableRowElement, entry: Row) => void} */
function greet(row, entry) {
  row.classList.add("new");
  setTimeout(() => row.classList.remove("new"), shine);
  say(`${entry.player}: ${number.format(entry.score)}, rank ${number.format(entry.rank)}`);
}

/** @param {Place[]} places */
function offer(places) {
  const place = chosen(places);
  if (!place?.address) return;
  join(place);
  const choice = /** @type {HTMLSelectElement} */ (byId("places"));
  choice.hidden = places.length < 2;
  choice.replaceChildren(...places.map(({ address }) => new Option(typed(address), address, false, address === place.address)));
  choice.addEventListener("change", () => {
    choose(choice.value);
    join(places[choice.selectedIndex]);
  });
}

/** @param {Place} place */
function join({ address, code }) {
  byId("join").hidden = false;
  const link = /** @type {HTMLAnchorElement} */ (byId("address"));
  link.href = address;
  link.textContent = typed(address);
  byId("code").replaceChildren(...(code ? [picture(code, address)] : []));
}

/** @type {(code: { size: number, rows: string[] }, address: string) => SVGSVGElement} */
function picture(code, address) {
  const make = (/** @type {string} */ name) => document.createElementNS("http://www.w3.org/2000/svg", name);
  const svg = /** @type {SVGSVGElement} */ (make("svg"));
  const path = make("path");
  const { side, path: drawn } = modules(code);
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `QR code of ${address}`);
  svg.setAttribute("shape-rendering", "crispEdges");
  path.setAttribute("d", drawn);
  svg.append(path);
  return svg;
}

/** @param {string} sentence */
function say(sentence) {
  byId("news").textContent = sentence;
}

/** @type {(id: string) => HTMLElement} */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}
