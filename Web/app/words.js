// The texts of the page in the language that is spoken. The core has its own, from the same files.

/** @typedef {import("./page-words.js").PageWords} PageWords */
/** @typedef {{ core: string, page: string[] | Record<string, string> }} Texts those of a language, as the build writes them */

/** The languages that there are, the one for all others first. */
const tags = ["en", "vi", "zh-Hans", "es", "ar"];

/** @type {PageWords} by the names of PagePhrase.swift; the present language's */
export const words = /** @type {any} */ ({});
let numbers = new Intl.NumberFormat("en");
/** @type {Map<string, Texts>} the texts that came, by language */
const known = new Map();

/** The language that the system asks for, or the nearest that there is. */
export function systemTag() {
  const bare = (/** @type {string} */ tag) => tag.split("-")[0].toLowerCase();
  for (const wanted of navigator.languages) {
    const tag = tags.find((tag) => bare(tag) === bare(wanted));
    if (tag) return tag;
  }
  return tags[0];
}

/** @type {(tag: string, folder?: string) => Promise<Texts>} */
export async function textsOf(tag, folder = "words") {
  const there = known.get(tag);
  if (there) return there;
  const response = await fetch(new URL(`${folder}/${tag}.json`, import.meta.url));
  if (!response.ok) throw new Error(`There are no texts in ${tag}.`);
  const texts = await response.json();
  known.set(tag, texts);
  return texts;
}

/**
 * Speaks a language from now on.
 * @param {string} tag
 * @param {readonly string[]} names of the texts, where they come without
 * @returns {boolean} whether its texts had come
 */
export function speak(tag, names = []) {
  const texts = known.get(tag);
  if (!texts) return false;
  const { page } = texts;
  const named = Array.isArray(page) ? page.map((text, index) => [names[index], text]) : Object.entries(page);
  Object.assign(words, Object.fromEntries(named));
  // Digits are the same in all languages here, as they are on the wheel.
  numbers = new Intl.NumberFormat(`${tag}-u-nu-latn`);
  document.documentElement.lang = tag;
  return true;
}

/** @type {(count: number) => string} a whole number as it is written: `12,345`, `−5` */
export function written(count) {
  return (count < 0 ? "−" : "") + numbers.format(Math.abs(count));
}

/** @type {(count: number, unit: string) => string} `12 min`, as the language writes it */
export function measured(count, unit) {
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: "unit", unit }).format(count);
}

/**
 * A text whose gaps are filled: in parts, for what is more than text.
 * @type {(text: string, ...fillings: import("./dom.js").Tree[]) => (import("./dom.js").Tree | string)[]}
 */
export function parts(text, ...fillings) {
  return text.split(/\{(\d)\}/).map((part, index) => (index % 2 === 1 ? fillings[Number(part) - 1] : part));
}

/** @type {(text: string, ...fillings: (string | number)[]) => string} */
export function filled(text, ...fillings) {
  return text.replace(/\{(\d)\}/g, (_, gap) => String(fillings[Number(gap) - 1]));
}
