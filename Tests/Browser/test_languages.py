"""The languages: chosen by the system or the player, whole, and with room for their words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from kit.game import Game, GameMaker
from kit.measure import LEAST, faults

TAGS = ["en", "vi", "zh-Hans", "es", "ar"]
VIETNAMESE = "**/words/vi.json"
# How a number is written by the browser's own rules.
WRITTEN = "([tag, number]) => new Intl.NumberFormat(`${tag}-u-nu-latn`).format(number)"


def settings_in(tag: str) -> dict[str, str]:
    """What the browser keeps where a language was chosen, and a run lasts ten seconds."""
    return {"funfair.settings": f"funfair settings 1\nbubblepop.game-time 10\nlanguage {tag}\n"}


def language_of(play: Game) -> tuple[str, str]:
    """The page's language and the direction of its lines."""
    found: list[str] = play.page.evaluate(
        "[document.documentElement.lang, document.documentElement.dir]"
    )
    return found[0], found[1]


def texts(play: Game, tag: str) -> dict[str, Any]:
    """The texts of a language, as the page fetches them."""
    found: dict[str, Any] = play.page.evaluate(
        """async tag => {
          const main = document.querySelector("script[type=module]").src;
          return (await fetch(new URL(`words/${tag}.json`, main))).json();
        }""",
        tag,
    )
    return found


def screens(play: Game) -> Iterator[str]:
    """Goes through the screens without reading a word."""
    page = play.page
    yield "home"
    page.locator(".stall-open").first.click()
    yield "player"
    for tab in ("howToPlay", "scores", "settings"):
        page.locator(f"#tab-{tab}").click()
        yield tab
    page.locator("#tab-play").click()
    page.locator("#name").fill("Ada")
    page.locator("form [type=submit]").click()
    play.pass_time(4)
    yield "play"
    page.keyboard.press("Escape")
    yield "paused"
    page.locator("[role=dialog] button").first.click()
    play.pass_time(15)
    yield "result"


@pytest.mark.parametrize(("locale", "tag"), [
    ("es-MX", "es"), ("vi-VN", "vi"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hans"), ("ar-EG", "ar"),
    ("en-GB", "en"), ("fi-FI", "en"),
])
def test_the_page_speaks_the_languages_of_its_browser(
    game: GameMaker, locale: str, tag: str
) -> None:
    play = game(locale=locale)
    assert language_of(play) == (tag, "rtl" if tag == "ar" else "ltr")
    tagline = texts(play, tag)["page"]["tagline"]
    expect(play.page.locator(".tagline")).to_have_text(tagline)


def test_a_language_is_chosen_in_the_settings_and_kept(game: GameMaker) -> None:
    play = game()
    play.press("Look and sound")
    play.page.get_by_label("Language").select_option("العربية")
    arabic = texts(play, "ar")["page"]
    expect(play.page.locator("h1")).not_to_have_text("Look and sound")
    assert language_of(play) == ("ar", "rtl")
    play.reload()
    expect(play.page.locator(".tagline")).to_have_text(arabic["tagline"])
    assert language_of(play) == ("ar", "rtl")


def test_nothing_is_shown_in_another_language_first(game: GameMaker) -> None:
    seen = """new MutationObserver(() => {
      const line = document.querySelector(".tagline")?.textContent;
      if (line) (window.lines ??= new Set()).add(line);
    }).observe(document, { childList: true, subtree: true, characterData: true });"""
    play = game(store=settings_in("es"), script=seen)
    lines = play.page.evaluate("[...window.lines]")
    assert lines == [texts(play, "es")["page"]["tagline"]]


def choose_one_that_does_not_come(play: Game) -> None:
    """In the settings; when this ends, it did not come."""
    play.phone.expected.add("vi.json")
    play.page.route(VIETNAMESE, lambda route: route.abort())
    play.press("Look and sound")
    with play.page.expect_event("requestfailed", lambda request: "vi.json" in request.url):
        play.page.get_by_label("Language").select_option("Tiếng Việt")


def test_a_language_that_does_not_come_leaves_the_present_one(game: GameMaker) -> None:
    play = game()
    choose_one_that_does_not_come(play)
    expect(play.page.locator("h1")).to_have_text("Look and sound")
    # Drawn anew, the page still says everything in the language before.
    play.press("Home")
    expect(play.page.locator(".tagline")).to_have_text(texts(play, "en")["page"]["tagline"])
    assert language_of(play) == ("en", "ltr")


def test_a_language_that_did_not_come_does_when_the_network_is_back(game: GameMaker) -> None:
    play = game()
    choose_one_that_does_not_come(play)
    play.page.unroute(VIETNAMESE)
    play.page.evaluate("dispatchEvent(new Event('online'))")
    expect(play.page.locator("html")).to_have_attribute("lang", "vi")
    expect(play.page.locator("h1")).not_to_have_text("Look and sound")


@pytest.mark.parametrize("tag", TAGS[1:])
def test_every_screen_has_room_for_every_language(game: GameMaker, tag: str) -> None:
    play = game(320, 480, store=settings_in(tag))
    found = []
    for screen in screens(play):
        for width, height in ((320, 480), (390, 844), (844, 390)):
            play.page.set_viewport_size({"width": width, "height": height})
            play.wait_for_layout(width, height)
            play.pass_time(0.02)
            play.phone.picture(f"{tag}-{screen}-{width}x{height}")
            place = f"{screen} at {width}x{height}"
            found += [f"{place}: {one}" for one in faults(play.page.evaluate, LEAST)]
        play.page.set_viewport_size({"width": 320, "height": 480})
        play.wait_for_layout(320, 480)
        play.pass_time(0.02)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("tag", TAGS)
def test_numbers_are_written_as_the_browser_writes_them(game: GameMaker, tag: str) -> None:
    play = game(store=settings_in(tag))
    page = play.page
    page.locator(".stall-open").nth(2).click()
    page.locator("#name").fill("Ada")
    page.locator("form [type=submit]").click()
    money = page.locator(".hud-value").first
    expect(money).to_have_text(page.evaluate(WRITTEN, [tag, 1000]))
