"""Measures layout faults of the page, such as cut, overlapping or undersized elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# The smallest comfortable touch target, in CSS pixels.
TARGET = 44
# In windows lower than LOW, all controls except the main ones may be smaller. On the smallest
# phones held sideways, they may have the size LEAST, because all the wheel's pockets must be
# visible at once.
LOW, LOW_TARGET = 560, 40
NARROW, LEAST = 660, 24


def faults(evaluate: Callable[[str], Any], target: float = TARGET) -> list[str]:
    """Returns a line for each kind of fault. `evaluate` returns the value of an expression on the
    page. Finishes entrances first, because a screen that is still growing is small."""
    evaluate(f"({FINISH_ENTRANCES})()")
    return in_words(evaluate(f"({MEASURE})({target})"))


def in_words(found: dict[str, list[Any]]) -> list[str]:
    """Returns a line for each kind of fault that was found."""
    return [f"{kind}: {short([str(one) for one in what])}" for kind, what in found.items() if what]


def target_at(width: int, height: int) -> int:
    """Returns the smallest allowed size of a control in a window of the given size."""
    if height >= LOW:
        return TARGET
    return LEAST if height < width < NARROW else LOW_TARGET


def short(words: list[str]) -> str:
    """Joins texts, and cuts the middle out of long texts. Some contain a whole screen."""
    return "; ".join(one if len(one) < 90 else f"{one[:50]!r}…{one[-30:]!r}" for one in words)


# Finishes one-time animations. Endless animations continue.
FINISH_ENTRANCES = """() => document.getAnimations()
  .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
  .forEach(one => one.finish())"""
# Returns the faults on the page by kind, with texts that locate each fault.
MEASURE = """target => {
  const name = element => (element.getAttribute("aria-label") ?? element.innerText ?? "").trim()
    || element.id || element.className;
  const isShown = element => element.checkVisibility({ visibilityProperty: true });
  const all = selector => [...document.querySelectorAll(selector)].filter(isShown);
  const box = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const words = (element, { left, top, right, bottom } = box(element)) =>
    `${name(element)} (${(right - left).toFixed(1)} × ${(bottom - top).toFixed(1)}`
    + ` at ${left.toFixed(0)}, ${top.toFixed(0)})`;
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const page = document.scrollingElement;

  // A dialog makes everything below it unreachable.
  const dialogs = all("[role=dialog]");
  const isBelow = element => dialogs.length > 0 && !dialogs.some(one => one.contains(element));
  const scrolls = (style, axis, element) => ["auto", "scroll"].includes(style[`overflow${axis}`])
    && (axis === "X" ? element.scrollWidth > element.clientWidth
      : element.scrollHeight > element.clientHeight);
  // The game's page never scrolls as a whole, but the live board does.
  const whole = [document.body, page].find(one => scrolls(getComputedStyle(one), "Y", one));
  const lowest = whole ? whole.scrollHeight - whole.scrollTop : innerHeight;
  // Returns the visible part of a box, and whether some of the box can never be seen because a
  // container cuts it off without scrolling.
  const seen = (element, of) => {
    const part = { ...of };
    let isCut = false;
    let position = getComputedStyle(element).position;
    for (let one = element.parentElement; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (position === "fixed") break;
      if (one === document.body || one === document.documentElement) break;
      const isHolding = position !== "absolute" || style.position !== "static";
      if (isHolding) position = style.position;
      if (!isHolding) continue;
      const bounds = box(one);
      for (const [axis, from, to] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
        if (style[`overflow${axis}`] === "visible") continue;
        const isBeyond = part[from] < bounds[from] - 1 || part[to] > bounds[to] + 1;
        if (isBeyond && !scrolls(style, axis, one)) isCut = true;
        // A container can't scroll to what lies before its beginning.
        const isTurned = axis === "X" && style.direction === "rtl";
        const offset = axis === "X" ? one.scrollLeft : one.scrollTop;
        isCut ||= isTurned ? part[to] + offset > bounds[to] + 1
          : part[from] + offset < bounds[from] - 1;
        part[from] = Math.max(part[from], bounds[from]);
        part[to] = Math.min(part[to], bounds[to]);
      }
      if (part.left >= part.right || part.top >= part.bottom) return { part: null, isCut };
    }
    const isOutside = part.left < -0.5 || part.top < -0.5
      || part.right > innerWidth + 0.5 || part.bottom > lowest + 0.5;
    return { part, isCut: isCut || isOutside };
  };

  const scrolling = [];
  // On a phone, the inner width grows with a page that is too wide.
  if (page.scrollWidth > page.clientWidth) scrolling.push(`sideways to ${page.scrollWidth}`);
  if (!whole && page.scrollHeight > innerHeight) scrolling.push(`down to ${page.scrollHeight}`);
  for (const element of all("body *")) {
    if (element.scrollWidth > element.clientWidth + 1
      && scrolls(getComputedStyle(element), "X", element)) {
      scrolling.push(`in ${words(element)} sideways to ${element.scrollWidth}`);
    }
  }

  const controls = all(
    "button:not(.target), a[href], input:not([type=radio], [type=file]), .segment, .opening");
  const small = controls.filter(control => {
    const { width, height } = control.getBoundingClientRect();
    const least = control.matches(".primary") ? Math.max(target, 44) : target;
    return Math.min(width, height) < least - 0.5;
  });
  const within = controls.filter(control => !isBelow(control));
  const places = within.map(control => ({ control, ...seen(control, box(control)) }));
  const inView = places.filter(({ part }) => part);
  const overlapping = inView.filter(({ control, part }, index) => inView.slice(index + 1).some(
    other => meets(part, other.part)
      && !control.contains(other.control) && !other.control.contains(control)));
  const covered = inView.flatMap(({ control, part }) => {
    const x = (part.left + part.right) / 2, y = (part.top + part.bottom) / 2;
    const over = document.elementFromPoint(x, y);
    if (!over || control.contains(over) || over.contains(control)) return [];
    // A control that is scrolled almost out of sight may be covered.
    const what = over.className || over.tagName;
    return part.bottom - part.top < 2 ? [] : [`${words(control)} by ${what}`];
  });
  // A notch or the home indicator must not cover a control that can't be scrolled away from it.
  const inset = side => Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue(`--${side}`)) || 0;
  const unsafe = within.filter(control => {
    const { left, top, right, bottom } = box(control);
    let above = 0, below = 0;
    for (let one = control; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one !== control && scrolls(style, "Y", one)) {
        above += one.scrollTop;
        below += one.scrollHeight - one.clientHeight - one.scrollTop;
      }
      if (style.position === "fixed") break;
    }
    return left < inset("left") - 0.5 || right > innerWidth - inset("right") + 0.5
      || top + above < inset("top") - 0.5 || bottom - below > innerHeight - inset("bottom") + 0.5;
  });
  const fixed = all(".tabs *, .hud *, .bar *, .count-in *").filter(element => {
    const { left, right, top, bottom } = box(element);
    return !isHeardOnly(element)
      && (left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5);
  });

  // Measure texts by their lines rather than by their boxes.
  const cut = [], broken = [], drifting = [];
  const WORD = /[\\p{Script=Latin}\\p{Script=Arabic}\\p{M}]{2,16}(?![\\p{L}\\p{M}-])/gu;
  const drift = all(".drift")[0];
  const drops = !drift ? [] : all(".drop").map(drop => {
    const [part, bounds] = [box(drop), box(drift)];
    return { ...part, top: Math.max(part.top, bounds.top) };
  }).filter(({ top, bottom }) => top < bottom);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.data.trim() || !isShown(holder) || isBelow(holder)) continue;
    if (holder.closest("[aria-hidden=true], svg, script, style, noscript")) continue;
    // A name above a stage or in a race ends in dots if it is too wide. Boards show all of it.
    if (isHeardOnly(holder) || holder.matches(".hud-name, .shortened")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (lines.some(line => {
      // Letters are shorter than their line.
      const quarter = (line.bottom - line.top) / 4;
      const { left, right } = line;
      return seen(holder, { left, right, top: line.top + quarter, bottom: line.bottom - quarter })
        .isCut
        || isCutBy(holder, line, quarter);
    })) cut.push(words(holder));
    if (lines.length > 1) broken.push(...brokenIn(text));
    if (drops.length > 0 && !isBacked(holder)
      && lines.some(line => drops.some(drop => meets(drop, line)))) drifting.push(words(holder));
  }
  // Returns the words that break across lines. Names and addresses may break.
  function brokenIn(text) {
    if (text.parentElement.closest("bdi, .name, .address, .kept-at, a, #rows")) return [];
    return [...text.data.matchAll(WORD)].filter(({ 0: word, index }) => {
      if (text.data[index - 1] === "/") return false;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top));
      return new Set(tops).size > 1;
    }).map(({ 0: word }) => word);
  }
  // Whether something opaque separates an element from the shapes that drift behind the page.
  function isBacked(element) {
    if (element === document.body || element.matches(".home")) return false;
    const isOpaque = [null, "::after"].some(part => {
      const { backgroundColor, content } = getComputedStyle(element, part);
      const isThere = part === null || content !== "none";
      const opacity = /^rgba.*, ([\\d.]+)\\)$/.exec(backgroundColor)?.[1] ?? "1";
      return isThere && Number(opacity) > .8;
    });
    return isOpaque || isBacked(element.parentElement);
  }
  // Whether an element is only for screen readers, and clipped to nothing.
  function isHeardOnly(element) {
    return element !== null && (getComputedStyle(element).clipPath === "inset(50%)"
      || isHeardOnly(element.parentElement));
  }
  function isCutBy(holder, line, quarter) {
    const style = getComputedStyle(holder);
    const bounds = box(holder);
    return style.display !== "inline" && (
      style.overflowX !== "visible" && !scrolls(style, "X", holder)
        && (line.left < bounds.left - 1 || line.right > bounds.right + 1)
      || style.overflowY !== "visible" && !scrolls(style, "Y", holder)
        && (line.top + quarter < bounds.top - 1 || line.bottom - quarter > bounds.bottom + 1));
  }
  const blocks = all("h1, button:not(.target), label, th, td, p, li, span, strong, bdi");
  const tooWide = blocks.filter(element => element.scrollWidth > element.clientWidth + 1
    && getComputedStyle(element).display !== "inline" && !isHeardOnly(element)
    && !element.matches(".hud-name, .shortened"));

  // Hints appear on the stage, and must not cover anything else.
  const hints = all(".hint [role=status], .hint button")
    .filter(one => one.innerText.trim() && !isHeardOnly(one));
  const around = all(".hud, .tabs, .count-in span, .table-action");
  const inTheWay = hints.filter(one => around.some(other => meets(box(one), box(other)))
    || box(one).left < -0.5 || box(one).right > innerWidth + 0.5
    || box(one).top < -0.5 || box(one).bottom > innerHeight + 0.5);

  const parts = all(".figure, .hud-label > *, .hud-name, .hud-chain, .pace, .hud .clock,"
    + " .hud .round, .lives, .level, .level-name, .nudge").filter(one => !isHeardOnly(one));
  const crowded = parts.filter((one, index) =>
    parts.slice(index + 1).some(other => meets(box(one), box(other)) && !one.contains(other)));
  return {
    ...roomy(),
    "scrolls": scrolling,
    "too small": small.map(one => words(one)),
    "control cut": places.filter(({ isCut }) => isCut).map(({ control }) => words(control)),
    "controls overlap": overlapping.map(({ control }) => words(control)),
    "covered": covered,
    "not in the safe area": unsafe.map(one => words(one)),
    "leaves the window": fixed.map(one => words(one)),
    "text cut": cut,
    "word broken": broken,
    "drifts behind words": drifting,
    "too wide for its place": tooWide.map(one => words(one)),
    "overlaps": crowded.map(one => words(one)),
    "hint in the way": inTheWay.map(one => words(one)),
  };

  // In a large window, related elements stay together.
  function roomy() {
    if (innerWidth < 760 || innerHeight < 640) return {};
    const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const one = selector => all(selector)[0];
    const left = Math.min(...all(".hud:not(.purse) .figure").map(figure => box(figure).left));
    const right = Math.max(...all(".hud:not(.purse) .figure").map(figure => box(figure).right));
    const stage = one("#ground")?.getBoundingClientRect().width ?? 0;
    const board = one(".result .board, .result .boards"), actions = one(".result-actions");
    const gap = board && actions ? box(actions).top - box(board).bottom : 0;
    const seen = one("#stage") ? [] : all("main :is(h1, p, button, svg, table, li, dt)");
    const lowest = Math.max(...seen.map(element => box(element).bottom));
    return {
      "far apart": [
        ...(right - left > Math.max(stage, 48 * em) ? [`numbers by ${right - left}`] : []),
        ...(gap > 6 * em ? [`a board and what comes next by ${gap}`] : []),
      ],
      "bare": seen.length > 0 && lowest < innerHeight * .3 ? [`below ${lowest}`] : [],
    };
  }
}"""
