"""Checks whether words are readable against what is drawn behind them."""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

# The minimum contrast for text and for large text in the Web Content Accessibility Guidelines.
LEAST_CONTRAST = 4.5
LEAST_LARGE = 3.0


def faint(page: Page, lens: Page, selector: str) -> list[str]:
    """Returns words with too little contrast against the pixels behind them, which axe doesn't
    check. The lens is a second page that reads a screenshot of the first page."""
    words = page.evaluate(HIDE_WORDS, selector)
    picture = base64.b64encode(page.screenshot(scale="css")).decode()
    page.evaluate(SHOW_WORDS)
    found: list[list[Any]] = lens.evaluate(CONTRASTS, [picture, words])
    return [
        f"{text!r}: {contrast:.2f}"
        for text, contrast, is_large in found
        if contrast < (LEAST_LARGE if is_large else LEAST_CONTRAST)
    ]


# Returns words with their positions and colours, then makes them invisible.
HIDE_WORDS = """selector => {
  const parts = [...document.querySelectorAll(selector)].filter(part => part.innerText.trim());
  const words = parts.map(part => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const style = getComputedStyle(part);
    const size = parseFloat(style.fontSize);
    return {
      text: part.innerText.trim(), colour: style.color,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: [...range.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height]),
    };
  });
  for (const part of parts) part.style.color = "transparent";
  window.hiddenWords = parts;
  return words;
}"""
SHOW_WORDS = """() => { for (const part of window.hiddenWords) part.style.color = ""; }"""
# Returns each word's lowest contrast with any pixel behind it.
CONTRASTS = """async ([picture, words]) => {
  const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  const linear = Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + .055) / 1.055) ** 2.4);
  const light = (r, g, b) => .2126 * linear[r] + .7152 * linear[g] + .0722 * linear[b];
  return words.map(({ text, colour, isLarge, boxes }) => {
    const ink = light(...colour.match(/[0-9]+/g).map(Number));
    let least = 21;
    for (const [left, top, width, height] of boxes) {
      const x = Math.max(0, Math.floor(left)), y = Math.max(0, Math.floor(top));
      const right = Math.min(bitmap.width, left + width);
      const low = Math.min(bitmap.height, top + height);
      if (right <= x || low <= y) continue;
      const { data } = context.getImageData(x, y, right - x, low - y);
      for (let at = 0; at < data.length; at += 4) {
        const paper = light(data[at], data[at + 1], data[at + 2]);
        const contrast = (Math.max(ink, paper) + .05) / (Math.min(ink, paper) + .05);
        if (contrast < least) least = contrast;
      }
    }
    return [text, least, isLarge];
  });
}"""
