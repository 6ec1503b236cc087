"""What a package elsewhere has to fetch that names Funfair."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Player",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "../funfair")],
    targets: [
        .executableTarget(
            name: "Player", dependencies: [.product(name: "BubblePop", package: "funfair")])
    ])
"""


def test_nothing_comes_along_with_the_libraries(tmp_path: Path) -> None:
    (tmp_path / "funfair").symlink_to(ROOT, target_is_directory=True)
    player = tmp_path / "Player"
    (player / "Sources/Player").mkdir(parents=True)
    (player / "Package.swift").write_text(MANIFEST, encoding="utf-8")
    (player / "Sources/Player/main.swift").write_text("import BubblePop\n", encoding="utf-8")
    [funfair] = dependencies(player)
    assert (funfair["identity"], funfair["dependencies"]) == ("funfair", [])


def dependencies(package: Path) -> list[dict[str, Any]]:
    command = ["swift", "package", "show-dependencies", "--format", "json"]
    shown = subprocess.run(command, cwd=package, stdout=subprocess.PIPE, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(shown.stdout)["dependencies"]
    return found


@pytest.mark.parametrize("folder", [".", "House", "Web"])
def test_no_manifest_asks_the_environment(folder: str) -> None:
    manifest = (ROOT / folder / "Package.swift").read_text(encoding="utf-8")
    assert not re.search(r"environment|ProcessInfo", manifest)
