"""The tables of faults match the sources. `make faults` takes hours and rarely runs, but checking
the tables is quick."""

from __future__ import annotations

import subprocess
import sys

from kit.phone import ROOT


def test_each_fault_changes_text_that_occurs_once() -> None:
    look = [sys.executable, str(ROOT / "Tests/Faults/run.py"), "--look"]
    looked = subprocess.run(look, capture_output=True, text=True, check=False)
    assert looked.returncode == 0, looked.stderr
