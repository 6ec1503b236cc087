"""The style sheets use only features of the oldest browsers that the README names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIREFOX = re.compile(r"Firefox (\d+)")
# Features that are newer than they seem, with the first version of Firefox that supports each.
YOUNGER = {
    r"(?<![\w-])zoom\s*:": 126,
    r"content-visibility\s*:": 125,
    r":popover-open": 125,
    r"transition-behavior\s*:": 129,
    r"@starting-style": 129,
    r"@property": 128,
    r"@scope": 146,
    r"text-wrap-style\s*:": 124,
}
SHEETS = sorted((ROOT / "Web/app").rglob("*.css"))


def too_young(sheet: str, oldest: int) -> list[str]:
    return [what for what, since in YOUNGER.items() if since > oldest and re.search(what, sheet)]


def oldest_firefox() -> int:
    found = FIREFOX.search((ROOT / "README.md").read_text())
    assert found
    return int(found[1])


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_every_style_sheet_works_in_the_oldest_browser(sheet: Path) -> None:
    assert too_young(sheet.read_text(), oldest_firefox()) == []


def test_features_that_are_too_new_are_found() -> None:
    assert too_young(".a { zoom: .65; }", 121) == [r"(?<![\w-])zoom\s*:"]
    assert too_young(".a { zoom: .65; }", 126) == []
    assert too_young(".a { --zoom: 1; }", 121) == []
