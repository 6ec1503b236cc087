"""Every block of Swift on a page is compiled against the built libraries.

The line before a block says how, in a comment that readers of the page don't see:

    <!-- compiled: a program -->                     the block is a whole main.swift
    <!-- compiled: a program that prints "…" -->     the same, and running it must print this
    <!-- compiled: a module Lamp -->                 all blocks with this line are the files of
                                                     one module
    <!-- compiled: a program with Lamp that prints "…" -->
                                                     a main.swift that imports such a module
    <!-- compiled: a manifest -->                    the block is a Package.swift
    <!-- quoted: Sources/… -->                       the block, apart from its indentation, is in
                                                     this file, which every build compiles

A block without such a line fails, because it isn't checked."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = ROOT / ".build-core/debug/Modules"

BLOCK = re.compile(
    r"^(?:<!-- (?P<how>compiled|quoted): (?P<what>[^\n]*) -->\n)?```swift\n(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
MODULE = re.compile(r"a module (?P<name>\w+)")
PROGRAM = re.compile(r'a program(?: with (?P<module>\w+))?(?: that prints "(?P<text>[^"]*)")?')


@dataclass(frozen=True)
class Block:
    """A block of Swift on a page."""

    page: Path
    line: int
    how: str | None
    what: str
    code: str

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    """Returns the blocks of a page, in order."""
    text = page.read_text()
    return [
        Block(
            page, text.count("\n", 0, match.start("code")), match["how"], match["what"] or "",
            match["code"])
        for match in BLOCK.finditer(text)
    ]


def pages() -> list[Path]:
    """Returns the project's pages, and the articles of its libraries."""
    return sorted([
        *ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("Sources/*/*.docc/**/*.md")
    ])


ALL = [block for page in pages() for block in blocks(page)]
COMPILED = [block for block in ALL if block.how == "compiled"]
QUOTED = [block for block in ALL if block.how == "quoted"]


def name(block: Block) -> str:
    return block.name


def words(code: str) -> list[str]:
    """Returns the lines of some code without their indentation."""
    return [line.strip() for line in code.splitlines() if line.strip()]


def is_quoted(code: str, text: str) -> bool:
    """Whether all lines of some code follow one another in a text, apart from indentation."""
    lines, quoted = words(text), words(code)
    return any(
        lines[start:start + len(quoted)] == quoted for start in range(len(lines) - len(quoted) + 1)
    )


def modules_are_built() -> bool:
    return (MODULES / "Arcade.swiftmodule").exists()


def compile_as(what: str, block: Block, folder: Path) -> str:
    """Returns the compiler's errors in a block, or an empty text. Runs a block with output."""
    if what == "a manifest":
        return _manifest(block, folder)
    if module := MODULE.fullmatch(what):
        return _module(module["name"], block.page, folder)
    program = PROGRAM.fullmatch(what)
    assert program, f"no program compiles {what!r}"
    main = folder / "main.swift"
    main.write_text(block.code)
    if program["module"] and (problem := _module(program["module"], block.page, folder)):
        return problem
    if program["text"] is None:
        return _swiftc([main], "-typecheck", "-I", str(folder))
    return _run(main, program["text"], folder)


def _swiftc(files: list[Path], *options: str) -> str:
    done = subprocess.run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", str(MODULES), *options,
         *map(str, files)],
        capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stderr or "swiftc failed"


def _module(name: str, page: Path, folder: Path) -> str:
    """Compiles the module on a page, file by file."""
    files: list[Path] = []
    for block in blocks(page):
        if block.what == f"a module {name}":
            files.append(folder / f"File{block.line}.swift")
            files[-1].write_text(block.code)
    return _swiftc(
        files, "-parse-as-library", "-module-name", name, "-emit-module",
        "-emit-module-path", str(folder / f"{name}.swiftmodule"),
        "-emit-library", "-static", "-o", str(folder / f"lib{name}.a"))


def _run(main: Path, expected: str, folder: Path) -> str:
    """Links a program with the modules it imports, runs it, and compares its output."""
    needed = ["Phrases", *re.findall(r"^import (\w+)$", main.read_text(), re.MULTILINE)]
    # Leave out other objects in the folder, because they may be from files that have moved.
    objects = [
        MODULES.parent / f"{module}.build" / f"{source.name}.o"
        for module in needed
        for source in sorted((ROOT / "Sources" / module).rglob("*.swift"))
    ]
    program = folder / "program"
    problem = _swiftc(
        [main, *objects, *folder.glob("*.a")], "-I", str(folder), "-lm", "-o", str(program))
    if problem:
        return problem
    done = subprocess.run(
        [str(program)], cwd=folder, capture_output=True, text=True, timeout=60, check=False)
    said = done.stdout.strip()
    return "" if said == expected and not done.returncode else f"prints {said!r}: {done.stderr}"


def _manifest(block: Block, folder: Path) -> str:
    """Lets the package manager read a manifest, with the library that it names next to it."""
    package = folder / "package"
    package.mkdir()
    (package / "Package.swift").write_text(block.code)
    # Reading a manifest doesn't resolve its dependencies, so it needs no network.
    done = subprocess.run(
        ["swift", "package", "--package-path", str(package), "dump-package"],
        capture_output=True, text=True, check=False,
        env={**os.environ, "HOME": str(folder)})
    return "" if done.returncode == 0 and not done.stderr.strip() else done.stderr


@pytest.mark.parametrize("block", COMPILED, ids=name)
def test_code_on_a_page_compiles(block: Block, tmp_path: Path) -> None:
    assert shutil.which("swiftc")
    assert modules_are_built(), "build the libraries first: scripts/check.sh does"
    assert compile_as(block.what, block, tmp_path) == ""


@pytest.mark.parametrize("block", QUOTED, ids=name)
def test_quotations_on_a_page_are_in_their_file(block: Block) -> None:
    assert is_quoted(block.code, (ROOT / block.what).read_text())


def test_every_block_says_how_it_is_compiled() -> None:
    assert [block.name for block in ALL if block.how is None] == []
    shown = sum(page.read_text().count("```swift") for page in pages())
    assert shown == len(ALL) > 0


@pytest.mark.parametrize(
    ("what", "code", "complaint"),
    [
        ("a program", "import Arcade\nprint(Clock.ticksPerSecond)\n", ""),
        ("a program", "import Arcade\nprint(Clock.ticks)\n", "has no member 'ticks'"),
        ("a program", "import Arcade\nlet unused = { 1 }\nfunc f() { let x = 1 }\n", "never used"),
        ('a program that prints "120"', "import Arcade\nprint(Clock.ticksPerSecond)\n", ""),
        ('a program that prints "60"', "import Arcade\nprint(Clock.ticksPerSecond)\n", "'120'"),
        ("a manifest", "// swift-tools-version: 6.2\nimport PackageDescription\nlet p = 1\n", " "),
    ],
)
def test_a_block_that_does_not_compile_is_noticed(
    what: str, code: str, complaint: str, tmp_path: Path
) -> None:
    block = Block(ROOT / "README.md", 1, "compiled", what, code)
    said = compile_as(what, block, tmp_path)
    assert complaint in said and bool(said) == bool(complaint), said


def test_a_changed_quotation_is_noticed() -> None:
    text = "struct A {\n    let one = 1\n    let two = 2\n}\n"
    assert is_quoted("let one = 1\nlet two = 2\n", text)
    assert not is_quoted("let one = 1\nlet two = 3\n", text)
    assert not is_quoted("let two = 2\nlet one = 1\n", text)



def resolved(manifest: str, library: Path, folder: Path) -> list[str]:
    """Returns the other packages that a package resolves if it uses the given library."""
    (folder / "funfair").symlink_to(library)
    package = folder / "player"
    (package / "Sources/Player").mkdir(parents=True)
    (package / "Sources/Player/main.swift").write_text("")
    (package / "Package.swift").write_text(manifest)
    done = subprocess.run(
        ["swift", "package", "--package-path", str(package), "show-dependencies",
         "--format", "json"],
        capture_output=True, text=True, check=True)
    (named,) = json.loads(done.stdout)["dependencies"]
    return [other["identity"] for other in named["dependencies"]]


def manifest() -> str:
    """Returns the manifest that the page about libraries shows."""
    (block,) = [block for block in COMPILED if block.what == "a manifest"]
    return block.code


def test_a_package_that_uses_this_one_resolves_no_other_packages(tmp_path: Path) -> None:
    assert resolved(manifest(), ROOT, tmp_path) == []


def test_an_added_dependency_is_noticed(tmp_path: Path) -> None:
    server, library = tmp_path / "server", tmp_path / "library"
    for folder in (server / "Sources/Server", library / "Sources/Arcade",
                   library / "Sources/BubblePop"):
        folder.mkdir(parents=True)
        (folder / "Empty.swift").write_text("")
    start = "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package("
    (server / "Package.swift").write_text(start + """
        name: "server", products: [.library(name: "Server", targets: ["Server"])],
        targets: [.target(name: "Server")])
        """)
    (library / "Package.swift").write_text(start + """
        name: "funfair",
        products: [
            .library(name: "Arcade", targets: ["Arcade"]),
            .library(name: "BubblePop", targets: ["BubblePop"]),
        ],
        dependencies: [.package(path: "SERVER")],
        targets: [
            .target(
                name: "Arcade", dependencies: [.product(name: "Server", package: "server")]),
            .target(name: "BubblePop"),
        ])
        """.replace("SERVER", str(server)))
    assert resolved(manifest(), library, tmp_path) == ["server"]
