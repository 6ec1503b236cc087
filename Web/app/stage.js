// The stage: a canvas over the whole page, on which the run's stage has its place.

import { commandWidth } from "./core.js";
import { Sprites, ball, bubble, symbol } from "./sprites.js";

/** @typedef {import("./core.js").Core} Core */
/** @typedef {import("./types").Content} Content */
/** @typedef {import("./types").Look} Look */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").View} View */

/** A finger this many CSS pixels beside the stage still touches what is on it. */
const edge = 10;
/** Stage units of air around a brick. */
const gap = 1.5;
/**
 * The canvas is drawn in so many parts of a device pixel. Places and sizes are then whole numbers,
 * which a browser passes on without making an object of each: a frame leaves no garbage behind.
 */
const fine = 64;
const turn = Math.PI * 2;
const font = '"SF Pro Rounded", ui-rounded, system-ui, sans-serif';

export class Stage {
  /** The stall whose things are drawn, and what is made once for them. */
  stall = "";
  /** @type {Look[]} */
  looks = [];
  /** Whether it is played by touching what is on it; a drag may begin anywhere. */
  hasTargets = true;
  /** Whether it is played with controls beside it. */
  isTable = false;
  sprites = new Sprites([]);
  /** @type {string[][]} */
  chains = [];
  /** @type {string[]} */
  fades = [];
  /** @type {Map<number, string>} by size */
  fonts = new Map();

  /**
   * @param {Core} core
   * @param {Content} content
   */
  constructor(core, content) {
    this.core = core;
    this.content = content;
    this.shape = {
      bubble: content.shapes.indexOf("bubble"),
      disc: content.shapes.indexOf("disc"),
      ring: content.shapes.indexOf("ring"),
      points: content.shapes.indexOf("points"),
      chain: content.shapes.indexOf("chain"),
      brick: content.shapes.indexOf("brick"),
      symbol: content.shapes.indexOf("symbol"),
      ball: content.shapes.indexOf("ball"),
      paddle: content.shapes.indexOf("paddle"),
      gauge: content.shapes.indexOf("gauge"),
      words: content.shapes.indexOf("words"),
      wheel: content.shapes.indexOf("wheel"),
      rider: content.shapes.indexOf("rider"),
    };
    // Texts are made once: a frame makes no garbage.
    /** @type {Map<number, string>} by the points */
    this.points = new Map();
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
    this.setUp(content.stalls[0]);
  }

  /** @param {Stall} stall whose things are to be drawn */
  setUp(stall) {
    this.stall = stall.name;
    this.looks = stall.looks;
    this.hasTargets = stall.looks.some((look) => look.form === "bubble");
    this.isTable = stall.looks.some((look) => look.form === "pocket");
    // What has neither targets nor controls to go to is played by keys itself.
    this.canvas.tabIndex = this.hasTargets || this.isTable ? -1 : 0;
    this.canvas.setAttribute("aria-label", `${stall.name} stage`);
    this.element.dataset.ground = this.hasTargets ? "day" : this.isTable ? "table" : "night";
    this.sprites = new Sprites(stall.looks);
    this.fades = [];
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
    const density = window.devicePixelRatio || 1;
    const width = Math.round(window.innerWidth * density);
    const height = Math.round(window.innerHeight * density);
    this.element.inert = view.kind !== "play";
    if (view.kind !== "play") {
      // A dialog at the end has the last picture behind it, while that fits the window.
      const isBehind =
        view.kind === "result" && view.screen.isDialog && view.stall === this.stall &&
        width === this.canvas.width && height === this.canvas.height;
      if (!isBehind) this.element.hidden = true;
      return;
    }
    this.element.hidden = false;
    const { screen } = view;
    const stall = this.content.stalls.find((stall) => stall.name === view.stall);
    if (stall && stall.name !== this.stall) this.setUp(stall);
    const room = this.room.getBoundingClientRect();
    const scale = Math.min(room.width / screen.width, room.height / screen.height);
    const rect = {
      width: screen.width * scale,
      height: screen.height * scale,
      x: room.x + (room.width - screen.width * scale) / 2,
      y: room.y + (room.height - screen.height * scale) / 2,
    };
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
    document.documentElement.style.setProperty("--stage-width", `${rect.width}px`);
  }

  /** @type {(clientX: number, clientY: number) => boolean} whether a finger there is meant for the stage */
  isInReach(clientX, clientY) {
    if (!this.hasTargets) return true;
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

  /** @param {number} count how many commands the picture has */
  draw(count) {
    const { context, canvas, shape, unit, left, top } = this;
    context.clearRect(0, 0, canvas.width * fine, canvas.height * fine);
    let opacity = fine;
    const numbers = this.core.picture();
    let at = this.core.pictureStart;
    for (let index = 0; index < count; index += 1, at += commandWidth) {
      const look = numbers[at + 1] | 0;
      const x = (left + numbers[at + 2] * unit) | 0;
      const y = (top + numbers[at + 3] * unit) | 0;
      const extent = numbers[at + 4] * unit;
      const size = extent | 0;
      const amount = numbers[at + 6] | 0;
      const solid = (numbers[at + 5] * fine + 0.5) | 0;
      const kind = numbers[at] | 0;
      // Sparks and trails are many: they have their opacity in their colour, which is a text that
      // is there already and no new number.
      const alpha = kind === shape.disc || kind === shape.ring ? fine : solid;
      if (alpha !== opacity) {
        opacity = alpha;
        context.globalAlpha = alpha / fine;
      }
      switch (kind) {
        case shape.bubble: {
          const stretch = numbers[at + 7];
          const sprite = this.sprites.round(bubble, look, (size / fine + 1) | 0);
          const halfWidth = (extent * bubble.margin * stretch) | 0;
          const halfHeight = ((extent * bubble.margin) / stretch) | 0;
          context.drawImage(sprite, x - halfWidth, y - halfHeight, halfWidth * 2, halfHeight * 2);
          break;
        }
        case shape.brick: {
          // Whole device pixels, so that every edge is sharp.
          const width = ((extent * numbers[at + 7] * 2) / fine + 0.5) | 0;
          const height = ((extent * 2) / fine + 0.5) | 0;
          const air = ((gap * unit) / fine + 0.5) | 0;
          const sprite = this.sprites.brick(look, width, height, air);
          const start = (((x / fine - width / 2 + 0.5) | 0) * fine) | 0;
          const above = (((y / fine - height / 2 + 0.5) | 0) * fine) | 0;
          context.drawImage(sprite, start, above, (width * fine) | 0, (height * fine) | 0);
          break;
        }
        case shape.symbol:
          this.stamp(symbol, look, x, y, extent);
          break;
        case shape.ball:
          this.stamp(ball, look, x, y, extent);
          break;
        case shape.paddle: {
          const end = size * 2;
          const half = (extent * numbers[at + 7]) | 0;
          const sprite = this.sprites.bar(look, (end / fine + 1) | 0);
          const cap = sprite.height;
          // The middle reaches under the ends: no seam is seen.
          context.drawImage(sprite, cap, 0, cap, cap, x - half + size, y - size, (half - size) * 2, end);
          context.drawImage(sprite, 0, 0, cap, cap, x - half, y - size, end, end);
          context.drawImage(sprite, cap * 2, 0, cap, cap, x + half - end, y - size, end, end);
          break;
        }
        case shape.gauge: {
          const half = (Math.max(0, extent * (numbers[at + 7] - 1))) | 0;
          context.strokeStyle = this.looks[look].colour;
          context.lineWidth = size * 2;
          context.lineCap = "round";
          context.beginPath();
          context.moveTo(x - half, y);
          context.lineTo(x + half, y);
          context.stroke();
          break;
        }
        case shape.disc:
          context.fillStyle = this.fade(look, solid);
          context.beginPath();
          context.arc(x, y, size, 0, 7);
          context.fill();
          break;
        case shape.ring:
          context.strokeStyle = this.fade(look, solid);
          context.lineWidth = (amount * unit) | 0;
          context.beginPath();
          context.arc(x, y, size, 0, 7);
          context.stroke();
          break;
        case shape.points:
          this.write(this.pointsText(amount), x, y, size, amount < 0 ? "#ffb3c1" : "#ffe08a");
          break;
        case shape.wheel:
          this.drawWheel(numbers[at + 6], x, y, extent);
          break;
        case shape.rider: {
          const angle = numbers[at + 6] * turn;
          const reach = extent * numbers[at + 7];
          this.stamp(ball, look, (x + Math.sin(angle) * reach) | 0, (y - Math.cos(angle) * reach) | 0, extent);
          break;
        }
        case shape.words:
          this.write(this.looks[look].label, x, y, size, "#fff");
          break;
        case shape.chain:
          this.write(this.chains[look][Math.min(amount, 99)], x, y, size, "#fff");
          break;
      }
    }
    if (opacity !== fine) context.globalAlpha = 1;
  }

  /** @param {number} amount */
  pointsText(amount) {
    const known = this.points.get(amount);
    if (known) return known;
    const text = amount < 0 ? `−${-amount}` : `+${amount}`;
    this.points.set(amount, text);
    return text;
  }

  /** @type {(turns: number, x: number, y: number, extent: number) => void} */
  drawWheel(turns, x, y, extent) {
    const { context } = this;
    const radius = Math.ceil(extent / fine);
    const { bowl, rotor, mark } = this.sprites.wheel(radius);
    const across = turns * turn;
    const cos = Math.cos(across);
    const sin = Math.sin(across);
    context.setTransform(1, 0, 0, 1, x / fine, y / fine);
    context.drawImage(bowl, -radius, -radius);
    context.setTransform(cos, sin, -sin, cos, x / fine, y / fine);
    context.drawImage(rotor, -radius, -radius);
    context.setTransform(1, 0, 0, 1, x / fine, y / fine);
    context.drawImage(mark, -radius, -radius);
    context.setTransform(1 / fine, 0, 0, 1 / fine, 0, 0);
  }

  /** @type {(look: number, solid: number) => string} its colour, solid in so many fine parts */
  fade(look, solid) {
    const index = look * (fine + 1) + solid;
    return (this.fades[index] ??=
      this.looks[look].colour + Math.round((solid / fine) * 255).toString(16).padStart(2, "0"));
  }

  /** @type {(kind: import("./sprites.js").Round, look: number, x: number, y: number, extent: number) => void} */
  stamp(kind, look, x, y, extent) {
    const sprite = this.sprites.round(kind, look, (extent / fine + 1) | 0);
    const half = (extent * kind.margin) | 0;
    this.context.drawImage(sprite, x - half, y - half, half * 2, half * 2);
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
