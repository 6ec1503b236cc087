// A canvas over the whole page; the run's stage is a part of it.

import { Brush } from "./brush.js";
import { demoOf } from "./marks.js";
import { filled, words } from "./words.js";

/** @typedef {import("./core.js").Core} Core */
/** @typedef {import("./types").Content} Content */
/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").PlayScreen} PlayScreen */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").View} View */

/** How far from the stage a finger still counts as touching it, in CSS pixels. */
const edge = 10;
/** The maximum canvas pixels per CSS pixel. More wouldn't look sharper. */
const mostDensity = 2.5;
/** The minimum width of a stall's window, in CSS pixels. A narrower picture is just a sign. */
const leastWindow = 160;

export class Stage {
  /** The stall on the stage. */
  stall = "";
  /** @type {Look[]} */
  looks = [];
  hasTargets = true;
  isTable = false;

  /**
   * @param {Core} core
   * @param {Content} content
   */
  constructor(core, content) {
    this.core = core;
    this.content = content;
    this.element = byId("stage");
    this.ground = byId("ground");
    this.room = byId("room");
    this.canvas = /** @type {HTMLCanvasElement} */ (byId("canvas"));
    const context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    this.brush = new Brush(context, content.shapes);
    /** The stage's rectangle and the size of a stage unit, in CSS pixels. */
    this.rect = { x: 0, y: 0, width: 0, height: 0 };
    this.scale = 1;
    this.density = 1;
    this.width = 0;
    this.height = 0;
    this.setUp(content.stalls[0]);
  }

  /** Whether the stage is visible. */
  get isSeen() {
    return !this.element.hidden;
  }

  /** @param {Stall} stall the stall to draw */
  setUp(stall) {
    this.stall = stall.name;
    this.looks = stall.looks;
    this.hasTargets = stall.hasTargets;
    this.isTable = stall.isTable;
    // Without targets or controls to focus, the canvas itself receives the keys.
    this.canvas.tabIndex = this.hasTargets || this.isTable ? -1 : 0;
    this.translate();
  }

  /** Updates the labels to the page's language. */
  translate() {
    this.canvas.setAttribute("aria-label", filled(words.stageOf, this.stall));
    this.element.setAttribute("aria-label", words.stage);
    this.brush.setUp(this.looks);
  }

  /** Restores the canvas after the browser has discarded it, along with the cached pictures. */
  restore() {
    this.brush.place(this.scale * this.density, this.rect.x * this.density, this.rect.y * this.density);
  }

  /** Tells the core how much space the stage has, and the device's orientation. */
  reportLayout() {
    const room = (windowOf(".stall") ?? this.room).getBoundingClientRect();
    this.core.layout(room.width, room.height, isUpright());
  }

  /** @param {View} view a run, or any other screen */
  place(view) {
    const { canvas } = this;
    const demo = demoOf(view);
    const isShown = view.kind === "play" || demo !== null;
    this.element.inert = view.kind !== "play";
    this.element.ariaHidden = demo ? "true" : null;
    if (isShown) this.element.hidden = false;
    const density = Math.min(window.devicePixelRatio || 1, mostDensity);
    // In WebKit, zooming with two fingers changes the window's inner size, but not that of its elements.
    const width = Math.round(canvas.clientWidth * density);
    const height = Math.round(canvas.clientHeight * density);
    const isSameSize = width === canvas.width && height === canvas.height;
    if (!isShown) {
      // Behind a result's dialog, the stage remains until the window changes size; behind a result's page,
      // until the celebration ends.
      const isBehind = (view.stage === "behind" || view.stage === "celebrating") && view.stall === this.stall && isSameSize;
      if (!isBehind) this.element.hidden = true;
      return;
    }
    const screen = demo ?? /** @type {PlayScreen} */ (view.screen);
    const name = demo ? demo.stall : view.stall;
    const stall = this.content.stalls.find((stall) => stall.name === name);
    const { dataset } = this.element;
    // The value alternates, because a new value restarts the animation.
    if (!demo) delete dataset.demo;
    else if (name !== this.stall || !dataset.demo) dataset.demo = dataset.demo === "0" ? "1" : "0";
    if (stall && stall.name !== this.stall) this.setUp(stall);
    // Behind the stalls, a table has no felt, because it would change their colours.
    dataset.ground = this.hasTargets ? "day" : !this.isTable ? "night" : demo ? "bare" : "table";
    const room = ((demo && windowOf(".playing")) ?? this.room).getBoundingClientRect();
    const scale = Math.min(room.width / screen.width, room.height / screen.height);
    const rect = {
      width: screen.width * scale,
      height: screen.height * scale,
      x: room.x + (room.width - screen.width * scale) / 2,
      y: room.y + (room.height - screen.height * scale) / (view.kind === "home" ? 1 : 2),
    };
    const isSame =
      scale === this.scale && density === this.density && rect.x === this.rect.x &&
      rect.y === this.rect.y && isSameSize && screen.width === this.width;
    if (isSame) return;
    Object.assign(this, { rect, scale, density, width: screen.width, height: screen.height });
    canvas.width = width;
    canvas.height = height;
    this.brush.place(scale * density, rect.x * density, rect.y * density);
    const ground = this.ground.style;
    ground.setProperty("transform", `translate(${rect.x}px, ${rect.y}px)`);
    ground.setProperty("width", `${rect.width}px`);
    ground.setProperty("height", `${rect.height}px`);
    const page = document.documentElement.style;
    page.setProperty("--stage-left", `${rect.x}px`);
    page.setProperty("--stage-top", `${rect.y}px`);
    page.setProperty("--stage-width", `${rect.width}px`);
    page.setProperty("--stage-height", `${rect.height}px`);
  }

  /** @type {(clientX: number, clientY: number) => boolean} whether a touch there counts for the stage */
  isInReach(clientX, clientY) {
    return !this.hasTargets || this.isOver(clientX, clientY, edge);
  }

  /** @type {(clientX: number, clientY: number, edge?: number) => boolean} */
  isOver(clientX, clientY, edge = 0) {
    const x = clientX - this.rect.x;
    const y = clientY - this.rect.y;
    const { width, height } = this.rect;
    return x >= -edge && y >= -edge && x <= width + edge && y <= height + edge;
  }

  /** @param {number} clientX */
  x(clientX) {
    return (clientX - this.rect.x) / this.scale;
  }

  /** @param {number} clientY */
  y(clientY) {
    return (clientY - this.rect.y) / this.scale;
  }

  /** @param {number} count the number of commands in the picture */
  draw(count) {
    this.brush.draw(this.core.picture(), this.core.pictureStart, count);
  }
}

/**
 * Returns the stall's window on the home screen, if it's large enough.
 * @param {string} stall
 */
function windowOf(stall) {
  const picture = document.querySelector(`${stall} .stall-picture`);
  return picture && picture.clientWidth >= leastWindow ? picture : null;
}

/** Whether the device, not the window, is held upright. */
function isUpright() {
  const type = screen.orientation?.type;
  return type ? type.startsWith("portrait") : matchMedia("(orientation: portrait)").matches;
}

/** @type {(id: string) => HTMLElement} */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}
