// Carries questions over the network to the house, and its answers back. Decides nothing.

/** No answer that is longer is taken, in bytes. */
const most = 2_000_000;

/**
 * Texts are empty where there is nothing to say; a question without a body only reads.
 * @typedef {{
 *   id: number, path: string, secret: string, ticket: string, key: string,
 *   isRecording: boolean, isLasting: boolean, timeout: number, body: Uint8Array | null,
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
  }

  /** @type {(question: Question) => Promise<{ status: number, bytes: Uint8Array }>} */
  async answer({ path, secret, ticket, key, isRecording, isLasting, timeout, body }) {
    const headers = new Headers();
    if (body) headers.set("Content-Type", isRecording ? "application/octet-stream" : "application/json");
    if (secret) headers.set("Authorization", `Bearer ${secret}`);
    if (ticket) headers.set("Funfair-Ticket", ticket);
    if (key) headers.set("Idempotency-Key", key);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    const response = await fetch(new URL(path, document.baseURI), {
      method: body ? "POST" : "GET",
      headers,
      body,
      cache: isLasting ? "default" : "no-store",
      credentials: "omit",
      mode: "same-origin",
      redirect: "error",
      signal: abort.signal,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    clearTimeout(timer);
    if (bytes.length > most) throw new RangeError("too long an answer");
    return { status: response.status, bytes };
  }

  /** @param {number} milliseconds */
  wake(milliseconds) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.onWake(), milliseconds);
  }
}
