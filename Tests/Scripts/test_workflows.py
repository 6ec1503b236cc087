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


def test_a_workflow_starts_automatically() -> None:
    assert FILES
    for file in FILES:
        # In YAML 1.1, `on` means true.
        assert {"push", "pull_request"} <= set(yaml.safe_load(file.read_text())[True])


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
    (image,) = (param.values[0].get("container", {}).get("image") for param in jobs()[:1])
    debian, swift = re.findall(
        r"tested on Debian (\d+) with Swift (\d[\d.]*\d)", (ROOT / "README.md").read_text()
    )[0]
    assert (image, debian) == (f"swift:{swift}-bookworm", "12")
