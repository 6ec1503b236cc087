"""The README's first picture, in Reports/party/: a party's big screen and three of its phones, in
the middle of a round at a real house."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser

from kit.game import Game, GameMaker
from kit.house import House
from kit.party_evening import big_screen, come
from kit.phone import REPORTS

NAMES = ["Ada", "Grace", "Lin", "Tim", "Sophie"]
# Seconds of play before the pictures are taken.
SECONDS = 30


def test_a_party_is_pictured_during_a_race(
    game: GameMaker, tmp_path: Path, browser: Browser
) -> None:
    folder = REPORTS / "party"
    folder.mkdir(parents=True, exist_ok=True)
    house = House(tmp_path).start()
    with big_screen(browser, house, "BubblePop", color_scheme="dark") as screen:
        phones = [come(game, house, screen.code, name, motion=True) for name in NAMES]
        screen.start()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            # Some players are better than others.
            for pops, play in enumerate(phones, start=1):
                pop(play, pops)
        screen.page.screenshot(path=folder / "screen.jpg", type="jpeg", quality=95)
        for number, play in enumerate(phones[-3:], start=1):
            play.page.screenshot(path=folder / f"phone-{number}.jpg", type="jpeg", quality=95)
    house.stop()


def pop(play: Game, most: int) -> None:
    """Pops bubbles of the most frequent kind, up to the given number."""
    bubbles = [one for one in play.snapshot().get("bubbles", []) if one["phase"] == "whole"]
    kinds = Counter(str(one["kind"]) for one in bubbles)
    if kinds:
        kind = kinds.most_common(1)[0][0]
        for bubble in [one for one in bubbles if one["kind"] == kind][:most]:
            play.tap(bubble)
