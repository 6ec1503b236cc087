"""Draws the modules in the three manifests into docs/rooms.md. An arrow goes from a module to each
module that it uses, unless other arrows already lead there."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/rooms.md"
BEGIN, END = "<!-- drawn by scripts/rooms.py -->\n", "<!-- end of the drawing -->\n"
PACKAGES = {".": "Package.swift", "House": "House/Package.swift", "Web": "Web/Package.swift"}


def rooms_of(folder: str) -> dict[str, set[str]]:
    """Returns the modules in a package's `Sources`, with the modules that each depends on."""
    command = ["swift", "package", "--package-path", str(ROOT / folder), "dump-package"]
    dumped = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    manifest: dict[str, Any] = json.loads(dumped.stdout)
    return {
        target["name"]: {
            dependency[kind][0]
            for dependency in target["dependencies"]
            for kind in ("byName", "target", "product")
            if kind in dependency
        }
        for target in manifest["targets"]
        if (ROOT / folder / "Sources" / target["name"]).is_dir()
    }


def below(room: str, uses: dict[str, set[str]]) -> set[str]:
    """Returns all modules that a module depends on, directly or indirectly."""
    return uses[room].union(*(below(used, uses) for used in uses[room]))


def drawing() -> str:
    packages = {name: rooms_of(folder) for folder, name in PACKAGES.items()}
    known = {room for rooms in packages.values() for room in rooms}
    uses = {
        room: found & known for rooms in packages.values() for room, found in rooms.items()
    }
    lines = ["```mermaid", "graph TD"]
    for package, rooms in packages.items():
        lines += [f'    subgraph "{package}"']
        lines += [*(f"        {room}" for room in sorted(rooms)), "    end"]
    for room in sorted(uses):
        on_the_way = set().union(*(below(used, uses) for used in uses[room]))
        lines += [f"    {room} --> {used}" for used in sorted(uses[room] - on_the_way)]
    return "\n".join([*lines, "```", ""])


def with_drawing(page: str) -> str:
    before, rest = page.split(BEGIN)
    return before + BEGIN + drawing() + END + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(with_drawing(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
