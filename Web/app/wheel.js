// The wheel's appearance, within radius 1 around the origin. BallTable.swift has Roulette's own sizes, for
// the places where the ball runs, bounces and comes to rest.

/** @typedef {import("./types").Look} Look */

const turn = Math.PI * 2;
/** The radii of the boundaries between the wheel's parts. */
const edges = { track: 0.965, rotor: 0.835, numbers: 0.7, pockets: 0.575, cone: 0.5, hub: 0.13 };
/** The deflectors: their number and radius, and half the length and width of each. */
const deflectors = { count: 8, radius: 0.867, length: 0.032, width: 0.018 };
const gold = "#e9c46a";
/** The largest scale that keeps the numbers inside their pockets. */
const widest = 1.25;

/**
 * Paints the fixed part: the bowl with its rim, and the mark at the top.
 * @param {CanvasRenderingContext2D} context
 */
export function paintBowl(context) {
  const wood = context.createRadialGradient(-0.3, -0.4, 0.2, 0, 0, 1);
  wood.addColorStop(0, "#a8652c");
  wood.addColorStop(0.7, "#7b431a");
  wood.addColorStop(1, "#4c260d");
  disc(context, 1, wood);
  ring(context, 0.985, 0.018, gold);
  const track = context.createRadialGradient(0, 0, edges.rotor, 0, 0, edges.track);
  track.addColorStop(0, "#2d1508");
  track.addColorStop(0.55, "#6b3a17");
  track.addColorStop(1, "#8f5424");
  disc(context, edges.track, track);
  const { count, radius, length, width } = deflectors;
  for (let index = 0; index < count; index += 1) {
    context.save();
    context.rotate(((index + 0.5) / count) * turn);
    context.translate(0, -radius);
    // Every other deflector is crosswise.
    context.rotate(((index % 2) / 4) * turn);
    context.beginPath();
    context.moveTo(0, -length);
    context.lineTo(width, 0);
    context.lineTo(0, length);
    context.lineTo(-width, 0);
    context.closePath();
    context.fillStyle = gold;
    context.fill();
    context.strokeStyle = "#5a3205";
    context.lineWidth = 0.005;
    context.stroke();
    context.restore();
  }
}

/**
 * Paints the mark that points at the drawn pocket.
 * @param {CanvasRenderingContext2D} context
 */
export function paintMark(context) {
  context.beginPath();
  context.moveTo(-0.055, -1);
  context.lineTo(0.055, -1);
  context.lineTo(0, -edges.rotor - 0.01);
  context.closePath();
  context.fillStyle = "#ffdd85";
  context.strokeStyle = "#5a3205";
  context.lineWidth = 0.014;
  context.lineJoin = "round";
  context.fill();
  context.stroke();
}

/**
 * Paints the turning part: the numbered pockets, the cone and the cross.
 * @type {(context: CanvasRenderingContext2D, looks: Look[], size: number) => void} `size` is the scale of the
 *   numbers
 */
export function paintRotor(context, looks, size) {
  const pockets = looks.filter((look) => look.form === "pocket");
  const width = turn / pockets.length;
  pockets.forEach((look, place) => {
    context.save();
    context.rotate(place * width);
    sector(context, edges.rotor, width);
    context.fillStyle = look.colour;
    context.fill();
    sector(context, edges.numbers, width);
    context.fillStyle = "rgba(0,0,0,.28)";
    context.fill();
    context.fillStyle = "#fff";
    write(context, look.name, -(edges.rotor + edges.numbers) / 2, 7.8 * Math.min(size, widest));
    context.restore();
  });
  context.lineWidth = 0.008;
  context.strokeStyle = gold;
  for (let place = 0; place < pockets.length; place += 1) {
    context.save();
    context.rotate((place + 0.5) * width);
    context.beginPath();
    context.moveTo(0, -edges.rotor);
    context.lineTo(0, -edges.pockets);
    context.stroke();
    context.restore();
  }
  ring(context, edges.rotor, 0.014, gold);
  ring(context, edges.numbers, 0.008, gold);

  const cone = context.createRadialGradient(-0.15, -0.2, 0.02, 0, 0, edges.pockets);
  cone.addColorStop(0, "#c98a45");
  cone.addColorStop(0.6, "#8a4f20");
  cone.addColorStop(1, "#552a0e");
  disc(context, edges.pockets, cone);
  ring(context, edges.pockets, 0.014, gold);
  ring(context, edges.cone, 0.006, "rgba(233,196,106,.5)");
  for (let index = 0; index < 4; index += 1) {
    context.save();
    context.rotate((index / 4) * turn);
    context.beginPath();
    context.moveTo(-0.035, 0);
    context.lineTo(-0.014, -0.34);
    context.lineTo(0.014, -0.34);
    context.lineTo(0.035, 0);
    context.fillStyle = "#f3d58a";
    context.fill();
    context.beginPath();
    context.arc(0, -0.34, 0.036, 0, turn);
    context.fill();
    context.restore();
  }
  const hub = context.createRadialGradient(-0.04, -0.05, 0.01, 0, 0, edges.hub);
  hub.addColorStop(0, "#fff6d8");
  hub.addColorStop(0.5, "#f0c865");
  hub.addColorStop(1, "#a9741d");
  disc(context, edges.hub, hub);
}

/**
 * Draws text at a hundred times its size and scales it down, because text smaller than a pixel isn't laid out
 * correctly.
 * @type {(context: CanvasRenderingContext2D, text: string, y: number, size: number) => void}
 */
function write(context, text, y, size) {
  context.translate(0, y);
  context.scale(0.01, 0.01);
  context.font = `800 ${size}px "SF Pro Rounded", ui-rounded, system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, 0, 0.4);
}

/** @type {(context: CanvasRenderingContext2D, radius: number, width: number) => void} */
function sector(context, radius, width) {
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, -turn / 4 - width / 2, -turn / 4 + width / 2);
  context.closePath();
}

/** @type {(context: CanvasRenderingContext2D, radius: number, fill: string | CanvasGradient) => void} */
function disc(context, radius, fill) {
  context.beginPath();
  context.arc(0, 0, radius, 0, turn);
  context.fillStyle = fill;
  context.fill();
}

/** @type {(context: CanvasRenderingContext2D, radius: number, width: number, colour: string) => void} */
function ring(context, radius, width, colour) {
  context.beginPath();
  context.arc(0, 0, radius, 0, turn);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}
