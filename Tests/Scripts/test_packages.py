"""The manifests read only the environment variables that make warnings errors and name the commit,
and builds notice new and removed files."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = [".", "Apps", "House", "Web"]
BUILDS = re.compile(r"\bswift (?:build|test|run)\b|\b(?:app|core|house)_swift\b")


@pytest.mark.parametrize("folder", PACKAGES)
def test_a_manifest_reads_only_the_strictness_and_the_commit(folder: str) -> None:
    manifest = (ROOT / folder / "Package.swift").read_text(encoding="utf-8")
    read = re.findall(r"environment.*|ProcessInfo.*", manifest)
    commit = ['environment["FUNFAIR_COMMIT"]'] if folder == "House" else []
    assert [line.split(" ")[0] for line in read] == ['environment["FUNFAIR_STRICT"]', *commit]


def targets(folder: str, strictness: str | None) -> dict[str, list[Any]]:
    """Returns each target's settings about warnings, except for targets without Swift code."""
    environment = {name: text for name, text in os.environ.items() if name != "FUNFAIR_STRICT"}
    if strictness is not None:
        environment["FUNFAIR_STRICT"] = strictness
    dumped = subprocess.run(
        ["swift", "package", "--package-path", str(ROOT / folder), "dump-package"],
        stdout=subprocess.PIPE, text=True, check=True, env=environment,
    )
    return {
        target["name"]: [
            setting["kind"]["treatAllWarnings"]["_0"]
            for setting in target["settings"]
            if "treatAllWarnings" in setting["kind"]
        ]
        for target in json.loads(dumped.stdout)["targets"]
        # CBuild is two lines of C.
        if target["type"] != "system" and target["name"] != "CBuild"
    }


# With a newer compiler, code without warnings may have some. They shouldn't stop anyone who only
# wants to use the package or to open the app in Xcode.
@pytest.mark.parametrize("strictness", [None, ""])
@pytest.mark.parametrize("folder", PACKAGES)
def test_warnings_are_no_errors_by_default(folder: str, strictness: str | None) -> None:
    found = targets(folder, strictness)
    assert found and {name for name, levels in found.items() if levels} == set()


@pytest.mark.parametrize("folder", PACKAGES)
def test_warnings_are_errors_for_the_scripts(folder: str) -> None:
    found = targets(folder, "1")
    assert found and {name for name, levels in found.items() if levels != ["error"]} == set()


@pytest.mark.parametrize(("given", "exported"), [(None, "1"), ("", ""), ("1", "1")])
def test_the_scripts_are_strict_unless_told_otherwise(given: str | None, exported: str) -> None:
    environment = {name: text for name, text in os.environ.items() if name != "FUNFAIR_STRICT"}
    if given is not None:
        environment["FUNFAIR_STRICT"] = given
    ran = subprocess.run(
        ["bash", "-c", f'source "{ROOT}/scripts/common.sh" && printenv FUNFAIR_STRICT'],
        stdout=subprocess.PIPE, text=True, check=True, env=environment,
    )
    assert ran.stdout.strip() == exported


def test_every_script_that_builds_sources_what_makes_it_strict() -> None:
    building = [
        path for path in sorted((ROOT / "scripts").glob("*.sh")) if BUILDS.search(path.read_text())
    ]
    assert len(building) > 8
    careless = [
        path.name
        for path in building
        if path.name != "common.sh"
        and 'source "$(dirname "${BASH_SOURCE[0]}")/common.sh"' not in path.read_text()
    ]
    assert careless == []


def test_every_target_of_make_that_builds_sources_what_makes_it_strict() -> None:
    lines = (ROOT / "Makefile").read_text().splitlines()
    building = [line for line in lines if line.startswith("\t") and BUILDS.search(line)]
    assert building
    assert [line for line in building if "source scripts/common.sh && " not in line] == []


def test_playing_is_not_strict() -> None:
    # Visitors may have a newer compiler.
    script = (ROOT / "scripts/play.sh").read_text()
    assert -1 < script.find("export FUNFAIR_STRICT=\n") < script.find("common.sh")


def test_xcode_is_not_strict() -> None:
    # Its compiler may be newer than the one that the project was written with.
    script = (ROOT / "scripts/check-app.sh").read_text()
    assert re.findall(r"export (FUNFAIR_STRICT=.*)|(xcodebuild)", script) == [
        ("FUNFAIR_STRICT=", ""),
        ("", "xcodebuild"),
    ]


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
