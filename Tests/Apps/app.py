"""The locations of the app's files."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
APPS = ROOT / "Apps"
SOURCES = APPS / "Funfair"
TESTS = APPS / "FunfairTests"
UI_TESTS = APPS / "FunfairUITests"
DECLARATIONS = APPS / "Declarations"
RESOURCES = SOURCES / "Resources"
CATALOGUE = RESOURCES / "Assets.xcassets"
PROJECT = APPS / "Funfair.xcodeproj"
INFO = APPS / "Info.plist"

# The oldest supported iOS.
OLDEST = 18.0


def code_without_comments(text: str) -> str:
    return "\n".join(line.split("//")[0] for line in text.splitlines())
