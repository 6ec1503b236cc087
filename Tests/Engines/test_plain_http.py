"""The page over plain HTTP at this machine's own address in its network, as phones open it.
Tests/Browser/test_plain_http.py tries every feature, in Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Engine
from kit.game import SHORT
from kit.house import House
from visitor import Visitor


class PlainVisitor(Visitor):
    def _go(self, query: str) -> None:
        # Without HTTPS, there's no service worker to wait for.
        self.engine.open(f"{self.house.address}/?{query}")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path, "--hostname", "0.0.0.0").start()
    others = re.findall(r"^ +(http://\d\S+)/$", (tmp_path / "said.txt").read_text(), re.MULTILINE)
    if others:
        made.address = others[0]
    yield made
    made.stop()


@pytest.fixture
def visitor(engine: Engine, house: House) -> Iterator[Visitor]:
    if "127.0.0.1" in house.address:
        pytest.skip("this machine has no network")
    engine.resize(390, 844)
    engine.problems()
    yield PlainVisitor(engine, house)
    problems = [problem for problem in engine.problems() if "/api/" not in problem]
    engine.open("about:blank")
    assert [one for one in problems if "Cross-Origin-Opener-Policy" not in one] == []


def test_a_run_is_played_kept_and_its_text_copied(visitor: Visitor) -> None:
    visitor.open(store=SHORT)
    assert visitor.evaluate("isSecureContext") is False
    visitor.begin("BubblePop")
    visitor.wait_until(lambda now: now["screen"] == "result")
    assert visitor.rows()[0][1] == "Ada"
    visitor.wait_for("document.querySelector('[data-share]') !== null")
    visitor.press("Share")
    note = "document.querySelector('.share-note').innerText"
    visitor.wait_for(f"{note} !== ''")
    assert visitor.evaluate(note) == "Picture saved, text copied."
    visitor.open()
    visitor.press("BubblePop")
    visitor.tab("Scores")
    visitor.wait_for("document.querySelector('table') !== null")


def test_tilt_is_refused_with_a_sentence(visitor: Visitor) -> None:
    visitor.open()
    if visitor.evaluate("'DeviceOrientationEvent' in window"):
        pytest.skip("Firefox doesn't say whether the device can be tilted")
    visitor.press("Breakout")
    visitor.tab("Settings")
    visitor.press("Tilt", among="[role=switch]")
    visitor.wait_for("document.body.innerText.includes('Your device doesn’t allow tilt here.')")
