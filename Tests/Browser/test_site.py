"""The site as a browser receives it: from the server, and from any static host."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response

from kit.game import Game, GameMaker
from kit.phone import SITE, PhoneMaker

# The extensions of the files that the page requests, and that of the icon, which browsers load at
# any time.
PARTS = {"css", "js", "wasm", "svg"}
ICON = {"svg"}


def test_every_file_has_its_security_headers(phone: PhoneMaker) -> None:
    responses = first_visit(phone)
    assert {ending(response.url) for response in responses} >= PARTS - ICON
    for response in responses:
        headers = response.headers
        policy = headers["content-security-policy"]
        assert "'unsafe-inline'" not in policy and "'unsafe-eval'" not in policy
        assert "'wasm-unsafe-eval'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_files_have_the_right_type_and_are_compressed(phone: PhoneMaker) -> None:
    types = {
        "wasm": "application/wasm",
        "js": "text/javascript",
        "css": "text/css",
        "svg": "image/svg+xml",
    }
    seen = set()
    for response in first_visit(phone):
        kind = ending(response.url)
        if kind in types:
            seen.add(kind)
            assert response.headers["content-type"].split(";")[0] == types[kind]
            assert response.headers["content-encoding"] in ("br", "gzip")
    assert seen >= PARTS - ICON


def test_a_first_visit_requests_each_file_once(phone: PhoneMaker) -> None:
    addresses = [response.url for response in first_visit(phone)]
    assert len(addresses) == len(set(addresses))


def test_the_page_is_isolated_from_other_sites(game: GameMaker) -> None:
    assert game().page.evaluate("crossOriginIsolated") is True


def test_a_second_visit_downloads_only_the_page(game: GameMaker) -> None:
    play = game(real_time=True)
    play.open()
    entries: list[dict[str, Any]] = play.page.evaluate(
        "performance.getEntriesByType('resource').map(entry => entry.toJSON())"
    )
    assert {ending(entry["name"]) for entry in entries} >= PARTS - ICON
    assert not [entry["name"] for entry in entries if entry["transferSize"] > 0]


def test_the_game_works_from_any_static_host(static_host: str, phone: PhoneMaker) -> None:
    play = Game(phone(390, 844))
    play.stop_time()
    play.open("inspect&seed=42", path=static_host)
    play.start()
    for bubble in play.wait_for_bubbles(3):
        play.tap(bubble)
    assert play.snapshot()["score"] > 0


def test_a_page_that_cannot_load_its_module_says_so(phone: PhoneMaker) -> None:
    made = phone(390, 844)
    made.expected |= {".wasm", "Failed to fetch"}
    made.page.route("**/*.wasm", lambda route: route.abort())
    with made.page.expect_event("pageerror"):
        made.page.goto("/")
    made.page.get_by_text("Funfair didn’t open").wait_for()


def first_visit(phone: PhoneMaker) -> list[Response]:
    """Returns the responses during a first visit, until the page is ready."""
    made = phone(390, 844)
    responses: list[Response] = []
    made.page.on("response", lambda response: responses.append(response))
    Game(made).open()
    return responses


def ending(address: str) -> str:
    return address.rpartition(".")[2]


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files without logging each request to the terminal."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def static_host(tmp_path: Path) -> Iterator[str]:
    """The address of the site, in a subfolder of a plain static host."""
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "folder").symlink_to(SITE)
    handler = partial(QuietHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/some/folder/"
        server.shutdown()
        thread.join()
