"""The moments of a first visit in which the rest of the module is not there yet, however long they
are."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from kit.breakout import BreakoutMaker
from kit.breakout_tour import RUN
from kit.ears import NO_EARS
from kit.fake_house import NONE, FakeHouse
from kit.game import Game
from kit.house import PATIENCE
from kit.phone import Phone, PhoneMaker

REST = "**/rest.wasm"
SEED = "inspect&seed=42"


class Visit(Game):
    """A page that waits for the rest of its module until a test lets it come."""

    ready = "[data-ready]"

    def __init__(self, phone: Phone) -> None:
        super().__init__(phone)
        self.held: list[Route] = []
        phone.page.route(REST, lambda route: self.held.append(route))

    @property
    def is_whole(self) -> bool:
        return bool(self.page.evaluate("'whole' in document.documentElement.dataset"))

    def wait_until_asked(self) -> None:
        for _ in range(PATIENCE // 5):
            if self.held:
                return
            self.page.wait_for_timeout(5)
        raise AssertionError("the page did not ask for the rest")

    def let_it_come(self) -> None:
        self.wait_until_asked()
        for route in self.held:
            route.continue_()
        self.page.unroute(REST)
        self.page.wait_for_selector("[data-whole]")

    def pop(self, count: int) -> None:
        """Touches bubbles by their buttons: the snapshot is one of the things not there yet."""
        for _ in range(count):
            self.pass_time(1)
            box = self.targets.first.bounding_box()
            assert box is not None
            self.tap_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def visit(
    phone: PhoneMaker, *, real_time: bool = False, house: FakeHouse | None = None, **options: Any
) -> Visit:
    play = Visit(phone(390, 844, **options))
    play.page.add_init_script(NO_EARS)
    if house:
        house.serve(play.phone.context)
    else:
        play.page.add_init_script(NONE)
    if not real_time:
        play.stop_time()
    return play


def test_bubblepop_is_played_to_its_end_without_the_rest(phone: PhoneMaker) -> None:
    play = visit(phone)
    # The page gives up waiting for a rest that takes a minute, and asks again.
    play.phone.expected.add("rest.wasm")
    play.open(SEED)
    play.begin()
    play.pass_time(4)
    play.pop(5)
    play.press("Pause")
    play.press("Resume")
    play.pass_time(4)
    play.pop(5)
    play.pass_time(60)
    expect(play.button("Play again")).to_be_visible()
    assert play.rows()[0].score > 0
    assert play.stored("funfair.scores")
    assert not play.is_whole
    play.let_it_come()


@pytest.mark.parametrize("stall", ["Breakout", "Roulette"])
def test_another_stall_opens_when_the_rest_is_there(phone: PhoneMaker, stall: str) -> None:
    play = visit(phone, real_time=True)
    play.open(SEED)
    play.press(stall)
    expect(play.page.locator(".news")).to_contain_text("on its way")
    expect(play.name_field).to_have_count(0)
    assert not play.is_whole
    play.let_it_come()
    expect(play.name_field).to_be_visible()
    expect(play.page.locator(".news")).to_have_count(0)


def test_the_same_run_comes_of_it_whenever_the_rest_comes(phone: PhoneMaker) -> None:
    ends = []
    for when in range(3):
        play = visit(phone)
        play.open(SEED)
        play.wait_until_asked()
        for step in range(3):
            if step == when:
                play.let_it_come()
            if step == 0:
                play.begin()
                play.pass_time(4)
            play.pop(4)
        now = play.snapshot()
        ends.append((now["tick"], now["score"], now["bubbles"]))
    assert ends[0][1] > 0
    assert ends[1:] == ends[:-1]


def test_what_is_pressed_while_something_waits_is_not_pressed_later(phone: PhoneMaker) -> None:
    play = visit(phone, real_time=True)
    play.open(SEED)
    play.press("Breakout")
    play.press("Roulette")
    play.press("BubblePop")
    play.let_it_come()
    expect(play.page).to_have_title("Breakout · Funfair")


def test_a_rest_that_cannot_be_fetched_is_tried_again_and_the_first_part_stays(
    phone: PhoneMaker,
) -> None:
    play = visit(phone, real_time=True)
    play.page.unroute(REST)
    play.page.route(REST, lambda route: route.abort())
    play.phone.expected.add("rest.wasm")
    with play.page.expect_event("requestfailed", lambda request: "rest.wasm" in request.url):
        play.open(SEED)
    play.press("Breakout")
    expect(play.page.locator(".news")).to_contain_text("could not be fetched")
    # The press is forgotten, and other things can be pressed.
    play.press("BubblePop")
    expect(play.name_field).to_be_visible()
    play.press("Home")
    play.page.unroute(REST)
    play.page.evaluate("dispatchEvent(new Event('online'))")
    play.page.wait_for_selector("[data-whole]")
    expect(play.page.locator(".news")).to_have_count(0)
    play.press("Breakout")
    expect(play.name_field).to_be_visible()


def test_what_was_kept_of_another_stall_waits_for_the_rest(
    phone: PhoneMaker, breakout: BreakoutMaker
) -> None:
    earlier = breakout()
    earlier.start()
    earlier.press("Pause")
    run = earlier.stored(RUN)
    assert run
    play = visit(phone, real_time=True, store={RUN: run})
    play.page.goto(f"/?{SEED}")
    play.wait_until_asked()
    expect(play.page.get_by_text("Opening the fair")).to_be_visible()
    play.let_it_come()
    expect(play.page.get_by_text("A run is waiting")).to_be_visible()


def test_what_the_house_answers_holds_nothing_up(phone: PhoneMaker, house: FakeHouse) -> None:
    play = visit(phone, house=house)
    play.open("inspect")
    answered = play.page.expect_response
    with answered("**/api/challenge*"), answered("**/api/players"):
        play.begin()
    play.pass_time(4)
    play.pop(3)
    play.let_it_come()
    assert play.snapshot()["score"] > 0
