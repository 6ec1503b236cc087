"""Commands that run in parallel show their output, and a failure or Ctrl-C stops all of them."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

SCRIPTS = Path(__file__).parents[2] / "scripts"
PATIENCE = 60


def started(folder: Path, one: str, other: str) -> subprocess.Popen[str]:
    """Starts a script that runs two commands side by side."""
    script = f"""
        source "{SCRIPTS}/common.sh"
        source "{SCRIPTS}/side-by-side.sh"
        begin "{folder}/one.log" One bash -c '{one}'
        begin "{folder}/other.log" Other bash -c '{other}'
        finish
        echo both are done"""
    return subprocess.Popen(
        ["bash", "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        # A shell that runs the tests in the background makes them ignore this signal, and the
        # script would ignore it, too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def is_alive(file: Path) -> bool:
    """Whether the process whose ID is in a file is alive. The system may still list a dead one."""
    number = file.read_text(encoding="utf-8").strip()
    listed = subprocess.run(
        ["ps", "-o", "stat=", "-p", number], stdout=subprocess.PIPE, text=True, check=False
    )
    return listed.stdout.strip()[:1] not in ("", "Z")


def wait_for(file: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not file.exists() or not file.read_text(encoding="utf-8").strip():
        assert time.monotonic() < end, f"{file.name} was never written"
        time.sleep(0.05)


def test_the_next_step_waits_for_both_commands(tmp_path: Path) -> None:
    script = started(tmp_path, f"sleep 1; touch {tmp_path}/one", "true")
    said, _ = script.communicate(timeout=PATIENCE)
    assert (tmp_path / "one").exists()
    assert script.returncode == 0
    assert said.splitlines()[-1] == "both are done"


def test_a_failure_is_shown_and_stops_the_other_command(tmp_path: Path) -> None:
    other = f"sleep 1000 & echo $! >{tmp_path}/other; wait"
    one = f"until test -s {tmp_path}/other; do sleep 0.1; done; "
    one += 'echo "[1/2] Compiling"; echo "error: wrong"; exit 3'
    script = started(tmp_path, one, other)
    said, _ = script.communicate(timeout=PATIENCE)
    assert script.returncode == 1
    assert "error: wrong\n" in said
    assert "[1/2]" not in said
    assert "FAILED: One" in said
    assert "both are done" not in said
    assert not is_alive(tmp_path / "other")


def test_ctrl_c_stops_both_commands_and_all_their_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "other"]
    script = started(tmp_path, *(f"sleep 1000 & echo $! >{file}; wait" for file in files))
    for file in files:
        wait_for(file)
    os.killpg(script.pid, signal.SIGINT)
    script.communicate(timeout=PATIENCE)
    assert script.returncode == 130
    assert not any(is_alive(file) for file in files)
