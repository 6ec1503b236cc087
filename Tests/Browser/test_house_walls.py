"""Public walls: shared at a real house, found in its gallery, liked, played for their boards,
reported, and opened from their short links.

HouseWallTests.swift tests how the app reacts to a house's responses. The house's own tests cover
which walls it accepts."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, expect

from kit.breakout import Breakout, BreakoutMaker
from kit.fake_house import FakeHouse, settle
from kit.house import House, binary
from kit.measure import TARGET, faults
from kit.sizes import WAYS
from kit.survey import misfits, stumbling_blocks
from kit.timed import play_out, ticketed
from kit.walls import SHEET, clear, draw, sent, tile

EVERYBODYS = "Everybody’s walls"
# The width of narrow windows, and the minimum width there of a board's buttons for a run, which
# share the row with the name.
NARROW, RUN = 360, 38


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    assert house.stop() == 0, house.complaints()


def shower(breakout: BreakoutMaker, house: House | FakeHouse) -> Breakout:
    """Opens a page for Ada, who has drawn a wall, cleared it and shared it with everybody."""
    play = draw(breakout, script=SHEET, query="inspect", house=house)
    for place in (5, 6):
        tile(play, 1, place).click()
    play.page.get_by_label("The wall’s name").fill("Eyes")
    clear(play)
    play.press("Draw walls")
    play.button("Show to everybody: Eyes").click()
    expect(play.page.get_by_text("Everybody can see it.")).to_be_visible()
    settle(play)
    return play


def visitor(breakout: BreakoutMaker, house: House | FakeHouse) -> Breakout:
    """Opens a page for another player, who looks at the public walls."""
    play = breakout(query="inspect", house=house)
    play.press("Draw walls")
    settle(play)
    return play


def gallery(play: Breakout) -> Locator:
    return play.page.get_by_role("region", name=EVERYBODYS)


@pytest.mark.house
def test_a_shared_wall_can_be_found_played_for_its_board_and_liked(
    breakout: BreakoutMaker, open_house: House
) -> None:
    ada = shower(breakout, open_house)
    bo = visitor(breakout, open_house)
    expect(gallery(bo)).to_contain_text("Ada cleared it")
    expect(gallery(bo)).to_contain_text("0 runs · 0 hearts")
    expect(gallery(bo).locator("svg path").first).to_be_attached()
    gallery(bo).get_by_role("button", name="Play: Eyes").click()
    bo.name_field.fill("Bo")
    bo.press_play()
    score = play_out(bo, ticketed(bo))
    expect(bo.page.get_by_text("Checked. Rank 1 overall.")).to_be_visible()
    bo.pass_time(1)
    bo.press("Draw walls")
    settle(bo)
    heart = gallery(bo).get_by_role("button", name="Like: Eyes")
    heart.click()
    expect(heart).to_have_attribute("aria-pressed", "true")
    expect(gallery(bo)).to_contain_text("1 run · 1 heart")
    ada.press("Home")
    ada.press("Draw walls")
    ada.button("Scores: Eyes").click()
    settle(ada)
    table = ada.page.get_by_role("table")
    expect(table).to_contain_text("Bo")
    expect(table).to_contain_text(f"{score:,}")
    expect(ada.page.locator(".caption")).to_contain_text("Eyes")


@pytest.mark.house
def test_a_wall_is_hidden_with_its_author_and_then_reported_to_the_host(
    breakout: BreakoutMaker, open_house: House
) -> None:
    ada = shower(breakout, open_house)
    expect(gallery(ada)).to_contain_text("Eyes")
    expect(gallery(ada).get_by_role("button", name="Report")).to_have_count(0)
    bo = visitor(breakout, open_house)
    gallery(bo).get_by_role("button", name="Hide this author: Eyes").click()
    expect(gallery(bo)).not_to_contain_text("Eyes")
    bo.button("Hidden authors: 1 · Show again").click()
    gallery(bo).get_by_role("button", name="Report: Eyes").click()
    expect(bo.notices).to_contain_text("Thanks. The host will look at it.")
    expect(gallery(bo)).not_to_contain_text("Eyes")
    bo.reload()
    bo.press("Draw walls")
    settle(bo)
    expect(gallery(bo)).to_be_visible()
    expect(gallery(bo)).not_to_contain_text("Eyes")
    reports = subprocess.run(
        [str(binary()), "walls", "reports", "--data", str(open_house.data)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert re.search(r"^[\w-]{11}  1 report  .* “Eyes” by Ada$", reports.stdout, re.MULTILINE)


@pytest.mark.house
def test_a_short_link_opens_the_wall_until_it_is_removed(
    breakout: BreakoutMaker, open_house: House
) -> None:
    ada = shower(breakout, open_house)
    ada.button("Send: Eyes").first.click()
    ada.wait_for(lambda _: ada.page.evaluate("window.shared.length") > 0)
    address = str(ada.page.evaluate("window.shared[0].url"))
    assert re.fullmatch(open_house.address + r"/wall/[\w-]{11}", address)
    bo = breakout(query="inspect", house=open_house)
    bo.page.goto(address)
    bo.page.wait_for_url(open_house.address + "/")
    expect(bo.page.get_by_role("region", name="Sent to you")).to_contain_text("Ada cleared it")
    ada.button("Take down: Eyes").click()
    settle(ada)
    expect(gallery(ada)).to_contain_text("No walls yet.")
    gone = bo.page.request.get(address)
    assert gone.status == 404 and gone.text() == "There is nothing at this address.\n"
    bo.page.goto(f"/?inspect#wall={address[-11:]}")
    bo.wait_until_ready()
    settle(bo)
    expect(bo.notices).to_contain_text("This wall does not exist, or was removed.")


@pytest.mark.house
def test_messengers_see_a_picture_of_a_shared_wall(
    breakout: BreakoutMaker, open_house: House
) -> None:
    ada = shower(breakout, open_house)
    ada.button("Send: Eyes").first.click()
    ada.wait_for(lambda _: ada.page.evaluate("window.shared.length") > 0)
    address = str(ada.page.evaluate("window.shared[0].url"))
    told = ada.page.request.get(address).text()
    picture = re.search(r'property="og:image" content="([^"]+)"', told)
    assert picture
    # The two bricks of the wall, and their neighbours.
    colours = ada.page.evaluate(PIXELS, [urljoin(address, picture[1]), DRAWN])
    assert colours == {"width": 1200, "height": 630, "bricks": [False, True, True, False]}


# Where the picture has the places 4 to 7 of the wall's first row.
DRAWN = [[240 + 72 * place + 30, 134 + 10] for place in (3, 4, 5, 6)]
PIXELS = """async ([address, places]) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const bricks = places.map(([x, y]) =>
    context.getImageData(x, y, 1, 1).data.slice(0, 3).join() !== [0x2b, 0x1d, 0x78].join());
  return { width: picture.width, height: picture.height, bricks };
}"""


@pytest.mark.tour
@pytest.mark.parametrize("way", WAYS)
def test_shared_walls_have_a_sound_layout(
    breakout: BreakoutMaker, house: FakeHouse, way: str
) -> None:
    name = "A wall of twenty chr"
    _, address = sent(breakout, name)
    house.walls = [address.partition("=")[2]]
    house.boards["wall"] = [(1, "W" * 20, 999_999), (2, "Bo", 5)]
    play = shower(breakout, house)
    play.page.set_viewport_size(dict(zip(("width", "height"), WAYS[way][0], strict=True)))
    found = []

    def measure(width: int, _: int) -> list[str]:
        return faults(play.page.evaluate, RUN if width < NARROW else TARGET)

    def look(screen: str) -> None:
        here = misfits(play, WAYS[way], measure)
        if way == "upright":
            here += stumbling_blocks(play)
        found.extend(f"{screen} {one}" for one in here)

    gallery(play).get_by_role("button", name=f"Like: {name}").click()
    settle(play)
    look("everybody's")
    play.button("Scores: Eyes").click()
    settle(play)
    look("the board of a wall")
    house.walls = []
    play.press("Home")
    play.press("Draw walls")
    play.page.get_by_role("radio", name="Best liked").check()
    settle(play)
    look("none yet")
    assert not found, "\n".join(found)
