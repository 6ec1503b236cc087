"""The site on any static host: in a subfolder, with other types, with files missing after an
update, next to other apps, and in browsers that are too old."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from kit.ears import EARS
from kit.game import Game
from kit.phone import Phone, PhoneMaker
from kit.static_host import OLD, StaticHost

FAILED = "Funfair didn’t open."
# What a page may report when its files are missing.
MISSING = {"404", "Failed to fetch", "HTTP status", "MIME type", "ERR_ABORTED", "WebAssembly"}


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    host = StaticHost(tmp_path)
    yield host
    host.stop()


def opened(phone: Phone, host: StaticHost) -> Game:
    play = Game(phone)
    play.stop_time()
    play.open("inspect&seed=42", path=host.address)
    return play


def pop_bubbles(play: Game) -> None:
    play.start()
    for bubble in play.wait_for_bubbles(3):
        play.tap(bubble)
    assert play.snapshot()["score"] > 0


# Types


@pytest.mark.parametrize(
    "kind",
    ["application/wasm", "application/octet-stream", "application/wasm; charset=utf-8", None],
)
def test_games_and_sounds_work_whatever_type_the_modules_have(
    host: StaticHost, phone: PhoneMaker, kind: str | None
) -> None:
    host.types[".wasm"] = kind
    made = phone(390, 844)
    made.page.add_init_script(EARS)
    play = opened(made, host)
    play.page.locator("h1").first.click()
    for _ in range(200):
        if play.page.evaluate("window.made.length > 0"):
            break
        play.pass_time(0.1)
        play.page.wait_for_timeout(20)
    assert play.page.evaluate("window.made.length > 0"), "there are no sounds"
    pop_bubbles(play)


# Files that are missing after an update


@pytest.mark.parametrize("file", ["main.js", "shared.js", "app.css", "funfair.wasm"])
def test_a_page_whose_files_are_gone_reloads_itself_and_opens(
    host: StaticHost, phone: PhoneMaker, file: str
) -> None:
    host.stale, host.missing = 1, {file}
    made = phone(390, 844)
    made.expected |= MISSING | {file}
    play = Game(made)
    play.open(path=host.address)
    # Two files may be reported. Each report requests the page again, and may reload it.
    assert 3 <= host.visits <= 5
    assert host.version in files(play.page) and OLD not in files(play.page)
    play.begin()
    play.wait_for(lambda now: now["phase"] == "running")


@pytest.mark.parametrize("file", ["main.js", "shared.js", "app.css", "funfair.wasm"])
def test_a_page_that_cannot_open_says_so_and_does_not_reload_itself(
    host: StaticHost, phone: PhoneMaker, file: str
) -> None:
    host.stale, host.missing = 9, {file}
    made = phone(390, 844)
    # Without its style sheet, the page's code may run without its elements.
    made.expected |= MISSING | {file, "uncaught"}
    made.page.goto(host.address)
    expect(made.page.get_by_text(FAILED)).to_be_visible()
    assert made.page.evaluate("performance.navigation.type") == 0
    # A visitor's own reload gets the new page.
    host.stale = 0
    Game(made).reload()
    expect(made.page.get_by_role("heading", name="Funfair")).to_be_visible()


@pytest.mark.parametrize("file", ["later.js", "later.css"])
def test_a_page_whose_later_files_are_gone_reloads_itself(
    host: StaticHost, phone: PhoneMaker, file: str
) -> None:
    host.stale, host.missing = 1, {file}
    made = phone(390, 844)
    made.expected |= MISSING | {file}
    play = Game(made)
    play.page.goto(host.address + "?inspect")
    play.wait_until_ready()
    play.page.wait_for_function(f"() => document.head.innerHTML.includes('{host.version}')")
    play.wait_until_ready()
    play.press("Look and sound")
    expect(play.page.get_by_label("Language")).to_be_visible()


def test_a_page_without_its_later_files_is_not_reloaded_for_the_same_version(
    host: StaticHost, phone: PhoneMaker
) -> None:
    host.stale, host.missing = 9, {"later.js"}
    made = phone(390, 844)
    made.expected |= MISSING | {"later.js"}
    play = opened(made, host)
    play.page.evaluate("window.isFirst = true")
    for _ in range(3):
        before = host.visits
        # The page pauses longer after each failure, so its next question may be a minute away.
        for _ in range(60):
            play.pass_time(5)
            if host.visits > before:
                break
        assert host.visits > before
    assert play.page.evaluate("window.isFirst") and OLD in files(play.page)


@pytest.mark.parametrize(("path", "name"), [("/live/bubblepop", "BubblePop"), ("/party", "Party")])
def test_a_big_screen_whose_files_are_gone_reloads_itself(
    phone: PhoneMaker, path: str, name: str
) -> None:
    visits = 0

    def answer(route: Route) -> None:
        nonlocal visits
        visits += 1
        answer = route.fetch()
        now = answer.text()
        route.fulfill(response=answer, body=re.sub(r"app-\w{12}", OLD, now) if visits == 1 else now)

    made = phone(1280, 720, touch=False)
    made.expected |= MISSING | {OLD}
    made.page.route(f"**{path}", answer)
    made.page.goto(path)
    expect(made.page.get_by_role("heading", name=name).first).to_be_visible()
    assert visits >= 2


def files(page: Page) -> str:
    """Returns the addresses of the files in the page's head."""
    text: str = page.evaluate("document.head.innerHTML")
    return text


# Browsers that are too old


@pytest.mark.parametrize("lacking", ["light-dark(", ":has("])
@pytest.mark.parametrize("path", ["/", "/live/bubblepop", "/party"])
def test_a_browser_that_is_too_old_shows_only_a_sentence(
    phone: PhoneMaker, path: str, lacking: str
) -> None:
    def age(route: Route) -> None:
        answer = route.fetch()
        old = answer.text().replace(lacking, lacking.replace("(", "-not-known("))
        route.fulfill(response=answer, body=old)

    made = phone(390, 844)
    made.page.route("**/*.css", age)
    made.page.goto(path)
    sentence = made.page.evaluate("getComputedStyle(document.body, '::before').content")
    assert sentence.startswith('"Funfair needs a newer browser')
    expect(made.page.locator("body > :visible")).to_have_count(0)


# Other apps at the same origin


def test_only_this_fairs_old_versions_are_deleted_from_the_shared_caches(
    host: StaticHost, phone: PhoneMaker
) -> None:
    made = phone(390, 844, service_workers="allow")
    made.page.goto(host.address + "funfair.webmanifest")
    page = host.address
    others = {
        # Another app, and another app whose caches have similar names or this page.
        "photos-v7": host.origin + "/photos/",
        "app-0123456789ab/": host.origin + "/photos/",
        "app-v1": page,
        # Another fair at the same origin.
        f"{host.origin}/fair/app-0123456789ab/": host.origin + "/fair/",
    }
    old = {f"app-{letter * 12}/": page for letter in "abc"}
    made.page.evaluate(FILL, others | old)
    made.page.goto(host.address)
    kept = sorted([*others, "app-cccccccccccc/", f"{page}{host.version}/"])
    made.page.wait_for_function(
        "async kept => JSON.stringify((await caches.keys()).sort()) === JSON.stringify(kept)",
        arg=kept,
    )


FILL = """async all => {
  for (const [name, address] of Object.entries(all)) {
    await (await caches.open(name)).put(address, new Response("words"));
  }
}"""
