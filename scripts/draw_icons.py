#!/usr/bin/env python3
"""Draws the icons of an installed Funfair, Web/app/icons/, from Web/app/icon.svg. Run by hand where
that has changed, in the environment of the browser tests."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "Web" / "app" / "icon.svg"
ICONS = ROOT / "Web" / "app" / "icons"
# What lies under the drawing where a system cuts a shape of its own out of it.
GROUND = "#2b1d78"
# File, points across, and the share of it that the drawing fills. Of a maskable icon only the
# middle four fifths are sure to be seen.
KINDS = [
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("maskable-512.png", 512, 0.84, True),
    ("apple-touch-icon.png", 180, 1.0, True),
]


def main() -> None:
    drawing = DRAWING.read_text()
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, size, share, has_ground in KINDS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>html {{ background: {GROUND if has_ground else 'transparent'} }}"
                "body { margin: 0; display: grid; place-items: center; height: 100vh }"
                f"svg {{ width: {share:.0%} }}</style>{drawing}"
            )
            page.screenshot(path=ICONS / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
