"""Each state of the big screen in every window, look and language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit.measure import faults, target_at
from kit.party_house import PartyHouse, Words
from kit.party_screen import OURS, Screen, ScreenMaker
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
from kit.sizes import DESKS, ENLARGED, NARROWEST, SMALLEST, UNFOLDED, UNSAFE
from kit.survey import LOOKS, NAMES, ROLES, RUNNING, USUAL

pytestmark = pytest.mark.tour

WINDOWS = [
    *((320, 480), (375, 667), (390, 844), (820, 1180), (480, 320), (667, 375), (844, 390)),
    *((1180, 820), (1440, 900), (1920, 1080), (3840, 2160)),
    *(NARROWEST, ENLARGED, UNFOLDED, SMALLEST, *DESKS[1:]),
]
STATES: dict[str, Callable[[list[str]], Words | None]] = {
    "choosing": lambda _: None,
    "empty": lambda _: gathering([]),
    "gathering": gathering,
    "countIn": lambda names: counting_in(names, left=1000),
    "race": lambda names: playing(names, since=2),
    "late": lambda names: playing(names, since=45),
    "betting": betting,
    "fallen": lambda names: betting(names, since=29, pocket=17),
    "judging": judging,
    "podium": podium,
    "over": over,
}
# Edges that nothing covers.
NONE = dict.fromkeys(("top", "left", "right", "bottom"), 0)
TAGS = ("en", "vi", "zh-Hans", "es", "ar")


def shown(
    screen: ScreenMaker, house: PartyHouse, state: str, names: list[str], motion: bool = True
) -> Screen:
    house.said = STATES[state](names)
    house.boards = {"bubblepop": rows(names[:20]), "roulette": rows(names[:3])}
    wall = screen(store=OURS if house.said else None, motion=motion).open()
    wall.page.wait_for_selector("main")
    return wall


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("count", [3, 200])
def test_nothing_is_clipped_or_covered_in_any_window(
    party_house: PartyHouse, screen: ScreenMaker, state: str, count: int
) -> None:
    wall = shown(screen, party_house, state, many(count))
    found = []
    edges = wall.context.new_cdp_session(wall.page)
    for width, height in WINDOWS:
        insets = UNSAFE.get((width, height), {})
        edges.send("Emulation.setSafeAreaInsetsOverride", {"insets": NONE | insets})
        wall.page.set_viewport_size({"width": width, "height": height})
        if party_house.said:
            party_house.say(STATES[state](many(count)))
        wall.page.wait_for_timeout(150)
        target = target_at(width, height)
        found += [f"at {width}x{height}: {one}" for one in faults(wall.page.evaluate, target)]
    assert found == []


@pytest.mark.parametrize("count", [1, 2, 5])
def test_few_guests_share_the_whole_screen(
    party_house: PartyHouse, screen: ScreenMaker, count: int
) -> None:
    wall = shown(screen, party_house, "race", FEW[:count])
    wall.page.set_viewport_size({"width": 1920, "height": 1080})
    boxes = [lane.bounding_box() for lane in wall.page.locator(".lane").all()]
    assert len(boxes) == count
    assert sum(box["height"] for box in boxes if box) > 0.6 * 1080


@pytest.mark.parametrize("state", STATES)
def test_the_screen_is_accessible(party_house: PartyHouse, screen: ScreenMaker, state: str) -> None:
    wall = shown(screen, party_house, state, FEW, motion=False)
    found = [f"moves: {name}" for name in wall.page.evaluate(RUNNING)]
    for role in ROLES:
        names = wall.page.get_by_role(role).evaluate_all(NAMES)
        found += [f"has more than one {role} {one!r}" for one in names if names.count(one) > 1]
    for look in [{}, *LOOKS]:
        wall.page.emulate_media(**USUAL | look)
        found += [f"{look}: {one}" for one in wall.axe()]
    assert found == []


@pytest.mark.parametrize("state", ["gathering", "race", "podium"])
def test_a_thousand_guests_are_shown_page_by_page(
    party_house: PartyHouse, screen: ScreenMaker, state: str
) -> None:
    names = many(1000)
    party_house.said = STATES[state](names)
    wall = screen(1920, 1080, store=OURS, motion=False, is_time_stopped=True).open()
    wall.page.wait_for_selector("main")
    seen = set(wall.page.locator(".lane .name").all_inner_texts())
    # The podium also lists a latecomer, on a sixth page.
    for _ in range(6):
        shown = wall.page.locator(".fits .name").all_inner_texts()
        assert len(shown) <= 200
        assert faults(wall.page.evaluate) == []
        seen |= set(shown)
        wall.pass_time(8)
    assert seen >= set(names)
    # The first page follows the last, unless somebody reads a page.
    wall.page.locator(".fits").evaluate("list => { list.tabIndex = 0; list.focus(); }")
    shown = wall.page.locator(".fits .name").all_inner_texts()
    wall.pass_time(24)
    assert wall.page.locator(".fits .name").all_inner_texts() == shown


@pytest.mark.parametrize("tag", TAGS)
def test_the_screen_works_in_every_language(
    party_house: PartyHouse, screen: ScreenMaker, tag: str
) -> None:
    settings = {"funfair.settings": f"funfair settings 1\nlanguage {tag}\n"}
    party_house.boards = {"bubblepop": rows(FEW)}
    for state in STATES:
        party_house.said = STATES[state](FEW)
        wall = screen(390, 844, store=(OURS if party_house.said else {}) | settings).open()
        wall.page.wait_for_selector("main")
        root = wall.page.locator("html")
        expect(root).to_have_attribute("lang", tag)
        expect(root).to_have_attribute("dir", "rtl" if tag == "ar" else "ltr")
        text = wall.page.locator("#screen").inner_text()
        assert "{" not in text and "undefined" not in text
        assert faults(wall.page.evaluate) == [], state
        wall.context.close()
