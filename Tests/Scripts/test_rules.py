"""Every rule number cited in the code has a heading in docs/rules.md, and the other way round."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs/rules.md"

GAMES = ("BubblePop", "Breakout", "Roulette")
CITED = ("Sources", "Tests", "Apps", "Web", "Benchmarks", "House")
KINDS = {".swift", ".py", ".js", ".mjs", ".css", ".ts"}

# A citation may continue on the next line, after a comment marker.
LINE_END = re.compile(r"\s*\n\s*(?:///?|#|\*)?\s*")
NUMBERS = r"\d+(?:(?:, | and | to )\d+)*"
CITATION = re.compile(
    rf"(?:\b(?P<game>{'|'.join(GAMES)}), )?"
    # “--rules 1” is a command's option.
    rf"(?<!--)\b(?P<kind>core functionality|extended functionality|rules?) (?P<numbers>{NUMBERS})\b"
    # “rules 3 times”, “rules 1 and another” and the like count something else.
    r"(?=[).,:;]|$)",
    re.IGNORECASE | re.MULTILINE,
)

Rule = tuple[str, str, int]


def rules(text: str) -> set[Rule]:
    """Returns the game, kind and number of each rule with a heading."""
    found = re.findall(
        rf"^### ({'|'.join(GAMES)}), (core functionality|extended functionality|rule) (\d+): \S",
        text, re.MULTILINE)
    return {(game, kind, int(number)) for game, kind, number in found}


def citations(text: str, path: str) -> list[Rule]:
    """Returns the rules that a file cites. Citations without a game refer to the folder's game."""
    home = next((game for game in GAMES if game in path), "BubblePop")
    cited: list[Rule] = []
    for match in CITATION.finditer(LINE_END.sub(_joined, text)):
        # “(…, core functionality 10, extended functionality 14)” names one game.
        game = match["game"] or home
        kind = match["kind"].lower().rstrip("s")
        for number in re.findall(r"\d+", match["numbers"]):
            cited.append((game, kind, int(number)))
    return cited


def _joined(match: re.Match[str]) -> str:
    """Replaces a line break inside a comment with a space, and keeps any other."""
    return " " if match[0].strip() else "\n"


def files() -> list[Path]:
    """Returns all files that can cite rules."""
    return sorted(
        path
        for folder in CITED
        for path in (ROOT / folder).rglob("*")
        if path.suffix in KINDS
        and path != Path(__file__)
        and not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
    )


def test_every_citation_refers_to_a_heading() -> None:
    known = rules(RULES.read_text())
    lost = [
        f"{path.relative_to(ROOT)}: {game}, {kind} {number}"
        for path in files()
        for game, kind, number in citations(path.read_text(), str(path.relative_to(ROOT)))
        if (game, kind, number) not in known
    ]
    assert lost == []


def test_every_number_is_cited() -> None:
    """The page contains only rules that the code cites."""
    cited = {
        rule
        for path in files()
        for rule in citations(path.read_text(), str(path.relative_to(ROOT)))
    }
    assert sorted(rules(RULES.read_text()) - cited) == []


@pytest.mark.parametrize(
    ("text", "path", "cited"),
    [
        ("/// A chain (BubblePop, core functionality 8).", "Sources/Arcade/A.swift",
         [("BubblePop", "core functionality", 8)]),
        ("/// Next to (Roulette,\n/// rule 3).", "Sources/Roulette/A.swift",
         [("Roulette", "rule", 3)]),
        ("    /// Wanted (BubblePop, core\n    /// functionality 6).", "Sources/BubblePop/A.swift",
         [("BubblePop", "core functionality", 6)]),
        ('@Suite("Lives (rules 3 and 6)")', "Tests/BreakoutTests/A.swift",
         [("Breakout", "rule", 3), ("Breakout", "rule", 6)]),
        ("    /// Core functionality 3 and 8.\n    static let score = [", "Tests/BubblePopTests/A",
         [("BubblePop", "core functionality", 3), ("BubblePop", "core functionality", 8)]),
        ('"(BubblePop, core functionality 10 and 11, extended functionality 14)"', "Tests/A.swift",
         [("BubblePop", "core functionality", 10), ("BubblePop", "core functionality", 11),
          ("BubblePop", "extended functionality", 14)]),
        ("# rules version 1 of the game", "Tests/A.py", []),
    ],
)  # fmt: skip
def test_every_form_of_citation_is_found(text: str, path: str, cited: list[Rule]) -> None:
    assert citations(text, path) == cited


@pytest.mark.parametrize(
    ("source", "row", "shown"),
    [
        ("BubblePop/BubbleKind.swift",
         r'BubbleKind\(\s*"(\w+)",[^"]*?points: (\d+), weight: (\d+),[^"]*?'
         r"size: ([\d.]+), speed: \((\d+), (\d+)\)\)",
         "| {} | {} | {} | {} | {} | {} |"),
        ("Roulette/RouletteLevel.swift",
         r'RouletteLevel\(\s*code: \d+, word: "(\w+)",[^"]*?numbers: (\d+),\s*'
         r"hit: Payout\(money: (\d+), score: (\d+)\)",
         "| {} | {} | +{}, {} points |"),
    ],
    ids=["bubbles", "levels"],
)  # fmt: skip
def test_the_tables_match_the_code(source: str, row: str, shown: str) -> None:
    rows = re.findall(row, (ROOT / "Sources" / source).read_text())
    assert len(rows) >= 3
    text = RULES.read_text()
    assert [line for line in (shown.format(*cells) for cells in rows) if line not in text] == []


def test_a_number_without_a_heading_is_noticed() -> None:
    known = rules(RULES.read_text())
    assert ("BubblePop", "core functionality", 8) in known
    assert ("BubblePop", "core functionality", 8) not in rules(
        RULES.read_text().replace("functionality 8: ", "functionality 80: "))
