"""What a seeded fault is."""

from __future__ import annotations

from dataclasses import dataclass


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
