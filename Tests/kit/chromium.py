"""Starts Chromium as the tests need it."""

from __future__ import annotations

import os
import shutil

import pytest
from playwright.sync_api import Browser, BrowserType

# The headless shell has no windows or menus, so it opens a page three times as fast.
WHOLE = "chromium"
PROGRAMS = ("chromium-headless-shell", WHOLE)


def launch(chromium: BrowserType, *programs: str) -> Browser:
    """Starts the first of the given programs that is installed; by default, the headless shell or
    the full browser."""
    names = programs or PROGRAMS
    executable = next((path for name in names if (path := shutil.which(name))), None)
    if executable is None:
        pytest.fail("Chromium is missing. Please run: scripts/setup.sh test", pytrace=False)
    # Chromium's sandbox doesn't run as root.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return chromium.launch(executable_path=executable, args=arguments)
