"""The asset catalogue: every file it names exists and has the stated format."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest

import openstep
from app import CATALOGUE, PROJECT

CONTENTS = sorted(CATALOGUE.rglob("Contents.json"))
ICON = CATALOGUE / "AppIcon.appiconset"
# The colour type in a PNG's header.
TRUE_COLOUR = 2


def contents(folder: Path) -> dict[str, Any]:
    return json.loads((folder / "Contents.json").read_text())


def png_head(path: Path) -> tuple[int, int, int, int]:
    """Returns the width, height, bits per channel, and colour type."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR"
    return struct.unpack(">IIBB", data[16:26])


def colours() -> list[Any]:
    return [
        pytest.param(entry["color"], id=f"{folder.stem} {number}")
        for folder in sorted(CATALOGUE.glob("*.colorset"))
        for number, entry in enumerate(contents(folder)["colors"])
    ]


def test_every_folder_of_the_catalogue_has_a_contents_file() -> None:
    folders = [CATALOGUE, *(path for path in CATALOGUE.rglob("*") if path.is_dir())]
    assert {path.parent for path in CONTENTS} == set(folders)


@pytest.mark.parametrize("path", CONTENTS, ids=lambda path: path.parent.name)
def test_every_folder_has_the_version_that_xcode_reads(path: Path) -> None:
    assert json.loads(path.read_text())["info"] == {"author": "xcode", "version": 1}


def test_exactly_the_listed_icons_exist() -> None:
    named = [image["filename"] for image in contents(ICON)["images"]]
    there = [path.name for path in ICON.iterdir() if path.name != "Contents.json"]
    assert sorted(named) == sorted(there)


def test_each_appearance_of_the_home_screen_has_an_icon() -> None:
    looks = [
        [appearance["value"] for appearance in image.get("appearances", [])]
        for image in contents(ICON)["images"]
    ]
    assert looks == [[], ["dark"], ["tinted"]]


@pytest.mark.parametrize("path", sorted(ICON.glob("*.png")), ids=lambda path: path.name)
def test_an_icon_has_the_size_for_the_store_and_no_transparency(path: Path) -> None:
    assert png_head(path) == (1024, 1024, 8, TRUE_COLOUR)
    assert b"tRNS" not in path.read_bytes()


@pytest.mark.parametrize("colour", colours())
def test_a_colour_has_four_components_in_srgb(colour: dict[str, Any]) -> None:
    assert colour["color-space"] == "srgb"
    parts = colour["components"]
    assert set(parts) == {"red", "green", "blue", "alpha"} and parts["alpha"] == "1.000"
    assert all(0 <= int(parts[name], 16) <= 255 for name in ("red", "green", "blue"))


def test_every_colour_has_a_light_and_a_dark_variant() -> None:
    for folder in CATALOGUE.glob("*.colorset"):
        looks = [entry.get("appearances") for entry in contents(folder)["colors"]]
        assert looks == [None, [{"appearance": "luminosity", "value": "dark"}]], folder.name


def test_every_asset_that_the_project_uses_is_in_the_catalogue() -> None:
    objects = openstep.read((PROJECT / "project.pbxproj").read_text())["objects"].values()
    settings = [object["buildSettings"] for object in objects if "buildSettings" in object]
    for name, kind in (
        ("ASSETCATALOG_COMPILER_APPICON_NAME", "appiconset"),
        ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "colorset"),
    ):
        used = {setting[name] for setting in settings if name in setting}
        assert used and all((CATALOGUE / f"{asset}.{kind}").is_dir() for asset in used)
