"""File-by-file builds contain no stale code, as the real compiler shows."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "two",
    targets: [.target(name: "Below"), .executableTarget(name: "Above", dependencies: ["Below"])])
"""
BELOW = """
@inlinable public func inlined() -> Int { 1 }
public func called() -> Int { 1 }
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with two modules, where one module calls the other."""
    folder = tmp_path
    for name, text in (
        ("Package.swift", MANIFEST),
        ("Sources/Below/Below.swift", BELOW),
        ("Sources/Above/main.swift", "import Below\nprint(inlined(), called())\n"),
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_changed_body_reaches_every_module(package: Path) -> None:
    assert printed(package) == "1 1"
    # Don't build twice in the same second, because the compiler compares times in whole seconds.
    time.sleep(1)
    file = package / "Sources/Below/Below.swift"
    file.write_text(BELOW.replace("{ 1 }", "{ 2 }"), encoding="utf-8")
    assert printed(package) == "2 2"


def printed(package: Path) -> str:
    """Builds the package as the core is built, and returns its output."""
    script = f"""
        source "{SCRIPTS}/common.sh"
        cd "{package}"
        swift build "${{FILE_BY_FILE[@]}}" >&2
        .build/debug/Above"""
    ran = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, text=True, check=True)
    return ran.stdout.strip()
