"""scripts/prose.py finds stilted phrases in prose, and ignores them elsewhere."""

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))

from prose import PHRASES, prose


def stilted(name: str, text: str, folder: Path) -> list[int]:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return [
        number
        for number, line in prose(file)
        if any(re.search(phrase, line, re.IGNORECASE) for phrase in PHRASES)
    ]


@pytest.mark.parametrize(
    ("name", "text", "lines"),
    [
        ("a.swift", 'let a = 1  // The name is none.\nlet b = "the name is none"\n', [1]),
        ("a.swift", "/// It goes on.\n/// It continues.\n", [1]),
        ("ATests.swift", "@Test func `It goes on`() {}\n", [1]),
        ("ATests.swift", '@Test(\n    "It goes on", arguments: ["goes on"])\n', [1]),
        ("a.css", "/* One,\n   and it goes on. */\na { color: red }\n", [2]),
        ("a.py", '"""What goes on."""\na = "goes on"  # goes on\n', [2, 1]),
        ("a.sh", "#!/bin/sh\n# It goes on.\necho goes on\n", [2]),
        ("a.md", "It goes on.\n\n    goes on\n", [1]),
        ("Languages/English/a.swift", 'case .a: "It goes on."\n', [1]),
        ("Languages/Spanish/a.swift", 'case .a: "It goes on."\n', []),
    ],
)
def test_only_prose_is_searched(name: str, text: str, lines: list[int], tmp_path: Path) -> None:
    assert stilted(name, text, tmp_path) == lines
