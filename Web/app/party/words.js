// The big screen's texts, in the current language.

import { speak, systemTag, textsOf, words as all } from "../words.js";

/** @type {import("./party-words").PartyWords} by the names of PartyPhrase.swift */
export const words = /** @type {any} */ (all);

/**
 * Returns the form of a text for a number, with its gaps.
 * @type {(name: "placesUp" | "placesGained" | "wonBy", count: number) => string}
 */
export function counted(name, count) {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  const named = /** @type {Record<string, string | undefined>} */ (/** @type {unknown} */ (words));
  return named[name + form.slice(0, 1).toUpperCase() + form.slice(1)] ?? words[`${name}Other`];
}

/**
 * Loads the texts and switches to their language.
 * @param {string | null} chosen the language chosen in the fair's settings
 */
export async function speakHere(chosen) {
  const tag = chosen ?? systemTag();
  await textsOf(tag, "words/party");
  speak(tag);
  document.documentElement.dir = new Intl.Locale(tag).language === "ar" ? "rtl" : "ltr";
}

/** @type {() => Promise<import("./types").Tables>} */
export async function tables() {
  const response = await fetch(new URL("words/party/tables.json", import.meta.url));
  if (!response.ok) throw new Error("There are no tables.");
  return response.json();
}
