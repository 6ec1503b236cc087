"""The settings: their ranges, what is typed into them, and that runs go by them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kit.game import Game, GameMaker, settings_store

RANGES = {"Game time": (10, 180, 60, 5), "Most bubbles": (1, 40, 15, 1)}
HUGE = "9" * 20
BROUGHT_BACK = {
    "Game time": {
        "-5": 10,
        "9": 10,
        "181": 180,
        HUGE: 180,
        "62": 60,
        "abc": 60,
        "": 60,
        "7.5": 60,
        "NaN": 60,
    },
    "Most bubbles": {"-5": 1, "0": 1, "41": 40, HUGE: 40, "abc": 15, "": 15, "7.5": 15, "NaN": 15},
}


def test_a_number_says_its_range(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        lowest, highest, standard, _ = RANGES[name]
        field = play.number(name)
        for attribute, value in (("min", lowest), ("max", highest), ("now", standard)):
            expect(field).to_have_attribute(f"aria-value{attribute}", str(value))
        described = field.get_attribute("aria-describedby")
        assert f"{lowest} to {highest}" in field.page.locator(f"#{described}").inner_text()


def test_a_typed_number_outside_the_range_is_brought_back_with_a_sentence(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        lowest, highest, _, _ = RANGES[name]
        field = play.number(name)
        for typed, value in BROUGHT_BACK[name].items():
            take_standard(play)
            set_number(field, typed)
            assert_is(field, value)
            expect(play.problem_of(field)).to_contain_text(name)
            expect(play.problem_of(field)).to_contain_text(str(value))
            expect(play.problem_of(field)).to_contain_text(f"from {lowest} to {highest}")
            expect(field).to_have_attribute("aria-invalid", "true")


def test_a_number_can_be_typed_digit_by_digit(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        typed = {"Game time": "120", "Most bubbles": "23"}[name]
        field = play.number(name)
        field.select_text()
        for end in range(1, len(typed) + 1):
            play.page.keyboard.type(typed[end - 1])
            expect(field).to_have_value(typed[:end])
            expect(play.problem_of(field)).to_have_text("")
        play.page.keyboard.press("Enter")
        assert_is(field, int(typed))


def test_leaving_the_field_brings_a_number_back_too(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        field = play.number(name)
        field.fill("777")
        play.page.get_by_role("heading", name="Settings").click()
        assert_is(field, RANGES[name][1])


def test_an_allowed_number_is_taken_without_a_sentence(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        field = play.number(name)
        field.fill("777")
        field.press("Enter")
        field.fill("30")
        field.press("Enter")
        assert_is(field, 30)
        expect(play.problem_of(field)).to_have_text("")
        assert field.get_attribute("aria-invalid") is None


def test_keys_step_through_the_range_and_stop_at_its_ends(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        lowest, highest, standard, step = RANGES[name]
        field = play.number(name)
        for key, value in (
            ("ArrowUp", standard + step),
            ("ArrowDown", standard),
            ("PageUp", standard + 5 * step),
            ("PageDown", standard),
            ("End", highest),
            ("ArrowUp", highest),
            ("PageUp", highest),
            ("Home", lowest),
            ("ArrowDown", lowest),
            ("PageDown", lowest),
        ):
            field.press(key)
            assert_is(field, value)


def test_the_buttons_beside_a_number_stop_at_the_ends(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        lowest, highest, _, step = RANGES[name]
        field = play.number(name)
        more, less = play.button(f"More: {name}"), play.button(f"Less: {name}")
        field.press("End")
        expect(more).to_be_disabled()
        less.tap()
        assert_is(field, highest - step)
        more.tap()
        assert_is(field, highest)
        field.press("Home")
        expect(less).to_be_disabled()
        more.tap()
        assert_is(field, lowest + step)


@pytest.mark.parametrize(
    ("kept", "value"), [("-5", 10), ("100000000000000000000", 180), ("soon", 60), ("", 60)]
)
def test_a_kept_number_outside_the_range_is_brought_back_and_told(
    game: GameMaker, kept: str, value: int
) -> None:
    play = game(store={"funfair.settings": f"funfair settings 1\nbubblepop.game-time {kept}\n"})
    expect(play.notices).to_contain_text("Game time")
    expect(play.notices).to_contain_text(str(value))
    play.press("OK")
    play.enter_stall()
    play.tab("Settings").click()
    assert_is(play.number("Game time"), value)
    play.reload()
    expect(play.notices).to_have_count(0)
    assert f"bubblepop.game-time {value}\n" in (play.stored("funfair.settings") or "")


def test_the_next_run_lasts_as_long_as_the_settings_say(game: GameMaker) -> None:
    play = opened(game)
    set_number(play.number("Game time"), "10")
    play.tab("Play").click()
    play.name_field.fill("Ada")
    play.press_play()
    play.count_in()
    assert play.status("Time") == "10"
    play.pass_time(9.8)
    assert play.snapshot()["screen"] == "play"
    play.pass_time(0.3)
    assert play.snapshot()["screen"] == "result"


def test_the_next_run_shows_no_more_bubbles_than_the_settings_say(game: GameMaker) -> None:
    play = opened(game)
    set_number(play.number("Most bubbles"), "1")
    play.tab("Play").click()
    play.name_field.fill("Ada")
    play.press_play()
    play.count_in()
    most = 0
    for _ in range(60):
        play.pass_time(0.2)
        most = max(most, len(play.snapshot()["bubbles"]))
    assert most == 1


def test_settings_survive_a_reload_and_a_new_page(game: GameMaker) -> None:
    play = opened(game)
    set_number(play.number("Game time"), "95")
    set_number(play.number("Most bubbles"), "7")
    play.page.get_by_role("radio", name="Dark").check(force=True)
    play.reload()
    assert_kept(play)
    other = Game(play.phone)
    other.page = play.phone.context.new_page()
    other.open()
    assert_kept(other)


def test_the_standard_game_is_one_button_away(game: GameMaker) -> None:
    play = opened(game, store=settings_store(120, 3))
    play.press("Back to the standard game")
    assert_is(play.number("Game time"), 60)
    assert_is(play.number("Most bubbles"), 15)
    expect(play.button("Back to the standard game")).to_have_count(0)


@pytest.mark.parametrize(
    ("theme", "scheme"), [("Light", "dark"), ("Dark", "light"), ("Auto", "dark")]
)
def test_a_theme_goes_before_what_the_device_prefers(
    game: GameMaker, theme: str, scheme: str
) -> None:
    play = opened(game, color_scheme=scheme)
    before = background(play)
    play.page.get_by_role("radio", name=theme).check(force=True)
    assert (background(play) != before) == (theme != "Auto")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_browsers_own_bar_wears_the_theme(game: GameMaker, scheme: str) -> None:
    play = opened(game, color_scheme=scheme)
    [device] = bars(play)
    worn = {}
    for theme in ("Light", "Dark", "Auto"):
        play.page.get_by_role("radio", name=theme).check(force=True)
        [worn[theme]] = bars(play)
    assert worn["Light"] != worn["Dark"]
    assert worn["Auto"] == worn[scheme.capitalize()] == device


def bars(play: Game) -> list[str]:
    """The colours that are named to the browser and hold at the moment."""
    return list(
        play.page.evaluate(
            """() => [...document.querySelectorAll("meta[name=theme-color]")]
              .filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)"""
        )
    )


def background(play: Game) -> str:
    return str(play.page.evaluate("getComputedStyle(document.body).backgroundColor"))


def opened(game: GameMaker, **options: object) -> Game:
    play = game(**options)
    play.enter_stall()
    play.tab("Settings").click()
    return play


def take_standard(play: Game) -> None:
    back = play.button("Back to the standard game")
    if back.is_visible():
        back.tap()


def set_number(field: Locator, text: str) -> None:
    field.fill(text)
    field.press("Enter")


def assert_is(field: Locator, value: int) -> None:
    expect(field).to_have_value(str(value))
    expect(field).to_have_attribute("aria-valuenow", str(value))


def assert_kept(play: Game) -> None:
    play.enter_stall()
    play.tab("Settings").click()
    assert_is(play.number("Game time"), 95)
    assert_is(play.number("Most bubbles"), 7)
    expect(play.page.get_by_role("radio", name="Dark")).to_be_checked()
