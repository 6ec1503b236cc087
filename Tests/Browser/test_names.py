"""The name that is asked for before a run."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker

FAMILY = "👨‍👩‍👧‍👦"


NOTHING = "A name needs at least one character that can be seen."
CONTROL = "A name cannot hold a line break, a tab or another control character."
DIRECTION = "A name cannot hold a character that turns the direction of text."
TOO_LONG = "A name has at most 20 characters; this one has 21."
REFUSED = {
    "": NOTHING,
    "   \u3000": NOTHING,
    "\u200b\u200d": NOTHING,
    "Ada\u0007": CONTROL,
    "Ada\u202eLovelace": DIRECTION,
    "Ada\u2067": DIRECTION,
    "x" * 21: TOO_LONG,
    FAMILY * 21: TOO_LONG,
}
ALLOWED = ["A", "x" * 20, FAMILY * 20, "José María", "李", "عائشة", "  Ada  "]


def test_a_name_that_will_not_do_is_refused_beside_the_field_as_it_is_typed(
    game: GameMaker,
) -> None:
    play = asked(game)
    for name, sentence in REFUSED.items():
        play.name_field.fill("A")
        expect(play.page.get_by_role("alert")).to_have_text("")
        play.name_field.fill(name)
        problem = play.page.get_by_role("alert").filter(has_text=sentence)
        expect(problem).to_be_visible()
        expect(play.name_field).to_have_attribute("aria-invalid", "true")
        described = play.name_field.get_attribute("aria-describedby")
        expect(problem).to_have_id(described or "")
        field, words = play.name_field.bounding_box(), problem.bounding_box()
        assert field and words
        assert 0 <= words["y"] - (field["y"] + field["height"]) < 20


def test_a_name_that_will_not_do_starts_no_run(game: GameMaker) -> None:
    play = asked(game)
    for name, sentence in REFUSED.items():
        play.name_field.fill(name)
        play.press_play()
        play.name_field.press("Enter")
        assert play.snapshot()["screen"] == "player"
        expect(play.page.get_by_role("alert")).to_have_text(sentence)


def test_a_name_of_one_to_twenty_characters_will_do(game: GameMaker) -> None:
    play = asked(game)
    for name in ALLOWED:
        play.name_field.fill(name)
        expect(play.page.get_by_role("alert")).to_have_text("")
        assert play.name_field.get_attribute("aria-invalid") is None
        play.press_play()
        assert play.snapshot()["player"] == name.strip()
        play.press("Pause")
        play.press("Drop this run")


def test_a_mended_name_is_no_longer_refused(game: GameMaker) -> None:
    play = asked(game)
    play.name_field.fill("x" * 21)
    play.name_field.press("Backspace")
    expect(play.page.get_by_role("alert")).to_have_text("")
    expect(play.name_field).to_have_value("x" * 20)


def test_an_empty_field_is_not_refused_before_it_was_touched(game: GameMaker) -> None:
    play = asked(game)
    expect(play.page.get_by_role("alert")).to_have_text("")
    play.press_play()
    expect(play.page.get_by_role("alert")).to_contain_text("A name needs")


def test_enter_in_the_field_starts_the_run(game: GameMaker) -> None:
    play = asked(game)
    play.name_field.fill("Ada")
    play.name_field.press("Enter")
    assert play.snapshot()["phase"] == "countIn"


def test_the_last_name_is_prefilled_after_a_reload(game: GameMaker) -> None:
    play = played_by(game, "Ada", "Grace")
    play.reload()
    expect(play.page.get_by_text("Hello, Grace")).to_be_visible()
    play.enter_stall()
    expect(play.name_field).to_have_value("Grace")
    play.press_play()
    assert play.snapshot()["player"] == "Grace"


def test_a_recent_name_can_be_picked(game: GameMaker) -> None:
    play = played_by(game, "Ada", "Grace")
    play.enter_stall()
    recent = play.page.get_by_role("group", name="Recent names").get_by_role("button")
    expect(recent).to_have_text(["Grace", "Ada"])
    recent.filter(has_text="Ada").tap()
    expect(play.name_field).to_have_value("Ada")
    play.press_play()
    assert play.snapshot()["player"] == "Ada"


def test_a_name_in_another_case_is_remembered_once(game: GameMaker) -> None:
    play = played_by(game, "Ada", "ADA")
    play.enter_stall()
    recent = play.page.get_by_role("group", name="Recent names").get_by_role("button")
    expect(recent).to_have_text(["ADA"])


def test_a_name_is_shown_as_text_whatever_is_in_it(game: GameMaker) -> None:
    play = asked(game, store=SHORT)
    play.name_field.fill("<b>&amp;\"'")
    play.press_play()
    play.count_in()
    play.finish()
    assert play.rows()[0].name == "<b>&amp;\"'"


def asked(game: GameMaker, **options: object) -> Game:
    """The screen that asks for the name."""
    play = game(**options)
    play.enter_stall()
    return play


def played_by(game: GameMaker, *names: str) -> Game:
    """Home, after these began a run each and dropped it."""
    play = game()
    for name in names:
        play.begin(name)
        play.press("Pause")
        play.press("Drop this run")
        play.press("Home")
    return play
