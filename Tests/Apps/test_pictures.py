"""The app's pictures of its stages show the same shapes in the same places as the page's.

`scripts/check-app.sh` leaves a picture of each game in Reports/app, drawn by the app's own code,
and the scene that it shows. Here, the page's code draws that scene, too.
"""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from app import ROOT
from kit.chromium import launch

PICTURES = ROOT / "Reports" / "app"
GAMES = ["bubblepop", "breakout", "roulette"]
# Shapes are compared in squares of this many points. Edges and shades of a shape may differ.
SQUARE = 6
# The largest mean difference of a square's colour, 0 to 255.
MOST = 48
GROUND = "#2b1d66"
# Where letters are depends on the typeface, and this machine doesn't have the device's.
LETTERS = {"points", "chain", "words", "count", "seconds"}

PAGE = """<!doctype html><style>body { margin: 0; background: %s }</style><canvas></canvas>"""
DRAW = """async ([scene, density]) => {
  const { Brush } = await import("/brush.js");
  const { wheel } = await import("/shapes/wheel.js");
  const canvas = document.querySelector("canvas");
  const [width, height] = scene.window;
  Object.assign(canvas, { width: width * density, height: height * density });
  canvas.style.width = width + "px";
  if (scene.ground) {
    const ground = document.createElement("div");
    const { colour, opacity, frame } = scene.ground;
    const [left, top, width, height] = frame.map((side) => side + "px");
    const place = { position: "absolute", zIndex: -1, left, top, width, height };
    Object.assign(ground.style, place, { background: colour, opacity, borderRadius: "14px" });
    document.body.append(ground);
  }
  const brush = new Brush(canvas.getContext("2d"), scene.shapes);
  brush.learn(wheel);
  brush.setUp(scene.looks);
  const [left, top, scale] = scene.place;
  brush.place(scale * density, left * density, top * density);
  brush.draw(new Float32Array(scene.commands.flat()), 0, scene.commands.length);
}"""

SHRINK = """async ([urls, side]) => {
  const shrink = async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const width = Math.floor(picture.width / side);
    const height = Math.floor(picture.height / side);
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, at) => [...data.slice(4 * at, 4 * at + 3)]);
  };
  return await Promise.all(urls.map(shrink));
}"""


class Quiet(SimpleHTTPRequestHandler):
    """A file server without a log."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def origin() -> Iterator[str]:
    """Serves the page's own files."""
    handler = partial(Quiet, directory=str(ROOT / "Web" / "app"))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


def scene(game: str) -> dict:
    path = PICTURES / f"{game}.json"
    assert path.exists(), "The app's pictures are missing. Please run: scripts/check-app.sh"
    return dict(json.loads(path.read_text()))


def new_page(browser: Browser, window: list[float]) -> Page:
    width, height = (int(side) for side in window)
    return browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=2)


def drawn_by_page(browser: Browser, origin: str, wanted: dict) -> bytes:
    page = new_page(browser, wanted["window"])
    page.goto(f"{origin}/symbols.js")
    page.set_content(PAGE % GROUND)
    page.evaluate(DRAW, [wanted, 2])
    picture = page.screenshot()
    page.close()
    return picture


def drawn_by_app(browser: Browser, game: str, wanted: dict) -> bytes:
    page = new_page(browser, wanted["window"])
    svg = (PICTURES / f"{game}.svg").read_text()
    page.set_content((PAGE % GROUND).replace("<canvas></canvas>", svg))
    picture = page.screenshot(path=PICTURES / f"{game}.png")
    page.close()
    return picture


def squares(browser: Browser, *pictures: bytes) -> list[list[list[int]]]:
    """Returns each picture's squares, row by row, as red, green and blue."""
    page = browser.new_page()
    urls = ["data:image/png;base64," + base64.b64encode(picture).decode() for picture in pictures]
    values = page.evaluate(SHRINK, [urls, 2 * SQUARE])
    page.close()
    return list(values)


def differing_squares(
    browser: Browser, wanted: dict, first: bytes, second: bytes
) -> list[tuple[float, float, list]]:
    """Returns the centres of the squares that differ, with their colours in both pictures."""
    columns = int(wanted["window"][0]) // SQUARE
    different = []
    for number, (one, other) in enumerate(zip(*squares(browser, first, second), strict=True)):
        x, y = ((at + 0.5) * SQUARE for at in (number % columns, number // columns))
        far = max(abs(a - b) for a, b in zip(one, other, strict=True)) > MOST
        if far and not has_letters(wanted, x, y):
            different.append((x, y, [one, other]))
    return different


def has_letters(wanted: dict, x: float, y: float) -> bool:
    """Whether the scene has letters at a point of the window."""
    left, top, scale = wanted["place"]
    return any(
        abs(left + command[2] * scale - x) < command[4] * scale * 2
        and abs(top + command[3] * scale - y) < command[4] * scale
        for command in wanted["commands"]
        if wanted["shapes"][int(command[0])] in LETTERS
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_app_draws_the_same_shapes_in_the_same_places_as_the_page(
    browser: Browser, origin: str, game: str
) -> None:
    wanted = scene(game)
    by_page = drawn_by_page(browser, origin, wanted)
    by_app = drawn_by_app(browser, game, wanted)
    (PICTURES / f"{game}-page.png").write_bytes(by_page)
    (colours,) = squares(browser, by_page)
    # Two empty pictures would be equal, too.
    assert len({tuple(colour) for colour in colours}) > 100
    assert differing_squares(browser, wanted, by_page, by_app) == []


def test_a_shape_in_another_place_is_noticed(browser: Browser, origin: str) -> None:
    wanted = scene("bubblepop")
    moved = wanted | {"commands": [list(command) for command in wanted["commands"]]}
    moved["commands"][0][2] += 20
    before, after = (drawn_by_page(browser, origin, some) for some in (wanted, moved))
    assert differing_squares(browser, wanted, before, after)


# Each face has another variant of every part, and another colour.
FACES = [8 * 512 * variant + 0o1111 * variant for variant in range(8)]
# The largest mean difference of a square's colour in a face, whose shapes are the same.
MOST_OF_FACE = 12


@pytest.mark.parametrize("number", FACES)
def test_the_app_draws_a_face_as_the_page_does(
    browser: Browser, origin: str, number: int
) -> None:
    page = new_page(browser, [240, 240])
    page.goto(f"{origin}/symbols.js")
    shapes = (ROOT / ".build-words" / "words" / "party" / "faces.json").read_text()
    page.route("**/faces.json", lambda route: route.fulfill(body=shapes))
    address = page.evaluate(
        """async number => {
          const { loadShapes, picture } = await import("/party/face-pictures.js");
          await loadShapes();
          return picture(number);
        }""",
        number,
    )
    page.set_content((PAGE % GROUND).replace("<canvas></canvas>", "<img width=240 height=240>"))
    page.evaluate(
        "async url => { const img = document.images[0]; img.src = url; await img.decode(); }",
        address,
    )
    by_page = page.screenshot()
    path = PICTURES / f"face-{number}.svg"
    page.set_content((PAGE % GROUND).replace("<canvas></canvas>", path.read_text()))
    by_app = page.screenshot()
    page.close()
    one, other = squares(browser, by_page, by_app)
    assert len({tuple(colour) for colour in one}) > 20
    differences = [
        max(abs(a - b) for a, b in zip(*pair, strict=True))
        for pair in zip(one, other, strict=True)
    ]
    assert max(differences) <= MOST_OF_FACE


def test_every_game_has_a_picture() -> None:
    assert sorted(path.stem for path in Path(PICTURES).glob("*.json")) == sorted(GAMES)
