"""A fault to make in the project on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Fault:
    """A mistake that a programmer could make, and the tests that should notice it."""

    what: str
    """The mistake in a few words: "a chain survives a change of colour"."""

    file: str
    """The file to change, relative to the project's root."""

    text: str
    """The text to replace, which must occur exactly once."""

    instead: str
    """The replacement, which must compile unless the compiler should notice the fault."""

    noticed_by: tuple[str, ...]
    """The tests to run: files for pytest (`Tests/Browser/test_tabs.py`, `Tests/House/…`), or a
    target, a suite or a test for `swift test --filter`."""

    compiles: bool = True
    """Whether the code still compiles. If not, the compiler should notice the fault."""

    def problem(self, root: Path) -> str | None:
        """Returns why the fault can't be made in the project at `root`, or None if it can."""
        file = root / self.file
        found = file.read_text(encoding="utf-8").count(self.text) if file.exists() else 0
        if found == 1:
            return None
        return f'"{self.what}": its text occurs {found} times in {self.file}, not once.'

