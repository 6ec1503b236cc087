// Sends requests to the house and returns its replies. Contains no logic.

import { setHouseTime } from "./countdown.js";
import { save } from "./save.js";
import { hear } from "./watched.js";

/** The largest reply accepted, in bytes. Only a file, which may contain many recordings, may be larger. */
const most = 2_000_000;

/**
 * A request. Absent header values are empty texts. If `isFile` is true, the page saves the reply as a file.
 * @typedef {{
 *   id: number, method: string, path: string, secret: string, ticket: string, key: string,
 *   isRecording: boolean, isLasting: boolean, isFile: boolean, timeout: number, body: Uint8Array | null,
 * }} Question
 */

export class House {
  constructor() {
    /** @type {(id: number, status: number, body: Uint8Array) => void} */
    this.onAnswer = () => {};
    this.onWake = () => {};
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** @param {Question} question */
  async ask(question) {
    const { status, bytes } = await this.answer(question).catch(() => ({
      status: 0, bytes: new Uint8Array(),
    }));
    this.onAnswer(question.id, status, bytes);
    hear(question, status, bytes);
  }

  /** @type {(question: Question) => Promise<{ status: number, bytes: Uint8Array }>} */
  async answer({ method, path, secret, ticket, key, isRecording, isLasting, isFile, timeout, body }) {
    const headers = new Headers();
    if (body) headers.set("Content-Type", isRecording ? "application/octet-stream" : "application/json");
    if (secret) headers.set("Funfair-Device", secret);
    if (ticket) headers.set("Funfair-Ticket", ticket);
    if (key) headers.set("Idempotency-Key", key);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    const response = await fetch(new URL(path, location.href), {
      method,
      headers,
      body,
      cache: isLasting ? "default" : "no-store",
      mode: "same-origin",
      redirect: "error",
      signal: abort.signal,
    });
    // A cached reply has the time when it was first sent, possibly long ago.
    if (!isLasting) setHouseTime(response.headers.get("Date"));
    const bytes = new Uint8Array(await response.arrayBuffer());
    clearTimeout(timer);
    if (isFile && response.status === 200) {
      // A proxy's or captive portal's page isn't the player's data, which begins with a brace.
      if (bytes[0] !== 0x7b) throw new TypeError("not a file of the house");
      save(new File([bytes], "funfair.json", { type: "application/json" }));
      return { status: 200, bytes: new Uint8Array() };
    }
    if (bytes.length > most) throw new RangeError("too long an answer");
    return { status: response.status, bytes };
  }

  /** @param {number} milliseconds */
  wake(milliseconds) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.onWake(), milliseconds);
  }
}
