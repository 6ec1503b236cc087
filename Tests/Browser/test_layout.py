"""Every screen at every size: nothing scrolls that shouldn't, nothing is cut, nothing too small."""

from __future__ import annotations

import pytest

from kit.game import SHORT, GameMaker
from kit.measure import TARGET, faults
from kit.sizes import SCHEMES, WAYS, at_each_size
from kit.tour import tour


@pytest.mark.parametrize("way", WAYS)
def test_every_screen_fits(game: GameMaker, way: str) -> None:
    play = game(*WAYS[way][0], store=SHORT, color_scheme=SCHEMES[way])
    found = []
    for screen in tour(play):
        for width, height in at_each_size(play, screen, way):
            place = f"{screen} at {width}x{height}"
            found += [f"{place}: {one}" for one in faults(play.page.evaluate, TARGET)]
    assert not found, "\n".join(found)


def test_the_tabs_stand_above_the_home_bar(game: GameMaker) -> None:
    play = game(390, 844)
    session = play.phone.context.new_cdp_session(play.page)
    insets = {"top": 47, "left": 0, "right": 0, "bottom": 34}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    play.enter_stall()
    for tab in play.page.get_by_role("tab").all():
        box = tab.bounding_box()
        assert box and box["y"] + box["height"] <= 844 - 34


def test_a_safe_area_keeps_controls_away_from_the_edges(game: GameMaker) -> None:
    play = game(844, 390)
    session = play.phone.context.new_cdp_session(play.page)
    insets = {"top": 20, "left": 47, "right": 47, "bottom": 21}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    play.start()
    play.pass_time(0.1)
    box = play.button("Pause").bounding_box()
    rect = play.snapshot()["stage"]["rect"]
    assert box
    assert box["x"] + box["width"] <= 844 - insets["right"]
    assert box["y"] >= insets["top"]
    assert rect["left"] >= insets["left"]
    assert rect["left"] + rect["width"] <= 844 - insets["right"]
    assert rect["top"] + rect["height"] <= 390 - insets["bottom"]
