"""Funfair offline after a first visit, and how a newer version replaces it."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kit.axe import violations
from kit.chromium import WHOLE, launch
from kit.ears import EARS
from kit.game import SHORT, Game, GameMaker
from kit.house import House
from kit.phone import SITE
from kit.survey import contrasts

pytestmark = pytest.mark.house

NEWS = "#update"
# The extensions of compressed copies of files.
PACKED = (".br", ".gz")
# Checks for a newer version, and returns its worker's next state.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const end = new Promise((tell) => registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => tell(worker.state));
  }));
  await registration.update();
  return end;
}"""

# Checks for a newer version, expecting none. The page also checks once it has loaded, but checks
# run in order, so afterwards the page's check is complete, too.
ASK = """async () => {
  const registration = await navigator.serviceWorker.register("service-worker.js");
  await registration.update();
  return !registration.installing && !registration.waiting;
}"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A separate server whose site a test may change. A test must name this fixture before those
    that make pages. Fixtures end in reverse order, and a page without its server reports errors."""
    host = Host(tmp_path)
    host.house.start()
    yield host
    host.house.stop()


class Host:
    """Serves a copy of the site, and switches to versions that differ only in their names."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / "site"
        shutil.copytree(SITE, self.site)
        for packed in [*self.site.glob("*.br"), *self.site.glob("*.gz")]:
            packed.unlink()
        self.house = House(folder, "--site", str(self.site))
        self.version = next(self.site.glob("app-*")).name

    def change(self, name: str, *, only: tuple[str, ...] = ()) -> None:
        """Switches to another version. `only` limits the unversioned files that are changed."""
        self.house.stop()
        (self.site / self.version).rename(self.site / name)
        for file in self.site.glob("*.*"):
            if not only or file.name in only:
                file.write_text(file.read_text().replace(self.version, name))
        self.version = name
        self.house.start()


def test_after_a_first_visit_a_whole_run_works_without_a_server(
    host: Host, game: GameMaker
) -> None:
    play = kept(game, host, store=SHORT)
    host.house.stop()
    play.reload()
    play.begin()
    play.count_in()
    play.wait_for_bubbles()
    play.tap(play.snapshot()["bubbles"][0])
    play.finish()
    assert play.rows()[0].score > 0


def test_the_first_version_is_not_announced(host: Host, game: GameMaker) -> None:
    play = kept(game, host)
    play.reload()
    assert play.page.evaluate(ASK)
    expect(play.page.locator(NEWS)).to_have_count(0)


def test_a_newer_version_is_announced_and_starts_on_request(host: Host, game: GameMaker) -> None:
    play = kept(game, host, real_time=True)
    old = host.version
    host.change("app-ffffffffffff")
    play.reload()
    expect(play.page.locator(NEWS)).to_contain_text("A new Funfair is ready.")
    assert parts(play) == {old}
    with play.page.expect_navigation():
        play.page.get_by_role("button", name="Reload").click()
    play.wait_until_ready()
    assert parts(play) == {"app-ffffffffffff"}
    assert play.page.evaluate(ASK)
    expect(play.page.locator(NEWS)).to_have_count(0)


def test_another_window_also_announces_the_new_version_and_keeps_the_old_one(
    host: Host, game: GameMaker
) -> None:
    play = kept(game, host, real_time=True)
    play.reload()
    second = Game(replace(play.phone, page=play.phone.context.new_page()))
    second.open()
    old = host.version
    host.change("app-ffffffffffff")
    play.reload()
    for window in (play, second):
        expect(window.page.locator(NEWS)).to_be_visible()
    play.reload()
    assert parts(play) == {"app-ffffffffffff"}
    with second.page.expect_response(re.compile(rf"/{old}/sound\.wasm$")) as sounds:
        second.page.get_by_role("button", name="Later").click()
    assert sounds.value.ok


def test_a_declined_version_starts_at_the_next_visit(host: Host, game: GameMaker) -> None:
    play = kept(game, host, real_time=True)
    host.change("app-ffffffffffff")
    play.reload()
    play.page.get_by_role("button", name="Later").click()
    expect(play.page.locator(NEWS)).to_have_count(0)
    host.house.stop()
    play.reload()
    assert parts(play) == {"app-ffffffffffff"}


def test_only_the_two_newest_versions_are_kept(host: Host, game: GameMaker) -> None:
    play = kept(game, host, real_time=True)
    for name in ("app-eeeeeeeeeeee", "app-ffffffffffff"):
        host.change(name)
        play.reload()
        expect(play.page.locator(NEWS)).to_be_visible()
    names = [f"{host.house.address}/app-{letter * 12}/" for letter in "ef"]
    play.page.wait_for_function(
        "names => caches.keys().then((kept) => kept.join() === names.join())", arg=names
    )


def test_the_announcement_is_readable_and_never_covers_a_run(host: Host, game: GameMaker) -> None:
    play = kept(game, host)
    host.change("app-ffffffffffff")
    play.reload()
    expect(play.page.locator(NEWS)).to_be_visible()
    assert contrasts(play, violations(play)) == []
    play.begin()
    expect(play.page.locator(NEWS)).to_be_hidden()


def test_versions_are_not_mixed_while_the_server_is_being_updated(
    host: Host, game: GameMaker
) -> None:
    play = kept(game, host, real_time=True)
    old = host.version
    host.change("app-ffffffffffff", only=("service-worker.js",))
    assert play.page.evaluate(UPDATE) == "redundant"
    play.reload()
    assert parts(play) == {old}
    assert play.page.evaluate("caches.keys()") == [f"{host.house.address}/{old}/"]
    play.page.evaluate("navigator.serviceWorker.register('service-worker.js').then(() => true)")
    expect(play.page.locator(NEWS)).to_have_count(0)


def test_the_whole_page_is_cached_but_nothing_from_the_house(host: Host, game: GameMaker) -> None:
    play = kept(game, host)
    play.reload()
    addresses = play.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map((request) => request.url)))).flat()"""
    )
    files = {path for path in (host.site / host.version).rglob("*") if path.is_file()}
    # Not the icons, which the system requests, what only parties need, or the big screens, which
    # are other pages.
    others = ("icons", "live", "party", "party-screen", "party-faces", "party-watch", "party-run")
    parts = {path for path in files if not {path.stem, path.parent.name} & {*others}}
    page = {f"{path.relative_to(host.site)}" for path in parts if path.suffix not in PACKED}
    assert {address.removeprefix(host.house.address + "/") for address in addresses} == page | {""}
    assert play.page.evaluate("fetch('/healthz').then((answer) => answer.ok)")


def test_sounds_work_without_a_server(host: Host, game: GameMaker) -> None:
    play = kept(game, host, real_time=True, script=EARS)
    host.house.stop()
    play.reload()
    with (
        play.page.expect_response(re.compile(r"/sound\.wasm$")) as effects,
        play.page.expect_response(re.compile(r"/sound\.worker\.js$")) as music,
    ):
        play.press("BubblePop")
    assert effects.value.ok and music.value.ok


def test_a_browser_is_asked_to_persist_scores_once_a_score_is_stored(game: GameMaker) -> None:
    counting = "window.asked = 0; navigator.storage.persist = async () => { window.asked += 1; }"
    play = game(store=SHORT, script=counting)
    play.start()
    assert play.page.evaluate("asked") == 0
    play.finish()
    assert play.page.evaluate("asked") == 1


# Installing


def test_the_app_can_be_installed(browser: Browser, host: Host) -> None:
    # Only the full Chromium installs anything.
    chromium = launch(browser.browser_type, WHOLE)
    page = chromium.new_page()
    page.goto(host.house.address)
    page.wait_for_selector("[data-ready]")
    devtools = page.context.new_cdp_session(page)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window never offers to install a page, regardless of the page's manifest.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    chromium.close()


def test_the_apps_icons_have_their_declared_sizes() -> None:
    manifest = json.loads((SITE / "funfair.webmanifest").read_text())
    drawn = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon.get("purpose", "any") for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        assert "x".join(map(str, size_of(SITE / icon["src"]))) == icon["sizes"]
    touch = re.search(r'apple-touch-icon" href="([^"]+)"', (SITE / "index.html").read_text())
    assert touch is not None
    assert size_of(SITE / touch[1]) == (180, 180)


def size_of(picture: Path) -> tuple[int, int]:
    data = picture.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def kept(game: GameMaker, host: Host, **options: Any) -> Game:
    """Visits the page once, and returns it when it's cached."""
    play = game(house=host.house, service_workers="allow", **options)
    play.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return play


def parts(play: Game) -> set[str]:
    """Returns the versions of the page's files."""
    addresses = play.page.evaluate(
        """performance.getEntriesByType("resource").map((entry) => entry.name)"""
    )
    found = (re.search(r"/(app-\w+)/", address) for address in addresses)
    return {match[1] for match in found if match}
