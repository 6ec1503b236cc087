"""The boards of a house, and today's challenge."""

from __future__ import annotations

import re
from math import ceil

from playwright.sync_api import Locator, expect

from kit.axe import violations
from kit.fake_house import DAY, ENDS, FakeHouse, run_id, settle, twenty
from kit.game import Game, GameMaker
from kit.kept import RULES
from kit.measure import faults, target_at
from kit.sizes import SIZES, resize

# The width of narrow phones, where two buttons next to a name may be smaller than other controls,
# and the minimum size of those buttons. In CSS pixels.
NARROW, WAY = 360, 38
PLACES = ["Everyone", "Today", "This week", "This device", "Challenge"]


def test_each_period_has_a_board_that_remains_while_the_house_is_down(
    guest: GameMaker, house: FakeHouse
) -> None:
    far_down(house)
    house.boards["week"] = [(1, "Lin", 7)]
    play = at_scores(guest())
    places = play.page.get_by_role("radiogroup", name="Whose scores").get_by_role("radio")
    expect(places).to_have_count(len(PLACES))
    for name in PLACES:
        expect(play.option("Whose scores", name)).to_be_visible()
    expect(play.option("Whose scores", "Everyone")).to_be_checked()
    rows = board(play).locator("tbody tr")
    expect(rows).to_have_count(28)
    expect(rows.nth(20)).to_have_class("gap")
    own = board(play).locator("tr[aria-current=true]")
    expect(own).to_contain_text("Ada")
    expect(own).to_contain_text("5,000")
    play.choose("Whose scores", "This week")
    expect(board(play)).to_contain_text("Lin")
    expect(play.page.get_by_role("timer")).to_have_text("2 hr 4 min")
    house.around = []
    play.choose("Whose scores", "Today")
    expect(board(play)).to_contain_text("Nobody is on this board yet. Be the first!")
    play.choose("Whose scores", "This device")
    expect(play.option("Board", "Standard")).to_be_visible()
    house.is_open = False
    play.choose("Whose scores", "Everyone")
    expect(play.page.get_by_text("This is the board as you last saw it.")).to_be_visible()
    expect(board(play)).to_contain_text("Player 20")
    play.choose("Whose scores", "Challenge")
    expect(play.page.get_by_text("Can’t reach the server.", exact=True)).to_be_visible()


def test_a_board_for_older_rules_can_be_chosen_by_name(guest: GameMaker, house: FakeHouse) -> None:
    house.boards["all"], house.older = [(1, "Lin", 7)], [(1, "Ada", 900)]
    play = guest()
    play.press("Breakout")
    play.tab("Scores").click()
    settle(play)
    play.choose("Other boards", "Rules 1")
    expect(board(play)).to_contain_text("900")
    expect(board(play).get_by_role("button")).to_have_count(0)
    expect(play.page.get_by_text("Breakout, rules 1 · Everyone")).to_be_visible()
    expect(play.page.get_by_text("so this board is closed")).to_be_visible()
    places = play.page.get_by_role("radiogroup", name="Whose scores").get_by_role("radio")
    expect(places).to_have_count(2)
    assert not violations(play)
    play.choose("Other boards", f"Rules {RULES['breakout']}")
    expect(play.page.get_by_text("Breakout · Everyone")).to_be_visible()


def test_last_week_can_be_chosen_next_to_this_week_and_its_runs_can_be_watched(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.boards["week"], house.boards["week?ago=1"] = [(1, "Lin", 7)], [(1, "Ada", 900)]
    play = at_scores(guest())
    play.choose("Whose scores", "This week")
    expect(board(play)).to_contain_text("Lin")
    play.choose("Other boards", "Last week")
    expect(board(play)).to_contain_text("Ada")
    expect(play.option("Whose scores", "This week")).to_be_checked()
    expect(play.page.get_by_text("BubblePop · Last week")).to_be_visible()
    expect(play.page.get_by_role("timer")).to_have_count(0)
    assert not violations(play)
    for size in SIZES:
        resize(play, *size)
        target = WAY if size[0] < NARROW else target_at(*size)
        cut = faults(play.page.evaluate, target)
        assert not cut, (size, cut)
    play.press("Watch Ada’s run")
    settle(play)
    assert house.count(f"GET runs/{run_id(1)}") == 1


def test_a_run_is_watched_or_raced_from_its_row_but_a_challenge_run_only_after_its_end(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.boards["all"] = house.boards["challenge"] = twenty()
    play = at_scores(guest())
    race = play.page.get_by_role("button", name="Race Player 1’s run", exact=True)
    expect(race).to_be_visible()
    play.press("Watch Player 3’s run")
    expect(play.notices).to_contain_text("There is no such run here.")
    assert house.count(f"GET runs/{run_id(3)}") == 1
    later = play.page.get_by_text("You can watch these runs once the day is over.")
    expect(later).to_have_count(0)
    play.choose("Whose scores", "Challenge")
    expect(later).to_be_visible()
    expect(board(play).locator("tbody tr")).to_have_count(20)
    expect(board(play).get_by_role("button")).to_have_count(0)
    # Screen readers don't announce empty columns.
    expect(board(play).get_by_role("columnheader")).to_have_count(3)
    play.choose("Whose scores", "Everyone")
    expect(later).to_have_count(0)
    expect(board(play).get_by_role("button")).to_have_count(40)


def test_the_challenge_shows_when_the_next_one_starts_and_requests_it_then(
    guest: GameMaker, house: FakeHouse
) -> None:
    play = guest()
    play.enter_stall()
    card = challenge(play)
    expect(card).to_contain_text("The same bubbles for everyone, one try. 3 played.")
    expect(card.get_by_role("timer")).to_have_text("2 hr 4 min")
    play.pass_time(2 * 3600)
    # The page updates the countdown once a second.
    left = ceil(ENDS - play.page.evaluate("Date.now() / 1000")) - 4 * 60
    shown = re.compile(f"^4 min ({left}|{left + 1}) sec$")
    expect(card.get_by_role("timer")).to_have_text(shown)
    settle(play)
    before = house.count("GET challenge")
    # This is too short for the page's requests to time out.
    play.pass_time(DAY + 2 - 2 * 3600)
    settle(play)
    assert house.count("GET challenge") == before + 1


def test_the_challenge_needs_the_house_allows_one_run_and_then_shows_its_board(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.boards["challenge"] = [(1, "Lin", 900), (2, "Ada", 0)]
    play = guest()
    play.enter_stall()
    play.name_field.fill("Ada")
    expect(challenge(play)).to_be_visible()
    house.is_open = False
    play.press("Play today’s challenge")
    expect(challenge(play)).to_contain_text("Can’t reach the server.")
    assert play.snapshot()["screen"] == "player"
    house.is_open = True
    play.press("Play today’s challenge")
    expect(play.page.get_by_role("timer")).to_have_text("3")
    play.count_in()
    play.finish()
    expect(play.page.locator(".house-line")).to_contain_text("2 in the challenge")
    play.pass_time(1)
    play.press("Home")
    play.enter_stall()
    expect(challenge(play)).to_contain_text("You’ve played it today. Come back tomorrow!")
    play.press("See the board")
    expect(play.option("Whose scores", "Challenge")).to_be_checked()
    expect(board(play)).to_contain_text("Lin")


def test_a_run_chases_the_next_row_of_the_board_and_its_result_shows_the_rows_around_it(
    guest: GameMaker, house: FakeHouse
) -> None:
    house.boards["all"] = twenty()
    play = guest()
    play.begin()
    settle(play)
    rival = play.page.get_by_role("status", name="To pass Player 20")
    expect(rival).to_have_text("1,801")
    far_down(house)
    play.count_in()
    play.finish()
    settle(play)
    rows = board(play).locator("tbody tr")
    expect(rows.nth(0)).to_contain_text("Player 1")
    expect(rows.nth(2)).to_contain_text("Player 3")
    expect(board(play)).to_contain_text("Neighbour 4999")
    expect(board(play)).not_to_contain_text("Player 4")
    expect(board(play).locator("tr[aria-current=true]")).to_contain_text("rank 12 overall")
    assert not violations(play)
    play.pass_time(1)
    play.choose("Whose scores", "This device")
    expect(rows).to_have_count(1)
    play.choose("Whose scores", "Everyone")
    expect(board(play)).to_contain_text("Player 1")


def test_axe_finds_no_problems_on_the_houses_boards(guest: GameMaker, house: FakeHouse) -> None:
    far_down(house)
    house.boards["challenge"] = twenty()
    play = at_scores(guest())
    assert_readable(play)
    play.choose("Whose scores", "Challenge")
    expect(play.page.get_by_text("once the day is over")).to_be_visible()
    assert_readable(play)
    play.tab("Play").click()
    expect(challenge(play)).to_be_visible()
    assert_readable(play)
    house.refusal = (422, "too-fast", "It took less time than its ticks.")
    play.press_play()
    settle(play)
    play.count_in()
    play.finish()
    play.pass_time(1)
    line = play.page.locator(".house-line.bad")
    expect(line).to_have_text("It took less time than its ticks.")
    expect(play.page.locator("tr[aria-current=true]")).to_contain_text("doesn’t count")
    assert_readable(play)


def test_a_board_fits_into_every_window(guest: GameMaker, house: FakeHouse) -> None:
    far_down(house)
    house.boards["challenge"] = twenty()
    play = at_scores(guest(*SIZES[0]))
    found = []
    for place in ("Everyone", "Challenge"):
        play.choose("Whose scores", place)
        expect(board(play)).to_contain_text("Neighbour 5003")
        for size in SIZES:
            resize(play, *size)
            target = WAY if size[0] < NARROW else target_at(*size)
            cut = faults(play.page.evaluate, target)
            found += [f"{place} at {size}: {one}" for one in cut]
        resize(play, *SIZES[0])
    assert not found, "\n".join(found)


def assert_readable(play: Game) -> None:
    for scheme in ("light", "dark"):
        play.page.emulate_media(color_scheme=scheme)
        assert not violations(play), scheme


def far_down(house: FakeHouse) -> None:
    house.boards["all"] = twenty()
    house.around = [
        (rank, "Ada" if rank == 5000 else f"Neighbour {rank}", 5500 - rank)
        for rank in range(4997, 5004)
    ]


def at_scores(play: Game) -> Game:
    """Goes to the scores after Ada has given up a run."""
    play.begin()
    settle(play)
    play.press("Pause")
    play.press("Drop this run")
    play.tab("Scores").click()
    settle(play)
    return play


def board(play: Game) -> Locator:
    return play.page.get_by_role("table", name=play.board)


def challenge(play: Game) -> Locator:
    return play.page.get_by_role("region", name="Today’s challenge")
