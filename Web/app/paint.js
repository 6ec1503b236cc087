// The appearance of the things on a stage.

/** The outline of a symbol, with its width in the symbol's units. The symbol covers half of the outline. */
export const symbolEdge = { colour: "#2b0f3d", width: 0.3 };

/**
 * Paints a bubble of radius 1 around the origin.
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 * @param {Path2D} symbol
 * @param {number} size the scale of the symbol
 */
export function paintBubble(context, colour, symbol, size) {
  const disc = new Path2D();
  disc.arc(0, 0, 1, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill(disc);

  const shade = context.createRadialGradient(-0.35, -0.45, 0.1, 0, 0, 1.05);
  shade.addColorStop(0, "rgba(255,255,255,.42)");
  shade.addColorStop(0.45, "rgba(255,255,255,.04)");
  shade.addColorStop(0.8, "rgba(20,0,40,.10)");
  shade.addColorStop(1, "rgba(20,0,40,.34)");
  context.fillStyle = shade;
  context.fill(disc);

  context.save();
  context.clip(disc);
  context.lineWidth = 0.1;
  context.strokeStyle = "rgba(255,255,255,.34)";
  context.stroke(disc);
  context.restore();

  context.save();
  context.translate(-0.42, -0.5);
  context.rotate(-0.7);
  context.scale(0.26, 0.15);
  context.fillStyle = "rgba(255,255,255,.78)";
  context.fill(disc);
  context.restore();

  context.save();
  context.translate(0, 0.06);
  context.scale(0.4 * size, 0.4 * size);
  paintSymbol(context, colour, symbol);
  context.restore();
}

/** @type {(context: CanvasRenderingContext2D, colour: string, symbol: Path2D) => void} */
export function paintSymbol(context, _, symbol) {
  // Without an outline, white would be hard to see on light colours.
  context.strokeStyle = symbolEdge.colour;
  context.lineWidth = symbolEdge.width;
  context.lineJoin = "round";
  context.stroke(symbol);
  context.fillStyle = "#fff";
  context.fill(symbol);
}

/** @type {(context: CanvasRenderingContext2D, colour: string) => void} */
export function paintBall(context, colour) {
  const disc = new Path2D();
  disc.arc(0, 0, 1, 0, Math.PI * 2);

  const glow = context.createRadialGradient(0, 0, 0.8, 0, 0, 2.4);
  glow.addColorStop(0, "rgba(255,236,190,.5)");
  glow.addColorStop(0.45, "rgba(255,226,160,.14)");
  glow.addColorStop(1, "rgba(255,226,160,0)");
  context.fillStyle = glow;
  context.fillRect(-2.4, -2.4, 4.8, 4.8);

  context.fillStyle = colour;
  context.fill(disc);
  const shade = context.createRadialGradient(-0.3, -0.35, 0.1, 0, 0, 1);
  shade.addColorStop(0, "rgba(255,255,255,1)");
  shade.addColorStop(0.5, "rgba(255,255,255,.3)");
  shade.addColorStop(1, "rgba(120,70,150,.42)");
  context.fillStyle = shade;
  context.fill(disc);
}

/** @type {(context: CanvasRenderingContext2D, colour: string) => void} */
export function paintChip(context, colour) {
  const turn = Math.PI * 2;
  context.beginPath();
  context.arc(0, 0, 1, 0, turn);
  context.fillStyle = "#3a1d08";
  context.fill();
  context.beginPath();
  context.arc(0, 0, 0.94, 0, turn);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 0.26;
  context.strokeStyle = "#fff";
  for (let index = 0; index < 6; index += 1) {
    const from = (index / 6) * turn;
    context.beginPath();
    context.arc(0, 0, 0.81, from, from + turn / 12);
    context.stroke();
  }
  context.beginPath();
  context.arc(0, 0, 0.6, 0, turn);
  context.lineWidth = 0.07;
  context.strokeStyle = "rgba(58,29,8,.55)";
  context.stroke();
}

/**
 * Paints a brick that fills a box.
 * @type {(context: CanvasRenderingContext2D, width: number, height: number, colour: string) => void}
 */
export function paintBrick(context, width, height, colour) {
  const radius = height * 0.24;
  const edge = Math.max(1, Math.round(height * 0.13));
  context.beginPath();
  rounded(context, 0, 0, width, height, radius);
  context.fillStyle = colour;
  context.fill();
  context.fillStyle = "rgba(24,4,52,.38)";
  context.fill();

  const face = context.createLinearGradient(0, 0, 0, height - edge);
  face.addColorStop(0, "rgba(255,255,255,.24)");
  face.addColorStop(0.55, "rgba(255,255,255,0)");
  face.addColorStop(1, "rgba(24,4,52,.1)");
  context.beginPath();
  rounded(context, 0, 0, width, height - edge, radius);
  context.fillStyle = colour;
  context.fill();
  context.fillStyle = face;
  context.fill();

  const strip = Math.max(1, Math.round(height * 0.13));
  context.beginPath();
  rounded(context, radius, Math.round(height * 0.13), width - 2 * radius, strip, strip / 2);
  context.fillStyle = "rgba(255,255,255,.5)";
  context.fill();
}

/**
 * Paints a bar with round ends that fills a box.
 * @type {(context: CanvasRenderingContext2D, width: number, height: number, colour: string) => void}
 */
export function paintBar(context, width, height, colour) {
  const edge = height * 0.14;
  context.beginPath();
  rounded(context, 0, 0, width, height, height / 2);
  context.fillStyle = colour;
  context.fill();
  context.fillStyle = "rgba(90,30,0,.42)";
  context.fill();

  const face = context.createLinearGradient(0, 0, 0, height - edge);
  face.addColorStop(0, "rgba(255,255,255,.55)");
  face.addColorStop(0.4, "rgba(255,255,255,.16)");
  face.addColorStop(1, "rgba(160,70,0,.16)");
  context.beginPath();
  rounded(context, 0, 0, width, height - edge, (height - edge) / 2);
  context.fillStyle = colour;
  context.fill();
  context.fillStyle = face;
  context.fill();
}

/**
 * Adds a rounded rectangle to the path. In a small rectangle, the corners are smaller, because browsers throw
 * on a negative radius.
 * @type {(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, corner: number) => void}
 */
function rounded(context, x, y, width, height, corner) {
  if (!(width > 0 && height > 0)) return;
  const radius = Math.max(0, Math.min(corner, width / 2, height / 2));
  context.moveTo(x + radius, y);
  context.arcTo(x + width, y, x + width, y + height, radius);
  context.arcTo(x + width, y + height, x, y + height, radius);
  context.arcTo(x, y + height, x, y, radius);
  context.arcTo(x, y, x + width, y, radius);
  context.closePath();
}
