"""The tables of seeded faults, which `make faults` seeds one at a time: that takes hours, and is
rarely run. Checking that they still match the sources takes no time."""

from __future__ import annotations

import subprocess
import sys

from kit.phone import ROOT


def test_each_fault_changes_text_that_occurs_once() -> None:
    look = [sys.executable, str(ROOT / "Tests/Faults/run.py"), "--look"]
    looked = subprocess.run(look, capture_output=True, text=True, check=False)
    assert looked.returncode == 0, looked.stderr
