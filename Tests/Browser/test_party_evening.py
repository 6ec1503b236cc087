"""An evening of rounds: its plan, votes, the standings that move, and the guests' best moments."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.axe import violations
from kit.fake_party import RESULTS, FakeParty, join
from kit.game import GameMaker
from kit.party_house import PARTY, PartyHouse, Words
from kit.party_plans import ended, evening, moved
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, gathering, judging, playing

PLAN = f"/api/parties/{PARTY}/evening"
NAMES = FEW[:6]


def plan(said: Words, **more: Any) -> Words:
    return said | {"evening": evening(**more)}


def plans(house: PartyHouse, count: int) -> list[Any]:
    """Waits for `count` requests for a plan, and returns the bodies of all."""
    return [body for _, _, body, _ in house.wait_for_all("POST", PLAN, count)]


def order(page: Page) -> list[str]:
    return page.locator(".podium-screen .list .name").all_inner_texts()


# MARK: Planning


def test_a_host_plans_an_evening(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = gathering(NAMES)
    party_house.after["evening"] = lambda asked: party_house.say(
        plan(
            gathering(NAMES),
            rounds=asked.get("rounds", 5),
            is_voted=asked.get("isVoted", False),
        )
    )
    wall = screen(store=OURS).open()
    wall.page.get_by_role("button", name="Plan an evening").click()
    dialog = wall.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="5", exact=True)).to_be_checked()
    expect(dialog.get_by_role("radio", name="Mixed")).to_be_checked()
    expect(dialog.locator(".plan-games button")).to_have_count(5)
    dialog.get_by_role("radio", name="7", exact=True).check(force=True)
    expect(dialog.get_by_role("radio", name="7", exact=True)).to_be_checked()
    dialog.get_by_role("radio", name="By vote").check(force=True)
    expect(dialog.locator(".plan-games button")).to_have_count(0)
    assert plans(party_house, 3) == [
        {},
        {"rounds": 7, "isVoted": False},
        {"rounds": 7, "isVoted": True},
    ]
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)
    expect(wall.page.locator(".next-round")).to_contain_text("Round 1 of 7")
    # The games are planned or voted on, not chosen here.
    expect(wall.page.locator(".deeds").get_by_role("radio")).to_have_count(0)


def test_a_host_changes_the_game_of_a_coming_round(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = moved(NAMES) | {"evening": evening(2)}
    wall = screen(store=OURS).open()
    wall.page.get_by_role("button", name="Change the plan").click()
    games = wall.page.get_by_role("dialog").locator(".plan-games button")
    expect(games.nth(1)).to_be_disabled()
    expect(games.nth(3)).to_have_text("4. BubblePop · Sharp")
    games.nth(3).click()
    assert plans(party_house, 1) == [{"swap": 4}]


def test_a_host_returns_to_single_rounds(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = plan(gathering(NAMES))
    party_house.after["evening"] = lambda _: party_house.say(gathering(NAMES) | {"evening": None})
    wall = screen(store=OURS).open()
    wall.page.get_by_role("button", name="Change the plan").click()
    wall.page.get_by_role("dialog").get_by_role("button", name="One at a time").click()
    expect(wall.page.locator(".deeds").get_by_role("radio")).to_have_count(3)
    assert plans(party_house, 1) == [{"rounds": 0}]


def test_only_the_screen_that_opened_a_party_plans_it(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = plan(gathering(NAMES), is_voted=True)
    wall = screen().open(f"/party/{PARTY}")
    expect(wall.page.locator(".votes")).to_be_visible()
    expect(wall.page.get_by_role("button", name="Change the plan")).to_have_count(0)


def test_votes_are_shown_as_they_come(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = plan(gathering(NAMES), is_voted=True) | {"game": "roulette"}
    wall = screen(store=OURS).open()
    votes = wall.page.get_by_role("region", name="Vote for the next game")
    expect(votes.locator(".leads")).to_have_text("Roulette3")
    said = plan(gathering(NAMES), is_voted=True)
    said["evening"]["votes"][1]["votes"] = 5
    wall.say(said | {"game": "bubblepop", "way": "sharp"})
    expect(votes.locator(".leads")).to_have_text("BubblePop · Sharp5")
    expect(wall.page.locator(".next-round")).to_contain_text("Next: BubblePop · Sharp")


def test_a_round_names_its_way_and_its_number(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = plan(playing(NAMES, since=2), begun=2)
    said["round"] |= {"way": "sharp", "number": 8}
    party_house.said = said
    wall = screen(store=OURS).open()
    expect(wall.page.get_by_role("heading", name="BubblePop · Sharp")).to_be_visible()
    expect(wall.page.locator(".what p")).to_contain_text("Round 2 of 5")


# MARK: Standings


def test_the_standings_move_after_a_round(party_house: PartyHouse, screen: ScreenMaker) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    party_house.said = judging(NAMES)
    wall.open()
    wall.say(moved(NAMES))
    expect(wall.page.locator(".podium")).to_be_visible()
    assert order(wall.page)[:2] == ["Ada", "Lin"]
    expect(wall.page.locator(".moved")).to_have_count(0)
    wall.pass_time(3)
    assert order(wall.page)[:2] == ["Lin", "Ada"]
    expect(wall.page.locator(".moved")).to_have_text(["▲1", "▼1"])
    expect(wall.page.locator(".moved").first).to_have_attribute("aria-label", "up 1")


def test_with_less_motion_the_standings_show_arrows_at_once(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, motion=False, is_time_stopped=True)
    party_house.said = judging(NAMES)
    wall.open()
    wall.say(moved(NAMES))
    expect(wall.page.locator(".moved")).to_have_text(["▲1", "▼1"])
    assert order(wall.page)[:2] == ["Lin", "Ada"]


def test_a_screen_opened_after_a_round_shows_the_new_order(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = moved(NAMES)
    wall = screen(store=OURS, is_time_stopped=True).open()
    expect(wall.page.locator(".moved")).to_have_count(2)
    assert order(wall.page)[:2] == ["Lin", "Ada"]


def test_the_last_podium_is_the_evenings(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = moved(NAMES) | {"evening": evening(5)}
    # Ada won the round, and Lin the evening.
    said["places"] = [said["places"][1] | {"place": 1}, said["places"][0] | {"place": 2}]
    party_house.said = judging(NAMES)
    wall = screen(store=OURS).open()
    wall.say(said)
    expect(wall.page.locator("h2.winner")).to_have_text("The evening goes to \u2068Lin\u2069!")
    expect(wall.page.locator(".rung-1")).to_contain_text("10")
    assert "The evening goes to" in wall.said
    expect(wall.page.get_by_role("button", name="Plan an evening")).to_be_visible()


# MARK: Best moments


@pytest.mark.parametrize("width", [280, 390, 1440])
def test_a_partys_page_shows_the_guests_best_moments(
    party_house: PartyHouse, screen: ScreenMaker, width: int
) -> None:
    party_house.said = ended(NAMES)
    wall = screen(width, 844).open(f"/party/{PARTY}")
    moments = wall.page.locator(".moment")
    expect(moments).to_have_count(5)
    expect(moments.nth(0)).to_contain_text("Longest chain: 1")
    expect(moments.nth(0)).to_contain_text("BubblePop · Sharp · Round 1")
    expect(moments.nth(1)).to_contain_text("2 places gained")
    expect(moments.nth(2)).to_contain_text("Won by 3 points")
    expect(moments.nth(3)).to_contain_text("Place 4")
    expect(moments.nth(0).locator(".face")).to_be_visible()
    assert wall.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wall.axe() == []


def test_a_partys_page_is_shared(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = ended(NAMES)
    wall = screen(script="navigator.share = async (what) => { window.shared = what; };")
    wall.open(f"/party/{PARTY}")
    wall.page.get_by_role("button", name="Share").click()
    shared = wall.page.wait_for_function("() => window.shared").json_value()
    assert shared["url"] == f"{party_house.address}/party/{PARTY}"


def test_a_partys_page_names_an_address_that_other_devices_can_open(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = ended(NAMES)
    party_house.places = [{"address": "http://192.0.2.9:8080/", "code": None}]
    wall = screen(script="navigator.share = async (what) => { window.shared = what; };")
    wall.open(f"/party/{PARTY}")
    expect(wall.page.locator(".kept-at")).to_contain_text(f"192.0.2.9:8080/party/{PARTY}")
    wall.page.get_by_role("button", name="Share").click()
    shared = wall.page.wait_for_function("() => window.shared").json_value()
    assert shared["url"] == f"http://192.0.2.9:8080/party/{PARTY}"


def test_without_a_share_sheet_the_address_is_copied(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = ended(NAMES)
    wall = screen(
        script="""
            Object.defineProperty(navigator, "share", { value: undefined });
            Object.defineProperty(navigator, "clipboard", { value: {
              writeText: async (text) => { window.copied = text; } } });
        """
    )
    wall.open(f"/party/{PARTY}")
    wall.page.get_by_role("button", name="Share").click()
    expect(wall.page.get_by_role("button", name="Link copied")).to_be_visible()
    assert wall.page.evaluate("window.copied") == f"{party_house.address}/party/{PARTY}"


def test_an_older_houses_party_has_no_moments(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = ended(NAMES)
    del party_house.said["moments"]
    wall = screen().open(f"/party/{PARTY}")
    expect(wall.page.locator(".over .list")).to_be_visible()
    expect(wall.page.locator(".best-moments")).to_have_count(0)


def test_after_a_party_a_phone_links_to_its_results(game: GameMaker) -> None:
    host = FakeParty()
    play = game(query="inspect", house=host)
    join(play)
    host.start()
    host.settle_round((9, 12), 15)
    host.pass_time(play, 3)
    link = play.page.get_by_role("link", name="See everybody’s best moments")
    expect(link).to_have_count(0)
    host.phase = "over"
    host.pass_time(play, 2)
    expect(link).to_have_attribute("href", RESULTS)
    expect(play.page.get_by_text("Your best moment: Longest chain: 12")).to_be_visible()
    assert not violations(play)
    play.press("Leave the party")
    expect(link).to_have_count(0)
