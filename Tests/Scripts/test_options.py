"""The docs and the sample file of settings have every option of `funfair serve`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "House/Sources/HouseSettings/OptionTable.swift"


def options() -> list[str]:
    """Returns the names of the options, in the order of their table."""
    rows = re.findall(r"= ServerOption\(\s*\"([a-z-]+)\"", TABLE.read_text(encoding="utf-8"))
    assert len(rows) >= 14 and len(set(rows)) == len(rows)
    return rows


def test_the_page_for_hosts_lists_every_option() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    _, _, rest = page.partition("| option of `funfair serve` |")
    assert rest, "docs/hosting.md has no table that begins with “option of `funfair serve`”"
    table, _, _ = rest.partition("\n\n")
    firsts = [line.split("|")[1] for line in table.splitlines()[2:]]
    listed = re.findall(r"`(?:--)?(?:no-)?([a-z][a-z-]*)`", " ".join(firsts))
    assert sorted(set(listed) - {"config"}) == sorted(options())


def test_the_sample_file_has_every_option_in_the_same_order() -> None:
    sample = (ROOT / "packaging/funfair.yaml").read_text(encoding="utf-8")
    assert re.findall(r"^#?([a-z-]+):", sample, re.MULTILINE) == options()
