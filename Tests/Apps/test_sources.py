"""The app's own Swift code: simple constructs, short files, and no unchecked imports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import DECLARATIONS, ROOT, SOURCES, TESTS, UI_TESTS, code_without_comments
from swift_code import after_block, bare

FILES = sorted(SOURCES.rglob("*.swift"))
MOST_LINES = 2700
MOST_LINES_OF_A_FILE = 250
# Constructs that have a simpler alternative, or that the declarations can't check.
AVOIDED = [
    r"List\(\s*\$", r":\s*(Primitive)?ButtonStyle\b", r"\bAlert\(", r"\bNavigationView\b",
    r"\bwithCGContext\b", r"\bSpatialTapGesture\b", r"\.coordinateSpace\b", r"\bCoordinateSpace\b",
    r"\bmatchedGeometryEffect\b", r"\bphaseAnimator\b", r"\bGrid\b", r"\bGauge\b",
    r":\s*(SwiftUI\.)?Layout\b", r"\bSceneStorage\b", r"\bStateObject\b", r"\bObservedObject\b",
    r"\bCombine\b", r"\bonReceive\b", r"\bpopover\b", r"\bPreviewProvider\b", r"#Preview\b",
    r"@_spi\b",
]  # fmt: skip
# Modules that every toolchain includes.
EVERYWHERE = {"Foundation", "Observation", "Testing", "XCTest"}


def imports(files: list[Path]) -> set[str]:
    text = "\n".join(file.read_text() for file in files)
    return set(re.findall(r"^(?:@\w+ )?import (\w+)", text, re.MULTILINE))


def test_there_is_an_app() -> None:
    assert len(FILES) > 10


@pytest.mark.parametrize("form", AVOIDED)
def test_no_file_uses_an_avoided_construct(form: str) -> None:
    found = [
        file.name for file in FILES if re.search(form, code_without_comments(file.read_text()))
    ]
    assert found == []


def test_the_app_is_short() -> None:
    assert sum(len(file.read_text().splitlines()) for file in FILES) < MOST_LINES


STATE = re.compile(r"@State\s+(?:(private)\s+)?var\s+(\w+)[^=\n;]*(=)?")


def states_set_twice(text: str) -> list[str]:
    """Returns the states with a value both in their declaration and in an initialiser."""
    code = bare(text)
    starts = [
        code[match.end() : after_block(code, match.end())]
        for match in re.finditer(r"\binit\s*[(<]", code)
    ]
    return [
        name
        for _, name, value in STATE.findall(code)
        if value and any(re.search(rf"\b_?{name}\s*=(?!=)", start) for start in starts)
    ]


@pytest.mark.parametrize("assignment", ["count = 2", "self.count = few", "_count = State(few)"])
def test_a_state_that_is_set_twice_is_found(assignment: str) -> None:
    view = "struct Few: View {{ @State private var count{}; init(_ few: Int) {{ {} }} }}"
    assert states_set_twice(view.format(" = 1", assignment)) == ["count"]
    assert states_set_twice(view.format(": Int", assignment)) == []
    assert states_set_twice(view.format(" = 1", "few = count == 2")) == []


def test_states_have_one_value_as_xcode_27_wants() -> None:
    # There, `@State` is a macro, and a second value before all properties are set doesn't compile.
    assert {file.name: states_set_twice(file.read_text()) for file in FILES} == {
        file.name: [] for file in FILES
    }


def test_states_are_private() -> None:
    found = {
        name
        for file in FILES
        for private, name, _ in STATE.findall(bare(file.read_text()))
        if not private
    }
    assert found == set()


def test_only_one_clock_ticks_per_frame() -> None:
    # With a second clock, every stage would be drawn twice per frame.
    ticking = [
        file.name
        for file in FILES
        for _ in re.finditer(r"TimelineView\(\s*\.animation|CADisplayLink", file.read_text())
    ]
    assert ticking == ["RootView.swift"]


def test_buttons_in_a_bar_have_no_frame_of_their_own() -> None:
    # The bar has a frame already, so a button's frame would be one too many.
    text = "\n".join(code_without_comments(file.read_text()) for file in FILES)
    bars = re.findall(r"ToolbarItem(?:Group)?\(.*?\{(.*?)\n *\}\n", text, re.DOTALL)
    assert len(bars) > 1 and [bar for bar in bars if "ControlButton" in bar] == []


def test_every_file_is_short() -> None:
    lines = {file.name: len(file.read_text().splitlines()) for file in FILES}
    assert {name: n for name, n in lines.items() if n > MOST_LINES_OF_A_FILE} == {}


def test_every_import_is_from_the_package_or_declared() -> None:
    package = {path.name for path in (ROOT / "Sources").iterdir()}
    frameworks = {path.name for path in DECLARATIONS.iterdir()}
    files = FILES + sorted([*TESTS.rglob("*.swift"), *UI_TESTS.rglob("*.swift")])
    assert imports(files) - package - frameworks - EVERYWHERE - {"FunfairApp"} == set()


def test_every_declared_framework_is_imported() -> None:
    frameworks = {path.name for path in DECLARATIONS.iterdir()}
    files = FILES + sorted([*DECLARATIONS.rglob("*.swift"), *UI_TESTS.rglob("*.swift")])
    assert frameworks - imports(files) == set()


def test_no_code_is_conditional_and_therefore_unchecked() -> None:
    conditions = re.compile(r"^\s*#if\b", re.MULTILINE)
    assert [file.name for file in FILES if conditions.search(file.read_text())] == []


def test_every_module_that_the_app_imports_is_compiled_for_ios() -> None:
    # The script compiles the modules that make up the core in the manifest.
    manifest = (ROOT / "Package.swift").read_text()
    core = re.search(r"^let core:.*?^\]", manifest, re.DOTALL | re.MULTILINE)
    wanted: set[str] = set()
    more = {"Funfair", "Sound"}
    while more:
        wanted |= more
        files = [file for name in more for file in (ROOT / "Sources" / name).rglob("*.swift")]
        more = imports(files) - wanted
    assert core and set(re.findall(r'name: "(\w+)"', core[0])) == wanted
