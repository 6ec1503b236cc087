"""Starts Chromium as the tests need it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page

# The headless shell has no windows or menus, so it opens a page three times as fast.
WHOLE = "chromium"
PROGRAMS = ("chromium-headless-shell", WHOLE)


def launch(chromium: BrowserType, *programs: str, options: Sequence[str] = ()) -> Browser:
    """Starts the first of the given programs that is installed, with the given command-line
    options; by default, the headless shell or the full browser."""
    return chromium.launch(**_options(programs or PROGRAMS, options))


@contextmanager
def opened_as_app(browser: Browser, address: str, folder: Path) -> Iterator[Page]:
    """Opens an address as an app from the home screen does: in a window without the browser's
    controls, whose history begins with the address. Only the full browser has such windows."""
    options = _options([WHOLE], [f"--app={address}"])
    context = browser.browser_type.launch_persistent_context(folder, **options)
    yield context.pages[0]
    context.close()


def _options(names: Sequence[str], more: Sequence[str] = ()) -> dict[str, Any]:
    executable = next((path for name in names if (path := shutil.which(name))), None)
    if executable is None:
        pytest.fail("Chromium is missing. Please run: scripts/setup.sh test", pytrace=False)
    # Chromium's sandbox doesn't run as root.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": executable, "args": [*arguments, *more]}
