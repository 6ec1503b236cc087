"""Every public declaration has a comment, and each product has a catalogue for its reference.

scripts/docs.sh builds the reference itself."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
MODULES = ROOT / ".build-core/debug/Modules"

# The root package's modules that other packages can import.
PUBLIC = [
    "Arcade", "Breakout", "BubblePop", "Faces", "Funfair", "FunfairFace", "FuzzKit", "Hands",
    "HouseWire", "Languages", "Phrases", "Roulette", "Sound", "Spectator",
]

# Enums whose cases need no comment. Texts are explained by each language's table, outcomes by their
# raw values, and wire values by the description of the house's API.
LISTS = {
    "Arcade.ArcadePhrase", "Arcade.ArcadePattern", "Arcade.ArcadePlural", "Funfair.FunfairPhrase",
    "Funfair.FunfairPattern", "Funfair.FunfairPlural", "Languages.PagePhrase",
    "Languages.NativePhrase", "Languages.PartyPhrase", "Languages.GuestPhrase",
    "Languages.TeamPhrase", "Languages.GuestTeamPhrase",
    "Languages.GuestPlural", "FuzzKit.ReadingOutcome",
    "HouseWire.HouseMember", "HouseWire.ProblemWord",
}

# What the compiler or the standard library adds.
GENERATED = {
    "hashValue", "hash(into:)", "init(extendedGraphemeClusterLiteral:)",
    "init(unicodeScalarLiteral:)",
}


def symbols(module: str, modules: Path, folder: Path) -> list[dict[str, Any]]:
    """Returns a module's public symbols, as the compiler lists them."""
    target = json.loads(
        subprocess.run(
            ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True
        ).stdout
    )["target"]["triple"]
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-I", str(modules), "-target", target,
         "-output-dir", str(folder), "-minimum-access-level", "public"],
        capture_output=True, text=True, check=True)
    graphs = sorted(folder.glob(f"{module}*.symbols.json"))
    return [symbol for graph in graphs for symbol in json.loads(graph.read_text())["symbols"]]


def uncommented(module: str, modules: Path, folder: Path) -> list[str]:
    """Returns the public symbols that have no comment, not even one from a protocol."""
    return sorted(
        ".".join([module, *symbol["pathComponents"]])
        for symbol in symbols(module, modules, folder)
        if "docComment" not in symbol
        and symbol["names"]["title"] not in GENERATED
        and not (
            symbol["kind"]["identifier"] in ("swift.enum.case", "swift.type.property")
            and f"{module}.{symbol['pathComponents'][-2]}" in LISTS
        )
    )  # fmt: skip


@pytest.mark.parametrize("module", PUBLIC)
def test_everything_public_has_a_comment(module: str, tmp_path: Path) -> None:
    assert (MODULES / f"{module}.swiftmodule").exists(), (
        "build the libraries first: scripts/check.sh does")
    assert uncommented(module, MODULES, tmp_path) == []


def test_a_missing_comment_is_noticed(tmp_path: Path) -> None:
    source = tmp_path / "Shown.swift"
    source.write_text("""
        /// A list.
        public enum List { case first }
        public struct Bare {
            /// A number.
            public var number = 1
            public func call() {}
            func hidden() {}
        }
        /// What others have.
        public protocol Having {
            /// It.
            var it: Int { get }
        }
        extension List: Having { public var it: Int { 1 } }
        """)
    subprocess.run(
        ["swiftc", "-emit-module", "-parse-as-library", "-module-name", "Shown",
         "-emit-module-path", str(tmp_path / "Shown.swiftmodule"), str(source)],
        check=True)
    graphs = tmp_path / "graphs"
    graphs.mkdir()
    assert uncommented("Shown", tmp_path, graphs) == [
        "Shown.Bare", "Shown.Bare.call()", "Shown.List.first",
    ]  # fmt: skip


def test_every_product_has_a_catalogue_and_is_in_the_reference() -> None:
    manifest = (ROOT / "Package.swift").read_text()
    libraries = re.search(r"let libraries = \[(.*?)\]", manifest, re.DOTALL)
    assert libraries
    # The app's product has more than one module.
    products = {*re.findall(r"\w+", libraries[1]), "FunfairFace"}
    listed = re.search(r"documentation_targets: \[(.*)\]", (ROOT / ".spi.yml").read_text())
    script = re.search(r"^readonly PRODUCTS=\((.*)\)$",
                       (ROOT / "scripts/docs.sh").read_text(), re.MULTILINE)
    assert listed and script and products
    assert set(listed[1].split(", ")) == products
    assert set(script[1].split()) == products
    catalogues = {path.stem for path in ROOT.glob("Sources/*/*.docc")}
    assert catalogues == products
