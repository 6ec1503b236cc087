"""The core uses nothing from the standard library that is newer than the oldest supported iOS."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app import ROOT

SCRIPT = ROOT / "scripts" / "check-ios-versions.sh"
# On a Mac, Xcode checks the versions itself, and the script has nothing to do.
pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="the script does nothing there")

NEWER = {
    "a type": "func three() -> Int { let few: InlineArray<3, Int> = [1, 2, 3]; return few[0] }",
    "a type in a signature": "public func take(_ few: InlineArray<3, Int>) {}",
    "a member": "func length(_ text: String) -> Int { text.utf8Span.count }",
    "a member of an old name": "func first(_ all: [Int]) -> Int { all.span[0] }",
    "an overload": "func short() -> Duration { .nanoseconds(1.5) }",
    "a conformance": "func last(_ all: [Int]) -> Int? { all.enumerated().last?.element }",
    "the wrong version": "func use() { if #available(iOS 18.4, *) { _ = [1].span } }",
}
ALLOWED = {
    "older names": "func first(_ all: [Int]) -> Int? { all.enumerated().first { _ in true }?.1 }",
    "an older overload": "func short() -> Duration { .nanoseconds(1) }",
    "newer names if they exist": """
        func length(_ text: String) -> Int {
            if #available(iOS 26.0, *) { text.utf8Span.count } else { text.utf8.count }
        }
        @available(iOS 26.0, *) func take(_ few: InlineArray<3, Int>) {}
        """,
}


def check(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    file = folder / "Seeded.swift"
    file.write_text(code, encoding="utf-8")
    return subprocess.run([SCRIPT, file], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("code", NEWER.values(), ids=NEWER)
def test_the_core_may_not_use(tmp_path: Path, code: str) -> None:
    found = check(tmp_path, code)
    assert found.returncode == 1 and "is only available in iOS 26" in found.stderr


@pytest.mark.parametrize("code", ALLOWED.values(), ids=ALLOWED)
def test_the_core_may_use(tmp_path: Path, code: str) -> None:
    found = check(tmp_path, code)
    assert (found.returncode, found.stderr) == (0, "")


def test_the_check_is_part_of_the_checks_of_the_app() -> None:
    for runs in ("Makefile", "scripts/test.sh"):
        assert "scripts/check-ios-versions.sh\n" in (ROOT / runs).read_text()
