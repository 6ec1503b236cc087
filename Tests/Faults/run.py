"""Makes each fault from the tables in a copy of the project, one at a time, and reports which tests
notice it.

    run.py [rules] [app] [native] [page] [house] [party] [--only WORDS] [--missed] [--keep] [--look]

The copy is in .build-faults/, and keeps its builds. caught.tsv lists the faults that tests caught
before; if one of them is missed now, the run fails. `--keep` rewrites that list. `--look` makes no
faults, but reports those that can't be made.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from app import APP
from copy_of_project import Copy
from fault import Fault
from hands import HANDS
from hosting import HOSTING
from house import HOUSE
from native import NATIVE
from page import PAGE
from page_meanwhile import PAGE_MEANWHILE
from page_windows import PAGE_WINDOWS
from party import PARTY
from rules import RULES
from tests import Outcome, run_tests

TABLES: dict[str, list[Fault]] = {
    "rules": RULES,
    "app": APP,
    "page": PAGE + PAGE_MEANWHILE + PAGE_WINDOWS,
    "house": HOUSE + HOSTING + HANDS,
    "native": NATIVE,
    "party": PARTY,
}
KEPT = Path(__file__).with_name("caught.tsv")
MOST_NAMES = 3
"""The maximum number of tests to list for each caught fault."""


def main() -> None:
    arguments = parse()
    kept = read_kept()
    chosen = {
        table: [
            fault
            for fault in TABLES[table]
            if arguments.only in fault.what and not (arguments.missed and kept.get(fault.what))
        ]
        for table in arguments.tables or TABLES
    }
    root = Path(__file__).parents[2]
    look(root, [fault for faults in chosen.values() for fault in faults])
    if arguments.look:
        return
    copy = Copy(root)
    copy.bring_up_to_date()

    wanted = {test for faults in chosen.values() for fault in faults for test in fault.noticed_by}
    report("Without a fault")
    untouched = run_tests(copy.root, tuple(sorted(wanted)))
    if untouched.failed or untouched.broken:
        sys.exit(f"The tests fail without a fault:\n{untouched}")

    outcomes: dict[str, Outcome] = {}
    for table, faults in chosen.items():
        for fault in faults:
            start = time.monotonic()
            with copy.holding(fault):
                outcome = run_tests(copy.root, fault.noticed_by, compiles=fault.compiles)
            outcomes[fault.what] = outcome
            report(f"{table}: {fault.what}: {outcome} ({time.monotonic() - start:.0f} s)")
    conclude(outcomes, keep=arguments.keep)


def look(root: Path, faults: list[Fault]) -> None:
    """Exits if some faults can't be made in the current project."""
    problems = [problem for fault in faults if (problem := fault.problem(root))]
    if problems:
        sys.exit("\n".join(problems))


def conclude(outcomes: dict[str, Outcome], *, keep: bool) -> None:
    """Reports how many faults were caught. Fails if a fault caught before is now missed."""
    before = read_kept()
    caught = {what for what, outcome in outcomes.items() if outcome.failed}
    broken = [what for what, outcome in outcomes.items() if outcome.broken]
    lost = [what for what in outcomes if before.get(what) and what not in caught]
    report(f"{len(outcomes)} faults: {len(caught)} caught, {len(outcomes) - len(caught)} missed")
    for what in broken:
        report(f"doesn't compile, so it proves nothing: {what}")
    for what in lost:
        report(f"caught before but not now: {what} (by {before[what]})")
    if keep:
        now = {
            what: "; ".join(sorted(outcome.failed)[:MOST_NAMES])
            for what, outcome in outcomes.items()
        }
        known = {fault.what for faults in TABLES.values() for fault in faults}
        rows = sorted((what, by) for what, by in (before | now).items() if what in known)
        KEPT.write_text("".join(f"{what}\t{names}\n" for what, names in rows), encoding="utf-8")
    if broken or lost:
        sys.exit(1)


def read_kept() -> dict[str, str]:
    """Returns the tests that caught each fault in an earlier run, or "" for a missed fault."""
    if not KEPT.exists():
        return {}
    rows = (line.split("\t") for line in KEPT.read_text(encoding="utf-8").splitlines())
    return {row[0]: row[1] for row in rows}


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", nargs="*", choices=[[], *TABLES])
    parser.add_argument("--only", default="", help="only faults whose name contains this")
    parser.add_argument("--missed", action="store_true", help="only faults not caught before")
    parser.add_argument("--keep", action="store_true", help="write caught.tsv")
    parser.add_argument("--look", action="store_true", help="only report those that can't be made")
    return parser.parse_args()


def report(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
