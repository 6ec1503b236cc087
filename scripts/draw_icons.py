#!/usr/bin/env python3
"""Draws the icons in Web/app/icons/, and those of the app in Apps/, from Web/app/icon.svg. When the
drawing has changed, run this by hand in the browser tests' virtual environment."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "Web" / "app" / "icon.svg"
ICONS = ROOT / "Web" / "app" / "icons"
APP_ICONS = ROOT / "Apps" / "Funfair" / "Resources" / "Assets.xcassets" / "AppIcon.appiconset"
# The background behind the drawing, for systems that crop icons to their own shape.
GROUND = "#2b1d78"
# The file, its size in pixels, the share of the width that the drawing fills, and whether there's a
# background. Only the middle four fifths of a maskable icon are certain to be visible.
KINDS = [
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("maskable-512.png", 512, 0.84, True),
    ("apple-touch-icon.png", 180, 1.0, True),
]
# The file, its background and a CSS filter. iOS crops the corners itself, and tints the last icon
# according to its brightness.
APP_KINDS = [
    ("icon.png", GROUND, "none"),
    ("icon-dark.png", "#0e0829", "none"),
    ("icon-tinted.png", "#000", "grayscale(1)"),
]


def main() -> None:
    drawing = DRAWING.read_text()
    ICONS.mkdir(exist_ok=True)
    APP_ICONS.mkdir(exist_ok=True)
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
        for name, ground, filter in APP_KINDS:
            page = browser.new_page(viewport={"width": 1024, "height": 1024})
            page.set_content(
                f"<style>html {{ background: {ground}; filter: {filter} }} body {{ margin: 0 }}"
                f"rect {{ fill: {ground} }} svg {{ display: block }}</style>{drawing}"
            )
            page.screenshot(path=APP_ICONS / name)
        browser.close()


if __name__ == "__main__":
    main()
