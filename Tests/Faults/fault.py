"""What a seeded fault is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Fault:
    """A mistake that somebody might make, and what should notice it."""

    what: str
    """The mistake in a few words, as one would tell it: "a chain survives a change of colour"."""

    file: str
    """The file it is made in, from the project's root."""

    text: str
    """What stands there; it must stand there once."""

    instead: str
    """What the mistake puts in its place. It must compile."""

    noticed_by: tuple[str, ...]
    """What is run: files of pytest (`Tests/Browser/test_tabs.py`, `Tests/House/…`), or of Swift's
    tests a target, a suite or a test, as `swift test --filter` takes them."""

    def problem(self, root: Path) -> str | None:
        """Why it can't be made in the project below a folder; None where it can."""
        file = root / self.file
        found = file.read_text(encoding="utf-8").count(self.text) if file.exists() else 0
        if found == 1:
            return None
        return f'"{self.what}": its text is {found} times in {self.file}, and not once.'

