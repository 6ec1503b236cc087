"""The SF Symbols that the app uses: each exists in the oldest supported iOS."""

from __future__ import annotations

import re

from app import OLDEST, ROOT, SOURCES, code_without_comments
from swift_code import after_block, bare

FACE = ROOT / "Sources" / "FunfairFace"
# The iOS version that introduced each symbol, as in name_availability.plist of the SF Symbols app.
SYMBOLS = {
    "arrow.left.and.right": 13.0,
    "arrow.left.and.right.righttriangle.left.righttriangle.right": 14.0,
    "arrow.uturn.backward": 14.0,
    "arrow.uturn.forward": 14.0,
    "chart.bar.fill": 13.0,
    "checkmark": 13.0,
    "checkmark.seal.fill": 13.0,
    "crown.fill": 14.0,
    "eraser": 16.0,
    "exclamationmark.triangle.fill": 13.0,
    "flag.fill": 13.0,
    "flame.fill": 13.0,
    "gamecontroller.fill": 13.0,
    "gearshape.fill": 14.0,
    "hand.thumbsup.fill": 13.0,
    "heart": 13.0,
    "heart.fill": 13.0,
    "hourglass": 13.0,
    "house.fill": 13.0,
    "info.circle": 13.0,
    "party.popper.fill": 16.0,
    "pause.fill": 13.0,
    "play.fill": 13.0,
    "plus.rectangle": 13.0,
    "questionmark.circle.fill": 13.0,
    "rectangle.bottomthird.inset.filled": 15.0,
    "slider.horizontal.3": 13.0,
    "speaker.slash.fill": 13.0,
    "speaker.wave.2.fill": 14.0,
    "square.and.arrow.up": 13.0,
    "square.grid.3x3.fill": 14.0,
    "star.fill": 13.0,
    "trash": 13.0,
    "trophy.fill": 16.0,
    "xmark": 13.0,
}
# A property or function of the face whose result is a symbol, and an argument of a view.
GIVES = re.compile(r"\bvar \w*[sS]ymbol: String\b|\bfunc [^{]*-> [^{]*\bsymbol: String\b")
TAKES = re.compile(r"\b(?:systemImage|systemName|symbol):\s*([^,()]*)")
# The names in a `switch` are no symbols.
NAME = re.compile(r'(case )?"([^"\n]*)"')


def used() -> set[str]:
    parts: list[str] = []
    for file in sorted(FACE.rglob("*.swift")):
        text = file.read_text()
        code = bare(text)
        parts += [
            text[match.start() : after_block(code, match.end())] for match in GIVES.finditer(code)
        ]
    for file in sorted(SOURCES.rglob("*.swift")):
        parts += TAKES.findall(code_without_comments(file.read_text()))
    return {name for part in parts for case, name in NAME.findall(part) if not case}


def test_the_list_has_exactly_the_used_symbols() -> None:
    assert used() == set(SYMBOLS)


def test_no_symbol_is_newer_than_the_oldest_supported_ios() -> None:
    assert {name: version for name, version in SYMBOLS.items() if version > OLDEST} == {}


def test_no_symbol_is_outside_the_places_that_are_searched() -> None:
    # A text with dots and only small letters looks like a symbol.
    looks = re.compile(r'"([a-z0-9]+(?:\.[a-z0-9]+)+)"')
    found = {
        name
        for folder in (SOURCES, FACE)
        for file in folder.rglob("*.swift")
        for name in looks.findall(code_without_comments(file.read_text()))
    }
    others = {"com.example.funfair.recording", "funfair.devices", "funfair.json", "funfair.ranking"}
    assert found - set(SYMBOLS) - others == set()
