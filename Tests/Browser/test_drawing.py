"""The drawing code accepts any number. Given a negative radius, a browser would throw an error,
and the rest of the frame wouldn't be drawn."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from itertools import product

import pytest
from playwright.sync_api import Browser

from kit.phone import ROOT

SHAPES = (
    "bubble disc ring points chain brick symbol ball paddle gauge words wheel rider shard flash "
    "streak count chip pointer seconds"
).split()
# Values to try: zero, negative, fractional, far too large, and not a number.
NUMBERS = ("0", "-1", "0.004", "3.5", "1e9", "-1e9", "Infinity", "NaN")
# Without 1e9, because a huge finite size would only slow the test down.
SIZES = ("0", "-1", "0.004", "3.5", "300", "-1e9", "Infinity", "NaN")
LOOKS = [
    {"form": form, "colour": "#c92a2a", "label": "Red", "name": "7", "symbol": "star"}
    for form in ("brick", "chip", "pocket", "ball")
]


def script(file: str) -> str:
    """Bundles one of the page's scripts with everything it imports, and returns a `data:` URL."""
    esbuild = shutil.which("esbuild")
    assert esbuild, "esbuild is missing. Please run: scripts/setup.sh wasm"
    files = (f"./{file}", "./shapes/wheel.js", "./words.js")
    parts = "".join(f'export * from "{one}";' for one in files)
    bundled = subprocess.run(
        [esbuild, "--bundle", "--format=esm"],
        input=parts,
        cwd=ROOT / "Web/app",
        capture_output=True,
        text=True,
    )
    assert bundled.returncode == 0, bundled.stderr
    return f"data:text/javascript;base64,{base64.b64encode(bundled.stdout.encode()).decode()}"


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_accepts_any_number(browser: Browser, shape: str) -> None:
    page = browser.new_page()
    commands = [
        f"{SHAPES.index(shape)}, {look}, {x}, 3, {size}, {opacity}, {amount}, {stretch}"
        for look, x, size, opacity, amount, stretch in [
            *(("0", "9", size, "1", amount, stretch)
              for size, amount, stretch in product(SIZES, NUMBERS, NUMBERS)),
            *(("1", x, "3", opacity, "0", "1") for x, opacity in product(NUMBERS, NUMBERS)),
            *((look, "9", "3", "1", "0", "1") for look in ("4", "99")),
        ]
    ]
    texts = [f"[{one}]" for one in commands]
    thrown = page.evaluate(DRAW, [script("brush.js"), SHAPES, LOOKS, texts])
    page.close()
    assert thrown == []


def test_every_css_box_can_be_painted(browser: Browser) -> None:
    page = browser.new_page()
    thrown = page.evaluate(PAINT, [script("paint.js"), json.dumps([*range(-4, 12), None])])
    page.close()
    assert thrown == []


# Draws each command separately, in a window with fractional pixels, and returns the errors.
DRAW = """async ([address, shapes, looks, commands]) => {
  const { Brush, wheel, words } = await import(address);
  Object.assign(words, { chainLength: "chain {1}", seconds: "{1} s" });
  const canvas = document.createElement("canvas");
  const brush = new Brush(canvas.getContext("2d"), shapes);
  brush.learn(wheel);
  brush.setUp(looks);
  brush.place(1.3671875, 10.5, 0.25);
  const thrown = [];
  for (const command of commands) {
    try {
      brush.draw(Float32Array.from(new Function(`return ${command}`)()), 0, 1);
    } catch (error) {
      thrown.push(`${command}: ${error}`);
    }
  }
  return thrown;
}"""
PAINT = """async ([address, sizes]) => {
  const { paintBrick, paintBar } = await import(address);
  const context = document.createElement("canvas").getContext("2d");
  const thrown = [];
  for (const width of JSON.parse(sizes)) for (const height of JSON.parse(sizes)) {
    for (const paint of [paintBrick, paintBar]) {
      try {
        paint(context, width, height, "#c92a2a");
      } catch (error) {
        thrown.push(`${paint.name} ${width} ${height}: ${error}`);
      }
    }
  }
  return thrown;
}"""
