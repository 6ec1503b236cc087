"""The page while the browser translates it. Translators replace each text by an element with
another text, except in elements that say that they must not be translated."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.fake_house import FakeHouse, settle
from kit.game import SHORT, Game, GameMaker
from kit.party_house import CODE, PartyHouse
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, gathering
from kit.roulette import RouletteMaker

NAME = "Rose"
# Wraps each text as Google Translate does, whenever the page changes. A `word` replaces the text.
# Without one, the translator is ruder than any: it wraps everything.
TRANSLATOR = """
  const word = %s;
  const isLeft = element => !element || element.closest(
    "script, style, title, option, font" + (word ? ", [translate=no]" : ""));
  const translate = root => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (isLeft(text.parentElement) || !text.nodeValue.trim()) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = word ?? text.nodeValue;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    const all = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => translate(document.body)).observe(document.body, all);
    translate(document.body);
  };
  if (document.body) begin();
  else addEventListener("DOMContentLoaded", begin);
"""
WRAP = TRANSLATOR % "null"
REPLACE = TRANSLATOR % "'palabra'"


def test_a_run_goes_on_while_all_texts_are_wrapped(game: GameMaker) -> None:
    play = game(store=SHORT, script=WRAP)
    play.start(NAME)
    for _ in range(3):
        play.tap(play.wait_for_bubbles()[0])
        play.pass_time(0.5)
        now = play.snapshot()
        assert play.status("Score") == str(now["score"]) != "0"
        assert play.status("Time") == str(now["remaining"])
    assert play.page.locator(".hud font").count() > 0
    play.finish()
    assert [row.name for row in play.rows()] == [NAME]
    play.pass_time(1)
    play.press("Home")
    play.press("Look and sound")
    play.page.get_by_label("Language").select_option(label="Español")
    expect(play.page.get_by_label("Idioma")).to_be_visible()


def test_breakout_and_roulette_go_on_too(
    breakout: BreakoutMaker, roulette: RouletteMaker
) -> None:
    bricks = breakout(script=WRAP)
    bricks.fly()
    bricks.play_until(lambda now: now["broken"] > 2)
    assert bricks.status("Score") == str(bricks.snapshot()["score"]) != "0"
    table = roulette(script=WRAP)
    table.begin()
    table.spin([1, 2, 3, 5, 6, 21])
    assert table.status("Money") == str(table.snapshot()["money"]) != "1000"


def test_a_countdown_goes_on(guest: GameMaker, house: FakeHouse) -> None:
    play = guest(script=WRAP)
    settle(play)
    play.enter_stall()
    timer = play.page.get_by_role("timer").first
    before = timer.inner_text()
    play.pass_time(60)
    expect(timer).not_to_have_text(before)


def test_names_and_numbers_are_not_translated(guest: GameMaker, house: FakeHouse) -> None:
    house.boards["all"] = [(1, NAME, 1234), (2, "Mark", 999)]
    play = guest()
    play.start(NAME)
    play.page.evaluate(f"() => {{ {REPLACE} }}")
    play.tap(play.wait_for_bubbles()[0])
    play.pass_time(0.1)
    assert left(play, ".hud-value") == []
    play.finish()
    assert play.page.locator("font", has_text="palabra").count() > 3
    assert left(play, ".result-score, td.rank, td.score, td bdi") == []
    assert play.page.locator("td bdi").all_inner_texts().count(NAME) > 0


def test_a_partys_code_and_names_are_not_translated(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(FEW)
    wall = screen(1280, 720, store=OURS)
    wall.page.add_init_script(REPLACE)
    wall.open()
    assert "".join(wall.page.locator(".letters span").all_inner_texts()) == CODE
    assert "palabra" not in wall.page.locator(".names .name").all_inner_texts()
    assert wall.page.locator("font", has_text="palabra").count() > 0


def left(play: Game, selector: str) -> list[str]:
    """Returns the texts that were translated in elements that match the selector."""
    texts: list[str] = play.page.locator(selector).all_inner_texts()
    assert texts
    return [text for text in texts if re.search("palabra", text)]
