"""The app and its face use nothing from the standard library that is newer than the oldest
supported iOS. The check goes by names; newer.py says how."""

from __future__ import annotations

import sys

import pytest

import newer
from app import ROOT, SOURCES, TESTS

# On a Mac, Xcode checks the versions itself.
pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="the library is in Apple's SDK")
CHECKED = [ROOT / "Sources" / "FunfairFace", SOURCES, TESTS]
REFUSED = {
    "InlineArray": "let few: InlineArray<3, Int> = [1, 2, 3]",
    "Swift.InlineArray": "struct InlineArray {}; let few: Swift.InlineArray<1, Int> = [1]",
    "Observations": "for await count in Observations({ face.count }) { print(count) }",
    "Task.name": "print(Task.name ?? name)",
    "Task<Never, Never>.name": "print(Task<Never, Never>.name)",
    "Task.immediate": "Task.immediate { await play() }",
    "addImmediateTask": "group.addImmediateTask { await play() }",
    "utf8Span": "let length = text.utf8Span.count",
    "utf8Span, in a text": r'print("\(text.utf8Span.count) bytes")',
    "utf8Span, after a text": 'print("/*", text.utf8Span)',
    "utf8Span, in the wrong version": "if #available(iOS 18.4, *) { print(text.utf8Span) }",
    "utf8Span, otherwise": "if #available(iOS 26, *) { } else { print(text.utf8Span) }",
    "utf8Span, before a guard": "print(text.utf8Span); guard #available(iOS 26, *) else { return }",
    "utf8Span, after a declaration": "@available(iOS 26, *) func few() {}; print(text.utf8Span)",
}
ALLOWED = {
    "an older type": "func sum(_ all: Span<Int>) -> Int { all.count }",
    "a comment": "// InlineArray\n/* Observations /* Task.name */ .utf8Span */ let few = 3",
    "a text": '''let few = "InlineArray .utf8Span"; let more = #"\\(text.utf8Span)"#''',
    "a text of many lines": 'let few = """\n    "text.utf8Span"\n    """',
    "our own type": "struct Observations {}\nlet seen = Observations()",
    "our own member": "struct Ball { var utf8Span = 0 }\nprint(ball.utf8Span)",
    "another type's member": "print(task.name, Stall.name)",
    "our own type's member": "enum Task { static let name = 1 }\nprint(Task.name)",
    "an older overload": "let pause = Duration.nanoseconds(3)",
    "if": "if let text, #available(iOS 26, *) { if all { print(text.utf8Span) } }",
    "guard": "func few() { guard #available(iOS 26.0, *) else { return }\nprint(text.utf8Span) }",
    "a function": "@available(iOS 26.0, *)\nfunc few(_ all: InlineArray<1, Int>) { all.count }",
    "a property": "@available(iOS 26.0, *)\nlet few = text.utf8Span\nlet more = 3",
}


@pytest.fixture(scope="module")
def names() -> newer.Names:
    return newer.names()


def test_the_list_of_newer_names_has_every_kind(names: newer.Names) -> None:
    assert {"InlineArray", "Observations", "UTF8Span"} <= set(names.global_names)
    assert {("Task", "name"), ("Task", "immediate")} <= set(names.of_types)
    assert {"utf8Span", "escalatePriority"} <= set(names.members)
    assert names.global_names["InlineArray"] == (26, 0)


def test_older_names_are_not_in_the_list(names: newer.Names) -> None:
    assert not {"Span", "Array", "Task", "Mutex"} & set(names.global_names)
    assert not {"count", "span", "startIndex", "hash"} & set(names.members)
    assert ("Duration", "nanoseconds") not in names.of_types


@pytest.mark.parametrize("code", REFUSED.values(), ids=REFUSED)
def test_refused(names: newer.Names, code: str) -> None:
    (use,) = newer.uses(code, names, newer.declared(code))
    assert use.version == (26, 0)


@pytest.mark.parametrize("code", ALLOWED.values(), ids=ALLOWED)
def test_allowed(names: newer.Names, code: str) -> None:
    assert newer.uses(code, names, newer.declared(code)) == []


def test_the_app_uses_nothing_newer(names: newer.Names) -> None:
    files = [file for folder in CHECKED for file in sorted(folder.rglob("*.swift"))]
    own = set[str]().union(
        *(
            newer.declared(file.read_text())
            for folder in ("Sources", "Apps")
            for file in (ROOT / folder).rglob("*.swift")
        )
    )
    assert len(files) > 60
    found = [
        f"{file.relative_to(ROOT)}:{use.line}: {use.name} needs iOS {use.version}"
        for file in files
        for use in newer.uses(file.read_text(), names, own)
    ]
    assert found == []


def test_a_use_has_its_line(names: newer.Names) -> None:
    (use,) = newer.uses("let few = 3\n/* and\n*/ print(text.utf8Span)", names, set())
    assert (use.line, use.name) == (3, "utf8Span")
