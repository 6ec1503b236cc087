"""A walk through every screen of a party."""

from __future__ import annotations

from collections.abc import Iterator

from kit.fake_house import settle
from kit.fake_party import FakeParty, join
from kit.game import Game
from kit.roulette import EASY, PRESS_ALL
from kit.tour import LONG_NAME


def party_tour(play: Game, host: FakeParty) -> Iterator[str]:
    """Goes from screen to screen, and yields each screen's name."""
    settle(play)
    yield "home"
    play.press("Join a party")
    yield "door"
    play.page.get_by_role("textbox", name="Code").fill("bad")
    play.name_field.fill("")
    play.press("Join")
    yield "door-refused"
    join(play, LONG_NAME)
    host.pass_time(play, 1.1)
    yield "lobby"
    host.is_host = True
    host.pass_time(play, 1.1)
    yield "host"
    play.press("Player 3")
    settle(play)
    yield "host-question"
    play.press("Cancel")
    settle(play)
    host.is_host = False
    host.start()
    host.pass_time(play, 2.1)
    yield "count-in"
    host.pass_time(play, 5)
    host.place = (8, 12)
    host.pass_time(play, 1.1)
    yield "play"
    play.press("Pause")
    yield "paused"
    play.press("Resume")
    host.pass_time(play, 61)
    yield "replaying"
    host.settle_round((2, 12), 430)
    host.pass_time(play, 1.1)
    yield "podium"
    play.press("The party’s board")
    settle(play)
    yield "board"
    play.press("Home")
    play.press("Back to the party")
    host.start("roulette")
    host.pass_time(play, 7)
    yield "wheel"
    play.page.evaluate(PRESS_ALL, ["Spin", *map(str, range(1, EASY.numbers))])
    settle(play)
    yield "wheel-sheet"
    play.page.evaluate(PRESS_ALL, [str(EASY.numbers), "Bet"])
    host.pass_time(play, 1.1)
    yield "wheel-bet"
    host.pass_time(play, 16)
    yield "wheel-turning"
    host.pass_time(play, 8)
    yield "wheel-result"
    host.pass_time(play, 26)
    yield "wheel-closed"
    host.state, host.because = "refused", "inhuman"
    host.settle_round(None, 0, "over")
    host.pass_time(play, 1.1)
    yield "over"
