"""A round on the big screen: the count-in by the house's clock, and the race."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from kit.party_house import SECOND, PartyHouse, call, now
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, changed, counting_in, many, playing

# Sets the page's own clock an hour ahead of the house's.
AHEAD = """
  const now = Date.now;
  Date.now = () => now() + 3600000;
"""
# Counts the changes on the page.
WATCH = """() => {
  window.changes = 0;
  new MutationObserver(all => window.changes += all.length).observe(
    document.getElementById("screen"),
    { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_the_count_in_follows_the_houses_clock(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, script=AHEAD, is_time_stopped=True)
    party_house.said = counting_in(FEW, left=4.5)
    wall.open()
    count_in = wall.page.locator(".count-in")
    expect(count_in).to_have_text("Get ready!")
    wall.pass_time(0.6)
    for figure in ("3", "2", "1"):
        wall.pass_time(1)
        assert figure in count_in.inner_text()
    wall.pass_time(1)
    # The round begins by the house's clock, even before the house reports it.
    expect(count_in).to_have_count(0)
    assert wall.page.evaluate("document.documentElement.dataset.phase") == "playing"
    expect(wall.page.locator(".clock-value")).to_have_text("60")


def test_eight_guests_have_a_lane_and_everyone_else_a_row(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = playing(FEW)
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".lane")).to_have_count(8)
    assert wall.lanes == FEW[:8]
    others = wall.page.locator(".list li")
    expect(others).to_have_count(len(FEW) - 8)
    expect(others.first).to_have_text(f"9{FEW[8]}{party_house.said['guests'][8]['score']}")
    expect(wall.page.get_by_text("no signal").first).to_be_visible()
    expect(wall.page.get_by_text("Scores are checked at the end.")).to_have_count(1)
    # A guest who joined late only watches.
    expect(wall.page.get_by_text("Late Larry")).to_have_count(0)


def test_equal_scores_share_a_rank(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = playing(FEW[:4])
    for one, score in zip(said["guests"], (5, 9, 9, None)):
        one |= {"score": score}
    party_house.said = said
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".lane")).to_have_count(4)
    ranks = wall.page.locator(".lane-rank").all_inner_texts()
    # One player hasn't reported yet.
    assert ranks == ["1", "1", "3", ""]
    assert wall.lanes == ["Ada", "Grace", "Lin", "Ken"]


def test_lanes_are_in_the_houses_order(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = playing(FEW[:3])
    for one, place in zip(said["guests"], (3, 1, 2)):
        one |= {"place": place}
    party_house.said = said | {"race": [1, 2, 0]}
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".lane")).to_have_count(3)
    assert wall.lanes == ["Ada", "Grace", "Lin"]
    assert wall.page.locator(".lane-rank").all_inner_texts() == ["1", "2", "3"]


def test_an_announcement_from_the_house_is_shown_once(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    said = playing(FEW)
    party_house.said = said
    wall.open()
    shown = wall.page.locator(".call")
    expect(wall.page.locator(".lane")).to_have_count(8)
    first = call("chain", "Ada", 12)
    wall.say(changed(said, "Ada", chain=12) | {"call": first})
    expect(shown).to_have_text("\u2068Ada\u2069: chain of 12!")
    wall.say(changed(said, "Ada", chain=13) | {"call": first})
    wall.pass_time(6)
    expect(shown).to_have_count(0)
    # A repeated report doesn't repeat the announcement.
    wall.say(changed(said, "Ada", chain=14) | {"call": first})
    wall.say(changed(said, "Sophie", score=2000) | {"call": call("lead", "Sophie")})
    expect(shown).to_have_text("\u2068Sophie\u2069 takes the lead!")
    assert wall.said == "\u2068Sophie\u2069 takes the lead!"
    assert wall.lanes[:2] == ["Sophie", "Lin"]


def test_an_old_announcement_is_not_repeated_after_loading(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    long_ago = call("lead", "Ada") | {"at": now() - 60 * SECOND}
    party_house.said = playing(FEW) | {"call": long_ago}
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".lane")).to_have_count(8)
    expect(wall.page.locator(".call")).to_have_count(0)


def test_rows_slide_to_their_new_places_unless_motion_is_reduced(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    said = playing(FEW)
    for motion in (True, False):
        party_house.said = said
        wall = screen(store=OURS, motion=motion).open()
        expect(wall.page.locator(".lane")).to_have_count(8)
        wall.page.evaluate("""() => {
          window.slid = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...given) {
            window.slid.push(this.dataset?.slide);
            return animate.apply(this, given);
          };
        }""")
        wall.say(changed(said, "Sophie", score=2000))
        expect(wall.page.locator(".lane .name").first).to_have_text("Sophie")
        slid = wall.page.evaluate("window.slid")
        assert ("lane Sophie" in slid) == motion


def test_the_last_ten_seconds_are_urgent(party_house: PartyHouse, screen: ScreenMaker) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    party_house.said = playing(FEW, since=48.5)
    wall.open()
    root = wall.page.locator("html")
    expect(root).not_to_have_attribute("data-hurry", "")
    wall.pass_time(2)
    expect(root).to_have_attribute("data-hurry", "")
    expect(wall.page.locator(".clock")).to_have_class("clock hurry")


def test_unchanged_elements_are_not_updated(party_house: PartyHouse, screen: ScreenMaker) -> None:
    said = playing(many())
    party_house.said = said
    wall = screen(1920, 1080, store=OURS).open()
    expect(wall.page.locator(".list li")).to_have_count(192)
    wall.page.evaluate(WATCH)
    wall.say(said)
    wall.page.wait_for_timeout(300)
    # Only the clock changes: its number, its ring and its name.
    assert wall.page.evaluate("window.changes") <= 6
    wall.page.evaluate("() => { window.changes = 0; }")
    wall.say(changed(said, "Ada 1", score=911))
    expect(wall.page.locator(".lane-score").nth(1)).to_have_text("911")
    assert wall.page.evaluate("window.changes") <= 8


def test_two_hundred_guests_are_shown_and_the_time_to_do_so_is_recorded(
    party_house: PartyHouse, screen: ScreenMaker, record_property: Callable[[str, object], None]
) -> None:
    party_house.said = playing(many())
    wall = screen(1920, 1080, store=OURS).open()
    expect(wall.page.locator(".list li")).to_have_count(192)
    spy = wall.context.new_cdp_session(wall.page)
    spy.send("Performance.enable")
    before = spent(spy)
    rounds = 10
    for number in range(rounds):
        said = playing(many())
        for index, one in enumerate(said["guests"]):
            if one["isPlaying"]:
                one |= {"score": (index * 7919 + number * 104729) % 1000}
        wall.say(said)
        wall.page.wait_for_timeout(500)
    for name, after in spent(spy).items():
        record_property(name, round((after - before[name]) * 1000 / rounds, 2))
    expect(wall.page.locator(".lane")).to_have_count(8)


def spent(spy: Any) -> dict[str, float]:
    told = {one["name"]: one["value"] for one in spy.send("Performance.getMetrics")["metrics"]}
    return {name: told[f"{name}Duration"] for name in ("Script", "Layout", "RecalcStyle")}
