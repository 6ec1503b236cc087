"""Finds uses of the standard library's declarations that are newer than the oldest supported iOS.

For the core, the compiler does this (scripts/check-ios-versions.sh). It can't for code that imports
Foundation, because no Foundation for iOS is available here. So this module goes by names, which it
takes from the toolchain's library, whose declarations have the versions of Apple's systems:

- global names, such as `InlineArray`. A declaration of ours with the same name shadows the
  library's, as in Swift, so then only `Swift.InlineArray` is a use.
- static members and nested types, with their type: `Task.name`. If a type of ours has the type's
  name, it shadows that type.
- other members, such as `.utf8Span`, if neither an older declaration nor one of ours has the
  name.

So it misses newer overloads, initialisers, operators, subscripts and conformances, and members
whose names aren't new, such as `span`. It doesn't check Foundation, whose versions on Linux aren't
Apple's.
"""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app import OLDEST
from swift_code import after_block, bare, end_of_scope

MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization"]
Version = tuple[int, int]
Components = tuple[str, ...]

NAMELESS = {"init", "func.op", "subscript", "deinit"}
NEEDS_NO_TYPE = {"property", "method"}
KINDS = "func|var|let|case|struct|class|enum|actor|protocol|typealias|associatedtype|macro"
DECLARES = re.compile(rf"\b(?:{KINDS})\s+`?(\w+)")
CASES = re.compile(r"\bcase\s+(\w+(?:\s*,\s*\w+)+)")


@dataclass(frozen=True)
class Names:
    global_names: dict[str, Version]
    of_types: dict[tuple[str, str], Version]
    members: dict[str, Version]


@dataclass(frozen=True)
class Use:
    line: int
    name: str
    version: Version


def names() -> Names:
    """Returns the names that are newer than the oldest supported iOS."""
    newer: list[tuple[str, Components, Version]] = []
    older: set[Components] = set()
    for symbol in _symbols():
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        path = tuple(symbol["pathComponents"])
        version = _introduced(symbol)
        if version > (int(OLDEST), 0):
            newer.append((kind, path, version))
        else:
            older.add(path)
    older_names = {_base(path) for path in older}
    paths = {path for _, path, _ in newer}
    found = Names({}, {}, {})
    for kind, path, version in newer:
        # Values of newer types, and overloads of older functions.
        is_reached = any(path[:length] in paths for length in range(1, len(path)))
        if is_reached or path in older or kind in NAMELESS:
            continue
        if len(path) == 1:
            found.global_names[_base(path)] = version
        elif kind not in NEEDS_NO_TYPE:
            found.of_types[path[-2], _base(path)] = version
        elif _base(path) not in older_names:
            found.members[_base(path)] = version
    return found


def _symbols() -> Iterator[dict[str, Any]]:
    asked = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True)
    target = json.loads(asked.stdout)["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-target", target,
                 "-output-dir", folder, "-skip-synthesized-members"],
                capture_output=True, check=True,
            )  # fmt: skip
        for file in sorted(Path(folder).glob("*.symbols.json")):
            yield from json.loads(file.read_text(encoding="utf-8"))["symbols"]


def _introduced(symbol: dict[str, Any]) -> Version:
    versions = [
        (entry["introduced"]["major"], entry["introduced"].get("minor", 0))
        for entry in symbol.get("availability", [])
        if entry.get("domain") == "iOS" and "introduced" in entry
    ]
    return max(versions, default=(0, 0))


def _base(path: Components) -> str:
    return path[-1].split("(")[0]


def declared(text: str) -> set[str]:
    """Returns every name that the code declares."""
    code = bare(text)
    lists = (re.findall(r"\w+", names) for names in CASES.findall(code))
    return {*DECLARES.findall(code), *(name for names in lists for name in names)}


def uses(text: str, names: Names, own: Iterable[str]) -> list[Use]:
    """Returns the uses of newer names, except where the code makes sure that they exist. `own` are
    the names that the project declares."""
    code = bare(text)
    allowed = list(_allowed(code))
    found = [
        Use(code.count("\n", 0, match.start()) + 1, name, version)
        for name, version, pattern in _patterns(names, set(own))
        for match in re.finditer(pattern, code)
        if not any(a <= match.start() < b and version <= most for a, b, most in allowed)
    ]
    return sorted(found, key=lambda use: use.line)


def _patterns(names: Names, own: set[str]) -> Iterator[tuple[str, Version, str]]:
    module = rf"\b(?:{'|'.join(MODULES)})\s*\.\s*"
    for name, version in names.global_names.items():
        before = module if name in own else rf"(?:{module}|(?<!\.)\b)"
        yield name, version, rf"{before}{name}\b"
    for (type, name), version in names.of_types.items():
        if type not in own:
            arguments = r"(?:\s*<[^{}]*?>)?"
            yield f"{type}.{name}", version, rf"\b{type}\b{arguments}\s*\.\s*{name}\b"
    for name, version in names.members.items():
        if name not in own:
            yield name, version, rf"\.\s*{name}\b"


def _allowed(code: str) -> Iterator[tuple[int, int, Version]]:
    """Yields the ranges of bare code that run only with some version of iOS or later."""
    for match in re.finditer(r"([#@])available\s*\([^)]*?\biOS\s+(\d+)(?:\.(\d+))?[^)]*\)", code):
        version = (int(match[2]), int(match[3] or 0))
        if match[1] == "@":
            yield match.start(), _end_of_declaration(code, match.end()), version
        elif re.findall(r"\b(if|guard|while)\b", code[: match.start()])[-1] == "guard":
            end = after_block(code, match.end())
            yield end, end_of_scope(code, end), version
        else:
            yield match.end(), after_block(code, match.end()), version


def _end_of_declaration(code: str, start: int) -> int:
    """Returns the end of the first declaration after a position: the end of its block, or of its
    line if it has none."""
    keyword = re.compile(rf"\b(?:{KINDS}|init|subscript|extension)\b").search(code, start)
    line = code.find("\n", keyword.end() if keyword else start)
    block = code.find("{", start)
    is_block = block >= 0 and (line < 0 or block < line or not code[line:block].strip())
    if is_block:
        return after_block(code, start)
    return len(code) if line < 0 else line
