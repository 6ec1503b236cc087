"""Every screen of a party in every window: nothing scrolls that shouldn't, and nothing is cut off,
too small, unnamed, unreadable or in motion."""

from __future__ import annotations

import pytest

from kit.comfort import from_right_to_left, large_text
from kit.fake_party import FakeParty
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
