"""The forgeries' reader understands every kind of recording, so every kind can be forged."""

from __future__ import annotations

from pathlib import Path

import pytest

import recording
from forged_runs import GOLDEN


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_recording_is_read_and_written_unchanged(file: Path) -> None:
    content = file.read_bytes()
    assert recording.read(content).sealed() == content
