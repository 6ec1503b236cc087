"""Breakout's bricks have enough contrast with the field in light and dark mode."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# The minimum contrast between graphics and the colours next to them: WCAG 2.2, 1.4.11.
LEAST = 3.0


def fields() -> list[str]:
    css = (ROOT / "Web/app/stage.css").read_text()
    (rule,) = re.findall(r'\[data-ground="night"\] #ground \{([^}]*)\}', css)
    colours = re.findall(r"#([0-9a-f]{6})", rule)
    assert len(colours) == 4, rule
    native = (ROOT / "Sources/FunfairFace/Symbols.swift").read_text()
    return [*colours, *re.findall(r": Sketch\.Colour\(0x(\w{6})\)", native)]


def bricks() -> dict[str, str]:
    colours = (ROOT / "Sources/Breakout/BrickColour.swift").read_text()
    kinds = (ROOT / "Sources/Breakout/BrickKind.swift").read_text()
    found = dict(re.findall(r'BrickColour\("\w", \.(\w+), 0x(\w{6})\)', colours))
    named = re.findall(
        r'(?:BrickKind|lasting)\(\s*[^,]+, "([^"]+)", .*?colour: 0x(\w{6})', kinds, re.S
    )
    return found | dict(named)


def luminance(colour: str) -> float:
    shares = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_all_bricks_are_found() -> None:
    assert len(bricks()) == 11 + 8
    assert len(fields()) == 5


@pytest.mark.parametrize("brick", bricks())
def test_a_brick_has_enough_contrast_with_the_field(brick: str) -> None:
    for field in fields():
        assert contrast(bricks()[brick], field) >= LEAST, field
