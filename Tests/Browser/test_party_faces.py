"""Guests' faces: the same on every screen, and told apart without colour."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from kit.axe import violations
from kit.fake_house import settle
from kit.fake_party import PARTY, FakeParty, join
from kit.game import GameMaker
from kit.house import House
from kit.party_evening import big_screen
from kit.party_house import PartyHouse, Words, number
from kit.party_screen import OURS, ScreenMaker
from kit.party_states import FEW, gathering, over, playing, podium, rows
from kit.phone import SITE

NAMES = FEW[:6]
SHAPES = 4096


def face_of(player: str) -> str:
    """Returns the number of the face that the fake house gives a guest."""
    return str(number(player) % 32_768)


@pytest.mark.parametrize(
    ("said", "place", "row"),
    [
        (gathering(NAMES), ".names .chip", ".chip"),
        (playing(NAMES), ".lanes .lane-name", ".lane-name"),
        (playing(FEW[:14]), ".list .fits li", "li"),
        (podium(NAMES), ".rung", ".rung"),
        (podium(NAMES), "[data-slide^='points '] .row-name", ".row-name"),
    ],
    ids=["lobby", "lanes", "list", "podium", "standings"],
)
def test_each_place_of_a_big_screen_shows_the_guests_face(
    party_house: PartyHouse, screen: ScreenMaker, said: Words, place: str, row: str
) -> None:
    party_house.said = said
    wall = screen(store=OURS).open()
    found = wall.page.locator(place)
    expect(found.first).to_be_visible()
    for one in found.all():
        expect(one.locator(".face")).to_have_attribute(
            "data-face", face_of(one.locator(".name").inner_text())
        )
        expect(one.locator(".face")).to_have_css("background-image", re.compile("svg"))


def test_boards_after_a_party_show_faces(party_house: PartyHouse, screen: ScreenMaker) -> None:
    party_house.said = over(NAMES)
    party_house.boards["bubblepop"] = rows(NAMES)
    wall = screen(store=OURS).open()
    for name in NAMES[:4]:
        face = wall.page.locator("td.name").filter(has_text=name).locator(".face")
        expect(face).to_have_attribute("data-face", face_of(name))


def test_an_older_house_shows_names_without_faces(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    said = gathering(NAMES)
    for one in said["guests"]:
        del one["face"]
    party_house.said = said
    wall = screen(store=OURS).open()
    expect(wall.page.locator(".names .name")).to_have_text(NAMES)
    expect(wall.page.locator(".face")).to_have_count(0)


def test_faces_that_could_not_be_loaded_are_asked_for_again(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(NAMES)
    wall = screen(store=OURS)
    tries: list[str] = []

    def fail_twice(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) > 2:
            route.continue_()
        else:
            route.abort()

    wall.page.route("**/faces.json", fail_twice)
    wall.page.clock.install()
    wall.open()
    expect(wall.page.locator(".names .name")).to_have_text(NAMES)
    face = wall.page.locator(".face").first
    expect(face).to_have_css("background-image", "none")
    for _ in range(2):
        wall.page.clock.run_for(2100)
        wall.page.wait_for_timeout(50)
    expect(face).to_have_css("background-image", re.compile("svg"))


def test_a_face_is_only_decoration_beside_a_name(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = podium(NAMES)
    wall = screen(store=OURS).open()
    faces = wall.page.locator(".face")
    expect(faces.first).to_be_visible()
    assert all(face.get_attribute("aria-hidden") == "true" for face in faces.all())


def test_faces_have_an_outline_if_the_system_replaces_colours(
    party_house: PartyHouse, screen: ScreenMaker
) -> None:
    party_house.said = gathering(NAMES)
    wall = screen(store=OURS, forced_colors="active").open()
    face = wall.page.locator(".face").first
    expect(face).to_have_css("border-top-width", "1px")
    expect(face).to_have_css("background-image", re.compile("svg"))


def own_face(page: Page) -> Any:
    return page.get_by_role("img", name=re.compile("^Your face: number"))


def test_a_phone_shows_its_guests_own_face_in_the_lobby(game: GameMaker) -> None:
    play = game(query="inspect", house=FakeParty())
    join(play)
    expect(own_face(play.page)).to_have_attribute("data-face", "2601")
    box = own_face(play.page).bounding_box()
    assert box and box["width"] >= 80


def test_drawing_another_face_replaces_the_own_one(game: GameMaker) -> None:
    host = FakeParty()
    play = game(query="inspect", house=host)
    join(play)
    play.page.get_by_role("button", name="Draw another face").click()
    expect(own_face(play.page)).to_have_attribute("data-face", str(2601 + 5555))
    assert host.face == 2601 + 5555


def test_another_face_can_be_drawn_by_keys_alone(game: GameMaker) -> None:
    host = FakeParty()
    play = game(query="inspect", house=host)
    join(play)
    play.page.get_by_role("button", name="Draw another face").focus()
    play.page.keyboard.press("Enter")
    expect(own_face(play.page)).to_have_attribute("data-face", str(2601 + 5555))


def test_a_phone_shows_faces_beside_the_partys_standings(game: GameMaker) -> None:
    host = FakeParty()
    play = game(query="inspect", house=host)
    join(play)
    host.start()
    host.settle_round((9, 12), 15)
    host.pass_time(play, 3)
    faces = play.page.locator(".board .face")
    expect(play.page.locator(".board bdi").first).to_have_text("Player 1")
    expect(faces.first).to_have_attribute("data-face", "0")
    expect(faces.first).to_have_attribute("aria-hidden", "true")
    expect(faces.first).to_have_css("background-image", re.compile("svg"))
    expect(play.page.locator(".board .mine .face")).to_have_attribute("data-face", "2601")


def test_a_host_sees_faces_beside_the_guests(game: GameMaker) -> None:
    play = game(query="inspect", house=FakeParty(is_host=True))
    join(play)
    chip = play.page.get_by_role("button", name="Player 3", exact=True)
    expect(chip.locator(".face")).to_have_attribute("data-face", str(3 * 997))
    expect(chip.locator(".face")).to_have_css("background-image", re.compile("svg"))


def test_a_guest_who_drew_many_faces_is_told_to_draw_more_later(game: GameMaker) -> None:
    play = game(query="inspect", house=FakeParty(redraws=1))
    join(play)
    play.page.get_by_role("button", name="Draw another face").click()
    expect(play.page.get_by_text("You can draw more faces later.")).to_be_visible()
    expect(play.page.get_by_role("button", name="Draw another face")).to_have_count(0)
    expect(own_face(play.page)).to_be_visible()


def test_a_phone_asks_for_faces_only_at_a_party_and_never_for_all_guests(game: GameMaker) -> None:
    host = FakeParty()
    play = game(query="inspect", house=host)
    asked: list[str] = []
    play.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    play.reload()
    assert not [name for name in asked if "faces" in name]
    join(play)
    expect(own_face(play.page)).to_have_css("background-image", re.compile("svg"))
    assert [name for name in asked if "faces" in name] == ["party-faces.js", "faces.json"]
    assert f"GET parties/{PARTY}" not in host.asked


def test_faces_that_a_phone_could_not_load_are_asked_for_again(game: GameMaker) -> None:
    play = game(query="inspect", house=FakeParty())
    play.phone.expected.add("faces")
    tries: list[str] = []

    def fail_twice(route: Route) -> None:
        tries.append(route.request.url.rpartition("/")[2])
        if len(tries) > 2:
            route.continue_()
        else:
            route.abort()

    play.page.route("**/party-faces.js*", fail_twice)
    play.page.route("**/faces.json", fail_twice)
    join(play)
    expect(own_face(play.page)).to_have_css("background-image", "none")
    for _ in range(4):
        play.page.clock.run_for(8100)
        play.page.wait_for_timeout(50)
    expect(own_face(play.page)).to_have_css("background-image", re.compile("svg"))
    assert tries[:3] == ["party-faces.js", "party-faces.js?1", "party-faces.js?2"]


def test_the_own_face_disappears_when_the_guest_leaves(game: GameMaker) -> None:
    play = game(query="inspect", house=FakeParty())
    join(play)
    expect(own_face(play.page)).to_be_visible()
    play.press("Leave the party")
    settle(play)
    expect(own_face(play.page)).to_have_count(0, timeout=8000)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_lobby_with_a_face_is_accessible(game: GameMaker, theme: Any) -> None:
    play = game(query="inspect", house=FakeParty())
    play.page.emulate_media(color_scheme=theme)
    join(play)
    expect(own_face(play.page)).to_be_visible()
    assert not violations(play)


@pytest.fixture
def real_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path).start()
    yield house
    code = house.stop()
    assert code == 0, house.complaints()


@pytest.mark.house
def test_phone_and_big_screen_show_the_same_face_before_and_after_a_redraw(
    game: GameMaker, browser: Browser, real_house: House
) -> None:
    with big_screen(browser, real_house, "BubblePop") as screen:
        play = game(query="inspect", real_time=True, house=real_house)
        play.page.evaluate(f"location.hash = 'party={screen.code}'")
        play.name_field.fill("Ada")
        play.press("Join")
        on_wall = screen.page.locator(".chip .face")
        before = own_face(play.page).get_attribute("data-face")
        assert before is not None
        expect(on_wall).to_have_attribute("data-face", before)
        picture = "face => getComputedStyle(face).backgroundImage"
        assert on_wall.evaluate(picture) == own_face(play.page).evaluate(picture)
        play.page.get_by_role("button", name="Draw another face").click()
        expect(own_face(play.page)).not_to_have_attribute("data-face", before)
        after = own_face(play.page).get_attribute("data-face")
        assert after is not None
        expect(on_wall).to_have_attribute("data-face", after)
        assert int(after) % SHAPES != int(before) % SHAPES


# Draws each variant of a part at 24 pixels, in grey, and returns the mean difference of each two
# variants' pixels, from 0 to 255.
COMPARE = """faces => faces.parts.map(variants => {
  const side = 24;
  const grey = { own: '#808080', ink: '#101010', white: '#ffffff' };
  // Heads and tops are on the page, eyes and mouths on a head.
  const ground = faces.parts.indexOf(variants) < 2 ? '#ffffff' : '#808080';
  const pictures = variants.map(layers => {
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    context.fillStyle = ground;
    context.fillRect(0, 0, side, side);
    context.scale(side / faces.side, side / faces.side);
    context.lineCap = context.lineJoin = 'round';
    for (const { paint, path, line } of layers) {
      context.fillStyle = context.strokeStyle = grey[paint];
      context.lineWidth = line;
      if (line > 0) context.stroke(new Path2D(path)); else context.fill(new Path2D(path));
    }
    return context.getImageData(0, 0, side, side).data;
  });
  return pictures.flatMap((one, index) => pictures.slice(index + 1).map(other => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 4) sum += Math.abs(one[at] - other[at]);
    return sum / (side * side);
  }));
})"""


def test_no_two_variants_of_a_part_look_alike_at_24_pixels_without_colour(browser: Browser) -> None:
    page = browser.new_page()
    (file,) = SITE.glob("app-*/words/party/faces.json")
    for differences in page.evaluate(COMPARE, json.loads(file.read_text())):
        assert len(differences) == 28
        # This is about ten pixels in another paint: a smile instead of a straight mouth.
        assert min(differences) > 2, differences
    page.close()
