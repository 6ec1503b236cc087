// The names of the page's texts: those of PagePhrase.swift, then the app's. Each language's file contains
// only the texts, in the same order.

import { speak } from "./words.js";

const names = /** @type {const} */ ([
  "tagline", "greeting", "openParty", "runWaiting", "newVersion", "reload", "stopped", "later", "stage",
  "stageOf", "targets", "score", "best", "toPass", "time", "lives", "level", "chainOf", "chainLength",
  "chainWorth", "timesPoints", "nudge", "money", "table", "result", "chosen", "lastResults", "noResults",
  "pocketCounts", "noSpins", "ready", "noneYet", "nextToChosen", "pace", "rank", "name", "run", "noScores",
  "nobodyHere", "bests", "thisRun", "practice", "wayOfRun", "nextIn", "endsIn", "todaysChallenge",
  "challengeDone", "watching", "genuineRun", "played", "speed", "watchRecording", "wallPlace", "linkCopied",
  "copyLink", "beatMyWall", "less", "more", "holdFlat", "codeHelp", "yourDevices", "dismiss", "whoPlays",
  "yourName", "recentNames", "toBeat", "share", "home", "race", "whoseScores", "you", "thisDevice", "forget",
  "points", "yourNumbers", "levelNumber", "seconds",
]);

/** @typedef {Record<typeof names[number], string>} PageWords */

/**
 * Switches to a language.
 * @param {string} tag
 * @returns {boolean} whether its texts were loaded
 */
export function speakPage(tag) {
  return speak(tag, names);
}
