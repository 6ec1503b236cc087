#!/usr/bin/env python3
"""Counts stilted phrases in comments, docs, names of tests and the English texts.

Prints each line with a stilted phrase, and fails if there are more than MOST phrases in 1,000 lines
of prose. ALLOWED lists phrases that are right where they're used.
"""

import ast
import io
import os
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent

# The maximum number of stilted phrases in 1,000 lines of prose.
MOST = 1.0

# Patterns of stilted phrases, each with what to write instead.
PHRASES = {
    r"\bso many (?!\w+ that)": "the number of",
    r"\bso manyeth\b": "after this many",
    r"\bgoes on\b|\bgo on\b(?! to\b)|\bwent on\b|\bgoing on\b": "continues",
    r"\b(?:is|are|was|were) none\b": "isn't valid, or not found",
    r"\bis no (?:name|number|code|text|place|wall|run|game|board|party|recording)\b": "isn't valid",
    r"\bthere (?:is|are) none\b|\bif there's none\b": "not found, or nil if absent",
    r"\bstands? (?:in|on|there|beside|at)\b|\bstood (?:in|on|there|beside|at)\b": "is in, appears",
    r"\bin the place of\b": "instead of",
    r"\bwhat there is to\b|\bwhat there is\b": "a noun",
    r"\bcomes? of it\b|\bcame of it\b": "the result",
    r"\b(?:is|are|was|were) to be\b": "should, will or must",
    r"\bnot any ?more\b|\bno more\b(?! than)|n't \w+ any ?more\b": "no longer",
    r"\bholds? true\b|\bstill holds\b|\bit holds that\b": "is valid",
    r"\b(?:by|of|to|from|in|with|at|for|on) which\b": "a verb",
    r"\bwhom\b|\bby whom\b": "who, or a noun",
    r"\b(?:one's own|another's|nobody's|everybody's)\b": "your own, someone else's, unowned",
    r"\bknows? nothing of\b|\bknew nothing of\b": "doesn't depend on",
    r"\bas far as (?:there|is|are)\b": "up to the number available",
    r"\bit is (?:said|told)\b|\bis said of\b|\bis told of\b|\bare told of\b": "says, reports",
    r"\bnothing is (?:said|told)\b|\bnobody is\b|\bnobody knows\b": "name the actor",
    r"\bas many .{1,30} as one\b|\bone would\b|\bone can\b|\bone has\b": "name the actor",
    r"\bthan not\b": "say it directly",
    r"\bis of its own\b|\bare of its own\b|\bof a kind of\b": "say it directly",
    r"\bwhat is to\b|\bwho is to\b|\bwhich is to\b": "will, must",
    r"\bwherever there is\b|\bwhatever there is\b": "a noun",
    r"; see the properties\b": "say something the signature doesn't",
    r"\bcounted anew\b|\banew\b": "again",
    r"\bthe same is true of\b|\bso is\b|\bso are\b|\bso does\b|\bso do\b": "name the thing",
    r"\bis due to be\b|\bought to\b": "should",
    r"\b(?:likewise|hence|thereby|therein|thereof|whereof|herewith)\b": "an ordinary word",
    r"\bas long as (?:it|they|there) (?:is|are|lasts?)\b": "while",
    r"\bwithout there being\b|\bthere being\b": "without",
}

# Lines where a phrase is the right term, by file and text.
ALLOWED: dict[str, list[str]] = {
    "Sources/Languages/English/": ["this one has", "No more bets", "Nobody is on this board yet"],
    "docs/rules.md": ["*Everybody's walls*"],
}

MADE = {"Reports", "node_modules", "__pycache__"}
WRITTEN_ABOUT = {"scripts/prose.py", "Tests/Scripts/test_prose.py"}
SLASHES = {".swift", ".js", ".mjs", ".c", ".cpp", ".h", ".ts"}
HASHES = {".sh", ".yml", ".yaml", ".toml", ""}


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yields the lines of prose in a file, with their numbers."""
    text = path.read_text(encoding="utf-8", errors="ignore")
    if path.suffix == ".md":
        yield from prose_of_markdown(text)
    elif path.suffix == ".py":
        yield from prose_of_python(text)
    elif path.suffix in SLASHES:
        yield from prose_after_slashes(text)
        if "Languages/English" in path.as_posix():
            yield from string_literals(text)
        if path.stem.endswith("Tests") or path.stem.startswith("RunRule"):
            yield from names_of_tests(text)
    elif path.suffix == ".css":
        yield from prose_in_blocks(text)
    elif path.suffix in HASHES or path.name == "Makefile":
        for number, line in enumerate(text.splitlines(), 1):
            if found := re.match(r"\s*#(?!!)\s?(.*)", line):
                yield number, found[1]


def prose_of_markdown(text: str) -> Iterator[tuple[int, str]]:
    """Yields the lines outside code blocks."""
    is_code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("```"):
            is_code = not is_code
        elif line.strip() and not is_code and not line.startswith("    "):
            yield number, line


def prose_of_python(text: str) -> Iterator[tuple[int, str]]:
    """Yields comments and docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
            yield token.start[0], token.string.lstrip("# ")
    for node in ast.walk(ast.parse(text)):
        documented = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
        if isinstance(node, documented) and ast.get_docstring(node):
            for index, line in enumerate(node.body[0].value.value.splitlines()):
                if line.strip():
                    yield node.body[0].lineno + index, line


def prose_after_slashes(text: str) -> Iterator[tuple[int, str]]:
    """Yields the comments after `//` and between `/*` and `*/`."""
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.search(r"(?:^|\s)//+\s?(.*\w.*)", line):
            yield number, found[1]
    yield from prose_in_blocks(text)


def prose_in_blocks(text: str) -> Iterator[tuple[int, str]]:
    """Yields the lines of comments between `/*` and `*/`."""
    for block in re.finditer(r"/\*(.*?)\*/", text, re.DOTALL):
        first = text.count("\n", 0, block.start()) + 1
        for index, line in enumerate(block[1].splitlines()):
            if re.search(r"\w", line):
                yield first + index, line.strip(" *")


def string_literals(text: str) -> Iterator[tuple[int, str]]:
    """Yields the texts for players."""
    for number, line in enumerate(text.splitlines(), 1):
        for literal in re.findall(r'"((?:[^"\\]|\\.)+)"', line):
            yield number, literal


def names_of_tests(text: str) -> Iterator[tuple[int, str]]:
    """Yields the names of Swift tests, suites and rules."""
    for name in re.finditer(r"func `([^`]+)`|(?:@Test|@Suite|RunRule)\(\s*\"([^\"]+)\"", text):
        yield text.count("\n", 0, name.start()) + 1, name[1] or name[2]


def files() -> Iterator[Path]:
    """Yields the project's files, except reports and anything built into hidden folders."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if name[0] != "." and name not in MADE)
        for name in sorted(names):
            if name[0] != ".":
                yield Path(folder) / name


def is_allowed(name: str, line: str) -> bool:
    return any(
        name.startswith(place) and text in line
        for place, texts in ALLOWED.items()
        for text in texts
    )


def main() -> int:
    phrases = [(re.compile(phrase, re.IGNORECASE), better) for phrase, better in PHRASES.items()]
    lines = 0
    stilted = 0
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if name in WRITTEN_ABOUT:
            continue
        for number, line in prose(path):
            lines += 1
            for phrase, better in phrases:
                if (found := phrase.search(line)) and not is_allowed(name, line):
                    stilted += 1
                    print(f"{name}:{number}: “{found[0]}”: {better}: {line.strip()[:90]}")
    share = 1000 * stilted / lines
    print(f"{stilted} stilted phrases in {lines} lines of prose, {share:.1f} in 1,000")
    return 1 if share > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
