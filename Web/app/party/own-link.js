// The link to a party's results, below the last line of a guest's screen after the party.

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  div { margin-top: 10px; }
  a {
    display: inline-grid; place-items: center; min-height: 44px; padding: 4px 1.2em; border-radius: 14px;
    font: inherit; font-weight: 700; text-decoration: none; color: var(--text); background: var(--control);
  }
  a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { a { border: 1px solid LinkText; } }
`);

export class OwnLink {
  constructor() {
    /** @type {{ page?: string, link?: string } | undefined} */
    this.block = undefined;
    this.box = document.createElement("div");
    this.link = document.createElement("a");
    this.box.append(this.link);
  }

  /** @param {{ page?: string, link?: string } | undefined} block the house's block with the link, if any */
  show(block) {
    this.block = block;
    this.render();
  }

  render() {
    const line = [...document.querySelectorAll(".page-party .column:not(:has(.door)) > p.line")].at(-1);
    const { page, link } = this.block ?? {};
    const isShown = line && page && link && /^https?:/.test(link);
    if (!isShown) return this.box.remove();
    this.link.href = link;
    this.link.textContent = page;
    // In a shadow root, because updates of the page would remove an ordinary child.
    const room = line.shadowRoot ?? line.attachShadow({ mode: "open" });
    if (this.box.parentNode === room) return;
    room.adoptedStyleSheets = [sheet];
    room.replaceChildren(document.createElement("slot"), this.box);
  }
}
