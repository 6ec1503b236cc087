"""No engine leaves anything running, even if its tests are killed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import ENGINES
from engine import TIMEOUT, left_of

# A program that opens an engine, prints a line, and waits.
OPEN = """
import sys, time
from pathlib import Path
sys.path.append(sys.argv[1])
from {module} import {name}
one = {name}(Path(sys.argv[2]))
print("open", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("word", ENGINES)
def test_an_engine_stops_all_its_processes(word: str, tmp_path: Path) -> None:
    engine = ENGINES[word](tmp_path)
    engine.open("about:blank")
    assert left_of(tmp_path)
    engine.close()
    wait_for_none(tmp_path)


@pytest.mark.parametrize("word", ENGINES)
def test_an_engine_stops_when_its_tests_are_killed(word: str, tmp_path: Path) -> None:
    kind = ENGINES[word]
    program = OPEN.format(module=kind.__module__, name=kind.__name__)
    command = [sys.executable, "-c", program, str(Path(__file__).parent), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout
        assert tests.stdout.readline() == "open\n"
        assert left_of(tmp_path)
        tests.kill()
    wait_for_none(tmp_path)


def wait_for_none(folder: Path) -> None:
    deadline = time.monotonic() + TIMEOUT
    while left := left_of(folder):
        assert time.monotonic() < deadline, "left over:\n" + "\n".join(left)
        time.sleep(0.05)
