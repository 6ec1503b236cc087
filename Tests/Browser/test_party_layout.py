"""Every screen of a party in every window: nothing scrolls that shouldn't, and nothing is cut off,
too small, unnamed, unreadable or in motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.comfort import from_right_to_left, large_text
from kit.fake_house import settle
from kit.fake_party import FakeParty, join
from kit.game import GameMaker
from kit.measure import TARGET, faults, target_at
from kit.party_tour import party_tour
from kit.sizes import WAYS
from kit.survey import misfits, stumbling_blocks
from kit.wide import WIDE


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_every_screen_of_a_party_has_a_sound_layout(game: GameMaker, way: str) -> None:
    host = FakeParty()
    sizes = WAYS[way]
    play = game(*sizes[0], query="inspect", house=host, script=WIDE)
    found = []
    for screen in party_tour(play, host):

        def measure(width: int, height: int, screen: str = screen) -> list[str]:
            # The sheet shows all the wheel's pockets at once, even on the smallest phone.
            size = target_at(width, height) if screen == "wheel-sheet" else TARGET
            return faults(play.page.evaluate, size)

        here = misfits(play, sizes, measure)
        if way == "upright":
            here += stumbling_blocks(play)
            with large_text(play):
                here += [f"in large text {one}" for one in misfits(play, sizes[2:4], measure)]
        with from_right_to_left(play):
            here += [f"from right to left {one}" for one in misfits(play, sizes[:4:3], measure)]
        found += [f"{screen} {one}" for one in here]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("stall", ["bubblepop", "breakout"])
@pytest.mark.parametrize("size", [(844, 390), (653, 280), (390, 844), (280, 653)])
def test_the_place_at_a_party_is_above_the_stage(
    game: GameMaker, size: tuple[int, int], stall: str
) -> None:
    host = FakeParty()
    play = game(*size, query="inspect", house=host)
    settle(play)
    join(play)
    host.start(stall)
    host.pass_time(play, 7)
    host.place = (1, 3)
    host.pass_time(play, 1.1)
    place = play.page.get_by_text("Place 1 of 3")
    expect(place).to_be_visible()
    box = place.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= play.snapshot()["stage"]["rect"]["y"] + 1
