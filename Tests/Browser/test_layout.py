"""Every screen of BubblePop in every window: nothing scrolls that shouldn't, and nothing is cut
off, too small, unnamed, unreadable or in motion."""

from __future__ import annotations

import pytest

from kit.comfort import from_right_to_left, large_text
from kit.game import SHORT, GameMaker
from kit.sizes import WAYS
from kit.survey import misfits, stumbling_blocks
from kit.tour import tour
from kit.wide import WIDE


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_every_screen_has_a_sound_layout(game: GameMaker, way: str) -> None:
    sizes = WAYS[way]
    play = game(*sizes[0], store=SHORT, script=WIDE)
    found = []
    for screen in tour(play):
        here = misfits(play, sizes)
        if way == "upright":
            here += stumbling_blocks(play)
            with large_text(play):
                here += [f"in large text {one}" for one in misfits(play, sizes[2:4])]
        with from_right_to_left(play):
            here += [f"from right to left {one}" for one in misfits(play, sizes[:4:3])]
        found += [f"{screen} {one}" for one in here]
    assert not found, "\n".join(found)


def test_the_tabs_are_above_the_home_indicator(game: GameMaker) -> None:
    play = game(390, 844)
    session = play.phone.context.new_cdp_session(play.page)
    insets = {"top": 47, "left": 0, "right": 0, "bottom": 34}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    play.enter_stall()
    for tab in play.page.get_by_role("tab").all():
        box = tab.bounding_box()
        assert box and box["y"] + box["height"] <= 844 - 34


def test_controls_avoid_the_unsafe_areas(game: GameMaker) -> None:
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
