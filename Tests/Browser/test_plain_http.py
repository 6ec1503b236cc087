"""Every feature once over plain HTTP at an address on a local network, as README.md describes for
phones. Browsers trust only HTTPS and 127.0.0.1 with some features; docs/limits.md lists them."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kit.breakout import BreakoutMaker
from kit.chromium import launch
from kit.ears import EARS, effects, prick_up, tunes
from kit.fake_house import settle
from kit.game import SHORT, Game, GameMaker
from kit.house import House
from kit.phone import Phone, PhoneMaker
from kit.roulette import RouletteMaker
from kit.timed import MARGIN, begin, lose, wait_until
from kit.walls import clear, draw, tile

pytestmark = pytest.mark.house

# Only this Chromium knows the address, which it finds on this machine.
ADDRESS = "192.168.77.7"
# What Chromium has at other addresses.
ABSENT = [
    *("crypto.randomUUID", "crypto.subtle", "navigator.clipboard", "navigator.serviceWorker"),
    *("navigator.share", "navigator.storage", "navigator.wakeLock", "window.caches"),
]
FEEL = "window.felt = []; Navigator.prototype.vibrate = pattern => felt.push(pattern);"
NUMBERS = [1, 2, 3, 5, 6, 21]


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    rule = f"--host-resolver-rules=MAP {ADDRESS} 127.0.0.1"
    with launch(browser.browser_type, options=[rule]) as plain:
        yield plain


@pytest.fixture
def phone(phone: PhoneMaker) -> PhoneMaker:
    def make(*size: int, **options: Any) -> Phone:
        made = phone(*size, **options)
        # Chromium says that it ignores this header here.
        made.expected.add("Cross-Origin-Opener-Policy")
        return made

    return make


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    house.address = house.address.replace("127.0.0.1", ADDRESS)
    yield house
    assert house.stop() == 0, house.complaints()
    assert house.complaints() == ""


def test_the_browser_does_not_trust_the_address(game: GameMaker, house: House) -> None:
    play = at(house, game)
    assert play.page.url.startswith(f"http://{ADDRESS}:")
    assert play.page.evaluate("isSecureContext") is False
    assert [name for name in ABSENT if play.page.evaluate(f"{name} !== undefined")] == []


def test_runs_of_all_games_count_and_are_on_the_boards(
    house: House, game: GameMaker, breakout: BreakoutMaker, roulette: RouletteMaker
) -> None:
    wall = at(house, game, real_time=True)
    wall.page.goto(house.address + "/live/bubblepop")
    expect(wall.page.get_by_text("Nobody has played yet.")).to_be_visible()
    pops = at(house, game, width=320, height=480)
    popping = begin(pops, "Ada")
    for _ in range(10):
        pops.tap(pops.wait_for_bubbles()[0])
        pops.pass_time(1)
    table = at(house, roulette)
    table.begin("Grace")
    settle(table)
    table.bet(NUMBERS)
    while table.snapshot()["phase"] == "locked":
        table.pass_time(0.5)
        time.sleep(0.1)
    table.rest()
    bricks = at(house, breakout)
    lose(bricks, begin(bricks, "Lin"))
    expect(bricks.page.locator(".house-line")).to_contain_text("Rank 1 overall")
    while pops.snapshot()["remaining"] > 2:
        pops.pass_time(1)
    wait_until(popping + 60 + MARGIN)
    pops.finish()
    expect(pops.page.locator(".house-line")).to_contain_text("Rank 1 overall")
    expect(wall.page.locator("tbody tr")).to_contain_text("Ada")
    pops.pass_time(1)
    pops.press("Scores")
    settle(pops)
    row = pops.page.get_by_role("row", name=re.compile("Ada"))
    expect(row.last).to_be_visible()
    told = table.page.evaluate("fetch('/api/boards/roulette/all?limit=1').then(a => a.json())")
    assert [row["player"] for row in told["rows"]] == ["Grace"]


def test_the_link_to_a_wall_is_copied_shown_and_opens(
    house: House, breakout: BreakoutMaker
) -> None:
    play = draw(breakout, query="inspect", house=house)
    for place in (5, 6):
        tile(play, 1, place).click()
    play.page.get_by_label("The wall’s name").fill("Eyes")
    clear(play)
    play.press("Draw walls")
    send = play.page.get_by_role("button", name="Send: Eyes")
    send.click()
    expect(play.page.get_by_text("Link copied.")).to_be_visible()
    expect(send).to_be_focused()
    link = play.page.locator(".link-field").input_value()
    assert link.startswith(f"{house.address}/#wall=")
    assert pasted(play) == link
    play.button("Show to everybody: Eyes").click()
    expect(play.page.get_by_text("Everybody can see it.")).to_be_visible()
    friend = at(house, breakout)
    friend.page.goto(link.replace("#", "?inspect#"))
    friend.wait_until_ready()
    expect(friend.page.get_by_role("heading", name="Sent to you")).to_be_visible()


def test_a_result_is_shared_as_a_picture_and_a_copied_text(house: House, game: GameMaker) -> None:
    # The store is the other origin's, so this device sets the time itself.
    play = at(house, game)
    play.page.evaluate("store => Object.assign(localStorage, store)", SHORT)
    play.reload()
    play.start()
    play.finish()
    play.pass_time(0.8)
    with play.page.expect_download() as download:
        play.press("Share")
    assert download.value.suggested_filename.endswith(".png")
    expect(play.page.get_by_text("Picture saved, text copied.")).to_be_visible()
    assert pasted(play).endswith(f" {house.address}/")


def test_a_phone_joins_a_party_on_a_big_screen(house: House, game: GameMaker) -> None:
    screen = at(house, game, real_time=True)
    screen.page.goto(house.address + "/party")
    screen.page.get_by_role("button", name="BubblePop").click()
    label = screen.page.locator(".letters").get_attribute("aria-label")
    assert label is not None
    play = at(house, game, real_time=True)
    play.press("Join a party")
    play.page.get_by_role("textbox", name="Code").fill(label.split()[-1])
    play.name_field.fill("Ada")
    play.press("Join")
    expect(play.page.get_by_role("heading", name="You’re in!")).to_be_visible()
    expect(screen.page.locator(".names .name")).to_have_text(["Ada"])


def test_tilt_is_refused_with_a_sentence(house: House, breakout: BreakoutMaker) -> None:
    play = at(house, breakout)
    play.enter_stall()
    play.tab("Settings").tap()
    play.switch("Tilt").tap()
    expect(play.notices).to_contain_text("Your device doesn’t allow tilt here.")
    expect(play.switch("Tilt")).to_have_attribute("aria-checked", "false")


def test_sounds_music_and_vibration_work(house: House, game: GameMaker) -> None:
    play = at(house, game, script=EARS + FEEL)
    prick_up(play)
    play.start()
    play.tap(play.wait_for_bubbles()[0])
    play.pass_time(0.1)
    assert tunes(play) == ["home", "play"]
    assert effects(play)
    assert play.page.evaluate("felt.length") > 0


def test_the_page_remembers_names_and_runs(house: House, breakout: BreakoutMaker) -> None:
    play = at(house, breakout)
    play.fly("Ada")
    play.pass_time(6)
    play.reload()
    play.press("Continue")
    play.count_in()
    assert play.snapshot()["player"] == "Ada"


def at(house: House, maker: Any, **options: Any) -> Any:
    return maker(query="inspect", house=house, **options)


def pasted(play: Game) -> str:
    """Returns what the clipboard has."""
    play.page.evaluate(FIELD)
    play.page.keyboard.press("Control+V")
    text: str = play.page.locator("#pasted").input_value()
    return text


FIELD = """() => {
  const field = document.createElement("textarea");
  field.id = "pasted";
  document.documentElement.append(field);
  field.focus();
}"""
