// A stream of events from a house. A browser gives up at the first error response, but a house that is
// restarting or busy will recover, so this stream tries again. A hidden page has no stream, because browsers
// open only six connections to a host with HTTP/1.1, and further pages would wait for ever.

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
    document.addEventListener("visibilitychange", this.follow);
    this.open();
  }

  /** Closes the stream of a page that was hidden, and opens that of a page that is visible again. */
  follow = () => {
    if (document.visibilityState === "hidden") {
      this.source?.close();
      this.source = null;
    } else if (!this.source) {
      this.failures = 0;
      this.open();
    }
  };

  /** Whether the stream is open. */
  get isOpen() {
    return this.source?.readyState === EventSource.OPEN;
  }

  close() {
    this.isClosed = true;
    document.removeEventListener("visibilitychange", this.follow);
    this.source?.close();
  }

  open() {
    if (document.visibilityState === "hidden") {
      this.source = null;
      return;
    }
    const source = new EventSource(this.address);
    this.source = source;
    source.addEventListener(this.event, (event) => {
      // Not when the stream opens, because a house in trouble may open streams and close them at once.
      this.failures = 0;
      if (!this.isClosed && source === this.source) this.page.onWords(JSON.parse(event.data));
    });
    source.addEventListener("open", () => this.page.onOpen?.());
    source.addEventListener("error", () => {
      this.page.onError?.();
      // The browser itself reopens a lost connection.
      if (source.readyState === EventSource.CLOSED) void this.reopen();
    });
  }

  async reopen() {
    const { source } = this;
    await rest(this.failures);
    this.failures += 1;
    // Unless the page was hidden meanwhile.
    if (!this.isClosed && source === this.source) this.open();
  }
}
