"""The languages: chosen by the system or the player, complete, and with enough space for each."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from kit.game import Game, GameMaker
from kit.languages import settings_in, tour_without_words
from kit.measure import LEAST, faults
from kit.phone import ROOT
from kit.survey import misfits

TAGS = ["en", "vi", "zh-Hans", "es", "ar"]
VIETNAMESE = "**/words/vi.json"
# The names of the page's texts, in the order of the texts in each language's file.
NAMES = re.findall(r'"(\w+)"', (ROOT / "Web/app/page-words.js").read_text().partition("([")[2])
# Returns a number as the browser formats it.
WRITTEN = "([tag, number]) => new Intl.NumberFormat(`${tag}-u-nu-latn`).format(number)"


def language_of(play: Game) -> tuple[str, str]:
    """Returns the page's language and text direction."""
    found: list[str] = play.page.evaluate(
        "[document.documentElement.lang, document.documentElement.dir]"
    )
    return found[0], found[1]


def texts(play: Game, tag: str) -> dict[str, Any]:
    """Returns a language's texts as the page loads them, with the page's own texts by name."""
    found: dict[str, Any] = play.page.evaluate(
        """async tag => {
          const main = document.querySelector("script[type=module]").src;
          return (await fetch(new URL(`words/${tag}.json`, main))).json();
        }""",
        tag,
    )
    return found | {"page": dict(zip(NAMES, found["page"], strict=True))}


def test_the_page_uses_the_browsers_language(game: GameMaker) -> None:
    play = game()
    session = play.phone.context.new_cdp_session(play.page)
    agent = {"userAgent": play.page.evaluate("navigator.userAgent")}
    for locale, tag in (
        *(("es-MX", "es"), ("vi-VN", "vi"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hans")),
        *(("ar-EG", "ar"), ("en-GB", "en"), ("fi-FI", "en"), ("fi-FI,es-MX", "es")),
    ):
        session.send("Emulation.setUserAgentOverride", {**agent, "acceptLanguage": locale})
        play.reload()
        assert language_of(play) == (tag, "rtl" if tag == "ar" else "ltr"), locale
        tagline = texts(play, tag)["page"]["tagline"]
        expect(play.page.locator(".tagline")).to_have_text(tagline)


def test_a_language_chosen_in_the_settings_is_stored(game: GameMaker) -> None:
    play = game()
    play.press("Look and sound")
    play.page.get_by_label("Language").select_option("العربية")
    arabic = texts(play, "ar")["page"]
    expect(play.page.locator("h1")).not_to_have_text("Look and sound")
    assert language_of(play) == ("ar", "rtl")
    play.reload()
    expect(play.page.locator(".tagline")).to_have_text(arabic["tagline"])
    assert language_of(play) == ("ar", "rtl")


def test_no_other_language_appears_before_the_chosen_one(game: GameMaker) -> None:
    seen = """new MutationObserver(() => {
      const line = document.querySelector(".tagline")?.textContent;
      if (line) (window.lines ??= new Set()).add(line);
    }).observe(document, { childList: true, subtree: true, characterData: true });"""
    play = game(store=settings_in("es"), script=seen)
    lines = play.page.evaluate("[...window.lines]")
    assert lines == [texts(play, "es")["page"]["tagline"]]


def choose_one_that_does_not_come(play: Game) -> None:
    """Chooses a language in the settings, and waits until it has failed to load."""
    play.phone.expected.add("vi.json")
    play.page.route(VIETNAMESE, lambda route: route.abort())
    play.press("Look and sound")
    with play.page.expect_event("requestfailed", lambda request: "vi.json" in request.url):
        play.page.get_by_label("Language").select_option("Tiếng Việt")


def test_if_a_language_fails_to_load_the_page_keeps_the_current_one(game: GameMaker) -> None:
    play = game()
    choose_one_that_does_not_come(play)
    expect(play.page.locator("h1")).to_have_text("Look and sound")
    # Even after a redraw, the page is entirely in the previous language.
    play.press("Home")
    expect(play.page.locator(".tagline")).to_have_text(texts(play, "en")["page"]["tagline"])
    assert language_of(play) == ("en", "ltr")


def test_a_language_that_failed_to_load_is_loaded_when_the_network_returns(game: GameMaker) -> None:
    play = game()
    choose_one_that_does_not_come(play)
    play.page.unroute(VIETNAMESE)
    play.page.evaluate("dispatchEvent(new Event('online'))")
    expect(play.page.locator("html")).to_have_attribute("lang", "vi")
    expect(play.page.locator("h1")).not_to_have_text("Look and sound")


@pytest.mark.tour
@pytest.mark.parametrize("tag", TAGS[1:])
def test_every_screen_fits_every_language(game: GameMaker, tag: str) -> None:
    play = game(320, 480, store=settings_in(tag))
    sizes = [(320, 480), (390, 844), (844, 390)]
    found = []
    for screen in tour_without_words(play):
        here = misfits(play, sizes, lambda *_: faults(play.page.evaluate, LEAST))
        found += [f"{screen} {one}" for one in here]
    assert not found, "\n".join(found)


def test_numbers_are_formatted_as_the_browser_formats_them(game: GameMaker) -> None:
    play = game(store=settings_in(TAGS[0]))
    page = play.page
    for tag in TAGS:
        [(key, text)] = settings_in(tag).items()
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
        play.reload()
        assert language_of(play)[0] == tag
        if tag == TAGS[0]:
            page.locator(".stall-open").nth(2).click()
            page.locator("#name").fill("Ada")
            page.locator("form [type=submit]").click()
        else:
            page.locator(".interrupted button").first.click()
        money = page.locator(".hud-value").first
        expect(money).to_have_text(page.evaluate(WRITTEN, [tag, 1000]))
