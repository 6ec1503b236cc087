"""The settings: typing, stepping and choosing.

SettingsTests.swift and StoreTests.swift test the allowed values and their effect on runs."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from kit.game import Game, GameMaker

RANGES = {"Game time": (10, 180, 60, 5), "Most bubbles": (1, 40, 15, 1)}
HUGE = "9" * 20
# Typed texts, with the resulting value of each. Texts that aren't whole numbers keep the current
# value. They come first, while that's the standard value.
BROUGHT_BACK = {
    "Game time": {"abc": 60, "": 60, "7.5": 60, "-5": 10, "9": 10, "62": 60, HUGE: 180},
    "Most bubbles": {"NaN": 15, "0": 1, "41": 40},
}


def test_a_number_shows_its_range(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        lowest, highest, standard, _ = RANGES[name]
        field = play.number(name)
        for attribute, value in (("min", lowest), ("max", highest), ("now", standard)):
            expect(field).to_have_attribute(f"aria-value{attribute}", str(value))
        described = field.get_attribute("aria-describedby")
        assert f"{lowest} to {highest}" in field.page.locator(f"#{described}").inner_text()


def test_a_typed_number_out_of_range_is_corrected_with_a_message(game: GameMaker) -> None:
    play = opened(game)
    for name, typed in BROUGHT_BACK.items():
        lowest, highest, _, _ = RANGES[name]
        field = play.number(name)
        for text, value in typed.items():
            set_number(field, text)
            assert_is(field, value)
            expect(play.problem_of(field)).to_contain_text(name)
            expect(play.problem_of(field)).to_contain_text(str(value))
            expect(play.problem_of(field)).to_contain_text(f"can be {lowest} to {highest}")
            expect(field).to_have_attribute("aria-invalid", "true")
        set_number(field, "30")
        assert_is(field, 30)
        expect(play.problem_of(field)).to_have_text("")
        assert field.get_attribute("aria-invalid") is None


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


def test_leaving_the_field_corrects_a_number_too(game: GameMaker) -> None:
    play = opened(game)
    for name in RANGES:
        field = play.number(name)
        field.fill("777")
        play.page.get_by_role("heading", name="Settings").click()
        assert_is(field, RANGES[name][1])


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


def test_settings_survive_a_reload_and_a_new_page(game: GameMaker) -> None:
    play = opened(game)
    set_number(play.number("Game time"), "95")
    set_number(play.number("Most bubbles"), "7")
    play.page.get_by_role("radio", name="Dark").check(force=True)
    play.reload()
    assert_kept(play)
    other = play.another()
    assert_kept(other)


def test_a_theme_overrides_the_devices_even_in_the_browsers_bar(
    game: GameMaker,
) -> None:
    play = opened(game)
    worn = {}
    for scheme in ("light", "dark"):
        play.page.emulate_media(color_scheme=scheme)
        for theme in ("Light", "Dark", "Auto"):
            play.page.get_by_role("radio", name=theme).check(force=True)
            worn[scheme, theme] = (background(play), *bars(play))
    light, dark = worn["light", "Light"], worn["dark", "Dark"]
    assert light[0] != dark[0] and light[1] != dark[1]
    assert worn["dark", "Light"] == worn["light", "Auto"] == light
    assert worn["light", "Dark"] == worn["dark", "Auto"] == dark


def bars(play: Game) -> list[str]:
    """Returns the current colours for the browser's own bars."""
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
