// A guest's own face, large above the first line of the party's screen, with a control that draws another one.

import { supply } from "../supply.js";
import { filled, textsOf } from "../words.js";
import { picture } from "./faces.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  div { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 16px; margin-bottom: 10px; }
  div[hidden] { display: none; }
  span { --size: min(6rem, 20vh); width: var(--size); height: var(--size); border-radius: 24%; background: var(--card-solid) center / 88% no-repeat; }
  [data-phase="podium"] span { --size: min(3rem, 12vh); }
  button {
    min-height: 44px; padding: 0 1.1em; border: 0; border-radius: 14px; font: inherit; font-weight: 700;
    color: var(--text); background: var(--control); cursor: pointer;
  }
  button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { span { border: 1px solid CanvasText; } button { border: 1px solid ButtonText; } }
`);

export class OwnFace {
  /** @type {number | null} the face's number; null while none is shown */
  number = null;

  /** @param {() => Promise<void>} redraw */
  constructor(redraw) {
    this.box = document.createElement("div");
    this.face = document.createElement("span");
    this.face.setAttribute("role", "img");
    this.button = document.createElement("button");
    this.button.type = "button";
    this.button.addEventListener("click", () => {
      // A second click while the house is asked draws nothing.
      if (this.isDrawing) return;
      this.isDrawing = true;
      void redraw().catch(() => {}).finally(() => (this.isDrawing = false));
    });
    this.box.append(this.face, this.button);
    this.isDrawing = false;
    /** @type {Record<string, string> | null} */
    this.words = null;
    /** The language of the texts. */
    this.tag = "";
  }

  /**
   * @param {number | null} number
   * @param {string} phase the party's; once there are results, they need most of the space
   */
  show(number, phase) {
    this.number = number;
    this.box.dataset.phase = phase;
    this.speak();
    this.render();
  }

  /** Loads the texts of the page's language. */
  speak() {
    const tag = document.documentElement.lang;
    if (tag === this.tag) return;
    this.tag = tag;
    void supply(() => textsOf(tag, "words/party"), ({ page }) => {
      if (tag !== this.tag) return;
      this.words = /** @type {Record<string, string>} */ (page);
      this.render();
    });
  }

  render() {
    const { number, words } = this;
    const line = document.querySelector(".page-party .column:not(:has(.door)) > p.line");
    const address = number === null ? null : picture(number);
    this.box.hidden = !line || !address || !words;
    if (!line || !address || !words || number === null) return;
    this.face.style.backgroundImage = `url("${address}")`;
    this.face.dataset.face = String(number);
    this.face.setAttribute("aria-label", filled(words.yourFace, number + 1));
    this.button.textContent = words.drawAnother;
    // In a shadow root, because updates of the page would remove an ordinary child.
    const room = line.shadowRoot ?? line.attachShadow({ mode: "open" });
    if (this.box.parentNode === room) return;
    room.adoptedStyleSheets = [sheet];
    room.replaceChildren(this.box, document.createElement("slot"));
  }
}
