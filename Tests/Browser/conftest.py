"""What every browser test starts from: a running server, Chromium, and phones to play on."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from breakout import Breakout, BreakoutMaker
from breakout_tour import KeptRuns, keep_runs
from game import Game, GameMaker
from phone import ROOT, SITE, Phone, PhoneMaker
from playwright.sync_api import Browser, sync_playwright
from roulette import Roulette, RouletteMaker

AnyGame = TypeVar("AnyGame", bound=Game)

GREETING = "Funfair is open at "
# Milliseconds that a page is waited for, on however busy a machine.
PATIENCE = 15_000


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serves the site on a free port, and gives the address. Asked to stop, it must do so in
    order."""
    folder = tmp_path_factory.mktemp("server")
    said, complained = folder / "said.txt", folder / "complained.txt"
    command = [str(_binary()), "serve", "--port", "0", "--site", str(SITE)]
    command += ["--data", str(folder / "scores.sqlite")]
    with said.open("w") as output, complained.open("w") as errors:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=errors)
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
    `store` is what the browser kept of an earlier visit. Further arguments go to the browser
    context."""
    with _phones(browser, server) as make:
        yield make


@pytest.fixture
def game(phone: PhoneMaker) -> GameMaker:
    """Opens the game on a new phone: `game(390, 844, query="inspect&seed=42")`. Time stands still
    in it except where a test lets it pass; with `real_time` it goes its own way. What moves for
    show only doesn't, except with `motion`: drawing it takes as long as everything else. A `script`
    runs before those of the page."""

    return _maker(Game, phone)


@pytest.fixture
def breakout(phone: PhoneMaker) -> BreakoutMaker:
    """Opens the page to play Breakout, as `game` does to play BubblePop."""
    return _maker(Breakout, phone)


@pytest.fixture
def roulette(phone: PhoneMaker) -> RouletteMaker:
    """Opens the page to play Roulette, as `game` does to play BubblePop."""
    return _maker(Roulette, phone)


@pytest.fixture(scope="session")
def kept_runs(browser: Browser, server: str) -> KeptRuns:
    """Moments of Breakout that take a while to play to; played to once, and kept."""
    with _phones(browser, server) as make:
        return keep_runs(_maker(Breakout, make))


@contextmanager
def _phones(browser: Browser, server: str) -> Iterator[PhoneMaker]:
    phones: list[Phone] = []

    def make(
        width: int,
        height: int,
        scale: float = 2,
        touch: bool = True,
        store: dict[str, str] | None = None,
        **context_options: Any,
    ) -> Phone:
        options: dict[str, Any] = {
            "base_url": server,
            "viewport": {"width": width, "height": height},
            "screen": {"width": width, "height": height},
            "device_scale_factor": scale,
            "has_touch": touch,
            "is_mobile": touch,
        }
        if store is not None:
            kept = [{"name": key, "value": text} for key, text in store.items()]
            origin = {"origin": server.rstrip("/"), "localStorage": kept}
            options["storage_state"] = {"cookies": [], "origins": [origin]}
        context = browser.new_context(**(options | context_options))
        made = Phone(context, context.new_page())
        context.set_default_timeout(PATIENCE)
        context.on("page", made.watch)
        made.watch(made.page)
        phones.append(made)
        return made

    yield make
    for made in phones:
        made.context.close()
    problems = [problem for made in phones for problem in made.problems]
    assert not problems, "the page had problems:\n" + "\n".join(problems)


def _maker(kind: type[AnyGame], phone: PhoneMaker) -> Callable[..., AnyGame]:
    def make(
        width: int = 390,
        height: int = 844,
        *,
        query: str = "inspect&seed=42",
        real_time: bool = False,
        motion: bool = False,
        scale: float = 1,
        script: str | None = None,
        **phone_options: Any,
    ) -> AnyGame:
        reduced_motion = "no-preference" if motion else "reduce"
        made = kind(phone(width, height, scale, reduced_motion=reduced_motion, **phone_options))
        if script is not None:
            made.page.add_init_script(script)
        if not real_time:
            made.stop_time()
        made.open(query)
        return made

    return make


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
