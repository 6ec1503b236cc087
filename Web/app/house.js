// Carries questions over the network to the house, and its answers back. Decides nothing.

/** No answer that is longer is taken, in bytes. */
const most = 2_000_000;

/**
 * @typedef {{
 *   id: number, method: string, path: string, headers: Record<string, string>,
 *   isLasting: boolean, timeout: number,
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

  /** @type {(question: Question, body: Uint8Array) => Promise<void>} */
  async ask(question, body) {
    const { status, bytes } = await this.answer(question, body).catch(() => ({
      status: 0, bytes: new Uint8Array(),
    }));
    this.onAnswer(question.id, status, bytes);
  }

  /** @type {(question: Question, body: Uint8Array) => Promise<{ status: number, bytes: Uint8Array }>} */
  async answer({ method, path, headers, isLasting, timeout }, body) {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    const response = await fetch(new URL(path, document.baseURI), {
      method,
      headers,
      body: method === "POST" ? body : null,
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
