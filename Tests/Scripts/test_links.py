"""Every relative link and anchor on the pages is valid. Other addresses aren't checked."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FENCE = re.compile(r"^(?P<mark>```+|~~~+)[^\n]*\n.*?^(?P=mark)[^\n]*$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^(?: {4}|\t).*$", re.MULTILINE)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"!?\[(?P<text>(?:[^][]|\[[^]]*\])*)\]\((?P<target>[^()\s]+)\)")
HEADING = re.compile(r"^#{1,6} (?P<text>.+)$", re.MULTILINE)


def pages(root: Path) -> list[Path]:
    """Returns all pages of a project, except built or downloaded ones."""
    found: list[Path] = []
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith(".")]
        found += [Path(folder, name) for name in files if name.endswith(".md")]
    return sorted(found)


def prose(text: str) -> str:
    """Returns a page without its code blocks."""
    return INDENTED.sub("", FENCE.sub("", text))


def anchors(text: str) -> set[str]:
    """Returns the anchors of a page's headings, as GitHub derives them."""
    found: dict[str, int] = {}
    names: set[str] = set()
    for heading in HEADING.finditer(FENCE.sub("", text)):
        words = LINK.sub(lambda link: link["text"], heading["text"]).replace("`", "")
        name = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
        again = found.get(name, 0)
        found[name] = again + 1
        names.add(f"{name}-{again}" if again else name)
    return names


def dead_links(root: Path) -> list[str]:
    """Returns the broken relative links of a project."""
    dead: list[str] = []
    for page in pages(root):
        for link in LINK.finditer(CODE.sub("", prose(page.read_text()))):
            target = link["target"]
            if re.match(r"[a-z][a-z0-9+.-]*:", target):
                continue
            name, _, anchor = target.partition("#")
            there = (page.parent / name).resolve() if name else page
            if not there.exists() or not there.is_relative_to(root.resolve()):
                dead.append(f"{page.relative_to(root)}: {target}: no such file")
            elif anchor and anchor not in anchors(there.read_text()):
                dead.append(f"{page.relative_to(root)}: {target}: no such heading")
    return dead


def test_every_link_is_valid() -> None:
    assert dead_links(ROOT) == []


def test_the_readme_links_to_all_other_pages() -> None:
    """Nobody would find a page that the README doesn't link to."""
    linked = {
        (ROOT / link["target"]).resolve()
        for link in LINK.finditer(prose((ROOT / "README.md").read_text()))
        if not re.match(r"[a-z]+:", link["target"])
    }
    assert [page.name for page in pages(ROOT / "docs") if page.resolve() not in linked] == []


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= 120


@pytest.mark.parametrize(
    ("text", "dead"),
    [
        ("[a](other.md)", []),
        ("[a](other.md#what-is-kept-and-where)", []),
        ("[a](#here)\n\n## Here", []),
        ("[a](https://example.org/nowhere)", []),
        ("![a](gone.png)", ["page.md: gone.png: no such file"]),
        ("[a](other.md#gone)", ["page.md: other.md#gone: no such heading"]),
        ("[a](#gone)", ["page.md: #gone: no such heading"]),
        ("[a](../outside.md)", ["page.md: ../outside.md: no such file"]),
        ("```\n[a](gone.md)\n```\n", []),
        ("`[a](gone.md)`", []),
    ],
)
def test_a_broken_link_is_found(tmp_path: Path, text: str, dead: list[str]) -> None:
    (tmp_path / "outside.md").write_text("")
    root = tmp_path / "project"
    root.mkdir()
    (root / "other.md").write_text("# Other\n\n## What is `kept`, and where?\n")
    (root / "page.md").write_text(text)
    assert dead_links(root) == dead
