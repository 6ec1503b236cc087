// Connects the parts: the core, the store, the screens and the stage.

import { Announcer } from "./announcer.js";
import { keepDay } from "./calendar.js";
import { Controls } from "./controls.js";
import { Core } from "./core.js";
import { show, update } from "./dom.js";
import { report } from "./guard.js";
import { Hands } from "./hands.js";
import { House } from "./house.js";
import { fetchLater, later } from "./fetch-later.js";
import { hasDemo, makeRoom, mark } from "./marks.js";
import { headerOf, screenOf } from "./screens/index.js";
import { Stage } from "./stage.js";
import { Store } from "./store.js";
import { supply } from "./supply.js";
import { speakPage } from "./page-words.js";
import { systemTag, textsOf } from "./words.js";

/** @typedef {import("./types").View} View */

const parameters = new URLSearchParams(location.search);
const root = /** @type {HTMLElement} */ (document.getElementById("app"));

/** @returns {bigint | null} the seed in the address, if valid */
function chosenSeed() {
  const text = parameters.get("seed") ?? "";
  if (!/^\d{1,20}$/.test(text)) return null;
  const seed = BigInt(text);
  return seed < 1n << 64n ? seed : null;
}

/** @type {Core} */
let core;
/** @type {import("./types").Content} */
let content;
let hasStoreFailed = false;
const store = new Store(() => {
  hasStoreFailed = true;
}, (key, text) => {
  core.stored(key, text);
  render();
});

/** @type {import("./sound.js").Sound | null} null until it's loaded */
let sound = null;
/** @type {import("./idle.js").Idle | null} */
let idle = null;
/** @type {import("./tilt.js").Tilt | null} */
let tilt = null;
/** @type {import("./targets.js").Targets | null} */
let targets = null;
/** @type {import("./focus.js").Focus | null} */
let focus = null;
/** @type {import("./inputs.js").Inputs | null} */
let inputs = null;
/** @type {((steps: number) => void) | null} */
let keepSteps = null;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {number[][]} haptic patterns by cue number */
let felt = [];
/** @type {(name: number, points: number, climb: number) => void} */
function feel(name, _, climb) {
  sound?.play(name, climb);
  later()?.haptics.play(felt[name] ?? [], view?.hasHaptics ?? false);
}

const house = new House();

/** Whether the texts are loaded. Until then nothing is shown, because the language would visibly switch. */
let isReady = false;
/** @type {Promise<void> | null} */
let translation = null;
/** The tag of the language that was last requested. */
let wantedTag = "";
/**
 * Requests a language. Until it's loaded, the page keeps the current language, even if the network is lost.
 * @param {string} tag
 */
function askForWords(tag) {
  wantedTag = tag;
  return supply(() => textsOf(tag), (texts) => {
    if (tag !== wantedTag) return;
    core.speak(texts.core);
    render();
  });
}

/** Makes the script in index.html say that the page didn't open. */
function failToOpen() {
  document.head.dispatchEvent(new Event("error"));
}

try {
  const tag = systemTag();
  const [loaded, { core: lines }] = await Promise.all([
    Core.load(fetch(new URL("funfair.wasm", import.meta.url)), {
      store,
      house,
      cue: feel,
      askForWords(tag) {
        translation = askForWords(tag);
      },
    }),
    textsOf(tag),
  ]);
  core = loaded;
  content = core.start(chosenSeed(), lines);
  speakPage(tag);
} catch (error) {
  failToOpen();
  throw error;
}
felt = content.haptics;
const stage = new Stage(core, content);
const hands = new Hands(core, stage, render);
const controls = new Controls(root, core, content, () => tilt, render);
const announcer = new Announcer();
house.onAnswer = (/** @type {number} */ id, /** @type {number} */ status, /** @type {Uint8Array} */ body) => {
  core.answered(id, status, body);
  render();
};
house.onWake = () => {
  core.woke();
  render();
};
core.onStop = () => {
  sound?.sleep();
  (later()?.tellStopped ?? failToOpen)();
};
core.motion(reducedMotion.matches);
reducedMotion.addEventListener("change", () => {
  core.motion(reducedMotion.matches);
  render();
});
stage.reportLayout();

/** @type {View} */
let view = /** @type {any} */ (null);
/** The scale of symbols if the player has chosen large ones. */
const largeSymbols = 1.5;
let isLooping = false;
let lastFrame = 0;

function render() {
  if (!isReady || core.hasStopped) return;
  try {
    present();
  } catch (error) {
    // Render again with the next frame or event.
    core.hasChanged = true;
    report(error);
  }
  if (!isLooping && isAnimated()) {
    isLooping = true;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  }
}

/** Whether to draw another frame. */
function isAnimated() {
  return !core.hasStopped && view !== null && view.isAnimated;
}

function present() {
  if (hasStoreFailed) {
    hasStoreFailed = false;
    core.storeFailed();
  }
  if (core.hasChanged) {
    view = core.view();
    if (view.language !== document.documentElement.lang) translate();
    const isNewRoom = mark(view);
    show(root, [screenOf(view, content, controls.draft)]);
    if (makeRoom(view) || isNewRoom) stage.reportLayout();
    stage.brush.enlarge(view.device["large-symbols"] ? largeSymbols : 1);
    stage.place(view);
    stage.element.dataset.state = view.stage;
    hands.isLed = view.kind === "play" && view.screen.isLed;
    controls.card = view.kind === "result" ? view.screen.share : null;
    tilt?.want(view.wantsTilt);
    sound?.want(view.sound);
    announcer.say(view.announcement);
    later()?.keepScores(store, view);
    targets?.follow(view);
    inputs?.follow(view);
    keepSteps?.(view.steps);
    idle?.watch(view.isIdling, view.kind === "home" && hasDemo(view));
    // Without animation, no later frame redraws the stage.
    if (stage.isSeen && !view.isAnimated) stage.draw(core.frame(0));
    focus?.follow(view);
  } else if (core.hasHeaderChanged && view.kind === "play") {
    Object.assign(view.screen, core.header());
    update(/** @type {Element} */ (root.querySelector(".hud")), headerOf(view, content));
  }
}

/**
 * Sets up the code that the first screens don't need, and renders again in case the current screen needs it.
 * @param {import("./fetch-later.js").Later} brought
 */
function startLaterCode(brought) {
  stage.brush.learn(brought.wheel);
  sound = new brought.Sound();
  idle = new brought.Idle(core, render);
  tilt = new brought.Tilt(core);
  targets = new brought.Targets(stage, render);
  focus = new brought.Focus(root, stage, () => targets);
  inputs = new brought.Inputs(root, controls, stage, targets, () => view);
  const press = (/** @type {number} */ action) => controls.press(action);
  keepSteps = brought.walkBack(() => controls.leave(() => view.back));
  brought.guardTaps();
  brought.walkButtons(root);
  brought.dragChips(root, press);
  brought.watchWallEditor(root, core, press, render);
  brought.countDown(comeOnline);
  if (parameters.has("inspect")) brought.inspect(core, stage);
  void brought.keepOffline();
  core.hasChanged = true;
  render();
}

/** Updates all texts to the view's language, which the core already uses. */
function translate() {
  if (!speakPage(view.language)) return;
  core.content().stalls.forEach(({ looks }, stall) =>
    looks.forEach((look, index) => Object.assign(content.stalls[stall].looks[index], look)));
  stage.translate();
}

/**
 * Runs a frame. If it fails, the next frame still runs.
 * @param {number} now
 */
function frame(now) {
  try {
    step(now);
  } catch (error) {
    report(error);
  }
  isLooping = isAnimated();
  if (isLooping) requestAnimationFrame(frame);
}

/** @param {number} now */
function step(now) {
  const passed = now > lastFrame ? now - lastFrame : 0;
  lastFrame = now;
  hands.flush();
  tilt?.flush();
  const count = core.frame(passed);
  render();
  const isMoving = isAnimated();
  if (view.kind === "play") targets?.update(now, isMoving && !view.screen.watch ? count : 0);
  if (stage.isSeen && isMoving) stage.draw(count);
}

function relayout() {
  stage.reportLayout();
  render();
}

stage.canvas.addEventListener("contextrestored", () => {
  stage.restore();
  core.hasChanged = true;
  render();
});
new ResizeObserver(relayout).observe(stage.room);
window.addEventListener("resize", relayout);
screen.orientation?.addEventListener("change", relayout);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "hidden") {
    store.catchUp();
    return sound?.comeBack();
  }
  sound?.sleep();
  core.hidden();
  render();
});
function comeOnline() {
  core.online();
  render();
}
window.addEventListener("online", comeOnline);
window.addEventListener("offline", () => {
  core.hasChanged = true;
  render();
});
window.addEventListener("pagehide", () => core.hidden());
window.addEventListener("storage", ({ key, newValue }) => {
  if (key !== null) store.hear(key, newValue);
});
for (const name of ["pageshow", "focus"]) window.addEventListener(name, () => store.catchUp());
stage.canvas.addEventListener("pointerup", async () => {
  // After a reload, some browsers require another request.
  if (!tilt?.isWanted || tilt.isAllowed || (await tilt.request())) return;
  core.tiltRefused();
  render();
});
// Browsers unlock sound at different events, so listen to all of these.
for (const name of ["pointerup", "touchend", "click", "keydown"]) {
  window.addEventListener(name, () => sound?.wake(), { capture: true });
}

keepDay((day) => {
  core.day(day);
  // Before the first view, there's nothing to render.
  if (view) render();
});
/** Follows a link to a party or a wall, or from another device. The fragment may change while the page is open. */
function followLink() {
  const wall = /^#wall(?:=|%3D)([\w-]*)/i.exec(location.hash)?.[1];
  if (wall !== undefined) {
    history.replaceState(history.state, "", location.pathname + location.search);
    core.wall(wall);
    return render();
  }
  const link = /^#(?:party|device)(?:=|%3D)([\w-]+)/i.exec(location.hash)?.[1] ?? parameters.get("party");
  if (!link) return;
  // After a reload, the guest's screen should open, not the form to join.
  parameters.delete("party");
  const query = parameters.toString();
  history.replaceState(history.state, "", location.pathname + (query ? `?${query}` : ""));
  core.party(link);
  render();
}
window.addEventListener("hashchange", followLink);
followLink();
await translation;
isReady = true;
render();
await fetchLater(startLaterCode);
document.documentElement.dataset.ready = "";
