"""Teams on the big screen of a party."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from kit.measure import faults, target_at
from kit.party_house import PARTY, PATIENCE, PartyHouse, Words
from kit.party_plans import evening
from kit.party_screen import OURS, SECRET, ScreenMaker
from kit.party_states import (
    FEW,
    betting,
    counting_in,
    gathering,
    judging,
    many,
    over,
    playing,
    podium,
    rows,
)
from kit.party_teams import NAMES, in_teams
from kit.sizes import DESKS, ENLARGED, NARROWEST, SMALLEST, UNFOLDED
from kit.survey import LOOKS, ROLES, USUAL
from kit.survey import NAMES as NAMES_OF


def test_the_host_chooses_the_number_of_teams(party_house: PartyHouse, screen: ScreenMaker) -> None:
    for said in (gathering(FEW), podium(FEW)):
        party_house.asked.clear()
        party_house.said = said
        party_house.after["teams"] = lambda asked: party_house.say(
            in_teams(party_house.said or {}, asked["teamCount"])
        )
        wall = screen(store=OURS).open()
        teams = wall.page.get_by_role("combobox", name="Teams")
        expect(teams).to_have_value("0")
        teams.select_option("Teams: 3")
        asked = party_house.wait_for("POST", f"/api/parties/{PARTY}/teams")
        assert asked[2] == {"teamCount": 3} and asked[3] == SECRET
        expect(teams).to_have_value("3")
        # The same number again mixes the teams.
        party_house.asked.clear()
        teams.select_option("Mix again")
        asked = party_house.wait_for("POST", f"/api/parties/{PARTY}/teams")
        assert asked[2] == {"teamCount": 3}
        expect(teams).to_have_value("3")


def test_a_choice_made_before_the_house_has_answered_the_last_one_is_sent_next(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(FEW)
    answers = Event()

    def deal(asked: Words) -> None:
        assert answers.wait(PATIENCE)
        party_house.say(in_teams(gathering(FEW), asked["teamCount"]))

    party_house.after["teams"] = deal
    teams = screen(store=OURS).open().page.get_by_role("combobox", name="Teams")
    teams.select_option("Teams: 3")
    teams.select_option("Teams: 4")
    answers.set()
    asked = party_house.wait_for_all("POST", f"/api/parties/{PARTY}/teams", 2)
    assert [body["teamCount"] for _, _, body, _ in asked] == [3, 4]
    expect(teams).to_have_value("4")


def test_a_refused_number_of_teams_does_not_stay_chosen(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = in_teams(gathering(FEW), 2)
    party_house.refusals["teams"] = (429, {"type": "/api/problems/too-often", "status": 429})
    wall = screen(store=OURS).open()
    teams = wall.page.get_by_role("combobox", name="Teams")
    teams.select_option("Teams: 5")
    expect(wall.page.locator(".trouble")).not_to_have_text("")
    expect(teams).to_have_value("2")


PAINT = "elements => elements.map((one) => getComputedStyle(one).backgroundColor)"


def test_names_have_the_colour_of_their_team(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = in_teams(gathering(FEW), 3)
    wall = screen(store=OURS).open()
    chips = wall.page.locator(".names li:not(.team-title)")
    first = sum(one["team"] == 1 for one in (party_house.said or {})["guests"])
    paints = chips.locator(".chip").evaluate_all(PAINT)
    assert len(set(paints[:first])) == 1 and len(set(paints)) == 3


def test_names_have_a_colour_in_a_team_that_only_newer_houses_know(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = in_teams(gathering(FEW), 11)
    wall = screen(store=OURS).open()
    paints = wall.page.locator(".names .chip").evaluate_all(PAINT)
    assert len(paints) == len(FEW) and "rgba(0, 0, 0, 0)" not in paints


def test_a_name_has_the_colour_of_its_lane(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = gathering(FEW)
    # Somebody who has left must not move the others' colours.
    said["guests"][0]["isThere"] = False
    party_house.said = said
    wall = screen(store=OURS).open()
    chip = wall.page.locator(".names .chip").filter(has_text=FEW[1])
    paint = chip.evaluate("one => getComputedStyle(one).getPropertyValue('--paint')")
    wall.say(playing(FEW))
    lane = wall.page.locator(".lane").filter(has_text=FEW[1])
    assert lane.evaluate("one => getComputedStyle(one).getPropertyValue('--paint')") == paint


def test_only_the_screen_that_opened_the_party_offers_teams(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = in_teams(gathering(FEW), 2)
    wall = screen().open(f"/party/{PARTY}")
    expect(wall.page.locator(".team-title")).to_have_count(2)
    expect(wall.page.get_by_role("combobox", name="Teams")).to_have_count(0)


def test_an_older_house_offers_no_teams(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = podium(FEW)
    for name in ("teams", "teamCount"):
        del said[name]
    party_house.said = said
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".rung")).to_have_count(3)
    expect(wall.page.get_by_role("combobox", name="Teams")).to_have_count(0)
    expect(wall.page.locator(".emblem")).to_have_count(0)


def test_guests_gather_in_their_teams(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = in_teams(gathering(FEW[:5]), 2)
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".names li")).to_have_count(7)
    names = wall.page.locator(".names .name").all_inner_texts()
    assert names == ["Star", "Lin", "Grace", "Barbara", "Heart", "Ada", "Ken"]
    titles = wall.page.locator(".team-title").all_inner_texts()
    assert [title.split() for title in titles] == [["Star", "3"], ["Heart", "2"]]


def test_a_race_between_teams_has_a_lane_for_each(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    said = playing(FEW[:6])
    for one, score in zip(said["guests"], (10, 300, 20, 200, None, 100)):
        one |= {"score": score}
    party_house.said = in_teams(said, 3)
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".lane")).to_have_count(3)
    # Lin and Ken, Ada and Barbara, Grace and Tim.
    assert wall.lanes == ["Heart", "Star", "Moon"]
    assert wall.page.locator(".lane-score").all_inner_texts() == ["300", "105", "60"]
    assert wall.page.locator(".lane-rank").all_inner_texts() == ["1", "2", "3"]
    # Each lane has the faces of its players, the best first, and a shape of its own.
    faces = wall.page.locator(".lane").nth(1).locator(".face")
    guests = party_house.said["guests"]
    shown = faces.evaluate_all("faces => faces.map(face => Number(face.dataset.face))")
    assert shown == [guests[3]["face"], guests[0]["face"]]
    shapes = wall.page.locator(".lane .emblem path").evaluate_all(
        "paths => paths.map(path => path.getAttribute('d'))"
    )
    assert len(set(shapes)) == 3
    # Everyone's own place is in the list.
    everyone = wall.page.get_by_role("region", name="Everyone").locator("li")
    expect(everyone).to_have_count(6)
    expect(everyone.first).to_have_text("1Ada300")


def test_a_team_whose_players_have_no_score_yet_comes_last(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    said = playing(FEW[:3])
    for one, score in zip(said["guests"], (None, 300, 20)):
        one |= {"score": score}
    party_house.said = in_teams(said, 8)
    wall = screen(store=OURS).open()
    # The other teams are empty, except for somebody who only watches.
    expect(wall.page.locator(".lane")).to_have_count(3)
    assert wall.lanes == ["Heart", "Moon", "Star"]
    assert wall.page.locator(".lane-rank").all_inner_texts() == ["1", "2", ""]


def test_while_runs_are_judged_each_lane_says_how_many_of_its_team_are(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = in_teams(judging(FEW[:8]), 2)
    wall = screen(1920, 1080, store=OURS).open()
    expect(wall.page.locator(".lane .tag").first).to_have_text("Checked: 2 of 4")


def test_the_podium_is_for_teams(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = in_teams(podium(FEW), 4)
    wall = screen(store=OURS).open()
    placed = sorted(party_house.said["teams"], key=lambda one: one["place"])
    first = NAMES[placed[0]["team"] - 1]
    expect(wall.page.get_by_role("heading", name=f"The round goes to {first}!")).to_be_visible()
    expect(wall.page.locator(".rung-1 .name")).to_have_text(first)
    expect(wall.page.locator(".rung-1 .rung-score")).to_have_text(str(placed[0]["score"]))
    points = wall.page.get_by_role("region", name="The teams’ points").locator("li")
    expect(points).to_have_count(4)
    expect(points.first).to_have_text(f"1{first}10")
    everyone = wall.page.get_by_role("region", name="Everyone").locator("li")
    expect(everyone).to_have_count(len(FEW) - 1)
    expect(everyone.first).to_have_text("1Lin914")


def test_teams_with_equal_scores_win_together(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = in_teams(podium(FEW), 3)
    said["teams"] = [
        {"team": team, "score": score, "place": place, "points": 8}
        for team, score, place in ((1, 10, 3), (2, 50, 1), (3, 50, 1))
    ]
    party_house.said = said
    wall = screen(store=OURS).open()
    expect(wall.page.get_by_role("heading", name="The round goes to Heart, Moon!")).to_be_visible()
    assert wall.page.locator(".rung-block").all_inner_texts() == ["1", "1", "3"]
    # The rungs rise first.
    wall.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    boxes = [box(wall.page.locator(f".rung-{step}")) for step in (1, 2, 3)]
    assert boxes[0]["height"] == boxes[1]["height"] > boxes[2]["height"]


def test_the_end_of_an_evening_of_teams_fits_on_a_laptop(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    said = in_teams(podium(FEW), 2) | {"evening": evening(5)}
    for team in said["teams"]:
        team |= {"place": 1, "points": 18}
    party_house.said = said
    wall = screen(1440, 900, store=OURS).open()
    expect(wall.page.locator(".winner")).to_contain_text("The evening goes to")
    wall.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    facts, rung = (box(wall.page.locator(one)) for one in (".facts-of-round", ".rung-1"))
    assert rung["y"] + rung["height"] <= facts["y"]
    controls = wall.page.locator(".deeds > :is(.button, .segments)")
    middles = {round(one["y"] + one["height"] / 2) for one in map(box, controls.all())}
    assert max(middles) - min(middles) <= 1


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def test_a_round_without_teams_keeps_its_podium_after_teams_are_chosen(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    said = in_teams(podium(FEW), 2)
    said["teams"] = [{"team": n, "score": None, "place": None, "points": 0} for n in (1, 2)]
    party_house.said = said
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".winner")).to_have_text("The round goes to \u2068Lin\u2069!")
    # The new teams are shown beside the guests' names.
    expect(wall.page.locator(".row-name .emblem").first).to_be_visible()
    expect(wall.page.get_by_role("region", name="The teams’ points")).to_have_count(0)


def test_after_the_party_the_teams_standings_stay(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = in_teams(over(FEW), 4)
    wall = screen().open(f"/party/{PARTY}")
    points = wall.page.get_by_role("region", name="The teams’ points").locator("li")
    expect(points).to_have_count(4)


def test_the_winning_team_is_announced_to_screen_readers(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = in_teams(judging(FEW), 2)
    wall = screen(store=OURS).open()
    wall.say(in_teams(podium(FEW), 2))
    assert wall.said.startswith("The round goes to ")


def test_a_team_that_only_newer_houses_know_is_left_out(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = in_teams(playing(FEW), 11)
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".lane")).to_have_count(8)
    assert "undefined" not in wall.page.locator("#screen").inner_text()


WINDOWS = [
    *((320, 480), (375, 667), (390, 844), (820, 1180), (480, 320), (667, 375), (844, 390)),
    *((1180, 820), (1440, 900), (1920, 1080), (3840, 2160)),
    *(NARROWEST, ENLARGED, UNFOLDED, SMALLEST, *DESKS[1:]),
]
STATES: dict[str, Callable[[list[str]], Words]] = {
    "gathering": gathering,
    "countIn": lambda names: counting_in(names, left=1000),
    "race": lambda names: playing(names, since=2),
    "betting": betting,
    "judging": judging,
    "podium": podium,
    "over": over,
}


@pytest.mark.tour
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(("count", "teams"), [(3, 2), (23, 8), (200, 8)])
def test_nothing_about_teams_is_clipped_or_covered_in_any_window(
    party_house: PartyHouse, screen: ScreenMaker, state: str, count: int, teams: int
) -> None:
    names = many(count)
    party_house.boards = {"bubblepop": rows(names[:20])}
    party_house.said = in_teams(STATES[state](names), teams)
    wall = screen(store=OURS).open()
    found = []
    for width, height in WINDOWS:
        wall.page.set_viewport_size({"width": width, "height": height})
        party_house.say(in_teams(STATES[state](names), teams))
        wall.page.wait_for_timeout(150)
        target = target_at(width, height)
        found += [f"at {width}x{height}: {one}" for one in faults(wall.page.evaluate, target)]
    assert found == []


@pytest.mark.tour
@pytest.mark.parametrize("state", STATES)
def test_screens_of_teams_are_accessible(
    party_house: PartyHouse, screen: ScreenMaker, state: str
) -> None:
    party_house.boards = {"bubblepop": rows(FEW)}
    party_house.said = in_teams(STATES[state](FEW), 8)
    wall = screen(store=OURS, motion=False).open()
    found = []
    for role in ROLES:
        names = wall.page.get_by_role(role).evaluate_all(NAMES_OF)
        found += [f"has more than one {role} {one!r}" for one in names if names.count(one) > 1]
    for look in [{}, *LOOKS]:
        wall.page.emulate_media(**USUAL | look)
        found += [f"{look}: {one}" for one in wall.axe()]
    assert found == []


@pytest.mark.tour
@pytest.mark.parametrize("tag", ["en", "vi", "zh-Hans", "es", "ar"])
def test_teams_have_names_in_every_language(
    party_house: PartyHouse, screen: ScreenMaker, tag: str
) -> None:
    settings = {"funfair.settings": f"funfair settings 1\nlanguage {tag}\n"}
    party_house.boards = {"bubblepop": rows(FEW)}
    for state in STATES:
        party_house.said = in_teams(STATES[state](FEW), 8)
        wall = screen(390, 844, store=OURS | settings).open()
        text = wall.page.locator("#screen").inner_text()
        assert "{" not in text and "undefined" not in text
        assert faults(wall.page.evaluate) == [], state
        wall.context.close()
