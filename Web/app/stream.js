// A stream of events from a house. A browser gives up at the first error response, but a house that is
// restarting or busy will recover, so this stream tries again.

import { rest } from "./supply.js";

export class Stream {
  /** @type {EventSource | null} */
  source = null;
  isClosed = false;
  /** The number of failures in a row. */
  failures = 0;

  /**
   * @param {string} address
   * @param {string} event the event to pass on
   * @param {{ onWords: (words: any) => void, onOpen?: () => void, onError?: () => void }} page
   */
  constructor(address, event, page) {
    this.address = address;
    this.event = event;
    this.page = page;
    this.open();
  }

  /** Whether the stream is open. */
  get isOpen() {
    return this.source?.readyState === EventSource.OPEN;
  }

  close() {
    this.isClosed = true;
    this.source?.close();
  }

  open() {
    const source = new EventSource(this.address);
    this.source = source;
    source.addEventListener(this.event, (event) => {
      // Not when the stream opens, because a house in trouble may open streams and close them at once.
      this.failures = 0;
      if (!this.isClosed) this.page.onWords(JSON.parse(event.data));
    });
    source.addEventListener("open", () => this.page.onOpen?.());
    source.addEventListener("error", () => {
      this.page.onError?.();
      // The browser itself reopens a lost connection.
      if (source.readyState === EventSource.CLOSED) void this.reopen();
    });
  }

  async reopen() {
    await rest(this.failures);
    this.failures += 1;
    if (!this.isClosed) this.open();
  }
}
