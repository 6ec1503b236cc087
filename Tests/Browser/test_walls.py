"""Drawing walls with finger, mouse and keys, and storing, clearing, sending and opening them.

WallEditorTests.swift tests drawing. WallTests.swift and WallLinkTests.swift test walls and
links."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.breakout import Breakout, BreakoutMaker
from kit.measure import faults
from kit.phone import PhoneMaker
from kit.sizes import WAYS
from kit.survey import misfits, stumbling_blocks
from kit.walls import COLUMNS, ROWS, clear, draw, drawn, middle, play_to_the_end, sent, tile

# The minimum size of the editor's cells, in CSS pixels. Other controls are larger.
LEAST_PLACE = 18
CLIPBOARD = """
  window.copied = [];
  Navigator.prototype.share = undefined;
  Clipboard.prototype.writeText = async text => { window.copied.push(text); };
"""


# Drawing


def test_a_finger_draws_a_line_as_it_moves(breakout: BreakoutMaker) -> None:
    play = draw(breakout, 390, 844)
    play.button("blue brick").click()
    with play.finger(*middle(play, 2, 1)) as move:
        move(*middle(play, 2, 8))
        move(*middle(play, 5, 8))
    places = [f"Row 2, place {place}" for place in range(1, 9)]
    places += [f"Row {row}, place 8" for row in range(3, 6)]
    assert drawn(play) == dict.fromkeys(places, "blue brick")
    play.button("Undo").click()
    assert drawn(play) == {}
    play.button("Redo").click()
    assert len(drawn(play)) == len(places)


def test_with_mirror_a_mouse_draws_both_sides_at_once(breakout: BreakoutMaker) -> None:
    play = draw(breakout, 1440, 900, touch=False)
    play.button("Mirror").click()
    play.page.mouse.move(*middle(play, 1, 2))
    play.page.mouse.down()
    play.page.mouse.move(*middle(play, 1, 4))
    play.page.mouse.up()
    # Without a pressed button, nothing is drawn.
    play.page.mouse.move(*middle(play, 6, 4))
    assert list(drawn(play)) == [f"Row 1, place {place}" for place in (2, 3, 4, 7, 8, 9)]


def test_keys_move_between_cells_choose_brushes_draw_and_undo(breakout: BreakoutMaker) -> None:
    play = draw(breakout)
    keys = play.page.keyboard
    tile(play, 1, 1).focus()
    for key in ("ArrowRight", "ArrowDown", "r", "Space", "ArrowRight", "O", "Enter", "ArrowDown"):
        keys.press(key)
    for key in ("o", "Space", "ArrowDown", "w", "Space"):
        keys.press(key)
    assert drawn(play) == {
        "Row 2, place 2": "red brick", "Row 2, place 3": "orange brick",
        "Row 3, place 3": "ball brick", "Row 4, place 3": "wide brick",
    }  # fmt: skip
    keys.press("Delete")
    assert "Row 4, place 3" not in drawn(play)
    keys.press("Control+z")
    assert "Row 4, place 3" in drawn(play)
    keys.press("Control+Shift+z")
    assert "Row 4, place 3" not in drawn(play)
    # The selected brush is unchanged.
    expect(play.page.get_by_role("button", name="wide brick")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_rows_can_be_added_a_level_copied_and_everything_cleared(breakout: BreakoutMaker) -> None:
    play = draw(breakout)
    for _ in range(4):
        play.button("More rows").click()
    expect(play.page.locator(".tile")).to_have_count(12 * COLUMNS)
    expect(play.button("More rows")).to_be_disabled()
    play.page.get_by_label("Start from").select_option(index=3)
    expect(play.page.locator(".tile")).to_have_count(ROWS * COLUMNS)
    assert len(drawn(play)) > 20
    play.button("Empty").click()
    assert drawn(play) == {}
    # The same template can be used again.
    play.page.get_by_label("Start from").select_option(index=3)
    assert len(drawn(play)) > 20
    play.button("Empty").click()
    expect(play.button("Try it")).to_have_count(0)


def test_a_drawing_survives_a_reload(breakout: BreakoutMaker) -> None:
    play = draw(breakout)
    tile(play, 3, 3).click()
    play.page.get_by_label("The wall’s name").fill("Lonely")
    play.reload()
    play.press("Draw walls")
    expect(play.page.get_by_text("Lonely")).to_be_visible()
    play.page.get_by_role("button", name="Change: Lonely").click()
    assert drawn(play) == {"Row 3, place 3": "red brick"}


def test_escape_leaves_the_editor(breakout: BreakoutMaker) -> None:
    play = draw(breakout)
    play.page.keyboard.press("Escape")
    expect(play.page.get_by_role("heading", name="Draw walls")).to_be_visible()


def test_a_removed_wall_can_be_restored(breakout: BreakoutMaker) -> None:
    play = draw(breakout)
    tile(play, 3, 3).click()
    play.press("Done")
    play.page.get_by_role("button", name="Remove: Wall 1").click()
    expect(play.page.get_by_role("button", name="Play: Wall 1")).to_have_count(0)
    play.press("Undo")
    expect(play.page.get_by_role("button", name="Play: Wall 1")).to_be_visible()


# Sending


def test_a_wall_can_be_cleared_sent_opened_and_raced(breakout: BreakoutMaker) -> None:
    play, link = sent(breakout)
    assert len(link) < 2000
    expect(play.page.get_by_text("Ada cleared it: ")).to_be_visible()
    other = breakout()
    other.page.goto(link.replace("#", "?inspect#"))
    other.wait_until_ready()
    expect(other.page.get_by_role("heading", name="Sent to you")).to_be_visible()
    expect(other.page.get_by_text("Ada cleared it: ")).to_be_visible()
    assert "#" not in other.page.url
    other.page.get_by_role("button", name="Play: Eyes").click()
    expect(other.page.locator(".wall-card")).to_contain_text("Eyes")
    other.name_field.fill("Bo")
    other.press_play()
    expect(other.page.get_by_role("status", name="Race")).to_contain_text("Ada")
    play_to_the_end(other)
    expect(other.page.get_by_role("heading", name="Wall cleared!")).to_be_visible()
    expect(other.page.locator("[role=dialog]")).to_contain_text("Ada")


def test_the_run_that_cleared_a_wall_can_be_watched(breakout: BreakoutMaker) -> None:
    play, _ = sent(breakout)
    play.reload()
    play.press("Draw walls")
    play.page.get_by_role("button", name="Watch: Eyes").click()
    expect(play.page.locator(".watch-name")).to_have_text("Ada")


def test_a_link_that_cannot_be_copied_is_shown_for_copying_by_hand(breakout: BreakoutMaker) -> None:
    play, link = sent(breakout)
    play.page.evaluate(PLAIN)
    play.pass_time(1)
    play.page.get_by_role("button", name="Send: Eyes").click()
    expect(play.page.get_by_text("Copy this link:")).to_be_visible()
    expect(play.page.locator(".link-field")).to_have_value(link)


# Removes what a browser doesn't offer to a page without HTTPS, and what it offers instead.
PLAIN = """() => {
  Document.prototype.execCommand = () => false;
  for (const name of ["share", "canShare", "clipboard", "storage", "serviceWorker", "wakeLock"]) {
    Object.defineProperty(Navigator.prototype, name, { value: undefined, configurable: true });
  }
}"""


def test_without_a_share_sheet_the_link_is_copied_and_shown(breakout: BreakoutMaker) -> None:
    play = draw(breakout, script=CLIPBOARD)
    tile(play, 1, 5).click()
    clear(play)
    play.press("Draw walls")
    play.page.get_by_role("button", name="Send: Wall 1").click()
    expect(play.page.get_by_text("Link copied.")).to_be_visible()
    (copied,) = play.page.evaluate("window.copied")
    assert play.page.locator(".link-field").input_value() == copied


@pytest.mark.parametrize(
    ("mark", "end"),
    [
        ("%3D", ""), ("%3d", "."), ("=", "."), ("=", ")"), ("=", "],"), ("=", "”"), ("=", "\""),
        ("=", "%22"), ("=", "&fbclid=IwAR0x"), ("=", "?utm_source=chat"),
    ],
)
def test_a_link_works_after_messengers_have_changed_it(
    breakout: BreakoutMaker, mark: str, end: str
) -> None:
    _, link = sent(breakout)
    other = breakout()
    letters = link.partition("=")[2]
    other.page.goto(f"/?inspect&fbclid=x#wall{mark}{letters}{end}")
    other.wait_until_ready()
    expect(other.page.get_by_role("region", name="Sent to you")).to_contain_text("Ada cleared it")
    assert "#" not in other.page.url


@pytest.mark.parametrize("end", ["", "AAAA", "%3Cb%3E", "x" * 3000])
def test_a_broken_link_says_what_is_wrong(breakout: BreakoutMaker, end: str) -> None:
    play = breakout()
    play.page.goto(f"/?inspect#wall={end}")
    play.wait_until_ready()
    expect(play.notices).to_contain_text("That link is incomplete.")
    expect(play.page.get_by_role("heading", name="Funfair")).to_be_visible()


def test_a_link_opens_while_the_page_is_already_open(breakout: BreakoutMaker) -> None:
    _, link = sent(breakout)
    other = breakout()
    other.page.evaluate("fragment => { location.hash = fragment; }", link.partition("#")[2])
    expect(other.page.get_by_role("heading", name="Sent to you")).to_be_visible()


# Parts that the first screens don't need


def test_a_part_that_fails_to_load_is_requested_again(phone: PhoneMaker) -> None:
    made = phone(390, 844)
    made.expected |= {"later.js", "Failed to fetch"}
    made.page.route("**/later.js*", lambda route: route.abort())
    play = Breakout(made)
    play.open()
    play.press("Draw walls")
    expect(play.button("Draw a wall")).to_have_count(0)
    made.page.unroute("**/later.js*")
    play.press("Home")
    play.press("Draw walls")
    expect(play.button("Draw a wall")).to_be_visible()


# Layout


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_every_screen_has_a_sound_layout(breakout: BreakoutMaker, way: str) -> None:
    play, link = sent(breakout, "A wall of twenty chr")
    found = []

    def look(screen: str, least: int | None = None) -> None:
        measure = None
        if least is not None:
            measure = lambda *_: faults(play.page.evaluate, least)  # noqa: E731
        here = misfits(play, WAYS[way], measure)
        if way == "upright":
            here += stumbling_blocks(play)
        found.extend(f"{screen} {one}" for one in here)

    play.page.set_viewport_size(dict(zip(("width", "height"), WAYS[way][0], strict=True)))
    look("kept")
    play.page.evaluate("fragment => { location.hash = fragment; }", link.partition("#")[2])
    play.press("Draw a wall")
    play.page.get_by_label("Start from").select_option(index=5)
    play.button("More rows").click()
    look("editor", LEAST_PLACE)
    play.page.get_by_label("The wall’s name").fill(" ")
    look("an invalid name", LEAST_PLACE)
    play.press("Done")
    look("kept and sent")
    play.page.get_by_role("button", name="Play: A wall of twenty chr").first.click()
    expect(play.name_field).to_be_visible()
    look("who plays")
    assert not found, "\n".join(found)
