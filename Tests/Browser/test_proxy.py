"""The fair behind an nginx that somebody else set up: with one `proxy_pass`, below a path, behind a
login, or on a network with a captive portal."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from kit.breakout import BreakoutMaker
from kit.chromium import WHOLE, launch
from kit.fake_house import settle
from kit.game import GameMaker
from kit.house import PATIENCE, Device, House
from kit.proxy import NGINX, FrontDoor
from kit.timed import begin, lose
from kit.walls import SHEET, clear, draw, tile

pytestmark = [
    pytest.mark.house,
    pytest.mark.skipif(NGINX is None, reason="no nginx here"),
]

# As many distributions set it up, with a type that nobody should compress added.
PACKED = """
gzip on;
gzip_proxied any;
gzip_min_length 0;
gzip_types text/plain text/css application/json text/event-stream;
"""
USER, PASSWORD = "ada", "open sesame"
BASIC = 'auth_basic "Funfair"; auth_basic_user_file {users};'
COOKIE = "auth_request /allowed;"
ALLOWED = """
location = /allowed {
    internal;
    if ($cookie_pass = "sesame") { return 204; }
    return 401;
}
"""

Door = Callable[..., FrontDoor]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    folder = tmp_path / "house"
    folder.mkdir()
    house = House(folder, "--behind-proxy").start()
    yield house
    assert house.stop() == 0, house.complaints()


@pytest.fixture
def door(house: House, tmp_path: Path) -> Iterator[Door]:
    """Makes an nginx in front of the house, as `FrontDoor` does."""
    made: list[FrontDoor] = []

    def make(*arguments: str, **options: Any) -> FrontDoor:
        port = int(house.address.rsplit(":", 1)[1])
        made.append(FrontDoor(tmp_path / f"nginx{len(made)}", port, *arguments, **options))
        return made[-1]

    yield make
    for one in made:
        one.end()


def spin(address: str, name: str) -> int:
    """Scores at a table of the house, and returns the score."""
    device = Device(address, name).register()
    return int(device.spin(device.open_table()).words["score"])


# One proxy_pass


@pytest.mark.parametrize("around", ["", PACKED], ids=["plain", "packed"])
def test_a_live_board_and_its_news_arrive_while_the_stream_is_open(
    house: House, door: Door, browser: Browser, around: str
) -> None:
    """A proxy that buffered the stream would hold both back until the stream ends."""
    proxy = door(around=around, is_bare=True)
    page = browser.new_page()
    page.goto(proxy.address + "/live/roulette")
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()
    score = spin(house.address, "Ada")
    expect(page.locator("tbody tr td")).to_have_text(["1", "Ada", f"{score:,}"])
    page.context.close()


@pytest.mark.parametrize("around", ["", PACKED], ids=["plain", "packed"])
def test_a_run_counts_through_one_proxy_pass(
    door: Door, breakout: BreakoutMaker, around: str
) -> None:
    proxy = door(around=around, is_bare=True)
    counts(breakout, proxy)


def counts(breakout: BreakoutMaker, proxy: FrontDoor, **options: Any) -> None:
    """Checks that a run through the proxy gets a rank, and that the public board shows it."""
    play = breakout(query="inspect", house=proxy, **options)
    score = lose(play, begin(play, "Ada"))
    expect(play.page.locator(".house-line")).to_contain_text("Rank 1")
    play.page.get_by_role("radio", name="Everyone").check(force=True)
    row = play.page.get_by_role("table").get_by_role("row", name=re.compile("Ada"))
    expect(row).to_contain_text(f"{score:,}")


# Below a path


def test_a_run_counts_below_a_path(door: Door, breakout: BreakoutMaker) -> None:
    counts(breakout, door("/fair/"))


def test_a_live_board_below_a_path_shows_scores_and_the_pages_own_address(
    house: House, door: Door, browser: Browser
) -> None:
    proxy = door("/fair/")
    page = browser.new_page()
    failed: list[str] = []
    page.on("response", lambda response: failed.append(response.url) if not response.ok else None)
    page.goto(proxy.address + "/live/roulette")
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()
    spin(house.address, "Ada")
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("#address")).to_have_attribute("href", proxy.address + "/")
    page.get_by_role("link", name="Everyone").click()
    expect(page.locator("tbody tr")).to_have_count(1)
    assert not failed
    page.context.close()


def test_a_party_below_a_path_can_be_opened_joined_and_kept(
    door: Door, browser: Browser, game: GameMaker
) -> None:
    proxy = door("/fair/")
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(proxy.address + "/")
    page.get_by_role("link", name="Open a party on this screen").click()
    page.wait_for_url(proxy.address + "/party")
    with page.expect_response("**/fair/api/parties?*") as opened:
        page.get_by_role("button", name="BubblePop").click()
    words = opened.value.json()
    link = f"{proxy.address}/#party={words['code']}"
    assert words["address"] == link and words["qr"]["size"] > 0
    expect(page.locator(".address")).to_have_text(proxy.address.removeprefix("http://"))
    play = game(query="inspect", house=proxy)
    play.page.goto(link)
    play.page.get_by_role("textbox", name="Your name").fill("Ada")
    play.press("Join")
    expect(page.locator(".names .name")).to_have_text(["Ada"])
    page.get_by_role("button", name="End the party").click()
    page.get_by_role("dialog").get_by_role("button", name="End the party").click()
    kept = page.locator(".kept-at a")
    expect(kept).to_be_visible()
    kept.click()
    page.wait_for_url(f"{proxy.address}/party/{words['party']}")
    expect(kept).to_be_visible()
    context.close()


def test_a_walls_picture_has_its_whole_address_below_a_path(
    door: Door, browser: Browser, breakout: BreakoutMaker
) -> None:
    """Messengers need the whole address."""
    proxy = door("/fair/")
    play = draw(breakout, script=SHEET, query="inspect", house=proxy)
    tile(play, 1, 5).click()
    clear(play)
    play.press("Draw walls")
    play.button("Show to everybody: Wall 1").click()
    expect(play.page.get_by_text("Everybody can see it.")).to_be_visible()
    play.button("Send: Wall 1").first.click()
    play.wait_for(lambda _: play.page.evaluate("window.shared.length") > 0)
    address = str(play.page.evaluate("window.shared[0].url"))
    assert address.startswith(proxy.address + "/wall/")
    # As a messenger that reaches the proxy by its name.
    asked = urllib.request.Request(address, headers={"Host": "fair.example"})
    page = urllib.request.urlopen(asked, timeout=PATIENCE / 1000).read().decode()
    code = address.rpartition("/")[2]
    assert f'content="http://fair.example/fair/wall/{code}.png"' in page
    play.page.goto(address)
    play.page.wait_for_url(proxy.address + "/")
    expect(play.page.get_by_role("region", name="Sent to you")).to_contain_text("Wall 1")


def test_the_app_below_a_path_works_offline_and_can_be_installed(
    door: Door, browser: Browser
) -> None:
    proxy = door("/fair/")
    assert installability(browser, proxy.address + "/") == []


# Behind a login


def users(tmp_path: Path) -> str:
    """Writes nginx's file of users, and returns the lines that ask for a login."""
    file = tmp_path / "users"
    file.write_text(f"{USER}:{{PLAIN}}{PASSWORD}\n")
    return BASIC.format(users=file)


def logged_in(proxy: FrontDoor) -> str:
    """Returns an address that logs in, as people bookmark it."""
    return proxy.address.replace("://", f"://{USER}:{PASSWORD.replace(' ', '%20')}@")


@pytest.mark.parametrize("kind", ["basic", "cookie"])
def test_a_run_counts_behind_a_login(
    door: Door, breakout: BreakoutMaker, tmp_path: Path, kind: str
) -> None:
    if kind == "basic":
        login = {"http_credentials": {"username": USER, "password": PASSWORD}}
        counts(breakout, door(more=users(tmp_path)), **login)
        return
    proxy = door(more=COOKIE, beside=ALLOWED)
    counts(breakout, proxy, storage_state={"cookies": [cookie()], "origins": []})


def cookie() -> Any:
    return {
        "name": "pass", "value": "sesame", "domain": "127.0.0.1", "path": "/", "expires": -1,
        "httpOnly": True, "secure": False, "sameSite": "Strict",
    }


def test_a_stranger_sees_nothing_behind_a_login(door: Door, tmp_path: Path) -> None:
    proxy = door(more=users(tmp_path))
    with pytest.raises(urllib.error.HTTPError, match="401"):
        urllib.request.urlopen(proxy.address + "/api/challenge", timeout=PATIENCE / 1000)


@pytest.mark.parametrize("kind", ["basic", "cookie"])
def test_a_live_board_shows_scores_behind_a_login(
    house: House, door: Door, browser: Browser, tmp_path: Path, kind: str
) -> None:
    proxy = door(more=users(tmp_path)) if kind == "basic" else door(more=COOKIE, beside=ALLOWED)
    context = browser.new_context()
    page = context.new_page()
    if kind == "cookie":
        context.add_cookies([cookie()])
    page.goto((logged_in(proxy) if kind == "basic" else proxy.address) + "/live/roulette")
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()
    spin(house.address, "Ada")
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("#address")).to_have_attribute("href", proxy.address + "/")
    context.close()


@pytest.mark.parametrize("kind", ["basic", "cookie"])
def test_the_app_can_be_installed_behind_a_login(
    door: Door, browser: Browser, tmp_path: Path, kind: str
) -> None:
    if kind == "basic":
        address = logged_in(door(more=users(tmp_path)))
        assert installability(browser, address + "/") == []
    else:
        address = door(more=COOKIE, beside=ALLOWED).address
        assert installability(browser, address + "/", cookie()) == []


def installability(
    browser: Browser, address: str, cookie: Any | None = None
) -> list[str]:
    """Returns why the app at an address can't be installed, after it has been stored for offline
    use."""
    # Only the full Chromium installs anything.
    chromium = launch(browser.browser_type, WHOLE)
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE)
    if cookie:
        context.add_cookies([cookie])
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-ready]")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    devtools = context.new_cdp_session(page)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    context.set_offline(True)
    page.goto(re.sub(r"//.*@", "//", address))
    page.wait_for_selector("[data-ready]")
    chromium.close()
    # A private window never offers to install a page, regardless of the page's manifest.
    return [error["errorId"] for error in errors if error["errorId"] != "in-incognito"]


def test_a_house_that_does_not_know_a_device_does_not_end_its_login(
    door: Door, browser: Browser, tmp_path: Path
) -> None:
    """Browsers discard a password if the answer to a request with it says that it's wrong."""
    proxy = door(more=users(tmp_path))
    context = browser.new_context()
    page = context.new_page()
    page.goto(logged_in(proxy) + "/")
    page.goto(proxy.address + "/")
    page.wait_for_selector("[data-ready]")
    asked = """async () => {
      const headers = { "Funfair-Device": "A".repeat(43) };
      const first = await fetch("api/device", { headers });
      const second = await fetch("api/challenge");
      return [(await first.json()).type, second.status];
    }"""
    assert page.evaluate(asked) == ["/api/problems/unknown-device", 200]
    context.close()


# A captive portal


PORTAL = "<!doctype html><title>Welcome</title><p>Please log in to the hotel’s network.</p>"


# How many times the test lets the page try again.
TRIES = 40


@pytest.mark.parametrize("status", [200, 404, 511])
def test_a_run_finished_in_a_captive_portal_counts_afterwards(
    house: House, breakout: BreakoutMaker, status: int
) -> None:
    def answer(route: Route) -> None:
        route.fulfill(status=status, content_type="text/html", body=PORTAL)

    play = breakout(query="inspect", house=house)
    began = begin(play, "Ada")
    play.page.route("**/api/**", answer)
    score = lose(play, began)
    line = play.page.locator(".house-line")
    expect(line).to_be_visible()
    expect(line).not_to_contain_text("Rank")
    # The portal also answers after a reload, when the page looks for its house.
    play.reload()
    settle(play)
    assert "funfair.outbox" in play.page.evaluate("Object.keys(localStorage)")
    play.page.unroute("**/api/**")
    told = {"rows": []}
    for _ in range(TRIES):
        if told["rows"]:
            break
        # Less than the page waits for an answer.
        play.pass_time(2.5)
        settle(play)
        told = Device(house.address, "Ada").ask("GET", "/api/boards/breakout/all?limit=1").words
    assert [row["score"] for row in told["rows"]] == [score]

