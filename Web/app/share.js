// Hands a run on: a picture and a text, through the system's own sheet where there is one.

import { save } from "./save.js";
import { paintCard } from "./share-card.js";

/** @typedef {import("./types").ShareCard} ShareCard */
/** @typedef {import("./types").Stall} Stall */

/**
 * Shares a run, or saves its picture where nothing takes it.
 * @type {(card: ShareCard, stall: Stall | undefined) => Promise<{ isTextCopied: boolean } | null>} null where
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
 * Encoded at once: `toBlob` waits in Chromium for a time in which nothing else goes on, for seconds,
 * and five seconds after a press no sheet is opened any more.
 * @type {(card: ShareCard, stall: Stall | undefined, url: string) => File | null} null where the
 *   browser has no memory for it
 */
function pictureOf(card, stall, url) {
  const [, base64] = paintCard(card, stall, new URL(url).host).toDataURL("image/png").split(",");
  if (!base64) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const name = `funfair-${card.game}-${card.score}.png`.toLowerCase();
  return new File([bytes], name, { type: "image/png" });
}

/** @type {(words: { title: string, text: string, url: string }, picture: File | null) => Promise<boolean>} */
async function hasTaken(words, picture) {
  if (!navigator.share) return false;
  const whole = { ...words, files: picture ? [picture] : [] };
  try {
    await navigator.share(picture && navigator.canShare?.(whole) ? whole : words);
    return true;
  } catch (error) {
    // Whoever closed the sheet wanted nothing else instead.
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} false where the browser has no clipboard, as over plain HTTP, or refuses it
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
