"""The name that the page asks for before a run."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.game import GameMaker

REFUSED = {
    "   \u3000": "A name needs at least one visible character.",
    "x" * 21: "A name can have at most 20 characters; this one has 21.",
}
# A name that would become an HTML tag if it weren't treated as text.
MARKED_UP = "<b>&amp;\"'"


def test_an_invalid_name_is_refused_next_to_its_field_until_it_is_corrected(
    game: GameMaker,
) -> None:
    play = game()
    play.enter_stall()
    problem = play.page.get_by_role("alert")
    expect(problem).to_have_text("")
    play.press_play()
    expect(problem).to_contain_text("A name needs")
    for name, sentence in REFUSED.items():
        play.name_field.fill("A")
        expect(problem).to_have_text("")
        assert play.name_field.get_attribute("aria-invalid") is None
        play.name_field.fill(name)
        expect(problem).to_have_text(sentence)
        expect(play.name_field).to_have_attribute("aria-invalid", "true")
        described = play.name_field.get_attribute("aria-describedby")
        expect(problem).to_have_id(described or "")
        field, words = play.name_field.bounding_box(), problem.bounding_box()
        assert field and words
        assert 0 <= words["y"] - (field["y"] + field["height"]) < 20
        play.press_play()
        play.name_field.press("Enter")
        assert play.snapshot()["screen"] == "player"
    play.name_field.press("End")
    play.name_field.press("Backspace")
    expect(problem).to_have_text("")
    expect(play.name_field).to_have_value("x" * 20)
    play.name_field.press("Enter")
    assert play.snapshot()["phase"] == "countIn"


@pytest.mark.parametrize(
    ("script", "character"),
    [("", "👩🏽‍❤️‍💋‍👨🏿"), ("", "e\u0301"), ("delete Intl.Segmenter", "e\u0301")],
    ids=["emoji", "accents", "accents in a browser that knows no characters"],
)
def test_a_names_characters_are_counted_as_a_person_counts_them(
    game: GameMaker, script: str, character: str
) -> None:
    play = game(script=script)
    play.enter_stall()
    problem = play.page.get_by_role("alert")
    play.name_field.fill(character * 21)
    expect(problem).to_have_text(REFUSED["x" * 21])
    play.name_field.fill(character * 20)
    expect(problem).to_have_text("")


def test_names_are_treated_as_plain_text_and_can_be_picked_later(game: GameMaker) -> None:
    play = game()
    # An é is one character, however it was entered.
    for name in ("Zoe\u0301", MARKED_UP):
        play.begin(name)
        play.press("Pause")
        play.press("Drop this run")
        play.press("Home")
    # Wait until the last dropped run can no longer be restored.
    play.pass_time(9)
    play.reload()
    expect(play.page.get_by_text(f"Hello, {MARKED_UP}")).to_be_visible()
    play.enter_stall()
    expect(play.name_field).to_have_value(MARKED_UP)
    recent = play.page.get_by_role("group", name="Recent names").get_by_role("button")
    expect(recent).to_have_text([MARKED_UP, "Zo\u00e9"])
    play.look_at(recent.nth(1))
    recent.nth(1).tap()
    assert play.name_field.input_value() == "Zo\u00e9"
    play.press_play()
    assert play.snapshot()["player"] == "Zo\u00e9"
