"""The show on the big screen: the last ten seconds, a new leader, and photo finishes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.ears import EARS, NAMES
from kit.measure import faults, target_at
from kit.party_house import PartyHouse, call, number
from kit.party_screen import OURS, Screen, ScreenMaker
from kit.party_states import FEW, betting, changed, close, counting_in, many, playing, podium
from kit.survey import LOOKS, RUNNING, USUAL

SIZES = [(280, 653), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080)]
TAGS = ("en", "vi", "zh-Hans", "es", "ar")
# Records the numbers that fly past, because each is visible only for a moment.
SECONDS = """() => {
  window.seconds = [];
  new MutationObserver(all => {
    for (const { addedNodes } of all) for (const node of addedNodes) {
      if (node.className === "second") window.seconds.push(node.textContent);
    }
  }).observe(document.getElementById("screen"), { childList: true, subtree: true });
}"""


def test_each_of_the_last_ten_seconds_flies_past_the_lanes(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    party_house.said = playing(FEW, since=48.9)
    wall.open()
    wall.page.evaluate(SECONDS)
    root = wall.page.locator("html")
    wall.pass_time(0.5)
    assert wall.page.evaluate("window.seconds") == []
    wall.pass_time(7)
    expect(root).to_have_attribute("data-hurry", "")
    expect(root).not_to_have_attribute("data-last", "")
    expect(wall.page.locator(".clock-value")).to_have_text("4")
    wall.pass_time(1)
    expect(root).to_have_attribute("data-last", "")
    wall.pass_time(3)
    shown = wall.page.evaluate("window.seconds")
    assert shown == [str(left) for left in range(10, 0, -1)]
    expect(wall.page.locator(".second")).to_have_count(0)
    expect(root).not_to_have_attribute("data-hurry", "")
    # Nothing under the number becomes unreachable.
    assert wall.page.evaluate("getComputedStyle(document.body).pointerEvents") != "none"


def test_the_lanes_show_how_far_each_player_is_behind_in_the_last_ten_seconds(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    said = playing(FEW[:3], since=48.9)
    for one, score in zip(said["guests"], (500, 488, None)):
        one |= {"score": score, "chain": None}
    party_house.said = said
    wall.open()
    tags = wall.page.locator(".lane .tag")
    expect(wall.page.locator(".lane")).to_have_count(3)
    expect(tags).to_have_count(0)
    wall.pass_time(2)
    # The leader isn't behind, and the third player's score isn't known.
    expect(tags).to_have_text(["12 behind"])
    wall.say(changed(said, FEW[1], score=500))
    expect(tags).to_have_count(0)


def test_the_last_seconds_sound_higher_and_higher(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = counting_in(FEW, left=600)
    settings = {"funfair.settings": "funfair settings 1\nmusic-volume 0\n"}
    wall = screen(store=OURS | settings, script=EARS, is_time_stopped=True).open()
    wall.page.locator("h1").click(force=True)
    while wall.page.evaluate("window.made.length") == 0:
        wall.pass_time(0.05)
    wall.say(playing(FEW, since=48.9))
    wall.pass_time(0.1)
    before = len(effects(wall))
    wall.pass_time(10.9)
    assert effects(wall)[before:] == [f"countdown-{step:02}" for step in range(10)]


def test_nobody_is_hurried_at_the_wheel(party_house: PartyHouse, screen: ScreenMaker) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    party_house.said = betting(FEW, since=25, spin=10)
    wall.open()
    expect(wall.page.locator("main.roulette")).to_be_visible()
    expect(wall.page.locator(".second")).to_have_count(0)
    expect(wall.page.locator("html")).not_to_have_attribute("data-hurry", "")


def test_a_new_leader_is_announced_with_face_and_colour_and_the_lane_lights_up(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    said = playing(FEW[:5])
    party_house.said = said
    wall.open()
    lit = wall.page.locator(".lane.leads")
    expect(wall.page.locator(".lane")).to_have_count(5)
    expect(lit).to_have_count(0)
    wall.say(changed(said, "Grace", score=2000) | {"call": call("lead", "Grace")})
    shown = wall.page.locator(".call")
    expect(shown).to_have_text("\u2068Grace\u2069 takes the lead!")
    face = str(number("Grace") % 32_768)
    expect(shown.locator(".face")).to_have_attribute("data-face", face)
    expect(lit.locator(".name")).to_have_text("Grace")
    paint = "element => getComputedStyle(element).getPropertyValue('--paint')"
    assert shown.evaluate(paint) == lit.evaluate(paint) != ""
    wall.pass_time(4)
    expect(lit).to_have_count(0)
    # A chain is announced with a face, too, but lights no lane.
    wall.say(changed(said, "Lin", chain=30) | {"call": call("chain", "Lin", 30)})
    expect(wall.page.locator(".call .face")).to_have_count(1)
    expect(lit).to_have_count(0)


def test_an_announcement_of_an_older_house_is_shown_without_a_colour(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    party_house.said = said = playing(FEW[:5])
    wall.open()
    expect(wall.page.locator(".lane")).to_have_count(5)
    called = {key: value for key, value in call("lead", "Ada").items() if key != "guest"}
    wall.say(said | {"call": called})
    expect(wall.page.locator(".call")).to_have_text("\u2068Ada\u2069 takes the lead!")
    expect(wall.page.locator(".lane.leads")).to_have_count(0)


def effects(wall: Screen) -> list[str]:
    """Returns the names of the sounds that started, in order."""
    started = wall.page.evaluate("window.started.filter(one => !one.loop).map(one => one.sum)")
    return [NAMES[one] for one in started]


def photographed(
    screen: ScreenMaker, house: PartyHouse, names: list[str], **options: object
) -> Screen:
    """Returns a screen that shows a photo finish without its result, on a stopped clock."""
    wall = screen(store=OURS, is_time_stopped=True, **options)
    house.said = close(names)
    wall.open()
    wall.page.wait_for_selector(".photo")
    return wall


def reveal(wall: Screen, names: list[str], gap: int = 2) -> None:
    wall.house.say(close(names, is_settled=True, gap=gap))
    wall.page.wait_for_timeout(100)
    wall.pass_time(1.6)
    wall.page.wait_for_selector(".photo-screen.revealed")


def test_a_photo_finish_shows_faces_and_no_scores_until_the_round_is_settled(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = photographed(screen, party_house, FEW)
    title = wall.page.locator(".winner")
    expect(title).to_have_text("Photo finish!")
    assert wall.said == "Photo finish!"
    expect(wall.page.locator(".photo-row .name")).to_have_text(FEW[:5])
    expect(wall.page.locator(".photo-row .face")).to_have_count(5)
    assert set(wall.page.locator(".photo-score").all_inner_texts()) == {""}
    assert "914" not in wall.page.locator("main").inner_text()
    expect(wall.page.get_by_role("progressbar")).to_be_visible()
    expect(wall.page.get_by_role("button", name="Again")).to_have_count(0)


def test_the_result_appears_with_scores_and_then_the_podium(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = photographed(screen, party_house, FEW)
    wall.house.say(close(FEW, is_settled=True))
    wall.page.wait_for_timeout(100)
    # The room has just seen the photo.
    wall.pass_time(0.5)
    expect(wall.page.locator(".winner")).to_have_text("Photo finish!")
    wall.pass_time(1.2)
    won = wall.page.locator(".photo-row.won")
    expect(won.locator(".name")).to_have_text(FEW[5])
    expect(wall.page.locator(".winner")).to_have_text(f"The round goes to \u2068{FEW[5]}\u2069!")
    assert wall.page.locator(".photo-score").all_inner_texts() == [
        "914",
        "916",
        "918",
        "920",
        "922",
    ]
    assert wall.page.evaluate("document.documentElement.dataset.phase") == "podium"
    # The host doesn't have to wait for the podium.
    expect(wall.page.get_by_role("button", name="Again")).to_be_focused()
    wall.pass_time(5.2)
    expect(wall.page.locator(".podium")).to_be_visible()
    expect(wall.page.locator(".photo")).to_have_count(0)
    expect(wall.page.get_by_role("button", name="Again")).to_be_focused()


def test_a_result_that_takes_longer_is_shown_at_once(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = photographed(screen, party_house, FEW)
    wall.pass_time(3)
    wall.say(close(FEW, is_settled=True))
    expect(wall.page.locator(".photo-row.won")).to_have_count(1)


def test_a_close_result_that_nobody_saw_coming_is_a_photo_finish_too(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    party_house.said = playing(FEW, since=59)
    wall.open()
    wall.house.say(close(FEW, is_settled=True))
    expect(wall.page.locator(".winner")).to_have_text("Photo finish!")
    wall.pass_time(1.6)
    expect(wall.page.locator(".photo-row.won")).to_have_count(1)


def test_a_photo_without_a_close_result_leads_to_the_podium(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = photographed(screen, party_house, FEW)
    wall.say(podium(FEW))
    expect(wall.page.locator(".podium")).to_be_visible()


def test_a_page_opened_after_the_result_shows_the_podium(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = close(FEW, is_settled=True)
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".podium")).to_be_visible()
    expect(wall.page.locator(".photo")).to_have_count(0)


def test_the_next_round_ends_the_photo(party_house: PartyHouse, screen: ScreenMaker) -> None:
    wall = photographed(screen, party_house, FEW)
    reveal(wall, FEW)
    said = counting_in(FEW)
    said["round"]["number"] = 2
    wall.say(said)
    expect(wall.page.locator(".count-in")).to_be_visible()
    expect(wall.page.locator(".photo")).to_have_count(0)


def test_equal_scores_are_a_dead_heat(party_house: PartyHouse, screen: ScreenMaker) -> None:
    wall = photographed(screen, party_house, FEW[:2])
    reveal(wall, FEW[:2], gap=0)
    expect(wall.page.locator(".winner")).to_have_text(
        f"Dead heat! \u2068{FEW[0]}\u2069, \u2068{FEW[1]}\u2069"
    )
    expect(wall.page.locator(".photo-row.won")).to_have_count(2)


def test_a_drum_roll_ends_with_the_result(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = counting_in(FEW, left=600)
    settings = {"funfair.settings": "funfair settings 1\nmusic-volume 0\n"}
    wall = screen(store=OURS | settings, script=EARS, is_time_stopped=True).open()
    wall.page.locator("h1").click(force=True)
    while wall.page.evaluate("window.made.length") == 0:
        wall.pass_time(0.05)
    wall.say(playing(FEW, since=30))
    wall.say(close(FEW))
    wall.page.wait_for_selector(".photo")
    wall.pass_time(2)
    wall.say(close(FEW, is_settled=True))
    wall.page.wait_for_selector(".photo-screen.revealed")
    heard = effects(wall)
    assert heard.count("drum") == 64 and heard[-1] == "new-best"
    # The rest of the roll is cut off.
    assert wall.page.evaluate("window.stopped") > 10


@pytest.mark.tour
@pytest.mark.parametrize("count", [2, 200])
@pytest.mark.parametrize("is_revealed", [False, True])
def test_a_photo_finish_fits_every_window(
    party_house: PartyHouse, screen: ScreenMaker, count: int, is_revealed: bool
) -> None:
    wall = photographed(screen, party_house, many(count))
    if is_revealed:
        reveal(wall, many(count))
    found = []
    for width, height in SIZES:
        wall.page.set_viewport_size({"width": width, "height": height})
        wall.page.wait_for_timeout(150)
        target = target_at(width, height)
        found += [f"at {width}x{height}: {one}" for one in faults(wall.page.evaluate, target)]
    assert found == []


@pytest.mark.tour
@pytest.mark.parametrize("state", ["seconds", "photo", "revealed"])
def test_the_show_is_accessible_and_still_where_motion_is_reduced(
    party_house: PartyHouse, screen: ScreenMaker, state: str
) -> None:
    # The clock runs, because axe waits for it.
    wall = screen(store=OURS, motion=False)
    called = {"call": call("lead", "Lin")}
    party_house.said = playing(FEW, since=50.5) | called if state == "seconds" else close(FEW)
    wall.open()
    # While the result is shown, there's time for one look.
    looks = [{}, *LOOKS] if state != "revealed" else [{}]
    if state == "seconds":
        expect(wall.page.locator(".second")).to_be_hidden()
        expect(wall.page.locator(".clock.hurry")).to_be_visible()
    else:
        wall.page.wait_for_selector(".photo")
    if state == "revealed":
        wall.house.say(close(FEW, is_settled=True))
        wall.page.wait_for_selector(".photo-screen.revealed")
        expect(wall.page.locator(".flash")).to_be_hidden()
    found = [f"moves: {name}" for name in wall.page.evaluate(RUNNING)]
    for look in looks:
        wall.page.emulate_media(**USUAL | look)
        found += [f"{look}: {one}" for one in wall.axe()]
    assert found == []


@pytest.mark.tour
@pytest.mark.parametrize("tag", TAGS)
def test_the_show_works_in_every_language(
    party_house: PartyHouse, screen: ScreenMaker, tag: str
) -> None:
    settings = {"funfair.settings": f"funfair settings 1\nlanguage {tag}\n"}
    for states in ([playing(FEW, since=55)], [close(FEW)], [close(FEW), close(FEW, True)]):
        party_house.said = states[0]
        wall = screen(390, 844, store=OURS | settings, is_time_stopped=True).open()
        wall.page.wait_for_selector("main")
        if len(states) > 1:
            reveal(wall, FEW)
        expect(wall.page.locator("html")).to_have_attribute("lang", tag)
        text = wall.page.locator("#screen").inner_text()
        assert "{" not in text and "undefined" not in text
        assert faults(wall.page.evaluate) == []
        wall.context.close()
