"""Swift code without comments and texts, and its blocks."""

from __future__ import annotations

import re

STARTS = re.compile(r'//|/\*|#*"""|#*"|[()]')


def bare(text: str) -> str:
    """Replaces comments and the contents of string literals by spaces, but not line breaks. Code
    that is interpolated into a text stays."""
    kept = [character if character == "\n" else " " for character in text]
    _code(text, 0, kept, is_interpolated=False)
    return "".join(kept)


def _code(text: str, start: int, kept: list[str], *, is_interpolated: bool) -> int:
    """Keeps code from `start` to the end, or to the parenthesis that ends an interpolation. Returns
    the position after it."""
    depth = 0
    while match := STARTS.search(text, start):
        kept[start : match.start()] = text[start : match.start()]
        mark = match[0]
        start = match.end()
        if mark == "//":
            start = _end(text, "\n", start) - 1
        elif mark == "/*":
            start = _comment(text, start)
        elif mark.endswith('"'):
            start = _literal(text, start, mark, kept)
        else:
            depth += 1 if mark == "(" else -1
            if depth < 0 and is_interpolated:
                return start
            kept[match.start()] = mark
    kept[start:] = text[start:]
    return len(text)


def _end(text: str, mark: str, start: int) -> int:
    found = text.find(mark, start)
    return len(text) if found < 0 else found + len(mark)


def _comment(text: str, start: int) -> int:
    depth = 1
    while depth:
        match = re.compile(r"/\*|\*/").search(text, start)
        if match is None:
            return len(text)
        depth += 1 if match[0] == "/*" else -1
        start = match.end()
    return start


def _literal(text: str, start: int, opening: str, kept: list[str]) -> int:
    hashes = opening.rstrip('"')
    closing = opening.lstrip("#") + hashes
    special = re.compile(rf"(?P<escape>\\{hashes}(?:\((?P<code>)|.))|{closing}", re.DOTALL)
    while match := special.search(text, start):
        start = match.end()
        if match["code"] is not None:
            start = _code(text, start, kept, is_interpolated=True)
        elif match["escape"] is None:
            return start
    return len(text)


def after_block(code: str, start: int) -> int:
    """Returns the position after the next `{ … }` in bare code."""
    depth = 0
    for place in range(code.find("{", start), len(code)):
        depth += {"{": 1, "}": -1}.get(code[place], 0)
        if depth == 0:
            return place + 1
    return len(code)


def end_of_scope(code: str, start: int) -> int:
    """Returns the position of the `}` that ends the block around a position in bare code."""
    depth = 0
    for place in range(start, len(code)):
        depth += {"{": 1, "}": -1}.get(code[place], 0)
        if depth < 0:
            return place
    return len(code)
