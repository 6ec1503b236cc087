// Where the keyboard's focus goes when there is another screen.

/** @typedef {import("./types").View} View */

export class Focus {
  /**
   * @param {HTMLElement} root
   * @param {import("./stage.js").Stage} stage
   * @param {() => import("./targets.js").Targets | null} targets
   */
  constructor(root, stage, targets) {
    this.root = root;
    this.stage = stage;
    this.targets = targets;
    /** What was on the screen before. */
    this.place = "";
    /** Whether the settings are behind a question. */
    this.isAsked = false;
    /** Whether what was used last begins or ends a turn at a table. */
    this.isAtTable = false;
    /** Whether the player last used a key, and not a finger. */
    this.isByKeys = false;
    window.addEventListener("keydown", () => (this.isByKeys = true), { capture: true });
    window.addEventListener("pointerdown", () => (this.isByKeys = false), { capture: true });
  }

  /** What is typed in first; not where a keyboard would come up over the screen. */
  get field() {
    return matchMedia("(pointer: fine)").matches ? this.root.querySelector(".field input") : null;
  }

  /**
   * A new screen begins at its heading, for those who hear it; a dialog at its first button.
   * @param {View} view
   */
  follow(view) {
    const { root, stage } = this;
    const dialog = root.querySelector("[role=dialog]");
    const title = view.kind === "reading" ? view.screen.title : dialog?.querySelector("h1")?.textContent;
    const now = view.kind + (view.stall ?? "") + (title ?? "");
    if (now === this.place) return this.keepAtTable();
    const isFirst = this.place === "";
    this.place = now;
    this.isAtTable = stage.isTable;
    if (isFirst) return;
    // Whoever says no to a question goes on where it was asked.
    const asked = this.isAsked && view.kind === "settings" ? root.querySelector(".at-house .danger") : null;
    this.isAsked = view.kind === "settings" && dialog !== null;
    if (!asked && !this.isAsked) root.querySelector("main")?.scrollTo(0, 0);
    const start =
      dialog?.querySelector("button:enabled") ?? asked ?? this.field ?? root.querySelector("h1") ??
      root.querySelector(".watch button") ?? root.querySelector(".table-action button") ??
      (stage.hasTargets ? null : stage.canvas);
    if (view.kind === "play" && start === null && this.isByKeys) this.targets()?.await();
    const active = document.activeElement;
    // Who goes through the tabs by keys stays there; who tapped one wants to play.
    const isAmongTabs = active?.getAttribute("role") === "tab";
    if (isAmongTabs && (start !== stage.canvas || active.matches(":focus-visible"))) return;
    if (start instanceof HTMLElement) start.focus({ preventScroll: true });
  }

  /** Skip is gone when the wheel stands still, and all is while a ball is drawn: Spin has the focus then. */
  keepAtTable() {
    const { root, stage } = this;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active === stage.canvas;
    if (!isLost) this.isAtTable = active.closest(".table-action") !== null;
    if (!isLost || !this.isAtTable) return;
    const button = /** @type {HTMLElement | null} */ (root.querySelector(".table-action button"));
    button?.focus({ preventScroll: true });
  }
}
