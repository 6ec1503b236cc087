// The page's texts in the current language. The core has its own, from the same files.

/** @typedef {import("./page-words.js").PageWords} PageWords */
/** @typedef {{ core: string, page: string[] | Record<string, string> }} Texts of a language, as the build writes them */

/** The available languages. The first is the fallback. */
const tags = ["en", "vi", "zh-Hans", "es", "ar"];

/** @type {PageWords} the current language's texts, by the names of PagePhrase.swift */
export const words = /** @type {any} */ ({});
let numbers = new Intl.NumberFormat("en");
/** @type {Map<string, Texts>} the loaded texts, by language */
const known = new Map();

/** Returns the first preferred language that is available, or the fallback. */
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
 * Switches to a language.
 * @param {string} tag
 * @param {readonly string[]} names of the texts, if the file doesn't contain them
 * @returns {boolean} whether its texts were loaded
 */
export function speak(tag, names = []) {
  const texts = known.get(tag);
  if (!texts) return false;
  const { page } = texts;
  const named = Array.isArray(page) ? page.map((text, index) => [names[index], text]) : Object.entries(page);
  Object.assign(words, Object.fromEntries(named));
  // Latin digits in every language, as on the wheel.
  numbers = new Intl.NumberFormat(`${tag}-u-nu-latn`);
  document.documentElement.lang = tag;
  return true;
}

/** @type {(count: number) => string} a whole number in the language's format: `12,345`, `−5` */
export function written(count) {
  return (count < 0 ? "−" : "") + numbers.format(Math.abs(count));
}

/** @type {(count: number, unit: string) => string} `12 min`, in the language's format */
export function measured(count, unit) {
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: "unit", unit }).format(count);
}

/**
 * Fills a text's gaps, and returns the parts, which may be more than text.
 * @type {(text: string, ...fillings: import("./dom.js").Tree[]) => (import("./dom.js").Tree | string)[]}
 */
export function parts(text, ...fillings) {
  return text.split(/\{(\d)\}/).map((part, index) => (index % 2 === 1 ? fillings[Number(part) - 1] : part));
}

/** @type {(text: string, ...fillings: (string | number)[]) => string} */
export function filled(text, ...fillings) {
  return text.replace(/\{(\d)\}/g, (_, gap) => String(fillings[Number(gap) - 1]));
}
