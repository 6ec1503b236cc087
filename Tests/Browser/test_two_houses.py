"""A phone at two houses behind nginx, set up as in docs/postgresql.md. One of them is killed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.cluster import PROGRAMS, Cluster
from kit.host import Host
from kit.house import Device, House
from kit.proxy import ASKER, NGINX, Proxy
from kit.roulette import Roulette, RouletteMaker
from kit.timed import begin, lose

pytestmark = [
    pytest.mark.house,
    pytest.mark.skipif(PROGRAMS is None or NGINX is None, reason="no PostgreSQL or no nginx here"),
]

NUMBERS = [1, 2, 3, 5, 6, 21]
# The limit of names per address, and a number of requests that separate limits would allow.
NAMES, ASKED = 1200, 1900


@pytest.fixture
def houses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[House]]:
    cluster = Cluster()
    host = Host(cluster, tmp_path)
    monkeypatch.setenv("PGPASSFILE", str(host.passwords))
    houses = []
    for number in (1, 2):
        folder = tmp_path / str(number)
        folder.mkdir()
        key = ["--ticket-key", str(tmp_path / "key")]
        houses.append(House(folder, "--behind-proxy", *key, database=host.address).start())
    yield houses
    for house in houses:
        assert house.stop() == 0, house.complaints()
    cluster.end()


@pytest.fixture
def proxy(houses: list[House], tmp_path: Path) -> Iterator[Proxy]:
    ports = [int(house.address.rsplit(":", 1)[1]) for house in houses]
    proxy = Proxy(tmp_path / "proxy", ports)
    yield proxy
    proxy.end()


def test_a_phone_keeps_playing_whichever_house_is_killed(
    houses: list[House], proxy: Proxy, roulette: RouletteMaker
) -> None:
    play = roulette(query="inspect", house=proxy)
    play.begin()
    play.wait_for(lambda _: play.stored("funfair.ticket.roulette") is not None)
    spin(play)
    for house in houses:
        house.kill()
        spin(play)
        play.reload()
        play.press("Continue")
        spin(play)
        house.start()
    told = Device(proxy.address, "Ada").ask("GET", "/api/boards/roulette/all?limit=1")
    assert told.words["rows"][0]["score"] == play.snapshot()["score"]
    expect(play.page.get_by_text("This game counts on this device only.")).to_have_count(0)


def test_a_timed_run_counts_whichever_house_is_killed_during_it(
    houses: list[House], proxy: Proxy, breakout: BreakoutMaker
) -> None:
    scores = {}
    for name, house in zip(("Ada", "Grace"), houses, strict=True):
        play = breakout(query="inspect", house=proxy)
        began = begin(play, name)
        play.lose_a_life()
        house.kill()
        scores[name] = lose(play, began)
        expect(play.page.locator(".house-line")).to_contain_text("Rank")
        house.start()
    told = Device(proxy.address, "Ada").ask("GET", "/api/boards/breakout/all?limit=10")
    assert {row["player"]: row["score"] for row in told.words["rows"]} == scores


@pytest.mark.parametrize("form", ["127.0.0.1", "2001:db8::{0:x}:{0:x}"])
def test_two_houses_share_the_limit_of_names_per_address(
    houses: list[House], proxy: Proxy, form: str
) -> None:
    """A whole IPv6 network counts as one address, too."""
    answers = [
        Device(proxy.address, f"Player {number}").ask(
            "POST", "/api/players", {"name": f"Player {number}"},
            **{ASKER: form.format(number + 1)},
        ).status
        for number in range(ASKED)
    ]
    # A few more names are allowed, because the limit refills during the requests.
    assert NAMES <= answers.count(201) < NAMES * 1.5
    assert set(answers) == {201, 429}


def spin(play: Roulette) -> None:
    """Bets, then waits for the house's draw in real time, and for the wheel."""
    before = len(play.snapshot()["history"])
    play.bet(NUMBERS)
    while play.snapshot()["phase"] == "locked":
        # If neither house replies, the page retries by itself.
        play.pass_time(0.5)
        time.sleep(0.1)
    play.rest()
    assert len(play.snapshot()["history"]) == before + 1
