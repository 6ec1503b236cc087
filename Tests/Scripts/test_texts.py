"""Code uses every text in the tables, and the page shows no other texts."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORDS_IN_SCRIPTS = Path(__file__).with_name("words_in_scripts.cjs")
PAGE = "Web/app"

# The files with the names of each module's texts, and the folder with the texts themselves.
NAMES = "Sources/*/Texts/*.swift"
TABLES = "Sources/Languages"
APP = ("Sources", "House/Sources", "Web/Sources", "Apps/Funfair")
NATIVE_FACE = ("Sources/FunfairFace", "Apps/Funfair")

# The fair has the same name in all languages.
NAME = "Funfair"
# The live board is in English, like its house.
ENGLISH = "Web/app/live"

FLAGS = re.MULTILINE | re.DOTALL
STRING = r'"(?:[^"\\\n]|\\.)*"'
QUIET = re.compile(rf"//.*|(?P<text>{STRING})")


def names(files: str, kind: str) -> list[str]:
    """Returns the cases of all enums for a kind of text, such as `Phrase`."""
    enums = [
        body
        for path in sorted(ROOT.glob(files))
        for body in re.findall(rf"^(?:\w+) enum \w*{kind}: (.*?)^}}", path.read_text(), FLAGS)
    ]
    return re.findall(r"^    case (\w+)$", "\n".join(enums), re.MULTILINE)


def read(files: Iterable[Path]) -> str:
    """Returns the content of the files, joined and without comments."""
    return "\n".join(
        QUIET.sub(lambda match: match["text"] or "", path.read_text()) for path in sorted(files)
    )


def swift(*folders: str) -> str:
    """Returns the code in the given folders, except the tables."""
    return read(
        path
        for folder in folders
        for path in (ROOT / folder).rglob("*.swift")
        if not str(path.relative_to(ROOT)).startswith(TABLES)
    )


def scripts() -> list[Path]:
    """Returns the page's scripts, except the live board's."""
    return sorted(
        path for path in (ROOT / PAGE).rglob("*.js") if ENGLISH not in str(path.relative_to(ROOT))
    )


def unsaid(
    texts: Iterable[str], code: str, types: str = r"\w*(?:Phrase|Pattern|Plural)"
) -> list[str]:
    """Returns the texts that no code uses, as `.play` or `PagePhrase.play` but not `x.play`.

    Doesn't find an unused text if another type has a case with the same name."""
    said = set(re.findall(rf"(?:(?<![\w)\]?!>}}\"])|\b(?:{types}))\.(\w+)\b(?!:)", code))
    return [text for text in texts if text not in said]


def unsaid_by_page(texts: Iterable[str], code: str) -> list[str]:
    """Returns the texts that the page's scripts don't use."""
    said = set(re.findall(r"(?<![\w.])words\.(\w+)\b", code))
    return [text for text in texts if text not in said]


@pytest.mark.parametrize("kind", ["Phrase", "Pattern", "Plural"])
def test_the_app_uses_every_text(kind: str) -> None:
    texts = names(NAMES, kind)
    assert len(texts) > 10
    assert unsaid(texts, swift(*APP)) == []


def test_the_native_face_uses_all_its_own_texts() -> None:
    texts = names("Sources/Languages/PagePhrase.swift", "Phrase")
    assert len(texts) > 50
    left = unsaid_by_page(texts, read(scripts()))
    face = set(
        re.findall(r"(?:pageWords\[|pageWords\.parts\(of: |phrase: )\.(\w+)", swift(*NATIVE_FACE))
    )
    assert [text for text in left if text not in face] == []


def test_the_native_face_uses_every_text_of_its_own_table() -> None:
    texts = names("Sources/Languages/NativePhrase.swift", "Phrase")
    code = swift(*NATIVE_FACE)
    said = set(re.findall(r"(?:pageWords\[|NativePhrase)\.(\w+)", code))
    assert [text for text in texts if text not in said] == []
    assert set(texts) & set(names("Sources/Languages/PagePhrase.swift", "Phrase")) == set()


def given(source: str) -> list[str]:
    """Returns the texts from other enums that the page also uses, as `source` lists them."""
    return [
        name
        for part in re.findall(r"Of\w+: \[\w+\] = \[([^]]*)\]", (ROOT / source).read_text())
        for name in re.findall(r"\.(\w+)", part)
    ]


def test_the_page_uses_every_text_of_the_app() -> None:
    texts = given("Sources/Languages/PagePhrase.swift")
    assert len(texts) > 5
    assert unsaid_by_page(texts, read(scripts())) == []


def test_the_big_screen_uses_every_text() -> None:
    source = "Sources/Languages/PartyPhrase.swift"
    texts = names(source, "Phrase") + given(source)
    assert len(texts) > 50
    code = read([ROOT / PAGE / "party-screen.js", *(ROOT / PAGE / "party").rglob("*.js")])
    # The screen looks up games and their ways by their words, and problems by the texts' names,
    # which the house sends.
    others = [name for name in unsaid_by_page(texts, code) if not name.startswith("problem")]
    assert others == ["bubblepop", "breakout", "roulette", "sharp"]
    assert "words[game]" in code and "named[says]" in code
    assert [name for name in names(source, "Plural") if f'counted("{name}"' not in code] == []


def test_the_big_screen_and_phones_use_every_text_about_teams() -> None:
    source = "Sources/Languages/TeamPhrase.swift"
    own = names(source, "GuestTeamPhrase")
    shared = [name for name in names(source, "TeamPhrase") if name not in own]
    assert len(own) > 1 and len(shared) > 10
    code = read((ROOT / PAGE / "party").rglob("*.js"))
    # The screen looks up teams' names by the tables' words.
    emblems = [name for name in shared if re.match(r"team[A-Z]", name) and name not in code]
    assert len(emblems) == 8
    assert unsaid_by_page([name for name in shared if name not in emblems], code) == []
    phones = read((ROOT / "House/Sources/FunfairServer/Guests").rglob("*.swift"))
    assert [name for name in own if not re.search(rf"words\[\s*\.{name}\b", phones)] == []


def words_in_scripts(files: Iterable[Path]) -> list[tuple[str, str]]:
    """Returns the words that scripts show or announce without the tables, each with its file."""
    compiler = shutil.which("tsc")
    assert compiler, "tsc is missing: scripts/setup.sh check"
    library = Path(compiler).resolve().parents[1] / "lib/typescript.js"
    told = subprocess.run(
        ["node", WORDS_IN_SCRIPTS, library, *files], check=True, capture_output=True, text=True
    )
    found = [json.loads(line) for line in told.stdout.splitlines()]
    return [(Path(each["file"]).name, each["text"]) for each in found]


def test_the_pages_scripts_contain_no_texts() -> None:
    found = [
        (file, text)
        for file, text in words_in_scripts(scripts())
        if re.findall(r"[^\W\d_]+", text) != [NAME]
    ]
    assert found == []


VISIBLE = {
    'h("p", null, "Pace")': "Pace",
    'h("p", null, isNear ? words.near : "far")': "far",
    'h("p", null, `${seconds} s`)': "… s",
    'h("p", null, ...rows.map((row) => h("b", null, row && "at")))': "at",
    'h("p", null, rows.map((row) => row.name ?? "none").join(", "))': "none",
    'h("div", { class: "x", "aria-label": "Players" })': "Players",
    'h("p", null, greeting());\nfunction greeting() { return "Hello"; }': "Hello",
    'const text = "Hello";\nh("p", null, text)': "Hello",
    'status("Pace", "pace behind", short)': "Pace",
    'line.textContent = "Hello"': "Hello",
    'canvas.setAttribute("aria-label", "Stage")': "Stage",
    'context.fillText("points", 1, 2)': "points",
}
UNSEEN = [
    'h("p", { class: "Quiet", role: "status" }, words.pace, " ", "×")',
    'h("p", null, isNear === "near" ? words.near : icon("home"))',
    'status(words.pace, "pace behind", short)',
    'throw new Error("There is nothing.")',
    'event.key === "Home"',
]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The words found in each script, with a single search because the compiler starts slowly."""
    folder = tmp_path_factory.mktemp("scripts")
    codes = [*VISIBLE, *UNSEEN]
    files = [folder / f"{number}.js" for number in range(len(codes))]
    for file, code in zip(files, codes):
        file.write_text(code)
    found = words_in_scripts(files)
    return {
        code: [text for name, text in found if name == file.name]
        for file, code in zip(files, codes)
    }


@pytest.mark.parametrize("code", VISIBLE)
def test_texts_in_a_script_are_found(code: str, told: dict[str, list[str]]) -> None:
    assert told[code] == [VISIBLE[code]]


@pytest.mark.parametrize("code", UNSEEN)
def test_invisible_words_are_ignored(code: str, told: dict[str, list[str]]) -> None:
    assert told[code] == []


def test_an_unused_text_is_found() -> None:
    code = read([ROOT / "Sources/Funfair/Screens/Destination.swift"])
    assert unsaid(["lookAndSound", "noSuchText"], code) == ["noSuchText"]
    # A property with the same name isn't a text.
    assert unsaid(["sound", "play"], "devices.sound?.play(cue); words[.play]") == ["sound"]
    assert unsaid(["sound"], "Phrase.sound") == []
    assert unsaid_by_page(["pace", "score"], "words.pace; screen.words.score") == ["score"]
