"""Reads property lists in the old-style ASCII format, which Xcode uses for projects."""

from __future__ import annotations

import re
from typing import Any

TOKEN = re.compile(
    r"""\s+ | //[^\n]* | /\*.*?\*/
    | (?P<mark>[{}()=;,])
    | "(?P<quoted>(?:[^"\\]|\\.)*)"
    | (?P<plain>[A-Za-z0-9_.$/:-]+)""",
    re.VERBOSE | re.DOTALL,
)


class Reader:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str]] = []
        place = 0
        while place < len(text):
            match = TOKEN.match(text, place)
            if match is None:
                raise ValueError(f"unexpected: {text[place : place + 40]!r}")
            place = match.end()
            if match.lastgroup:
                self.tokens.append((match.lastgroup, match.group(match.lastgroup)))
        self.place = 0

    def next(self) -> tuple[str, str]:
        if self.place == len(self.tokens):
            raise ValueError("unexpected end")
        self.place += 1
        return self.tokens[self.place - 1]

    def is_next(self, mark: str) -> bool:
        if self.tokens[self.place : self.place + 1] != [("mark", mark)]:
            return False
        self.place += 1
        return True

    def expect(self, mark: str) -> None:
        token = self.next()
        if token != ("mark", mark):
            raise ValueError(f"{mark} is missing before {token[1]!r}")

    def value(self) -> Any:
        kind, text = self.next()
        if kind == "quoted":
            return re.sub(r"\\(.)", r"\1", text)
        if kind == "plain":
            return text
        if text == "{":
            return self.dictionary()
        if text == "(":
            return self.array()
        raise ValueError(f"a value is missing before {text!r}")

    def dictionary(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self.is_next("}"):
            key = self.value()
            if not isinstance(key, str):
                raise ValueError(f"{key!r} is not a valid key")
            if key in found:
                raise ValueError(f"duplicate key {key}")
            self.expect("=")
            found[key] = self.value()
            self.expect(";")
        return found

    def array(self) -> list[Any]:
        found = []
        while not self.is_next(")"):
            found.append(self.value())
            self.expect(",")
        return found


def read(text: str) -> Any:
    reader = Reader(text)
    value = reader.value()
    if reader.place != len(reader.tokens):
        raise ValueError("unexpected text after the end")
    return value
