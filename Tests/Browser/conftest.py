"""What every browser test starts from: a running server, Chromium, and phones to play on."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
REPORTS = ROOT / "Reports"
GREETING = "Funfair is open at "


@dataclass
class Phone:
    """A page in a browser context of its own: no storage, cookies or cache of another test."""

    context: BrowserContext
    page: Page
    # What went wrong in the page, a line each. A test that expects one removes it, because
    # whatever is left at the end of the test fails it.
    problems: list[str] = field(default_factory=list)

    def picture(self, name: str) -> Path:
        """Takes a screenshot of what can be seen, as Reports/NAME.png."""
        path = REPORTS / f"{name}.png"
        self.page.screenshot(path=path)
        return path

    def watch(self, page: Page) -> None:
        """Collects the problems of a page. Chromium reports what the content security policy
        refuses as an error on the console, so those are among them."""
        page.on(
            "console",
            lambda message: self._note(
                message.type == "error", f"{message.text} [{message.location['url']}]"
            ),
        )
        page.on("pageerror", lambda error: self._note(True, f"uncaught: {error}"))
        page.on(
            "requestfailed",
            lambda request: self._note(True, f"failed: {request.url} ({request.failure})"),
        )
        page.on("response", self._note_status)

    def _note_status(self, response: Response) -> None:
        self._note(response.status >= 400, f"status {response.status}: {response.url}")

    def _note(self, is_problem: bool, text: str) -> None:
        if is_problem:
            self.problems.append(text)


PhoneMaker = Callable[..., Phone]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serves .build-site on a free port, and gives the address. Asked to stop, it must do so
    in order."""
    folder = tmp_path_factory.mktemp("server")
    said, complained = folder / "said.txt", folder / "complained.txt"
    command = [str(_binary()), "serve", "--port", "0", "--site", str(ROOT / ".build-site")]
    with said.open("w") as output, complained.open("w") as errors:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=errors
        )
    try:
        yield _address(process, said, complained)
        process.send_signal(signal.SIGTERM)
        code = process.wait(timeout=10)
        assert code == 0, f"the server ended with {code}:\n{complained.read_text()}"
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once: a context of its own keeps each test apart."""
    executable = shutil.which("chromium")
    if executable is None:
        pytest.fail("Chromium is missing. Please run: scripts/setup.sh test", pytrace=False)
    # Chromium refuses its sandbox to root.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=arguments)
        yield chromium
        chromium.close()


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[PhoneMaker]:
    """Makes phones: `phone(375, 667)`, in CSS pixels. Relative addresses are the server's.
    Further arguments go to the browser context."""
    phones: list[Phone] = []

    def make(
        width: int, height: int, scale: float = 2, touch: bool = True, **context_options: Any
    ) -> Phone:
        options: dict[str, Any] = {
            "base_url": server,
            "viewport": {"width": width, "height": height},
            "screen": {"width": width, "height": height},
            "device_scale_factor": scale,
            "has_touch": touch,
            "is_mobile": touch,
        }
        context = browser.new_context(**(options | context_options))
        made = Phone(context, context.new_page())
        context.on("page", made.watch)
        made.watch(made.page)
        phones.append(made)
        return made

    yield make
    for made in phones:
        made.context.close()
    problems = [problem for made in phones for problem in made.problems]
    assert not problems, "the page had problems:\n" + "\n".join(problems)


def _binary() -> Path:
    named = os.environ.get("FUNFAIR_BINARY")
    if named is not None:
        candidates = [Path(named)]
    else:
        candidates = [ROOT / ".build" / kind / "funfair" for kind in ("debug", "release")]
    for candidate in candidates:
        if candidate.is_file():
            return candidate
    pytest.fail(
        f"The server isn't built: there is no {' and no '.join(map(str, candidates))}. "
        "Please run: swift build",
        pytrace=False,
    )


def _address(process: subprocess.Popen[bytes], said: Path, complained: Path) -> str:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and process.poll() is None:
        first, newline, _ = said.read_text().partition("\n")
        if newline:
            assert first.startswith(GREETING), f"the server's first line is {first!r}"
            return first.removeprefix(GREETING).strip()
        time.sleep(0.02)
    state = "says nothing" if process.poll() is None else f"ended with {process.returncode}"
    pytest.fail(f"The server {state}:\n{complained.read_text()}", pytrace=False)
