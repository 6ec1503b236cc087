// The stage: a canvas over the whole page, on which the run's stage has its place.

import { commandWidth } from "./core.js";
import { Sprites, margin } from "./sprites.js";

/** @typedef {import("./core.js").Core} Core */
/** @typedef {import("./types").Content} Content */
/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").View} View */

/** A finger this many CSS pixels beside the stage still touches it. */
const edge = 10;
/**
 * The canvas is drawn in so many parts of a device pixel. Places and sizes are then whole numbers,
 * which a browser passes on without making an object of each: a frame leaves no garbage behind.
 */
const fine = 64;
const font = '"SF Pro Rounded", ui-rounded, system-ui, sans-serif';

export class Stage {
  /** The stall whose things are drawn, and what is made once for them. */
  stall = "";
  /** @type {Look[]} */
  looks = [];
  sprites = new Sprites([]);
  /** @type {string[][]} */
  chains = [];
  /** @type {Map<number, string>} by size */
  fonts = new Map();

  /**
   * @param {Core} core
   * @param {Content} content
   * @param {() => void} onTouch
   */
  constructor(core, content, onTouch) {
    this.core = core;
    this.content = content;
    this.setUp(content.stalls[0]);
    this.shape = {
      bubble: content.shapes.indexOf("bubble"),
      disc: content.shapes.indexOf("disc"),
      ring: content.shapes.indexOf("ring"),
      points: content.shapes.indexOf("points"),
      chain: content.shapes.indexOf("chain"),
    };
    // Texts are made once: a frame makes no garbage.
    this.points = Array.from({ length: 200 }, (_, points) => `+${points}`);
    this.element = byId("stage");
    this.ground = byId("ground");
    this.room = byId("room");
    this.canvas = /** @type {HTMLCanvasElement} */ (byId("canvas"));
    this.context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    /** The stage in CSS pixels, and how many of them a stage unit has. */
    this.rect = { x: 0, y: 0, width: 0, height: 0 };
    this.scale = 1;
    this.density = 1;
    /** Fine parts: those of a stage unit, and where the stage begins. */
    this.unit = fine;
    this.left = 0;
    this.top = 0;
    this.width = 0;
    this.height = 0;

    this.canvas.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.preventDefault();
      if (this.touch(event.clientX, event.clientY)) onTouch();
    });
    for (const name of ["contextmenu", "touchstart", "touchmove"]) {
      this.canvas.addEventListener(name, (event) => event.preventDefault(), { passive: false });
    }
  }

  /** @param {Stall} stall whose things are to be drawn */
  setUp(stall) {
    this.stall = stall.name;
    this.looks = stall.looks;
    this.sprites = new Sprites(stall.looks);
    this.chains = stall.looks.map((look) =>
      Array.from({ length: 100 }, (_, length) => `${look.name} ×${length}`),
    );
  }

  /** Tells the core how much room there is, and how the device is held. */
  reportLayout() {
    const room = this.room.getBoundingClientRect();
    this.core.layout(room.width, room.height, isUpright());
  }

  /** @param {View} view what is shown: a run, or something else */
  place(view) {
    this.element.hidden = view.kind !== "play";
    if (view.kind !== "play") return;
    const { screen } = view;
    const stall = this.content.stalls.find((stall) => stall.name === view.stall);
    if (stall && stall.name !== this.stall) {
      this.setUp(stall);
      this.canvas.setAttribute("aria-label", `${stall.name} stage`);
    }
    const room = this.room.getBoundingClientRect();
    const scale = Math.min(room.width / screen.width, room.height / screen.height);
    const rect = {
      width: screen.width * scale,
      height: screen.height * scale,
      x: room.x + (room.width - screen.width * scale) / 2,
      y: room.y + (room.height - screen.height * scale) / 2,
    };
    const density = window.devicePixelRatio || 1;
    const width = Math.round(window.innerWidth * density);
    const height = Math.round(window.innerHeight * density);
    const isSame =
      scale === this.scale && density === this.density && rect.x === this.rect.x &&
      rect.y === this.rect.y && width === this.canvas.width && height === this.canvas.height &&
      screen.width === this.width;
    if (isSame) return;
    Object.assign(this, { rect, scale, density, width: screen.width, height: screen.height });
    this.canvas.width = width;
    this.canvas.height = height;
    this.unit = scale * density * fine;
    this.left = rect.x * density * fine;
    this.top = rect.y * density * fine;
    this.context.setTransform(1 / fine, 0, 0, 1 / fine, 0, 0);
    this.sprites.reset();
    const ground = this.ground.style;
    ground.setProperty("transform", `translate(${rect.x}px, ${rect.y}px)`);
    ground.setProperty("width", `${rect.width}px`);
    ground.setProperty("height", `${rect.height}px`);
  }

  /** @type {(clientX: number, clientY: number) => boolean} whether it was on the stage */
  touch(clientX, clientY) {
    const x = clientX - this.rect.x;
    const y = clientY - this.rect.y;
    const { width, height } = this.rect;
    if (x < -edge || y < -edge || x > width + edge || y > height + edge) return false;
    this.core.touch(x / this.scale, y / this.scale);
    return true;
  }

  /** @param {number} count how many commands the picture has */
  draw(count) {
    const { context, canvas, shape, unit, left, top } = this;
    context.clearRect(0, 0, canvas.width * fine, canvas.height * fine);
    let opacity = 1;
    const numbers = this.core.picture();
    let at = this.core.pictureStart;
    for (let index = 0; index < count; index += 1, at += commandWidth) {
      const look = numbers[at + 1] | 0;
      const x = (left + numbers[at + 2] * unit) | 0;
      const y = (top + numbers[at + 3] * unit) | 0;
      const extent = numbers[at + 4] * unit;
      const size = extent | 0;
      const amount = numbers[at + 6] | 0;
      if (numbers[at + 5] !== opacity) {
        opacity = numbers[at + 5];
        context.globalAlpha = opacity;
      }
      switch (numbers[at]) {
        case shape.bubble: {
          const stretch = numbers[at + 7];
          const sprite = this.sprites.of(look, (size / fine + 1) | 0);
          const halfWidth = (extent * margin * stretch) | 0;
          const halfHeight = ((extent * margin) / stretch) | 0;
          context.drawImage(sprite, x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2);
          break;
        }
        case shape.disc:
          context.fillStyle = this.looks[look].colour;
          context.beginPath();
          context.arc(x, y, size, 0, 7);
          context.fill();
          break;
        case shape.ring:
          context.strokeStyle = this.looks[look].colour;
          context.lineWidth = (amount * unit) | 0;
          context.beginPath();
          context.arc(x, y, size, 0, 7);
          context.stroke();
          break;
        case shape.points:
          this.write(this.points[Math.min(amount, 199)], x, y, size, "#ffe08a");
          break;
        case shape.chain:
          this.write(this.chains[look][Math.min(amount, 99)], x, y, size, "#fff");
          break;
      }
    }
    if (opacity !== 1) context.globalAlpha = 1;
  }

  /**
   * Letters are drawn in whole device pixels: they would not be sharp as huge ones made small.
   * @type {(text: string, x: number, y: number, extent: number, colour: string) => void}
   */
  write(text, x, y, extent, colour) {
    const { context } = this;
    const size = Math.round(extent / fine);
    context.setTransform(1, 0, 0, 1, x / fine, y / fine);
    context.font = this.fontOf(size);
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = size * 0.2;
    context.strokeStyle = "#1b0f45";
    context.strokeText(text, 0, 0);
    context.fillStyle = colour;
    context.fillText(text, 0, 0);
    context.setTransform(1 / fine, 0, 0, 1 / fine, 0, 0);
  }

  /** @type {(size: number) => string} */
  fontOf(size) {
    const known = this.fonts.get(size);
    if (known) return known;
    const text = `800 ${size}px ${font}`;
    this.fonts.set(size, text);
    return text;
  }
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
