// Counts characters as a person does: an emoji of several code points is one character.

/** Untyped, because Firefox has it only since version 125. */
const { Segmenter } = /** @type {any} */ (Intl);
const segmenter = Segmenter && new Segmenter();

/**
 * @param {string} text
 * @returns {number} the number of characters times 256, plus the number of code points in the longest, at
 *   most 255
 */
export function characters(text) {
  /** @type {Iterable<string[]>} */
  const all = segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => [segment])
    : text.matchAll(/[^]\p{M}*/gu);
  let count = 0;
  let most = 0;
  for (const [character] of all) {
    count += 1;
    most = Math.max(most, [...character].length);
  }
  return count * 256 + Math.min(most, 255);
}
