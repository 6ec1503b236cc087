"""Runs that a house counts: names, tickets, and what the house does with a finished run."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from kit.fake_house import FakeHouse, settle
from kit.game import Game, GameMaker

OUTBOX = "funfair.outbox"


def test_a_public_run_is_checked_and_gets_its_rank(guest: GameMaker, house: FakeHouse) -> None:
    play = played(guest())
    expect(line(play)).to_have_text("Checked. Rank 12 overall, 3 today.")
    expect(own_row(play)).to_contain_text("rank 12 overall")
    assert len(house.runs) == 1
    assert house.runs[0].startswith(b"Fun")


def test_a_run_is_kept_while_the_house_is_down_and_sent_later(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = played(guest(), house, closing=True)
    expect(line(play)).to_have_text("Saved. It’ll be sent once the server answers.")
    expect(own_row(play)).to_contain_text("kept")
    kept = play.stored(OUTBOX)
    assert stored_runs(play) == 1
    # When the browser is online again, the page sends the run at once. Otherwise, it retries later.
    tried = house.count("POST runs")
    play.page.evaluate("window.dispatchEvent(new Event('online'))")
    settle(play)
    assert house.count("POST runs") == tried + 1
    house.is_open = True
    play.pass_time(5)
    expect(line(play)).to_contain_text("Rank 12 overall")
    assert (stored_runs(play), len(house.runs)) == (0, 1)
    # The run is sent even if the page was closed in the meantime.
    play.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [OUTBOX, kept])
    play.reload()
    settle(play)
    assert (stored_runs(play), len(house.runs)) == (0, 2)


def test_a_name_that_another_device_has_is_reported_with_a_suggestion(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.taken["Ada"] = "Ada 2"
    play = played(guest())
    expect(line(play)).to_contain_text("Ada is the name of another device here.")
    assert not house.runs
    play.pass_time(1)
    play.press("Play as Ada 2")
    expect(play.name_field).to_have_value("Ada 2")
    play.name_field.fill("Ada")
    expect(line(play)).to_contain_text("it counts on this device only")
    play.press("Play as Ada 2")
    play.press_play()
    settle(play)
    assert "Ada 2" in house.names


def test_a_name_that_another_device_has_is_reported_while_it_is_typed(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.taken["Ada"] = "Ada 2"
    play = guest()
    play.enter_stall()
    settle(play)
    play.name_field.fill("Ad")
    play.pass_time(0.4)
    play.name_field.fill("Ada")
    play.pass_time(0.4)
    settle(play)
    assert house.count("GET names") == 0
    play.pass_time(0.4)
    settle(play)
    assert house.count("GET names") == house.count("GET names?player=Ada") == 1
    expect(line(play)).to_contain_text("it counts on this device only")
    play.press("Play as Ada 2")
    expect(play.name_field).to_have_value("Ada 2")
    expect(line(play)).to_have_count(0)


def test_two_windows_share_one_device(guest: GameMaker, house: FakeHouse) -> None:
    play = guest()
    other = play.another()
    play.begin("Ada")
    settle(play)
    other.begin("Lin")
    settle(other)
    assert list(house.names) == ["Ada", "Lin"]
    assert len(set(house.names.values())) == 1


def test_without_a_house_there_is_no_challenge_or_public_board(game: GameMaker) -> None:
    play = game(query="inspect")
    play.enter_stall()
    settle(play)
    expect(play.page.get_by_text("challenge")).to_have_count(0)
    play.name_field.fill("Ada")
    play.press_play()
    play.count_in()
    play.finish()
    expect(line(play)).to_have_count(0)
    play.pass_time(1)
    play.press("Scores")
    expect(play.page.get_by_role("radiogroup", name="Whose scores")).to_have_count(0)
    expect(play.notices).to_have_count(0)


def line(play: Game) -> Locator:
    """Returns the house's message at the end of a run, or next to the name."""
    return play.page.locator(".house-line").get_by_role("status")


def own_row(play: Game) -> Locator:
    """Returns the row of the latest run."""
    return play.page.locator("tr[aria-current=true]")


def stored_runs(play: Game) -> int:
    return len(re.findall(r"^bubblepop ", play.stored(OUTBOX) or "", re.MULTILINE))


def played(play: Game, house: FakeHouse | None = None, closing: bool = False) -> Game:
    """Plays a whole run as Ada. If `closing` is set, the house goes down during the run."""
    play.begin()
    settle(play)
    play.count_in()
    if house is not None:
        house.is_open = not closing
    play.finish()
    settle(play)
    return play
