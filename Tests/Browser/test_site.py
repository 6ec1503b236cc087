"""The site as a browser receives it from the server."""

from __future__ import annotations

import re
import urllib.request
from base64 import b64encode
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Response

from kit.game import Game, GameMaker
from kit.phone import PhoneMaker

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


@pytest.mark.parametrize("path", ["/", "/live/bubblepop", "/party"])
def test_the_policy_allows_the_script_inside_each_page(server: str, path: str) -> None:
    with urllib.request.urlopen(server.rstrip("/") + path) as answer:
        policy, page = answer.headers["content-security-policy"], answer.read().decode()
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    # If this fails, write the new hash into SecurityHeaders.swift.
    hashed = b64encode(sha256(script.encode()).digest()).decode()
    assert f"'sha256-{hashed}'" in policy


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


def first_visit(phone: PhoneMaker) -> list[Response]:
    """Returns the responses during a first visit, until the page is ready."""
    made = phone(390, 844)
    responses: list[Response] = []
    made.page.on("response", lambda response: responses.append(response))
    Game(made).open()
    return responses


def ending(address: str) -> str:
    return address.rpartition(".")[2]
