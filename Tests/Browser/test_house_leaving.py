"""Exporting and removing a player's data at a house, from the settings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from kit.axe import violations
from kit.fake_house import FakeHouse, settle
from kit.game import Game, GameMaker
from kit.measure import faults
from kit.sizes import SIZES, at_each

TAKE, REMOVE = "Download my data", "Remove me from this fair"
REALLY = "Remove you from this fair?"
REMOVED = "You’ve been removed from this fair."


def test_the_saved_file_is_what_the_house_sent(guest: GameMaker, house: FakeHouse) -> None:
    play = in_settings(guest())
    expect(section(play)).to_contain_text("This fair knows you as Ada")
    with play.page.expect_download() as download:
        play.press(TAKE)
    file = download.value
    assert file.suggested_filename == "funfair.json"
    assert json.loads(Path(file.path()).read_text()) == {"names": ["Ada"], "runs": []}
    expect(play.notices).to_contain_text("funfair.json")


def test_a_captive_portals_page_is_not_saved_as_the_players_data(guest: GameMaker) -> None:
    play = in_settings(guest())
    play.page.route(
        "**/api/device",
        lambda route: route.fulfill(content_type="text/html", body="<title>Log in</title>"),
    )
    saved: list[str] = []
    play.page.on("download", lambda download: saved.append(download.suggested_filename))
    play.press(TAKE)
    expect(play.notices).to_contain_text("Can’t reach the server.")
    assert saved == []


def test_without_a_network_nothing_can_be_saved_or_removed(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = in_settings(guest())
    house.is_open = False
    play.press(TAKE)
    expect(play.notices).to_contain_text("Can’t reach the server.")
    play.press("OK")
    play.press(REMOVE)
    play.press("Remove me")
    expect(play.notices).to_contain_text("Can’t reach the server.")
    expect(section(play)).to_contain_text("Ada")
    assert "name Ada" in (play.stored("funfair.house") or "")


def test_removal_asks_first_and_the_player_can_play_again(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = in_settings(guest())
    secret = house.names["Ada"]
    play.press(REMOVE)
    for part in ("every board", "take your names", "backups", "this device stays"):
        expect(play.dialog(REALLY)).to_contain_text(part)
    play.press("Remove me")
    expect(play.notices).to_contain_text(REMOVED)
    expect(section(play)).to_have_count(0)
    expect(play.dialog(REALLY)).to_have_count(0)
    assert house.names == {}
    # The page sends nothing until somebody plays. After that, it sends a new secret.
    play.reload()
    settle(play)
    assert house.names == {}
    play.press("Drop this run")
    play.enter_stall()
    play.press_play()
    settle(play)
    assert house.names["Ada"] not in {"", secret}


def test_the_dialog_can_be_cancelled_by_keys_and_keeps_the_focus(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = in_settings(guest())
    keyboard = play.page.keyboard
    button = section(play).get_by_role("button", name=REMOVE)
    button.focus()
    keyboard.press("Enter")
    cancel = play.dialog(REALLY).get_by_role("button", name="Cancel")
    expect(cancel).to_be_focused()
    # Nothing behind the dialog has the focus.
    for _ in range(4):
        keyboard.press("Tab")
        where = "document.activeElement.closest('main, header, nav') === null"
        assert play.page.evaluate(where)
    keyboard.press("Escape")
    expect(play.dialog(REALLY)).to_have_count(0)
    expect(button).to_be_focused()
    keyboard.press("Enter")
    keyboard.press("Enter")
    expect(play.dialog(REALLY)).to_have_count(0)
    assert house.names != {} and house.count("device") == 0


@pytest.mark.tour
def test_the_section_fits_into_every_window(guest: GameMaker) -> None:
    play = in_settings(guest())
    for is_asked in (False, True):
        if is_asked:
            play.press(REMOVE)
        for width, height in at_each(play, SIZES):
            play.finish_entrances()
            assert not faults(play.page.evaluate), (width, height)
        assert not violations(play)


def in_settings(play: Game) -> Game:
    """Goes to the settings, after registering a name at the house."""
    play.enter_stall()
    settle(play)
    play.name_field.fill("Ada")
    play.press_play()
    settle(play)
    play.press("Pause")
    play.tab("Settings").click()
    return play


def section(play: Game) -> Locator:
    return play.page.get_by_role("region", name="At this fair")
