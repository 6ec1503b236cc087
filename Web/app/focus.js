// Moves the keyboard focus when the screen changes.

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
    /** The screen that was last followed. */
    this.place = "";
    /** What had the focus when a question covered the settings; null if none does. @type {Element | null} */
    this.asker = null;
    /** Whether the focus was last on a control that begins or ends a turn at a table. */
    this.isAtTable = false;
    /** Whether the player last used a key, not a pointer. */
    this.isByKeys = false;
    window.addEventListener("keydown", () => (this.isByKeys = true), { capture: true });
    window.addEventListener("pointerdown", () => (this.isByKeys = false), { capture: true });
  }

  /** The first text field; null where an on-screen keyboard would cover the screen. */
  get field() {
    return matchMedia("(pointer: fine)").matches ? this.root.querySelector(".field input:not(.waits)") : null;
  }

  /**
   * Focuses a new screen's heading, for screen readers, or a dialog's first button. A party's screens are told
   * apart by their titles.
   * @param {View} view
   */
  follow(view) {
    const { root, stage } = this;
    const dialog = root.querySelector("[role=dialog]");
    const title = view.kind === "reading" || view.kind === "party" ? view.screen.title : dialog?.querySelector("h1")?.textContent;
    const now = view.kind + (view.stall ?? "") + (title ?? "");
    if (now === this.place) return this.keepAtTable();
    const isFirst = this.place === "";
    this.place = now;
    this.isAtTable = stage.isTable;
    // A link from another device asks a question before anything else.
    if (isFirst && !dialog) return;
    // After a question, the player continues where it was asked.
    const asked = view.kind === "settings" && this.asker?.isConnected ? this.asker : null;
    this.asker = view.kind === "settings" && dialog ? document.activeElement : null;
    if (!asked && !this.asker) root.querySelector("main")?.scrollTo(0, 0);
    const start =
      dialog?.querySelector("button:enabled") ?? (asked?.matches("button, input") ? asked : null) ?? this.field ?? root.querySelector("h1") ??
      root.querySelector(".watch .primary") ?? root.querySelector(".table-action button") ??
      (stage.hasTargets ? null : stage.canvas);
    if (view.kind === "play" && start === null && this.isByKeys) this.targets()?.await();
    const active = document.activeElement;
    // A player who moves through the tabs with keys stays on them. A player who tapped a tab wants to play.
    const isAmongTabs = active?.getAttribute("role") === "tab";
    if (isAmongTabs && (start !== stage.canvas || active.matches(":focus-visible"))) return;
    if (start instanceof HTMLElement) start.focus({ preventScroll: true });
  }

  /**
   * Moves a lost focus back to the table's main button. The focus is lost when its button disappears: Skip
   * when the wheel stops, and all buttons during a draw.
   */
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
