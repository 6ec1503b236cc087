"""Builds and runs tests in the copy, and reports the failures."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

MOST_SECONDS = 1_200
"""The limit for one step. A fault that makes a test hang counts as noticed."""

MOST_NAMES = 4
"""How many of the failed tests are named."""

OF_THE_HOUSE = ("FunfairServerTests", "FunfairCommandTests", "HouseSettingsTests")
OF_THE_APP = ("WalkTests", "FunfairAppTests")


@dataclass
class Outcome:
    failed: list[str] = field(default_factory=list)
    """The names of the failed tests."""
    broken: str = ""
    """The compiler's errors, if the copy didn't compile."""

    def __str__(self) -> str:
        if self.broken:
            return f"BROKEN\n{self.broken}"
        if not self.failed:
            return "MISSED"
        more = len(self.failed) - MOST_NAMES
        names = "; ".join(self.failed[:MOST_NAMES]) + (f" and {more} more" if more > 0 else "")
        return f"caught by {names}"


def run_tests(root: Path, tests: tuple[str, ...], *, compiles: bool = True) -> Outcome:
    pages = [test for test in tests if test.endswith(".py") or "::" in test]
    swift = [test for test in tests if test not in pages]
    house = [test for test in swift if test.startswith(OF_THE_HOUSE)]
    app = [test for test in swift if test.startswith(OF_THE_APP)]
    core = [test for test in swift if test not in house + app]
    outcome = Outcome()
    if core:
        _swift(root, core, outcome, arguments=CORE)
    if house:
        _swift(root, house, outcome, arguments=HOUSE)
    if app:
        _swift(root, app, outcome, arguments=APP)
    if pages:
        _pytest(root, pages, outcome)
    if outcome.broken and not compiles:
        outcome.failed, outcome.broken = ["the compiler"], ""
    return outcome


# The same options as in scripts/common.sh, which explains them.
CORE = ["-Xswiftc", "-O", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-incremental-imports"]
CORE += ["--scratch-path", ".build-core"]
APP = [*CORE[:-1], ".build-app", "--package-path", "Apps"]
HOUSE = ["--package-path", "House"]
# SwiftPM doesn't notice new and removed files in a local dependency.
NOTICE_FILES = ["bash", "-c", "source scripts/common.sh && notice_files House && notice_files Apps"]

FAILED = r"✘ Test (?!run with )(.+?)(?: with \d+ test cases?)? failed after"
"""Matches a failed test's line, but not the line about the whole run."""


def _swift(
    root: Path, tests: list[str], outcome: Outcome, *, arguments: list[str]
) -> None:
    environment = {
        **os.environ,
        "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "24",
    }
    _run(NOTICE_FILES, root, environment)
    built = _run(["swift", "build", "--build-tests", *arguments], root, environment)
    if built.returncode:
        errors = [line for line in built.stdout.splitlines() if "error:" in line]
        outcome.broken = "\n".join(errors[:MOST_NAMES]) or built.stdout[-2_000:]
        return
    filters = [word for test in tests for word in ("--filter", test)]
    ran = _run(["swift", "test", "--skip-build", *arguments, *filters], root, environment)
    failed = re.findall(FAILED, ran.stdout)
    outcome.failed += [name.strip('"') for name in failed]
    if ran.returncode and not failed:
        outcome.failed.append(f"the end of the process ({ran.returncode})")
    if not ran.returncode and "Test run with 0 tests" in ran.stdout:
        sys.exit(f"No test matches {', '.join(tests)}.")


def _pytest(root: Path, tests: list[str], outcome: Outcome) -> None:
    needed = [
        ["scripts/build-site.sh"],
        NOTICE_FILES,
        ["swift", "build", *HOUSE, "--product", "funfair"],
    ]
    if all(test.startswith("Tests/Apps/") for test in tests):
        needed = [["scripts/check-app.sh", "--filter", "PictureTests"]]
    for command in needed:
        built = _run(command, root, dict(os.environ))
        if built.returncode:
            outcome.broken = built.stdout[-2_000:]
            return
    python = str(root.parent / ".venv/bin/python")
    options = ["-q", "-rfE", "--tb=no", "--maxfail=3", "-n", "2", "--dist", "worksteal"]
    ran = _run([python, "-m", "pytest", *options, *tests], root, dict(os.environ))
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+?)(?: - .*)?$", ran.stdout, re.MULTILINE)
    outcome.failed += failed
    if ran.returncode and not failed:
        outcome.failed.append(f"pytest itself ({ran.returncode}): {ran.stdout[-300:]}")


def _run(
    command: list[str], root: Path, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    # In its own process group, because it's usually a child process that hangs.
    with subprocess.Popen(
        command, cwd=root, env=environment, text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:
        try:
            said, _ = process.communicate(timeout=MOST_SECONDS)
        except BaseException as late:
            os.killpg(process.pid, signal.SIGKILL)
            if not isinstance(late, subprocess.TimeoutExpired):
                raise
            return subprocess.CompletedProcess(command, 1, stdout=f"{late}")
    return subprocess.CompletedProcess(command, process.returncode, stdout=said)
