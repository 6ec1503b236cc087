"""The browser's store: damaged, unavailable, or written by another window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker

KEYS = ["funfair.scores", "funfair.names", "funfair.settings", "funfair.run.bubblepop"]
BOOK = "funfair.house"
REFUSING = {
    "full": """Storage.prototype.setItem = () => {
        throw new DOMException("", "QuotaExceededError");
    };""",
    "forbidden": """Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("", "SecurityError"); },
    });""",
}


def test_unreadable_data_is_reported_and_set_aside_but_never_overwritten(game: GameMaker) -> None:
    garbage = '{"score": 12}\n\x00 ünreadable'
    play = game(store=dict.fromkeys(KEYS, garbage))
    for key in KEYS:
        assert play.stored(f"{key}.aside-1") == garbage
        assert play.stored(key) is None
    for key in KEYS:
        play.page.evaluate("key => localStorage.setItem(key, 'the second')", key)
    play.reload()
    expect(play.notices).to_contain_text("couldn’t be read")
    expect(play.notices).to_contain_text("The old data is kept")
    for key in KEYS:
        assert play.stored(f"{key}.aside-1") == garbage
        assert play.stored(f"{key}.aside-2") == "the second"
    play.press("OK")
    expect(play.notices).to_have_count(0)
    play.start()
    play.tap(play.wait_for_bubbles()[0])
    assert play.snapshot()["score"] > 0


@pytest.mark.parametrize("reason", REFUSING)
def test_the_game_works_without_storage(game: GameMaker, reason: str) -> None:
    play = refused(game, reason)
    play.enter_stall()
    play.tab("Settings").click()
    play.number("Game time").fill("10")
    play.number("Game time").press("Enter")
    expect(play.notices).to_contain_text("doesn’t let Funfair save anything")
    play.tab("Play").click()
    play.name_field.fill("Ada")
    play.press_play()
    play.count_in()
    play.tap(play.wait_for_bubbles()[0])
    score = play.snapshot()["score"]
    play.finish()
    assert [(row.name, row.score) for row in play.rows()] == [("Ada", score)]


def test_a_device_keeps_its_first_secret(game: GameMaker) -> None:
    play, other = game(), game()
    secret = re.compile(r"^secret ([A-Za-z0-9_-]{43})$", re.MULTILINE)
    books = [(each.stored(BOOK) or "") for each in (play, other)]
    drawn = [found.group(1) for book in books if (found := secret.search(book))]
    assert len(set(drawn)) == 2
    play.reload()
    assert play.stored(BOOK) == books[0]


def test_a_score_from_one_window_appears_in_another(game: GameMaker) -> None:
    play = game(store=SHORT)
    other = play.another()
    other.enter_stall()
    other.tab("Scores").click()
    expect(other.page.get_by_text("No scores yet")).to_be_visible()
    play.start("Grace")
    play.finish()
    expect(other.page.get_by_role("table").get_by_text("Grace")).to_be_visible()


# A browser that asks the player whether to keep scores permanently, and records which screen was
# open. By default, the answer is no.
ASKS = """
  window.asked = [];
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = async () => {
    window.asked.push(document.documentElement.dataset.screen);
    return false;
  };
  Permissions.prototype.query = async () => ({ state: "prompt" });
"""


def test_a_browser_is_asked_once_to_persist_scores_but_never_during_a_run(game: GameMaker) -> None:
    play = game(store=SHORT, script=ASKS)
    for _ in range(2):
        play.start("Ada")
        play.tap(play.wait_for_bubbles()[0])
        play.finish()
        play.pass_time(0.8)
        play.press("Home")
    assert play.page.evaluate("window.asked") == ["result"]
    play.reload()
    play.start("Ada")
    play.finish()
    play.pass_time(0.8)
    assert play.page.evaluate("window.asked") == []


def test_a_browser_that_agrees_on_its_own_is_asked_again_later(game: GameMaker) -> None:
    says_yes = ASKS.replace('"prompt"', '"granted"')
    play = game(store=SHORT | {"funfair.asked-to-keep": ""}, script=says_yes)
    play.start("Ada")
    play.finish()
    play.wait_for(lambda _: play.page.evaluate("window.asked.length") == 1)


def test_a_window_with_old_data_erases_no_scores(game: GameMaker) -> None:
    play = deaf(game, "storage", "focus", "pageshow", "visibilitychange")
    other = play.another()
    other.start("Grace")
    other.finish()
    play.start("Ada")
    play.finish()
    for window in (play, other):
        window.reload()
        window.enter_stall()
        window.tab("Scores").click()
        for name in ("Ada", "Grace"):
            expect(window.page.get_by_role("table").get_by_text(name)).to_be_visible()
    tallies = play.stored("funfair.tallies") or ""
    assert len(re.findall(r"^bubblepop\.played 1,\d+ (?:Ada|Grace)$", tallies, re.MULTILINE)) == 2


@pytest.mark.parametrize("event", ["focus", "pageshow"])
def test_a_window_catches_up_when_it_is_shown_again(game: GameMaker, event: str) -> None:
    play = deaf(game, "storage")
    other = play.another()
    play.enter_stall()
    play.tab("Scores").click()
    expect(play.page.get_by_text("No scores yet")).to_be_visible()
    other.start("Grace")
    other.finish()
    expect(play.page.get_by_text("No scores yet")).to_be_visible()
    play.page.evaluate("name => window.dispatchEvent(new Event(name))", event)
    expect(play.page.get_by_role("table").get_by_text("Grace")).to_be_visible()


def test_a_window_does_not_overwrite_another_windows_run(game: GameMaker) -> None:
    play = game(store=SHORT)
    other = play.another()
    play.start("Ada")
    # The run is stored every five seconds. Then the other window overwrites it.
    play.pass_time(6)
    other.start("Grace")
    other.press("Pause")
    kept = play.stored("funfair.run.bubblepop")
    play.finish()
    assert kept is not None
    assert play.stored("funfair.run.bubblepop") == kept


def deaf(game: GameMaker, *events: str) -> Game:
    """Opens a window that doesn't receive these events, like a sleeping window."""
    play = game(store=SHORT, query="inspect")
    play.page.add_init_script(
        f"for (const name of {list(events)}) addEventListener(name, "
        "(event) => event.isTrusted && event.stopImmediatePropagation(), true);"
    )
    play.reload()
    return play


def refused(game: GameMaker, reason: str) -> Game:
    play = game()
    play.page.add_init_script(REFUSING[reason])
    play.reload()
    return play
