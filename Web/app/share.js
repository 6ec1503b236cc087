// Shares a run as a picture and a text, through the system's share sheet if there is one.

import { save } from "./save.js";
import { paintCard } from "./share-card.js";

/** @typedef {import("./types").ShareCard} ShareCard */
/** @typedef {import("./types").Stall} Stall */

/**
 * Shares a run, or saves its picture and copies its text if sharing isn't possible.
 * @type {(card: ShareCard, stall: Stall | undefined) => Promise<{ isTextCopied: boolean } | null>} null if
 *   nothing was saved
 */
export async function share(card, stall) {
  const url = new URL("./", location.href).href;
  const picture = pictureOf(card, stall, url);
  if (await hasTaken({ title: card.game, text: card.text, url }, picture)) return null;
  if (picture) save(picture);
  return { isTextCopied: await copy(`${card.text} ${url}`) };
}

/**
 * Encodes the picture synchronously, because in Chromium `toBlob` can wait seconds for idle time, and a share
 * sheet opens only within five seconds of a press.
 * @type {(card: ShareCard, stall: Stall | undefined, url: string) => File | null} null if the browser has no
 *   memory for it, or returns noise to resist fingerprinting
 */
function pictureOf(card, stall, url) {
  if (!canRead()) return null;
  const [, base64] = paintCard(card, stall, new URL(url).host).toDataURL("image/png").split(",");
  if (!base64) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const name = `funfair-${card.game}-${card.score}.png`.toLowerCase();
  return new File([bytes], name, { type: "image/png" });
}

/** Whether the browser returns what was painted, or nearly. */
function canRead() {
  const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  context.fillStyle = "#108020";
  context.fillRect(0, 0, 9, 9);
  const [red, green, blue] = context.getImageData(4, 4, 1, 1).data;
  return Math.abs(red - 16) + Math.abs(green - 128) + Math.abs(blue - 32) < 9;
}

/** @type {(words: { title: string, text: string, url: string }, picture: File | null) => Promise<boolean>} */
async function hasTaken(words, picture) {
  if (!navigator.share) return false;
  const whole = { ...words, files: picture ? [picture] : [] };
  try {
    await navigator.share(picture && navigator.canShare?.(whole) ? whole : words);
    return true;
  } catch (error) {
    // A player who closed the sheet doesn't want an alternative.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} false if the browser denies it
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/**
 * Copies a text as a selection in a field, because over plain HTTP browsers have no clipboard for pages.
 * @param {string} text
 */
function copySelected(text) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isCopied;
}
