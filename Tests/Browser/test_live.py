"""The live board of a game, on a big screen near the players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect

from kit.game import HIDE, SHOW
from kit.house import Device, House
from kit.measure import faults, target_at
from kit.sizes import SIZES, UNSAFE, WAYS
from kit.survey import USUAL
from kit.wide import WIDEST_NAME

pytestmark = pytest.mark.house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    house.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    yield context.new_page()
    context.close()


def rows(page: Page) -> list[list[str]]:
    return [row.locator("td").all_inner_texts() for row in page.locator("tbody tr").all()]


def test_a_board_without_scores_says_so(house: House, page: Page) -> None:
    page.goto(house.address + "/live/bubblepop")
    expect(page.get_by_role("heading", name="BubblePop")).to_be_visible()
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()


def test_new_scores_appear_by_themselves_and_are_announced(house: House, page: Page) -> None:
    page.goto(house.address + "/live/roulette")
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()
    ada = Device(house.address, "Ada").register()
    table = ada.open_table()
    score = ada.spin(table).words["score"]
    expect(page.locator("tbody tr")).to_have_count(1)
    assert rows(page) == [["1", "Ada", f"{score:,}"]]
    expect(page.get_by_role("status")).to_have_text(f"Ada: {score:,}, rank 1")
    expect(page.get_by_text("1 player", exact=True)).to_be_visible()
    grace = Device(house.address, "Grace").register()
    grace.spin(grace.open_table())
    expect(page.locator("tbody tr")).to_have_count(2)


def test_rows_are_ordered_by_rank_and_equal_scores_share_a_rank(house: House, page: Page) -> None:
    page.goto(house.address + "/live/roulette")
    scores = {}
    for number in range(12):
        device = Device(house.address, f"Player {number}").register()
        table = device.open_table()
        for _ in range(1 + number % 3):
            scores[device.name] = device.spin(table).words["score"]
    best = sorted(scores.values(), reverse=True)[:10]
    # The board changes with every spin, so wait for its content after the last spin.
    column = page.locator("tbody td:nth-child(3)")
    expect(column).to_have_text([f"{score:,}" for score in best])
    expect(page.get_by_text("12 players")).to_be_visible()
    assert [int(row[0]) for row in rows(page)] == [best.index(score) + 1 for score in best]


def test_a_new_challenge_row_is_highlighted_although_its_run_is_secret(
    house: House, page: Page
) -> None:
    lin, ada = row(2, "Lin"), row(1, "Ada")
    told = board([lin]) + board([lin]) + board([ada, lin], newPlayer="Ada")
    page.route(
        "**/api/boards/bubblepop/live?period=challenge",
        lambda route: route.fulfill(content_type="text/event-stream", body=told),
    )
    page.goto(house.address + "/live/bubblepop?period=challenge")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr.new")).to_have_count(1)
    expect(page.locator("tbody tr.new")).to_contain_text("Ada")


def row(rank: int, player: str) -> dict[str, Any]:
    """Returns a row whose run can't be watched yet."""
    return {"rank": rank, "player": player, "score": 90 - rank, "run": None}


def board(rows: list[dict[str, Any]], **more: str) -> str:
    """Returns the event that a house sends to a board's viewers."""
    words = {"name": "BubblePop", "players": len(rows), "rows": rows, "newPlayer": None} | more
    return f"event: board\ndata: {json.dumps(words)}\n\n"


def test_any_score_and_rank_is_readable_next_to_any_name(house: House, page: Page) -> None:
    longest = {"rank": 12345, "player": WIDEST_NAME, "score": -1234567, "run": None}
    page.route(
        "**/api/boards/roulette/live?period=today",
        lambda route: route.fulfill(content_type="text/event-stream", body=board([longest])),
    )
    page.goto(house.address + "/live/roulette")
    expect(page.locator("tbody td:nth-child(3)")).to_have_text("-1,234,567")
    numbers = "[...document.querySelectorAll('tbody td:not(:nth-child(2)), th')]"
    for width, height in (*SIZES, (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        cut = numbers + ".filter((one) => one.scrollWidth > one.clientWidth + 1).length"
        assert page.evaluate(cut) == 0, f"{width}x{height}"
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_nothing_on_a_live_board_is_cut_off_in_any_window(house: House, page: Page) -> None:
    names = [WIDEST_NAME, *(f"Player {number}" for number in range(9))]
    scores = [row(1 + place, name) | {"score": 987654} for place, name in enumerate(names)]
    page.route(
        "**/api/boards/bubblepop/live?period=today",
        lambda route: route.fulfill(content_type="text/event-stream", body=board(scores)),
    )
    page.goto(house.address + "/live/bubblepop")
    expect(page.locator("tbody tr")).to_have_count(10)
    edges = page.context.new_cdp_session(page)
    found = []
    for width, height in (*WAYS["upright"], *WAYS["turned"]):
        insets = dict.fromkeys(("top", "left", "right", "bottom"), 0)
        insets |= UNSAFE.get((width, height), {})
        edges.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        page.set_viewport_size({"width": width, "height": height})
        target = target_at(width, height)
        found += [f"at {width}x{height}: {one}" for one in faults(page.evaluate, target)]
        widths = page.locator("main").evaluate("one => [one.clientWidth, innerHeight]")
        found += [f"at {width}x{height}: too wide"] if widths[0] > 2.5 * max(widths[1], 800) else []
    assert found == []


def test_a_live_board_continues_after_the_house_has_been_down(house: House, page: Page) -> None:
    page.goto(house.address + "/live/roulette")
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()
    house.stop()
    expect(page.get_by_role("status")).to_contain_text("Can’t reach the server")
    house.start()
    ada = Device(house.address, "Ada").register()
    ada.spin(ada.open_table())
    expect(page.locator("tbody tr")).to_have_count(1)


@pytest.mark.parametrize("status", [429, 502, 503])
def test_a_busy_or_restarting_house_is_asked_again(house: House, page: Page, status: int) -> None:
    failures = 2
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= failures:
            route.fulfill(status=status, body="")
        else:
            route.fulfill(content_type="text/event-stream", body=board([row(1, "Ada")]))

    page.route("**/api/boards/bubblepop/live*", answer)
    page.goto(house.address + "/live/bubblepop")
    expect(page.get_by_role("status")).to_contain_text("Can’t reach the server")
    expect(page.locator("tbody tr")).to_have_count(1)
    assert len(asked) > failures


def test_a_house_that_stays_down_is_asked_less_and_less_often(house: House, page: Page) -> None:
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=503, body="")

    page.route("**/api/boards/bubblepop/live*", refuse)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.goto(house.address + "/live/bubblepop")
    counts = []
    for _ in range(3):
        for _ in range(60):
            page.clock.run_for(1000)
            page.wait_for_timeout(5)
        counts.append(len(asked))
        asked.clear()
    # The page retries after pauses of 1, 2, 4, 8, 16 and 32 seconds, and then once a minute.
    assert 4 <= counts[0] <= 7
    assert counts[1] <= 2 and counts[2] <= 2
    assert counts[2] >= 1


def test_the_address_for_players_is_requested_again_if_the_house_is_busy(
    house: House, page: Page
) -> None:
    answers = iter([503, 502])

    def answer(route: Route) -> None:
        status = next(answers, None)
        if status is None:
            route.fallback()
        else:
            route.fulfill(status=status, body="")

    page.route("**/api/join?*", answer)
    page.goto(house.address + "/live/bubblepop")
    expect(page.locator("#address")).to_be_visible()


def test_a_link_selects_the_period(house: House, page: Page) -> None:
    page.goto(house.address + "/live/breakout")
    expect(page.get_by_role("link", name="Today")).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="Everyone").click()
    expect(page.get_by_role("link", name="Everyone")).to_have_attribute("aria-current", "page")
    expect(page.get_by_role("heading", name="Breakout")).to_be_visible()


def test_phones_can_scan_the_address_for_players(house: House, page: Page) -> None:
    page.goto(house.address + "/live/bubblepop")
    code = page.get_by_role("img", name=f"QR code of {house.address}/")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None and box["width"] == pytest.approx(box["height"], abs=1)
    assert box["width"] > 150
    modules = page.locator("#code path").get_attribute("d")
    assert modules is not None and modules.count("M") > 150
    expect(page.get_by_role("link", name=house.address.removeprefix("http://"))).to_be_visible()


def test_the_address_comes_from_the_house(house: House, page: Page) -> None:
    tell_places(page, "http://192.0.2.7:8080/fair/")
    page.goto(house.address + "/live/bubblepop")
    address = page.locator("#address")
    expect(address).to_have_text("192.0.2.7:8080/fair")
    expect(address).to_have_attribute("href", "http://192.0.2.7:8080/fair/")
    expect(page.get_by_label("Address for phones")).to_be_hidden()


def tell_places(page: Page, *addresses: str) -> None:
    """Makes the house say that phones can open the page at the given addresses."""
    code = {"size": 21, "rows": ["1" * 21] * 21}
    places = [{"address": address, "code": code} for address in addresses]
    told = json.dumps({"address": addresses[0], "code": code, "addresses": places})
    json_of = {"content_type": "application/json", "body": told}
    page.route("**/api/join?*", lambda route: route.fulfill(**json_of))


def test_the_address_can_be_chosen_where_there_are_several_and_is_remembered(
    house: House, page: Page
) -> None:
    home, office = "http://192.168.1.8:8080/", "http://10.0.0.7:8080/"
    tell_places(page, home, office)
    page.goto(house.address + "/live/bubblepop")
    address, choice = page.locator("#address"), page.get_by_label("Address for phones")
    expect(address).to_have_attribute("href", home)
    choice.select_option("10.0.0.7:8080")
    expect(address).to_have_attribute("href", office)
    expect(page.get_by_role("img", name=f"QR code of {office}")).to_be_visible()
    page.reload()
    expect(address).to_have_attribute("href", office)
    expect(choice).to_have_value(office)
    # In another network, that address no longer exists.
    page.unroute("**/api/join?*")
    tell_places(page, home, "http://10.9.9.9:8080/")
    page.reload()
    expect(address).to_have_attribute("href", home)


def test_seven_boards_in_one_browser_open_because_hidden_ones_are_not_connected(
    house: House, page: Page
) -> None:
    """With HTTP/1.1, browsers open six connections to a host."""
    pages = [page] + [page.context.new_page() for _ in range(6)]
    for one in pages:
        one.goto(house.address + "/live/roulette")
        expect(one.get_by_text("Nobody has played yet.")).to_be_visible()
        if one is not pages[-1]:
            one.evaluate(HIDE)
    ada = Device(house.address, "Ada").register()
    ada.spin(ada.open_table())
    expect(pages[-1].locator("tbody tr")).to_have_count(1)
    expect(page.get_by_text("Nobody has played yet.")).to_be_visible()
    pages[-1].evaluate(HIDE)
    page.evaluate(SHOW)
    expect(page.locator("tbody tr")).to_have_count(1)
    # The board follows the house again.
    grace = Device(house.address, "Grace").register()
    grace.spin(grace.open_table())
    expect(page.locator("tbody tr")).to_have_count(2)


def test_a_hidden_board_is_not_asked_again_while_the_house_is_down(
    house: House, page: Page
) -> None:
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=503, body="")

    page.route("**/api/boards/bubblepop/live*", refuse)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.goto(house.address + "/live/bubblepop")
    expect(page.get_by_role("status")).to_contain_text("Can’t reach the server")
    page.evaluate(HIDE)
    asked.clear()
    for _ in range(120):
        page.clock.run_for(1000)
    assert asked == []
    with page.expect_request("**/api/boards/bubblepop/live*"):
        page.evaluate(SHOW)


def test_an_unknown_game_has_no_live_board(house: House, page: Page) -> None:
    response = page.goto(house.address + "/live/juggling")
    assert response is not None and response.status == 404


def test_nothing_is_clipped_and_axe_finds_no_problems(house: House, page: Page) -> None:
    ada = Device(house.address, "A name of twenty ch").register()
    ada.spin(ada.open_table())
    page.goto(house.address + "/live/roulette")
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("#address")).to_be_visible()
    cut = "[...document.querySelectorAll('h1, nav a, th, #join a')]"
    for width, height in (*SIZES, (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        assert page.evaluate(cut + ".every((one) => one.scrollWidth <= one.clientWidth + 1)")
    for look in (USUAL, {"color_scheme": "dark"}):
        page.emulate_media(**look)
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()
