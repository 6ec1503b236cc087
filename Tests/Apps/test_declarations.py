"""The declarations of Apple's frameworks that the app may use: each has the iOS version that
introduced it, none is newer than the oldest supported iOS, and none is unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import DECLARATIONS, OLDEST, ROOT, SOURCES, TESTS, UI_TESTS, code_without_comments

# Walk/ makes the declarations run: it declares nothing of Apple's.
FILES = sorted(path for path in DECLARATIONS.rglob("*.swift") if path.parent.name != "Walk")
AVAILABLE = re.compile(r"( *)@available\(iOS (\d+\.\d+), \*\)")
# Keywords that begin a top-level declaration.
KINDS = "class|struct|enum|protocol|extension|func|typealias"
BEGINS = re.compile(rf"(?:nonisolated )?(?:(?:public |open |final )+(?:{KINDS})|extension)\b")
PUBLIC = re.compile(r"^(?!.*@_spi).*\b(?:public|open)\b")
# Cases may be unused: without all of an enum's cases, a `switch` in the app could miss some.
NAMED = re.compile(r"\b(?:class|struct|enum|protocol|func|var|let|typealias) `?([a-zA-Z]\w*)`?")

# Names that no code mentions: protocol requirements, and functions that the compiler calls.
ASKED_FOR = set("""
    ArrayLiteralElement Element callAsFunction contains formIntersection
    formSymmetricDifference formUnion insert intersection projectedValue remove
    symmetricDifference union update
    Body Cache InsetShape Item Mode Representation Subviews animatableData entries inset makeBody
    makeCache makeCoordinator placeSubviews sizeThatFits transferRepresentation
    buildBlock buildEither buildExpression buildIf buildLimitedAvailability
""".split())


def versions(path: Path) -> list[tuple[int, float, str]]:
    """Returns the depth, version and position of every availability annotation."""
    return [
        (len(match[1]), float(match[2]), f"{path.name}:{number}")
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if (match := AVAILABLE.fullmatch(line))
    ]


def declares(lines: list[str]) -> bool:
    """Whether the first line declares something of Apple's, or extends a type by such members."""
    if not lines[0].startswith("extension"):
        return bool(PUBLIC.match(lines[0]))
    end = lines.index("}") if "}" in lines else 1
    return any(PUBLIC.match(line) for line in lines[1:end])


def test_there_are_declarations() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_declaration_names_its_ios_version(path: Path) -> None:
    lines = path.read_text().splitlines()
    bare = []
    for number, line in enumerate(lines):
        if not BEGINS.match(line) or not declares(lines[number:]):
            continue
        above = number
        while above and lines[above - 1].startswith(("@", "//")):
            above -= 1
        if not any(AVAILABLE.fullmatch(before) for before in lines[above:number]):
            bare.append(f"{path.name}:{number + 1}: {line}")
    assert bare == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_versions_are_written_consistently(path: Path) -> None:
    lines = [line for line in path.read_text().splitlines() if "@available" in line]
    assert [line for line in lines if not AVAILABLE.fullmatch(line)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_declaration_is_newer_than_the_oldest_supported_ios(path: Path) -> None:
    assert [place for _, version, place in versions(path) if version > OLDEST] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_members_are_no_older_than_their_types(path: Path) -> None:
    outer = 0.0
    older = []
    for depth, version, place in versions(path):
        if depth == 0:
            outer = version
        elif version < outer:
            older.append(place)
    assert older == []


def test_every_declared_name_is_used() -> None:
    app = "\n".join(
        code_without_comments(file.read_text())
        for folder in (SOURCES, TESTS, UI_TESTS)
        for file in folder.rglob("*.swift")
    )
    declared = "\n".join(code_without_comments(file.read_text()) for file in FILES)
    public = "\n".join(line for line in declared.splitlines() if PUBLIC.match(line))
    used = set(re.findall(r"\w+", app))
    used |= set(re.findall(r"\w+", NAMED.sub("", declared)))
    used |= ASKED_FOR
    assert sorted(set(NAMED.findall(public)) - used) == []


def test_the_package_compiles_every_declared_framework() -> None:
    manifest = (ROOT / "Apps" / "Package.swift").read_text()
    listed = set(re.findall(r'^    \("(\w+)", \[', manifest, re.MULTILINE))
    assert listed == {path.name for path in DECLARATIONS.iterdir()}
