// What a house sends as it happens. A browser gives a stream up at the first answer that is none: a house
// that restarts or is busy is not gone, and is asked again.

import { rest } from "./supply.js";

export class Stream {
  /** @type {EventSource | null} */
  source = null;
  isClosed = false;
  /** Tries in a row that failed. */
  failures = 0;

  /**
   * @param {string} address
   * @param {string} event whose words are passed on
   * @param {{ onWords: (words: any) => void, onOpen?: () => void, onError?: () => void }} page
   */
  constructor(address, event, page) {
    this.address = address;
    this.event = event;
    this.page = page;
    this.open();
  }

  /** Whether words can come now. */
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
      // A house that only opens streams and ends them is not well again.
      this.failures = 0;
      if (!this.isClosed) this.page.onWords(JSON.parse(event.data));
    });
    source.addEventListener("open", () => this.page.onOpen?.());
    source.addEventListener("error", () => {
      this.page.onError?.();
      // Where only the connection was lost, the browser itself opens it again.
      if (source.readyState === EventSource.CLOSED) void this.reopen();
    });
  }

  async reopen() {
    await rest(this.failures);
    this.failures += 1;
    if (!this.isClosed) this.open();
  }
}
