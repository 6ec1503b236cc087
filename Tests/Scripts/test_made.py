"""A result is remade when any of its inputs has changed, and only then."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"

REAL = [
    "build-site.sh",
    "common.sh",
    "order-functions.mjs",
    "wasm-options.sh",
    "wasm-toolset.json",
]

# Each stub does only what build-site.sh needs.
STUBS = {
    "scripts/export-words.sh": "mkdir -p .build-words/words"
    " && cp Sources/Languages/* .build-words/words",
    "scripts/build-wasm.sh": "mkdir -p .build-wasm && cat Sources/*/*.swift >.build-wasm/$1.wasm",
    "tools/swiftc": "cat tools/version",
    "tools/wasm-opt": "cat tools/version",
    "tools/esbuild": """
        files=()
        for word in "$@"; do
            case $word in
                --version) cat tools/version ;;
                --outdir=*) out=${word#*=} ;;
                Web/*) files+=("$word") ;;
            esac
        done
        for file in "${files[@]}"; do
            if [[ -z ${out:-} ]]; then cat "$file"; continue; fi
            mkdir -p "$(dirname "$out/${file#Web/app/}")"
            cp "$file" "$out/${file#Web/app/}"
        done""",
}
FILES = {
    "Package.swift": "package",
    "Sources/Arcade/Arcade.swift": "arcade",
    "Sources/Languages/en.json": "words",
    "Web/index.html": '<script src="app/main.js">',
    "Web/app/main.js": "main",
    "Web/app/sound.worker.js": "sound",
    "Web/app/later.js": "later",
    "Web/app/app.css": "looks",
    "Web/app/later.css": "later looks",
    "Web/app/live/live.js": "live",
    "Web/app/live/live.css": "live looks",
    "Web/app/party-screen.js": "party",
    "Web/app/party-screen.css": "party looks",
    "Web/app/party-faces.js": "faces",
    "Web/app/party-watch.js": "watching",
    "tools/version": "1",
    "tools/libc.a": "libc",
    "tools/builtins.a": "builtins",
}


class Project:
    """A folder with the scripts under test, and stubs for everything they call."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in FILES.items():
            self.write(name, text)
        for name, text in STUBS.items():
            self.write(name, "#!/usr/bin/env bash\nset -euo pipefail\n" + text + "\n")
            (folder / name).chmod(stat.S_IRWXU)
        for name in [*REAL, "packages.txt"]:
            shutil.copy(SCRIPTS / name, folder / "scripts" / name)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, encoding="utf-8")

    def site_is_built(self) -> bool:
        """Runs build-site.sh, and returns whether it built anything."""
        done = subprocess.run(
            [self.folder / "scripts/build-site.sh"],
            env={
                "PATH": f"{self.folder}/tools:/usr/local/bin:/usr/bin:/bin",
                "WASI_LIBC": "tools/libc.a",
                "WASM_BUILTINS": "tools/builtins.a",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return ".build-site is unchanged\n" not in done.stdout

    def page(self, name: str) -> str:
        [file] = self.folder.glob(f".build-site/{name}")
        return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """One project for all tests. Each test starts with the state that the previous test left."""
    return Project(tmp_path_factory.mktemp("project"))


def test_an_unchanged_site_is_not_built_again(project: Project) -> None:
    project.site_is_built()
    # Rewriting a file with the same content makes no difference.
    project.write("Sources/Arcade/Arcade.swift", FILES["Sources/Arcade/Arcade.swift"])
    assert not project.site_is_built()


@pytest.mark.parametrize("name", [*FILES, *(f"scripts/{name}" for name in REAL)])
def test_a_changed_file_is_noticed_even_with_the_same_date(project: Project, name: str) -> None:
    project.site_is_built()
    file = project.folder / name
    before = file.stat()
    with file.open("a", encoding="utf-8") as end:
        end.write("\n")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert project.site_is_built()


def test_a_new_file_is_noticed(project: Project) -> None:
    project.site_is_built()
    project.write("Sources/Arcade/New.swift", "")
    assert project.site_is_built()


def test_a_renamed_file_is_noticed(project: Project) -> None:
    project.site_is_built()
    words = project.folder / "Sources/Languages"
    (words / "en.json").rename(words / "english.json")
    assert project.site_is_built()


def test_a_new_build_includes_the_change(project: Project) -> None:
    project.write("Sources/Arcade/Arcade.swift", "another arcade")
    project.write("Web/app/main.js", "another main")
    assert project.site_is_built()
    assert "another arcade" in project.page("app-*/funfair.wasm")
    assert project.page("app-*/main.js") == "another main"


def test_a_modified_site_is_built_again(project: Project) -> None:
    project.site_is_built()
    project.write(".build-site/index.html", "mine")
    assert project.site_is_built()
    assert "mine" not in project.page("index.html")


def test_a_failed_build_is_repeated(project: Project) -> None:
    project.site_is_built()
    build = (project.folder / "scripts/build-wasm.sh").read_text(encoding="utf-8")
    project.write("Web/app/app.css", "new looks")
    project.write("scripts/build-wasm.sh", "#!/usr/bin/env bash\nexit 1\n")
    with pytest.raises(AssertionError):
        project.site_is_built()
    project.write("scripts/build-wasm.sh", build)
    assert project.site_is_built()
