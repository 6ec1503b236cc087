"""The manifests don't read the environment, and builds notice new and removed files."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("folder", [".", "House", "Web"])
def test_no_manifest_reads_the_environment(folder: str) -> None:
    manifest = (ROOT / folder / "Package.swift").read_text(encoding="utf-8")
    assert not re.search(r"environment|ProcessInfo", manifest)


MANIFESTS = {
    "Package.swift": """
let package = Package(
    name: "below", products: [.library(name: "Below", targets: ["Below"])],
    targets: [.target(name: "Below")])
""",
    "Above/Package.swift": """
let package = Package(
    name: "above", dependencies: [.package(name: "below", path: "..")],
    targets: [.executableTarget(name: "Above", dependencies: [
        .product(name: "Below", package: "below")])])
""",
}


def test_a_new_file_in_a_local_dependency_is_built(tmp_path: Path) -> None:
    for name, text in MANIFESTS.items():
        write(tmp_path / name, f"// swift-tools-version: 6.2\nimport PackageDescription\n{text}")
    write(tmp_path / "Sources/Below/Old.swift", "public let old = 1\n")
    main = tmp_path / "Above/Sources/Above/main.swift"
    write(main, "import Below\nprint(old)\n")
    assert printed(tmp_path) == "1"
    write(tmp_path / "Sources/Below/New.swift", "public let new = 2\n")
    write(main, "import Below\nprint(old, new)\n")
    assert printed(tmp_path) == "1 2"
    (tmp_path / "Sources/Below/Old.swift").unlink()
    write(main, "import Below\nprint(new)\n")
    assert printed(tmp_path) == "2"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def printed(folder: Path) -> str:
    """Builds the package Above as the house is built, and returns its output."""
    script = f"""
        source "{ROOT}/scripts/common.sh"
        cd "{folder}"
        notice_files Above
        swift build --package-path Above >&2
        Above/.build/debug/Above"""
    ran = subprocess.run(["bash", "-c", script], stdout=subprocess.PIPE, text=True, check=True)
    return ran.stdout.strip()
