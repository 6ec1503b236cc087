"""The big screen of a party at a real house, with simulated phones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from kit.ears import NO_EARS
from kit.game import HIDE, SHOW
from kit.house import House
from kit.party_pieces import PLAYERS, Pieces, joined

pytestmark = pytest.mark.house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    house.stop()


@pytest.fixture
def page(browser: Browser, house: House) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_init_script(NO_EARS)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    # While the house is down, requests fail, and the browser reports the failures.
    page.on(
        "console",
        lambda told: problems.append(told.text)
        if told.type == "error" and "Failed to load" not in told.text
        else None,
    )
    page.goto(house.address + "/party")
    yield page
    context.close()
    assert problems == []


def opened(page: Page, game: str) -> str:
    """Opens a party, and returns its code."""
    page.get_by_role("button", name=game).click()
    label = page.locator(".letters").get_attribute("aria-label")
    assert label is not None
    return label.split()[-1]


PICTURE = "document.querySelector('#live').shadowRoot.querySelector('canvas').toDataURL()"


def picture(page: Page) -> str:
    """Returns what the screen shows of a guest's run."""
    page.wait_for_function(
        "() => document.querySelector('#live')?.shadowRoot?.querySelector('canvas')?.width > 0"
    )
    return str(page.evaluate(PICTURE))


def test_the_address_for_phones_can_be_chosen_and_is_remembered(house: House, page: Page) -> None:
    """A machine in several networks has several addresses."""
    home, office = "http://192.168.1.8:8080/", "http://10.0.0.7:8080/fair/"
    places = [{"address": address, "code": None} for address in (home, office)]
    told = json.dumps({"address": home, "code": None, "addresses": places})
    page.route(
        "**/api/join?*", lambda route: route.fulfill(content_type="application/json", body=told)
    )
    page.reload()
    code = opened(page, "BubblePop")
    choice = page.get_by_label("Join at")
    expect(choice).to_have_value(home)
    expect(page.get_by_role("img", name=f"{home}#party={code}")).to_be_visible()
    choice.select_option("10.0.0.7:8080/fair")
    expect(page.get_by_role("img", name=f"{office}#party={code}")).to_be_visible()
    page.reload()
    expect(choice).to_have_value(office)
    expect(page.get_by_role("img", name=f"{office}#party={code}")).to_be_visible()
    # Answers to the host's requests contain the chosen address, too.
    joined(house, code, "Ada")
    with page.expect_response("**/game?*") as answer:
        page.get_by_role("radio", name="Breakout").check(force=True)
    assert answer.value.json()["address"] == f"{office}#party={code}"


def test_a_hidden_screen_is_not_connected_and_continues_once_it_is_visible(
    house: House, page: Page
) -> None:
    code = opened(page, "BubblePop")
    expect(page.locator("html")).to_have_attribute("data-phase", "gathering")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate(HIDE)
    asked.clear()
    joined(house, code, "Ada")
    # Longer than the screen waits before it asks a house that it can't hear.
    page.wait_for_timeout(2500)
    assert asked == []
    page.evaluate(SHOW)
    expect(page.locator(".names .name")).to_have_text(["Ada"])
    expect(page.locator(".trouble")).to_have_text("")
    joined(house, code, "Bob")
    expect(page.locator(".names .name")).to_have_text(["Ada", "Bob"])


def test_a_proxys_own_404_does_not_end_a_party(house: House, page: Page) -> None:
    code = opened(page, "BubblePop")
    page.route(
        "**/api/parties/**",
        lambda route: route.fulfill(
            status=404, content_type="application/json", body='{"error": "not found"}'
        ),
    )
    page.reload()
    expect(page.locator(".trouble")).not_to_have_text("")
    page.unroute("**/api/parties/**")
    expect(page.get_by_role("img", name=f"Code {code}")).to_be_visible()


def test_a_round_has_the_last_chosen_game(house: House, page: Page) -> None:
    code = opened(page, "BubblePop")
    (ada,) = joined(house, code, "Ada")
    expect(page.locator(".names .name")).to_have_text(["Ada"])

    # Hold back the request that chooses the game until Start has been clicked.
    asked: list[Route] = []
    page.route("**/game?*", lambda route: asked.append(route))
    page.get_by_role("radio", name="Breakout").check(force=True)
    page.get_by_role("button", name="Start").click()
    page.wait_for_timeout(500)
    (question,) = asked
    question.continue_()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing", timeout=15_000)
    assert ada.ask("GET", f"/api/parties/{code}").words["round"]["game"] == "breakout"


def test_a_round_is_opened_joined_started_and_raced(house: House, page: Page) -> None:
    code = opened(page, "BubblePop")
    guests = joined(house, code, "Ada", "Grace")
    expect(page.locator(".names .name")).to_have_text(["Ada", "Grace"])
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".count-in")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing")
    expect(page.locator(".count-in")).to_have_count(0)
    runs = [Pieces(house, code, guest, player) for guest, player in zip(guests, PLAYERS)]
    scores = [run.send(seconds=3)["you"]["score"] for run in runs]
    assert scores[0] < scores[1]
    expect(page.locator(".lane .name")).to_have_text(["Grace", "Ada"])
    expect(page.locator(".lane-score")).to_have_text([str(scores[1]), str(scores[0])])
    # After a reload, the screen shows the same race.
    page.reload()
    expect(page.locator(".lane .name")).to_have_text(["Grace", "Ada"])


def test_the_leaders_run_is_shown_as_it_is_played(house: House, page: Page) -> None:
    code = opened(page, "BubblePop")
    guests = joined(house, code, "Ada", "Grace")
    expect(page.locator(".names .name")).to_have_text(["Ada", "Grace"])
    page.get_by_role("button", name="Start").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing", timeout=15_000)
    expect(page.locator(".live-run")).to_have_count(0)
    run = Pieces(house, code, guests[1], "greedy")
    run.send(seconds=2)
    expect(page.locator(".live-run figcaption")).to_have_text("Grace")
    pictures = [picture(page)]
    for seconds in (4, 6):
        run.send(seconds=seconds)
        page.wait_for_function(f"() => ({PICTURE}) !== {json.dumps(pictures[-1])}")
        pictures.append(picture(page))
    assert len(set(pictures)) == 3
    # Another guest's forged piece is refused during the race.
    refused = Pieces(house, code, guests[0], "idle").send(seconds=7, forged=True)
    assert refused["you"]["state"] == "refused"
    assert refused["phase"] == "playing"
    expect(page.locator(".live-run figcaption")).to_have_text("Grace")


def test_the_list_fits_beside_a_run_that_appears(house: House, page: Page) -> None:
    # Rows slide to their new places then, and need more space on the way.
    page.emulate_media(reduced_motion="no-preference")
    code = opened(page, "BubblePop")
    guests = joined(house, code, *(f"Guest {number}" for number in range(12)))
    page.get_by_role("combobox", name="Teams").select_option("Teams: 2")
    expect(page.locator(".team-title")).to_have_count(2)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("html")).to_have_attribute("data-phase", "playing", timeout=15_000)
    Pieces(house, code, guests[1], "greedy").send(seconds=2)
    expect(page.locator(".live-run figcaption")).to_have_text("Guest 1")
    size = "document.querySelector('.list .fits').style.fontSize"
    slid = page.evaluate(size)
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    expect(page.locator(".live-run figcaption")).to_have_text("Guest 1")
    assert slid == page.evaluate(size)


def test_a_removed_guest_is_gone_for_good(house: House, page: Page) -> None:
    code = opened(page, "Roulette")
    ada, _ = joined(house, code, "Ada", "Grace")
    page.locator(".names").get_by_text("Ada").click()
    dialog = page.get_by_role("dialog", name="Remove Ada?")
    dialog.get_by_role("button", name="Remove player").click()
    expect(page.locator(".names .name")).to_have_text(["Grace"])
    answer = ada.ask("POST", f"/api/parties/{code}/guests", {"player": "Ada"})
    assert answer.status == 403


def test_a_party_ends_and_can_still_be_viewed(house: House, page: Page) -> None:
    joined(house, opened(page, "Breakout"), "Ada")
    page.get_by_role("radio", name="BubblePop").check(force=True)
    expect(page.locator(".what p")).to_have_text("BubblePop")
    page.get_by_role("button", name="End the party").click()
    page.get_by_role("dialog").get_by_role("button", name="End the party").click()
    expect(page.get_by_role("heading", name="That was the party!")).to_be_visible()
    link = page.locator(".kept-at a").get_attribute("href")
    page.get_by_role("link", name="Open another party").click()
    expect(page.get_by_role("button", name="BubblePop")).to_be_visible()
    page.goto(house.address + str(link))
    expect(page.get_by_role("heading", name="That was the party!")).to_be_visible()


def test_the_screen_continues_once_its_house_is_back(house: House, page: Page) -> None:
    code = opened(page, "BubblePop")
    joined(house, code, "Ada")
    expect(page.locator(".names .name")).to_have_text(["Ada"])
    house.stop()
    expect(page.get_by_role("status")).to_contain_text("Can’t reach the server.")
    house.start()
    expect(page.locator(".trouble")).to_have_text("")
    joined(house, code, "Grace")
    expect(page.locator(".names .name")).to_have_text(["Ada", "Grace"])
