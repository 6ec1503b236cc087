"""The manifests of the three packages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("folder", [".", "House", "Web"])
def test_no_manifest_asks_the_environment(folder: str) -> None:
    manifest = (ROOT / folder / "Package.swift").read_text(encoding="utf-8")
    assert not re.search(r"environment|ProcessInfo", manifest)
