"""The page about the modules matches the manifests and the imports in the code."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import rooms  # noqa: E402

PACKAGES = [ROOT, ROOT / "House", ROOT / "Web"]


def test_the_diagram_matches_the_manifests() -> None:
    page = rooms.PAGE.read_text(encoding="utf-8")
    assert rooms.with_drawing(page) == page, "Please run: python3 scripts/rooms.py"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_module_is_in_the_table(package: Path) -> None:
    table = re.findall(r"`(\w+)`", rooms.PAGE.read_text(encoding="utf-8"))
    folders = [folder.name for folder in (package / "Sources").iterdir() if folder.is_dir()]
    assert folders and [name for name in folders if name not in table] == []
