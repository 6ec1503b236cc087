"""A player's second phone, at a real house: linked by a QR code's link or by six words, listed, and
forgotten. And a page on a host without a house, which opens the file that a house sent.

LinkTests.swift tests what moves between the phones, and how the app reacts to a house's responses.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from kit.axe import violations
from kit.breakout import Breakout, BreakoutMaker
from kit.fake_house import settle
from kit.house import House
from kit.measure import faults
from kit.sizes import SIZES, at_each
from kit.timed import begin, lose
from kit.walls import clear, draw, tile

USE_ELSEWHERE, LINK = "Use on another device", "Use this player here"
REALLY_LINK = "Play as the same player here?"
LINKED = "You’re the same player on both devices now."
# The words of a code.
SIX_WORDS = re.compile(r"[a-z]+( [a-z]+){5}")

pytestmark = pytest.mark.house


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    assert house.stop() == 0, house.complaints()


def with_a_wall(breakout: BreakoutMaker, house: House, name: str) -> Breakout:
    """Opens a page for a player who has drawn a wall, cleared it and shown it to everybody."""
    play = draw(breakout, query="inspect", house=house)
    for place in (5, 6):
        tile(play, 1, place).click()
    play.page.get_by_label("The wall’s name").fill(f"{name}’s wall")
    clear(play, name)
    play.press("Draw walls")
    play.button(f"Show to everybody: {name}’s wall").click()
    expect(play.page.get_by_text("Everybody can see it.")).to_be_visible()
    settle(play)
    return play


def in_settings(play: Breakout) -> Breakout:
    """Goes to Funfair's settings, from home or from a screen that leads there."""
    if play.snapshot()["screen"] != "home":
        play.press("Home")
    play.press("Look and sound")
    settle(play)
    return play


def choose_classic(play: Breakout) -> None:
    """Chooses a way to play that gives a lost run a score, because drawn walls are short, for
    Ada."""
    play.enter_stall()
    play.choose("Way to play", "Classic")
    expect(play.name_field).to_have_value("Ada")
    play.press("Home")


def devices(play: Breakout) -> Locator:
    return play.page.get_by_role("region", name="Your devices")


def code_of(play: Breakout) -> str:
    """Asks for a code, and returns its words."""
    in_settings(play)
    play.press(USE_ELSEWHERE)
    words = devices(play).locator(".six-words")
    expect(words).to_have_text(SIX_WORDS)
    settle(play)
    return words.inner_text()


def type_code(play: Breakout, code: str) -> None:
    """Types a code on a new phone, and confirms that it should become the same player's."""
    play.page.get_by_label("Code from your other device").fill(code)
    play.press(LINK)
    play.dialog(REALLY_LINK).get_by_role("button", name=LINK).click()
    settle(play)


def test_a_player_plays_on_with_a_new_phone(breakout: BreakoutMaker, open_house: House) -> None:
    with_a_wall(breakout, open_house, "Bo")
    old = with_a_wall(breakout, open_house, "Ada")
    heart = old.page.get_by_role("button", name="Like: Bo’s wall")
    heart.click()
    expect(heart).to_have_attribute("aria-pressed", "true")
    code = code_of(old)
    # The house has drawn the QR code of the link.
    expect(devices(old).locator("path")).to_have_attribute("d", re.compile("^M4 4h1"))
    expect(devices(old).get_by_role("button", name="Forget")).to_have_count(1)
    new = breakout(query="inspect", house=open_house)
    new.page.goto(f"{open_house.address}/?inspect#device={code.replace(' ', '-')}")
    new.wait_until_ready()
    new.dialog(REALLY_LINK).get_by_role("button", name=LINK).click()
    expect(new.notices).to_contain_text(LINKED)
    assert "device" not in new.page.url
    # The new phone has the name, the walls and the hearts, and its runs count.
    new.press("Home")
    new.press("Draw walls")
    settle(new)
    expect(new.page.get_by_role("region", name="Your walls")).to_contain_text("Ada’s wall")
    heart = new.page.get_by_role("button", name="Like: Bo’s wall")
    expect(heart).to_have_attribute("aria-pressed", "true")
    new.press("Home")
    choose_classic(new)
    lose(new, begin(new, "Ada"))
    expect(new.page.get_by_text("Checked. Rank 1 overall")).to_be_visible()
    # The old phone lists both, and forgets the new one.
    code_of(old)
    expect(devices(old)).to_contain_text("This device")
    # Both have the same name, so a screen reader, too, says which one is here.
    named_here = re.compile("^Forget: .* · This device$")
    expect(devices(old).get_by_role("button", name=named_here)).to_have_count(1)
    forget = devices(old).get_by_role("button", name="Forget")
    expect(forget).to_have_count(2)
    here = devices(old).locator("li", has_not_text="This device")
    here.get_by_role("button").click()
    old.dialog("Forget this device?").get_by_role("button", name="Forget").click()
    settle(old)
    expect(forget).to_have_count(1)
    # The new phone plays on, but not under that name.
    new.pass_time(1)
    new.press("Home")
    new.enter_stall()
    new.press_play()
    settle(new)
    new.press("Pause")
    in_settings(new)
    expect(new.page.get_by_role("region", name="At this fair")).to_have_count(0)
    assert "name Ada" not in (new.stored("funfair.house") or "")


def test_typed_words_link_a_phone_only_once(breakout: BreakoutMaker, open_house: House) -> None:
    old = with_a_wall(breakout, open_house, "Ada")
    code = code_of(old)
    new = in_settings(breakout(query="inspect", house=open_house))
    type_code(new, code.title().replace(" ", "  "))
    expect(new.notices).to_contain_text(LINKED)
    assert "name Ada" in (new.stored("funfair.house") or "")
    late = in_settings(breakout(query="inspect", house=open_house))
    for words in (code, "no such words as these here"):
        type_code(late, words)
        expect(late.notices).to_be_visible()
        late.press("OK")
    assert "name" not in (late.stored("funfair.house") or "")


def test_a_code_disappears_when_its_time_is_over(
    breakout: BreakoutMaker, open_house: House
) -> None:
    old = with_a_wall(breakout, open_house, "Ada")
    code_of(old)
    expect(devices(old).locator(".countdown")).to_be_visible()
    old.pass_time(602)
    expect(devices(old).locator(".six-words")).to_have_count(0)
    expect(devices(old).get_by_role("button", name="Forget")).to_have_count(1)


def test_a_static_host_opens_the_file_that_a_house_sent(
    breakout: BreakoutMaker, open_house: House, tmp_path: Path
) -> None:
    old = with_a_wall(breakout, open_house, "Ada")
    old.press("Home")
    choose_classic(old)
    score = lose(old, begin(old, "Ada"))
    # The end screen's buttons ignore taps that were meant for the run.
    old.pass_time(1)
    in_settings(old)
    with old.page.expect_download() as download:
        old.press("Download my data")
    file = tmp_path / "funfair.json"
    download.value.save_as(file)
    play = breakout(query="inspect")
    play.press("Look and sound")
    expect(play.page.get_by_role("textbox")).to_have_count(0)
    expect(play.button(USE_ELSEWHERE)).to_have_count(0)
    play.press("Home")
    open_file(play, file)
    told = "Runs replayed: 2. New bests: 1. New walls: 1. Not genuine, or by older rules: 0."
    expect(play.notices).to_contain_text(told)
    play.tab("Scores").click()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", score)]
    play.press("Home")
    play.press("Draw walls")
    expect(play.page.get_by_role("region", name="Your walls")).to_contain_text("Ada’s wall")
    # A second time, nothing is new. A forged recording doesn't count.
    all_of_it = json.loads(file.read_text())
    runs = all_of_it["names"][0]["runs"]
    runs[0]["recording"] = runs[0]["recording"][:-8] + "AAAAAAA="
    runs += [{"recording": "?"}, {"recording": 7}, None, {}]
    file.write_text(json.dumps(all_of_it))
    play.press("Home")
    open_file(play, file)
    told = "Runs replayed: 1. New bests: 0. New walls: 0. Not genuine, or by older rules: 2."
    expect(play.notices).to_contain_text(told)
    file.write_text('{"names":')
    open_file(play, file)
    expect(play.notices).not_to_contain_text(told)


def open_file(play: Breakout, file: Path) -> None:
    """Opens a file on the How to play tab, and lets the page replay its recordings."""
    if not play.tab("How to play").is_visible():
        play.enter_stall()
    play.tab("How to play").click()
    play.page.get_by_label("Watch a recording…").set_input_files(file)
    for _ in range(200):
        play.pass_time(0.1)
        if play.notices.is_visible():
            return
    raise AssertionError("the file wasn't opened")


@pytest.mark.tour
def test_the_devices_fit_into_every_window(breakout: BreakoutMaker, open_house: House) -> None:
    old = with_a_wall(breakout, open_house, "Ada")
    code_of(old)
    for width, height in at_each(old, SIZES):
        old.finish_entrances()
        assert not faults(old.page.evaluate), (width, height)
    assert not violations(old)
