"""Parts loaded after the first screens. Each is loaded once, with retries if the host fails."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, Route, expect

from kit.ears import EARS
from kit.game import SHORT, Game, GameMaker
from kit.phone import Phone, PhoneMaker


class Host:
    """Responds to requests for a file with 503 until it recovers, and counts the requests."""

    def __init__(self, phone: Phone, file: str) -> None:
        self.asked: list[str] = []
        self.is_well = False
        self.file = file
        phone.expected |= {file, "503", "dynamically imported module", "MIME"}
        phone.page.route(f"**/{file}*", self.answer)
        phone.page.on("request", self.note)

    def note(self, request: Request) -> None:
        name = request.url.rsplit("/", 1)[1]
        if name.startswith(self.file):
            self.asked.append(name)

    def answer(self, route: Route) -> None:
        if self.is_well:
            route.fallback()
        else:
            route.fulfill(status=503, body="")


def opened(phone: PhoneMaker, file: str) -> tuple[Game, Host]:
    made = phone(390, 844)
    host = Host(made, file)
    play = Game(made)
    play.stop_time()
    play.open()
    return play, host


@pytest.mark.parametrize("file", ["later.js", "later.css"])
def test_late_parts_load_by_themselves_once_the_host_recovers(phone: PhoneMaker, file: str) -> None:
    play, host = opened(phone, file)
    play.press("Look and sound")
    expect(play.page.locator(".loading")).to_have_text("…")
    for _ in range(3):
        play.pass_time(10)
        play.page.wait_for_timeout(50)
    host.is_well = True
    # The requested screen opens by itself, without another press.
    for _ in range(200):
        if play.page.get_by_label("Language").count() > 0:
            break
        play.pass_time(2)
        play.page.wait_for_timeout(20)
    expect(play.page.get_by_label("Language")).to_be_visible()
    expect(play.page.locator("link[href$='later.css']")).to_have_count(1)


def test_a_failing_host_gets_only_a_few_requests_in_a_run(phone: PhoneMaker) -> None:
    play, host = opened(phone, "later.js")
    play.begin()
    for _ in range(64):
        play.tap_at(195, 500)
        play.pass_time(1)
    # The page retries after a second, and then after pauses that double each time.
    assert 3 <= len(host.asked) <= 8
    assert len(set(host.asked)) == len(host.asked), "browsers cache a failed import by its URL"
    assert play.page.locator("link[href$='later.css']").count() <= 1


def test_sounds_are_requested_after_pauses_and_not_at_each_touch(game: GameMaker) -> None:
    play = game(script=EARS, store=SHORT)
    host = Host(play.phone, "sound.wasm")
    play.page.reload()
    play.wait_until_ready()
    play.start()
    for _ in range(24):
        play.tap_stage()
        play.pass_time(0.3)
    assert 1 <= len(host.asked) <= 5
    host.is_well = True
    for _ in range(200):
        if play.page.evaluate("window.made?.length > 0"):
            break
        play.pass_time(2)
        play.page.wait_for_timeout(20)
    assert play.page.evaluate("window.made.length") > 0
