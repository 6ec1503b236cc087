"""GitHub's workflows can't run here, so these tests check that they're well formed and that
everything they use exists."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs() -> list[Any]:
    return [
        pytest.param(job, id=f"{file.stem} {name}")
        for file in FILES
        for name, job in yaml.safe_load(file.read_text())["jobs"].items()
    ]


def scripts() -> str:
    """Returns all commands of all jobs."""
    return "\n".join(
        step["run"] for param in jobs() for step in param.values[0]["steps"] if "run" in step
    )


def starts(name: str) -> dict[str, Any]:
    """Returns what starts a workflow. In YAML 1.1, its key `on` means true."""
    started: dict[str, Any] = yaml.safe_load((FILES[0].parent / name).read_text())[True]
    return started


def test_the_tests_start_automatically() -> None:
    assert {"push", "pull_request"} <= set(starts("tests.yml"))


def test_a_release_starts_with_a_tag_and_builds_everything() -> None:
    assert starts("release.yml") == {"push": {"tags": ["v*"]}}
    assert {"make package", "make image"} <= set(scripts().splitlines())


def release_check(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(ROOT / "scripts/check-release.sh"), *words], stderr=subprocess.PIPE, text=True,
        check=False,
    )


def test_a_tag_that_isnt_the_versions_is_refused() -> None:
    done = release_check("v999.0.0")
    assert done.returncode == 1 and "The tag v999.0.0 isn't the program's version" in done.stderr


def test_the_versions_number_has_a_section_in_the_changelog() -> None:
    version = (ROOT / "House/Sources/FunfairCommand/Version.swift").read_text()
    [number] = re.findall(r'number = "([\d.]+)"', version)
    changes = (ROOT / "CHANGELOG.md").read_text()
    sections = re.findall(r"^## ([\d.]+), (?:not yet released|\d{4}-\d\d-\d\d)$", changes, re.M)
    assert sections[0] == number


@pytest.mark.parametrize("job", jobs())
def test_a_job_has_a_runner_a_time_limit_and_steps(job: dict[str, Any]) -> None:
    assert job["runs-on"] and 0 < job["timeout-minutes"] <= 360
    assert all(("run" in step) != ("uses" in step) for step in job["steps"])
    versions = [step["uses"] for step in job["steps"] if "uses" in step]
    assert versions and all(re.fullmatch(r"actions/[a-z-]+@v\d+", name) for name in versions)


def test_commands_are_valid_bash() -> None:
    subprocess.run(["bash", "-n"], input=scripts(), text=True, check=True)


def test_every_make_target_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    made = re.findall(r"^make (\w+)", scripts(), re.MULTILINE)
    assert "test" in made and set(made) <= targets


def test_every_script_exists() -> None:
    named = re.findall(r"\bscripts/[\w-]+\.sh\b", scripts())
    assert named and all(os.access(ROOT / name, os.X_OK) for name in named)


def test_the_project_and_the_scheme_exist() -> None:
    projects = re.findall(r"-project (\S+)", scripts())
    schemes = re.findall(r"-scheme (\S+)", scripts())
    assert projects and len(projects) == len(schemes)
    for project, scheme in zip(projects, schemes):
        folder = ROOT / project / "xcshareddata" / "xcschemes"
        assert (folder / f"{scheme}.xcscheme").is_file()


def test_debian_and_swift_have_the_supported_versions() -> None:
    [image] = {
        param.values[0]["container"]["image"] for param in jobs() if "container" in param.values[0]
    }
    debian, swift = re.findall(
        r"tested on Debian (\d+) with Swift (\d[\d.]*\d)", (ROOT / "README.md").read_text()
    )[0]
    assert (image, debian) == (f"swift:{swift}-bookworm", "12")
