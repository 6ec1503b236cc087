// Brings the parts together: the core, the store, the screens and the stage.

import { Core } from "./core.js";
import { show } from "./dom.js";
import { inspect } from "./inspect.js";
import { screenOf } from "./screens/index.js";
import { Stage } from "./stage.js";
import { Store } from "./store.js";
import { Targets } from "./targets.js";

/** @typedef {import("./types").View} View */

const parameters = new URLSearchParams(location.search);
const root = /** @type {HTMLElement} */ (document.getElementById("app"));

/** @returns {bigint | null} the seed in the address, if it is one */
function chosenSeed() {
  const text = parameters.get("seed") ?? "";
  if (!/^\d{1,20}$/.test(text)) return null;
  const seed = BigInt(text);
  return seed < 1n << 64n ? seed : null;
}

/** @type {Core} */
let core;
let hasStoreFailed = false;
const store = new Store(() => {
  hasStoreFailed = true;
});

/** @type {(name: number) => void} */
function feel(name) {
  const { userActivation } = /** @type {any} */ (navigator);
  if (name === popCue && userActivation?.hasBeenActive) navigator.vibrate?.(popBuzz);
}
let popCue = -1;
/** Milliseconds that a pop is felt. */
const popBuzz = 8;

try {
  core = await Core.load(fetch(new URL("funfair.wasm", import.meta.url)), store, feel);
} catch (error) {
  root.textContent = "Funfair could not be opened. Reload the page, or try a newer browser.";
  root.className = "loading";
  throw error;
}
const content = core.content();
popCue = content.cues.indexOf("pop");
const stage = new Stage(core, content, render);
const targets = new Targets(stage, render);
core.start(chosenSeed());
stage.reportLayout();

const send = {
  /** @param {number} action */
  press(action) {
    core.press(action);
    render();
  },
  /** @type {(field: number, text: string, isFinished: boolean) => void} */
  type(field, text, isFinished) {
    core.type(field, text, isFinished);
    render();
  },
};

/** @type {View} */
let view;
/** What was on the screen before, to move the focus when it changes. */
let place = "";
let isLooping = false;
let lastFrame = 0;

function render() {
  if (hasStoreFailed) {
    hasStoreFailed = false;
    core.storeFailed();
  }
  if (core.hasChanged) {
    view = core.view();
    document.documentElement.dataset.theme = view.theme;
    document.documentElement.dataset.screen = view.kind;
    document.title = view.stall ? `${view.stall} · Funfair` : "Funfair";
    show(root, [screenOf(view, content, send)]);
    stage.place(view);
    stage.element.dataset.state = stateOfStage();
    moveFocus();
  }
  if (view.isAnimated && !isLooping) {
    isLooping = true;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  }
}

function stateOfStage() {
  if (view.kind !== "play") return "";
  if (view.screen.interrupted) return "covered";
  return view.screen.countIn === null ? "running" : "countIn";
}

/** @param {number} now */
function frame(now) {
  const count = core.frame(Math.max(0, now - lastFrame));
  lastFrame = now;
  if (core.hasChanged) render();
  isLooping = view.isAnimated;
  if (view.kind === "play") {
    stage.draw(count);
    targets.update(now, isLooping ? count : 0);
  }
  if (isLooping) requestAnimationFrame(frame);
}

/** A new screen begins at its heading, for those who hear it; a dialog at its first button. */
function moveFocus() {
  const dialog = root.querySelector("[role=dialog]");
  const now = view.kind + (view.stall ?? "") + (dialog ? "dialog" : "");
  if (now === place) return;
  const isFirst = place === "";
  place = now;
  if (isFirst) return;
  root.querySelector("main")?.scrollTo(0, 0);
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.getAttribute("role") === "tab") return;
  const start = dialog?.querySelector("button") ?? root.querySelector("h1");
  if (start instanceof HTMLElement) start.focus({ preventScroll: true });
}

function relayout() {
  stage.reportLayout();
  render();
}

new ResizeObserver(relayout).observe(stage.room);
window.addEventListener("resize", relayout);
screen.orientation?.addEventListener("change", relayout);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "hidden") return;
  core.hidden();
  render();
});
window.addEventListener("pagehide", () => core.hidden());
window.addEventListener("storage", (event) => {
  if (event.key === null) return;
  core.stored(event.key, event.newValue);
  render();
});
window.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || view.kind !== "play" || !view.screen.pause) return;
  event.preventDefault();
  send.press(view.screen.pause.action);
});

if (parameters.has("inspect")) inspect(core, stage);
render();
document.documentElement.dataset.ready = "";
