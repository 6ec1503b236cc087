"""What `make test` prints at its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CONCLUDE = Path(__file__).resolve().parents[2] / "scripts" / "conclude.py"


def conclude(folder: Path, cases: str) -> str:
    (folder / "steps.tsv").write_text("12\tTrying\n")
    (folder / "house.log").write_text("3 passed, 0 failed\n")
    (folder / "house.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    command = [sys.executable, str(CONCLUDE), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_skipped_tests_are_listed_with_their_reasons_and_not_counted(tmp_path: Path) -> None:
    said = conclude(
        tmp_path,
        '<testcase classname="a" name="passes" time="0.5"/>'
        '<testcase classname="b" name="waits"><skipped message="no nginx"/></testcase>'
        '<testcase classname="a" name="rests"><skipped/></testcase>',
    )
    assert [line for line in said.splitlines() if line.startswith("Skipped")] == [
        "Skipped: a: rests (no reason given)", "Skipped: b: waits (no nginx)",
    ]
    assert said.endswith("\n4 passed, 0 failed\n")
    assert "0.5  a: passes" in said


def test_if_no_tests_are_skipped_the_output_does_not_mention_any(tmp_path: Path) -> None:
    said = conclude(tmp_path, '<testcase classname="a" name="passes" time="0.5"/>')
    assert "Skipped" not in said
