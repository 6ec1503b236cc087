"""Fixtures for the tests of the package: a browser, and a Debian where the package is installed."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from debian import Debian, package
from kit.breakout import Breakout, BreakoutMaker
from kit.chromium import launch
from kit.makers import maker, phones
from kit.phone import ROOT
from packaged_house import PackagedHouse


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips what needs a machine of its own, where a machine can't be made."""
    tried = subprocess.run(
        ["bash", "-c", "source scripts/common.sh && can_mount"], cwd=ROOT, check=False
    )
    if tried.returncode != 0:
        for item in items:
            if {"machine", "image"} & set(getattr(item, "fixturenames", ())):
                item.add_marker(pytest.mark.skip(reason="this machine can't mount file systems"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, for the pages of the package's house."""
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright:
        chromium = launch(playwright.chromium)
        yield chromium
        chromium.close()


@pytest.fixture
def breakout(browser: Browser, house: PackagedHouse) -> Iterator[BreakoutMaker]:
    """Opens Breakout on a new phone, at the package's house."""
    with phones(browser, house.address + "/") as make:
        yield maker(Breakout, make)


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Debian]:
    """A bare Debian that has just booted."""
    machine = Debian(tmp_path_factory.mktemp("debian") / "disk").boot()
    yield machine
    machine.end()


@pytest.fixture(scope="module")
def house(machine: Debian) -> PackagedHouse:
    """The house, open after the two commands of docs/hosting.md."""
    file = machine.copy(package())
    began = time.monotonic()
    machine.run("apt-get", "update", "--quiet")
    machine.run("apt-get", "install", "--yes", "--quiet", file)
    house = PackagedHouse(machine, "http://127.0.0.1:8080").wait_until_open()
    print(f"From a bare Debian 12 to an open house: {time.monotonic() - began:.0f} s")
    return house
