"""A page in a browser, and the page's problems."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Request, Response

ROOT = Path(__file__).resolve().parents[2]
REPORTS = ROOT / "Reports"
SCREENSHOTS = REPORTS / "screenshots"
SITE = Path(os.environ.get("FUNFAIR_SITE", ROOT / ".build-site"))


@dataclass
class Phone:
    """A page in a new browser context, without storage, cookies or cache from another test."""

    context: BrowserContext
    page: Page
    # The page's problems, one per line. A test fails if any are left at its end.
    problems: list[str] = field(default_factory=list)
    # Parts of the texts of problems that a test causes on purpose. The test must add them first,
    # because the browser may report the problems at any time.
    expected: set[str] = field(default_factory=set)

    def picture(self, name: str) -> None:
        """Takes a screenshot of the page's visible part, as Reports/screenshots/NAME.jpg."""
        # Compressing a PNG would take ten times as long.
        self.page.screenshot(path=SCREENSHOTS / f"{name}.jpg", type="jpeg", quality=90)

    def watch(self, page: Page) -> None:
        """Collects a page's problems. Chromium reports violations of the content security policy as
        console errors, so they are included."""
        page.on(
            "console",
            lambda message: self._note(
                message.type == "error", f"{message.text} [{message.location['url']}]"
            ),
        )
        page.on("pageerror", lambda error: self._note(True, f"uncaught: {error}"))
        page.on(
            "requestfailed",
            lambda request: self._note(
                not _is_left_behind(request), f"failed: {request.url} ({request.failure})"
            ),
        )
        page.on("response", self._note_status)

    def _note_status(self, response: Response) -> None:
        self._note(response.status >= 400, f"status {response.status}: {response.url}")

    def _note(self, is_problem: bool, text: str) -> None:
        # The browser reports refused requests and a missing house as errors. Both errors are fine.
        is_meant = "/api/" in text or any(part in text for part in self.expected)
        if is_problem and not is_meant:
            self.problems.append(text)


def _is_left_behind(request: Request) -> bool:
    """Returns whether a request for the icon or the sounds was aborted. Browsers load the icon last
    and the sounds at the first touch, so a test may leave the page before they have arrived."""
    is_late = request.url.endswith(("icon.svg", "sound.wasm", "sound.worker.js"))
    return is_late and request.failure == "net::ERR_ABORTED"


PhoneMaker = Callable[..., Phone]
