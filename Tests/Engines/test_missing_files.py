"""A page whose files are gone after an update, on a plain static host. Each engine reports missing
files in its own way."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import TIMEOUT, Engine
from kit.static_host import OLD, StaticHost

FILES = ["main.js", "shared.js", "app.css", "funfair.wasm"]
LATER = "later.js"
SENTENCE = "document.body?.innerText.startsWith('Funfair didn’t open.')"


@pytest.fixture
def host(tmp_path: Path, engine: Engine) -> Iterator[StaticHost]:
    engine.resize(390, 844)
    host = StaticHost(tmp_path)
    yield host
    engine.open("about:blank")
    # Missing files are reported.
    engine.problems()
    host.stop()


@pytest.mark.parametrize("file", [*FILES, LATER])
def test_the_page_reloads_itself_and_opens(engine: Engine, host: StaticHost, file: str) -> None:
    host.stale, host.missing = 1, {file}
    engine.open(host.address)
    # WebKit's driver hangs if it's asked something while the page reloads itself.
    assert host.has_opened.wait(TIMEOUT), "the page didn't reload itself"
    wait_for(engine, "document.documentElement.dataset.ready === ''")
    wait_for(engine, f"!document.head.innerHTML.includes('{OLD}')")


@pytest.mark.parametrize("file", FILES)
def test_a_page_that_cannot_open_says_so(engine: Engine, host: StaticHost, file: str) -> None:
    host.stale, host.missing = 9, {file}
    engine.open(host.address)
    wait_for(engine, SENTENCE)
    assert engine.evaluate("performance.navigation.type") == 0


def test_a_page_that_is_left_while_it_loads_does_not_reload_itself(
    engine: Engine, host: StaticHost
) -> None:
    engine.open(host.origin)
    host.slow = {"funfair.wasm"}
    engine.run(f"location.href = '{host.address}?first';")
    assert host.is_awaited.wait(TIMEOUT), "the first page didn't load"
    engine.run("location.search = '?next';")
    assert host.has_opened.wait(TIMEOUT), "the next page didn't open"
    wait_for(engine, "location.search === '?next' && document.documentElement.dataset.ready === ''")


def wait_for(engine: Engine, expression: str) -> None:
    """Waits until an expression is true, also while the page is being reloaded."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            if engine.evaluate(expression):
                return
        except AssertionError:
            pass
        assert time.monotonic() < deadline, f"never {expression}"
        time.sleep(0.05)
