"""The big screen of a party: opening it, guests arriving, and the host's controls."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from kit.party_house import CODE, PARTY, PartyHouse, guest, number, party
from kit.party_screen import OURS, SECRET, ScreenMaker
from kit.party_states import FEW, gathering, many, over, playing, podium, rows


def test_choosing_a_game_opens_a_party(party_house: PartyHouse, screen: ScreenMaker) -> None:
    wall = screen().open()
    party_house.after["parties"] = lambda asked: party_house.say(party(game=asked["game"]))
    wall.page.get_by_role("button", name="Breakout").click()
    expect(wall.page.get_by_role("img", name=f"Code {CODE}")).to_be_visible()
    _, _, asked, secret = party_house.wait_for("POST", "/api/parties")
    assert asked == {"game": "breakout"}
    kept = json.loads(wall.kept())
    assert kept["party"] == PARTY
    # 32 bytes, in base64url.
    assert len(kept["secret"]) == 43 and secret == kept["secret"]


def test_a_party_can_be_opened_by_keys_alone(party_house: PartyHouse, screen: ScreenMaker) -> None:
    wall = screen().open()
    party_house.after["parties"] = lambda _: party_house.say(party(guest("Ada")))
    stall = wall.page.get_by_role("button", name="Roulette")
    for _ in range(8):
        wall.page.keyboard.press("Tab")
        if stall.evaluate("stall => stall === document.activeElement"):
            break
    wall.page.keyboard.press("Enter")
    expect(wall.page.get_by_role("button", name="Start")).to_be_focused()
    wall.page.keyboard.press("Enter")
    party_house.wait_for("POST", f"/api/parties/{PARTY}/rounds")


def test_a_reload_and_another_tab_continue_the_party(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(FEW[:3])
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".names li")).to_have_count(3)
    wall.open()
    expect(wall.page.locator(".names li")).to_have_count(3)
    other = wall.context.new_page()
    other.goto(party_house.address + "/party")
    expect(other.get_by_role("button", name="Start")).to_be_enabled()


def test_a_tab_shows_a_party_that_another_tab_opened(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen().open()
    other = wall.context.new_page()
    other.goto(party_house.address + "/party")
    expect(other.get_by_role("button", name="BubblePop")).to_be_visible()
    party_house.after["parties"] = lambda _: party_house.say(party())
    wall.page.get_by_role("button", name="BubblePop").click()
    expect(other.get_by_role("img", name=f"Code {CODE}")).to_be_visible()


def test_the_screen_shows_how_to_join_and_who_is_here(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering([])
    wall = screen(store=OURS).open()
    start = wall.page.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description("Starts as soon as somebody is here.")
    expect(wall.page.get_by_role("img", name="QR code of http://192.0.2.2:8080/")).to_be_visible()
    expect(wall.page.get_by_text("192.0.2.2:8080")).to_be_visible()
    wall.say(gathering(["Ada"]))
    expect(wall.page.locator(".names").get_by_text("Ada")).to_be_visible()
    expect(start).to_be_enabled()
    wall.say(gathering(["Ada", "Grace"]))
    expect(wall.page.get_by_text("Players: 2")).to_be_visible()
    expect(wall.page.locator("#said")).to_have_text("\u2068Grace\u2069 is here")


def test_if_the_house_has_no_address_the_pages_own_is_shown(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering([]) | {"address": "", "qr": None}
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".address")).to_have_text(party_house.address.removeprefix("http://"))


def test_the_game_can_change_before_each_round(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    for said in (gathering(["Ada"]), podium(FEW)):
        party_house.asked.clear()
        party_house.said = said
        party_house.after["game"] = lambda asked: party_house.say(party_house.said | asked)
        wall = screen(store=OURS).open()
        wall.page.get_by_role("radio", name="Roulette").check(force=True)
        asked = party_house.wait_for("POST", f"/api/parties/{PARTY}/game")
        assert asked[2] == {"game": "roulette"} and asked[3] == SECRET
        expect(wall.page.get_by_role("radio", name="Roulette")).to_be_checked()


def test_removing_a_guest_asks_first(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = gathering(["Ada", "Läufer/?"])
    wall = screen(store=OURS).open()
    door = wall.page.get_by_role("button", name="Remove player")
    door.click()
    wall.page.get_by_role("dialog").get_by_role("button", name="Läufer/?").click()
    dialog = wall.page.get_by_role("dialog", name="Remove Läufer/??")
    expect(dialog).to_be_visible()
    wall.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert not [asked for asked in party_house.asked if asked[0] == "DELETE"]
    # A click on the name does the same.
    wall.page.locator(".names").get_by_text("Läufer/?").click()
    dialog.get_by_role("button", name="Remove player").click()
    party_house.wait_for("DELETE", f"/api/parties/{PARTY}/guests/{number('Läufer/?')}")
    expect(dialog).to_be_hidden()


def test_ending_a_party_asks_first(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = podium(FEW)
    party_house.boards = {"bubblepop": rows(FEW)}
    party_house.after[PARTY] = lambda _: party_house.say(over(FEW))
    wall = screen(store=OURS).open()
    wall.page.get_by_role("button", name="End the party").click()
    dialog = wall.page.get_by_role("dialog", name="End the party?")
    dialog.get_by_role("button", name="End the party").click()
    expect(wall.page.get_by_role("heading", name="That was the party!")).to_be_visible()
    party_house.wait_for("DELETE", f"/api/parties/{PARTY}")


def test_after_a_party_its_standings_and_boards_are_shown(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = over(FEW)
    unwatched = rows(["Ada"])[0] | {"run": None}
    party_house.boards = {"bubblepop": rows(FEW[:3]), "roulette": [unwatched]}
    wall = screen().open(f"/party/{PARTY}")
    watch = wall.page.get_by_role("link", name="Watch Lin’s run")
    expect(watch).to_have_attribute("href", f"{party_house.address}/#party={PARTY}")
    expect(wall.page.get_by_role("table")).to_have_count(2)
    expect(wall.page.get_by_role("table", name="Roulette").get_by_role("link")).to_have_count(0)
    expect(wall.page.get_by_role("button", name="End the party")).to_have_count(0)


def test_another_party_can_be_opened_after_a_party(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = over(FEW)
    wall = screen(store=OURS).open()
    wall.page.get_by_role("link", name="Open another party").click()
    expect(wall.page.get_by_role("button", name="BubblePop")).to_be_visible()
    kept = json.loads(wall.kept())
    assert kept == {"secret": SECRET, "party": None}


def test_after_an_unknown_party_a_new_one_can_be_opened(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    wall = screen(store=OURS).open()
    expect(wall.page.get_by_text("This party is no longer here.")).to_be_visible()
    wall.page.get_by_role("link", name="Open another party").click()
    expect(wall.page.get_by_role("button", name="BubblePop")).to_be_visible()


def test_a_screen_that_did_not_open_the_party_only_watches(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(["Ada"])
    wall = screen().open(f"/party/{PARTY}")
    expect(wall.page.get_by_text("Ada")).to_be_visible()
    expect(wall.page.get_by_role("button", name="Start")).to_have_count(0)
    expect(wall.page.locator("[data-do=ask-door]")).to_have_count(0)


def test_the_houses_refusal_is_shown(party_house: PartyHouse, screen: ScreenMaker) -> None:
    refusals: dict[str, tuple[int, dict[str, Any]]] = {
        "Too many parties are open here. Try again later.": (503, problem("too-many-parties")),
        "This party was opened on another screen.": (403, problem("not-your-party")),
        "That didn’t work. Try again.": (500, problem("fault")),
    }
    wall = screen().open()
    for sentence, refusal in refusals.items():
        party_house.refusals["parties"] = refusal
        wall.page.get_by_role("button", name="BubblePop").click()
        expect(wall.page.get_by_role("status")).to_have_text(sentence)
    party_house.fall_silent()
    wall.page.get_by_role("button", name="BubblePop").click()
    expect(wall.page.get_by_role("status")).to_contain_text("Can’t reach the server.")


def problem(word: str) -> dict[str, Any]:
    return {"type": f"/api/problems/{word}", "title": word, "detail": word}


def test_the_screen_continues_after_the_house_has_been_down(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = playing(FEW)
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".lane")).to_have_count(8)
    party_house.fall_silent()
    expect(wall.page.get_by_role("status")).to_contain_text("Can’t reach the server.")
    party_house.fall_silent(False)
    wall.say(podium(FEW))
    expect(wall.page.locator(".trouble")).to_have_text("")


def test_when_a_guest_leaves_the_other_names_stay_in_place(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(FEW)
    wall = screen(store=OURS, motion=True).open()
    expect(wall.page.locator(".names li")).to_have_count(len(FEW))
    wall.page.evaluate(NOTE_COMINGS)
    left = gathering(FEW)
    left["guests"][1]["isThere"] = False
    wall.say(left)
    expect(wall.page.locator(".names li")).to_have_count(len(FEW) - 1)
    names = wall.page.locator(".names .name").all_inner_texts()
    assert names == [name for name in FEW if name != FEW[1]]
    assert wall.page.evaluate("window.comings") == []
    wall.say(gathering(FEW))
    expect(wall.page.locator(".names li")).to_have_count(len(FEW))
    assert wall.page.evaluate("window.comings") == [FEW[1]]


# Records the names added to the page from now on.
NOTE_COMINGS = """() => {
  window.comings = [];
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.localName === "li") window.comings.push(node.querySelector(".name").innerText);
  }).observe(document.querySelector(".names"), { childList: true });
}"""


@pytest.mark.parametrize(("places", "told"), [(1, "1 place up"), (2, "2 places up")])
def test_a_comeback_is_announced_with_the_right_plural(
    party_house: PartyHouse, screen: ScreenMaker, places: int, told: str
) -> None:
    party_house.said = podium(FEW)
    party_house.said["best"]["comeback"]["places"] = places
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".facts-of-round")).to_contain_text(told)


@pytest.mark.parametrize("language", ["vi", "zh-CN", "es", "ar"])
def test_a_comeback_is_announced_in_every_language(
    party_house: PartyHouse, screen: ScreenMaker, language: str
) -> None:
    for places in (1, 2, 3, 11, 100):
        party_house.said = podium(FEW)
        party_house.said["best"]["comeback"]["places"] = places
        wall = screen(store=OURS, locale=language).open()
        fact = wall.page.locator(".facts-of-round .fact").last
        expect(fact).not_to_contain_text("undefined")
        expect(fact.locator(".name")).to_have_text(party_house.said["best"]["comeback"]["player"])


def test_many_names_are_all_visible(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = gathering(many())
    wall = screen(1920, 1080, store=OURS).open()
    expect(wall.page.locator(".names li")).to_have_count(200)
    expect(wall.page.get_by_text("The party is full.")).to_be_visible()
    expect(wall.page.get_by_role("button", name="Start")).to_be_enabled()
    box = "document.querySelector('.here .fits')"
    assert wall.page.evaluate(f"{box}.scrollHeight <= {box}.clientHeight")
