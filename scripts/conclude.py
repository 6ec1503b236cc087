"""Prints the last lines of `make test`: the seconds that each step took, the slowest tests, the
skipped tests, and the number of tests that passed.

    conclude.py FOLDER    FOLDER has steps.tsv, the tests' reports (*.xml), and logs (*.log)
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

SLOWEST = 20

# The step whose tests run in parallel in one process. Their times aren't listed, because the tests
# mostly wait for each other.
AT_ONCE = "house-swift"


def main() -> None:
    reports = Path(sys.argv[1])
    print("\nSeconds of each step:")
    for line in (reports / "steps.tsv").read_text(encoding="utf-8").splitlines():
        seconds, name = line.split("\t")
        print(f"{seconds:>7}  {name}")

    files = sorted(reports.glob("*.xml"))
    timed = [
        test for file in files if not file.name.startswith(AT_ONCE) for test in tests_of(file)
    ]
    print(f"\nSeconds of the {SLOWEST} slowest tests:")
    for seconds, name in sorted(timed, reverse=True)[:SLOWEST]:
        print(f"{seconds:7.1f}  {name}")

    for skipped in sorted(told for file in files for told in skipped_of(file)):
        print(f"Skipped: {skipped}")

    # Tests in node don't write XML, but print a last line like this.
    logs = [file.read_text(encoding="utf-8") for file in reports.glob("*.log")]
    counts = [re.findall(r"^(\d+) passed, 0 failed$", log, re.MULTILINE) for log in logs]
    folded = sum(int(count) for found in counts for count in found)
    print(f"\n{sum(len(tests_of(file)) for file in files) + folded} passed, 0 failed")


def tests_of(file: Path) -> list[tuple[float, str]]:
    """Returns the seconds and name of each test in a file, except skipped ones."""
    return [
        (float(case.get("time", 0)), f"{case.get('classname')}: {case.get('name')}")
        for case in ElementTree.parse(file).iter("testcase")
        if case.find("skipped") is None
    ]


def skipped_of(file: Path) -> list[str]:
    """Returns the skipped tests in a file, each with the reason."""
    return [
        f"{case.get('classname')}: {case.get('name')} ({skipped.get('message', 'no reason given')})"
        for case in ElementTree.parse(file).iter("testcase")
        if (skipped := case.find("skipped")) is not None
    ]


if __name__ == "__main__":
    main()
