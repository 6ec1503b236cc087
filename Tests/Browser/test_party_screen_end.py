"""The end of a round on the big screen: a ball falls or runs are replayed, and somebody wins."""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import expect

from kit.ears import EARS, NAMES
from kit.party_house import SECOND, PartyHouse, call, now
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, betting, changed, counting_in, judging, podium

# Records the numbers that the count-in shows, because a busy page may skip some of them.
FIGURES = """
  window.figures = [];
  new MutationObserver(() => {
    const figure = document.querySelector(".count-in .figure")?.textContent;
    if (figure && figure !== window.figures.at(-1)) window.figures.push(figure);
  }).observe(document, { childList: true, subtree: true });
"""

# Returns the positions of the wheel and the ball, frame by frame, once both move.
COURSE = """() => {
  const both = document.getElementById("wheel").shadowRoot.getAnimations();
  return both.length === 2 && both.map(one => one.effect.getKeyframes()
    .map(({ transform }) => transform.match(/[-\\d.]+(?=turn|cqw|\\)$)/g).map(Number))
    .map(numbers => numbers.length > 1 ? numbers : numbers[0]));
}"""
# A round's third spin, from the zero to 17, by tick: the wheel's rotation in turns, and the ball's
# angle in turns, and its radius and height in stage units. BallTests.swift checks a phone's ball
# against the same numbers.
EXAMPLE = {
    120: (0.49249, 0.43800, 183, 0),
    288: (0.58789, 0.08388, 170.536, 0),
    336: (0.70114, 0.98572, 142.758, 15.758),
    384: (0.75930, 0.97551, 127, 0),
}


def test_the_ball_rolls_before_winnings_are_shown(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS, is_time_stopped=True)
    said = betting(FEW, since=18.5)
    party_house.said = said
    wall.open()
    expect(wall.page.locator("#wheel canvas")).to_have_count(4)
    expect(wall.page.get_by_text("Place your bets")).to_be_visible()
    expect(wall.page.get_by_text(f"Bets: {len(FEW) * 2 // 3} of {len(FEW)}")).to_be_visible()
    wall.pass_time(1.6)
    expect(wall.page.get_by_text("No more bets")).to_be_visible()
    results = wall.page.get_by_role("list", name="Last results")
    expect(results).to_have_text("320")
    drawn = copy.deepcopy(said)
    drawn["round"]["pockets"].append(17)
    drawn["round"]["spin"] |= {"pocket": 17, "shownFrom": now() + 3 * SECOND}
    wall.say(drawn)
    wheel, ball = wall.page.wait_for_function(COURSE).json_value()
    for tick, (turned, angle, radius, height) in EXAMPLE.items():
        # Frames are two ticks apart.
        rotor, (there, reach, scale) = wheel[tick // 2], ball[tick // 2]
        assert (rotor - turned + 0.5) % 1 - 0.5 == pytest.approx(0, abs=1e-4)
        assert (there - angle + 0.5) % 1 - 0.5 == pytest.approx(0, abs=1e-4)
        assert reach / -50 * 196 == pytest.approx(radius, abs=0.02)
        assert scale == pytest.approx(1 + 3.5 * height / 196, abs=0.002)
    # The page follows the house's clock, and announces the result once the ball rests.
    wall.pass_time(2.9)
    expect(results).to_have_text("320")
    wall.pass_time(0.2)
    expect(wall.page.locator(".fell")).to_have_text("17")
    expect(results).to_have_text("32017")
    wall.say(changed(drawn, "Ada", score=2000) | {"call": call("hit", "Ada", 17)})
    expect(wall.page.locator(".call")).to_have_text("\u2068Ada\u2069 wins most on 17!")
    assert wall.lanes[0] == "Ada"
    # With 17 at the top, the rotor's position matches the pocket's index in the table.
    turn = wall.page.locator("#wheel canvas").nth(1).evaluate("one => one.style.transform")
    assert turn == f"rotate({-8 / 37:.6f}turn)"


def test_the_last_results_survive_a_reload(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = betting(FEW, since=25, pocket=17)
    wall = screen(store=OURS).open()
    results = wall.page.get_by_role("list", name="Last results")
    expect(results).to_have_text("32017")
    wall.page.reload()
    expect(results).to_have_text("32017")
    expect(wall.page.locator(".fell")).to_have_text("17")


def test_the_pocket_is_shown_over_the_wheel(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = betting(FEW, since=25, pocket=17)
    wall = screen(store=OURS).open()
    expect(wall.page.locator("#wheel canvas")).to_have_count(4)
    middle = wall.page.locator(".fell").evaluate("""one => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.className;
    }""")
    assert middle == "fell"


def test_a_screen_opened_while_the_ball_rolls_shows_it_rolling(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    said = betting(FEW, since=20, pocket=17)
    # Far longer than a page needs to open.
    said["round"]["spin"]["shownFrom"] = now() + 600 * SECOND
    party_house.said = said
    wall = screen(store=OURS).open()
    expect(wall.page.get_by_text("No more bets")).to_be_visible()
    expect(wall.page.get_by_role("list", name="Last results")).to_have_text("320")
    expect(wall.page.locator(".fell")).to_have_count(0)


def test_if_nobody_won_the_pocket_is_announced(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = betting(FEW, since=25, pocket=17) | {"call": call("fell", count=17)}
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".call")).to_have_text("17")


def test_runs_are_replayed_and_announced_one_by_one(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = judging(FEW)
    wall = screen(store=OURS).open()
    expect(wall.page.get_by_role("heading", name="Replaying every run…")).to_be_visible()
    counted = len([one for one in party_house.said["guests"] if one["state"] == "counted"])
    expect(wall.page.get_by_text(f"Checked: {counted} of {len(FEW)}")).to_be_visible()
    expect(wall.page.locator(".lane .tag").nth(1)).to_have_text("on its way")


def test_winners_are_on_a_podium(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = judging(FEW)
    wall = screen(store=OURS).open()
    wall.say(podium(FEW))
    page = wall.page
    headline = page.get_by_role("heading", name="Lin")
    expect(headline).to_have_text("The round goes to \u2068Lin\u2069!")
    assert page.locator(".podium .name").all_inner_texts() == ["Ada", "Lin", "Grace"]
    expect(page.get_by_text("Longest chain")).to_be_visible()
    expect(page.locator(".fact").nth(1)).to_contain_text("14 places up")
    refused = page.locator(".not-counted li")
    expect(refused).to_have_text("BarbaraThe replay didn’t match your score.")
    table = page.locator(".list li")
    expect(table.first).to_have_text("1Lin10")
    expect(table.last).to_have_text("Late Larrynew")
    page.get_by_role("button", name="Again").click()
    party_house.wait_for("POST", "/api/parties/aParty-22-letters-long/rounds")


def test_a_round_without_a_winner_says_so(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = podium(FEW) | {"places": [], "best": None, "table": []}
    wall = screen(store=OURS).open()
    expect(wall.page.get_by_role("heading", name="Nobody’s run counted")).to_be_visible()


def test_sounds_play_and_can_be_muted(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = counting_in(FEW, left=600)
    settings = "funfair settings 1\ntheme 2\neffects-volume 9\n"
    wall = screen(store=OURS | {"funfair.settings": settings}, script=EARS + FIGURES)
    wall.open()
    wall.page.locator("h1").click(force=True)
    wall.page.wait_for_function("() => window.made.length > 20")
    # Rendering a whole tune takes a while, and nothing is drawn in the meantime.
    wall.page.wait_for_function("() => window.started.some(one => one.loop)")
    wall.say(counting_in(FEW, left=4))
    expect(wall.page.locator(".count-in")).to_have_count(0)
    heard = wall.page.evaluate("window.started.filter(one => !one.loop).map(one => one.sum)")
    figures = wall.page.evaluate("window.figures")
    assert figures and set(figures) <= {"3", "2", "1"}
    assert [NAMES[one] for one in heard] == ["countdown-00"] * len(figures) + ["go"]
    wall.page.get_by_role("button", name="Mute").click()
    expect(wall.page.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    assert wall.kept("funfair.settings") == settings + "mute 1\n"
    assert wall.page.evaluate("document.documentElement.dataset.theme") == "2"


def test_the_big_screen_can_be_muted_even_if_the_browser_stores_nothing(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = counting_in(FEW, left=600)
    full = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceeded'); };"
    wall = screen(store=OURS, script=full).open()
    mute = wall.page.get_by_role("button", name="Mute")
    for is_muted in ("true", "false", "true"):
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", is_muted)
