"""Sharing a run: the system's share sheet if there is one, and otherwise a file."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker

SIDE = 1080

# A share sheet that records the shared data, and ends as configured.
SHEET = """
  window.shared = [];
  const takesFiles = %s, ending = %s;
  Object.assign(Navigator.prototype, {
    canShare: data => takesFiles || !(data.files?.length),
    share: async data => {
      // Browsers open the sheet only right after a press.
      const { isActive } = navigator.userActivation;
      const files = [];
      for (const file of data.files ?? []) {
        const { width, height } = await createImageBitmap(file);
        files.push({ name: file.name, type: file.type, width, height });
      }
      window.shared.push({ title: data.title, text: data.text, url: data.url, files, isActive });
      if (ending) throw new DOMException("as the test wants it", ending);
    },
  });
"""
CLIPBOARD = """
  window.copied = [];
  Clipboard.prototype.writeText = async text => { window.copied.push(text); };
"""
# Records each file instead of saving it.
SAVES = """
  window.saved = [];
  HTMLAnchorElement.prototype.click = function () { window.saved.push(this.download); };
"""
NO_SHEET = "for (const name of ['share', 'canShare']) Navigator.prototype[name] = undefined;"


def sheet(takes_files: bool = True, ending: str | None = None) -> str:
    return SHEET % (str(takes_files).lower(), f"'{ending}'" if ending else "null")


def finished(game: GameMaker, script: str, **options: Any) -> Game:
    """Plays a run of ten seconds to its end, and waits until the result accepts touches."""
    play = game(store=SHORT, script=script, **options)
    play.start("Ada")
    play.tap(play.wait_for_bubbles()[0])
    play.finish()
    play.pass_time(0.8)
    return play


def shared(play: Game) -> dict[str, Any]:
    """Returns the shared data, and asserts that the page shared exactly once."""
    play.wait_for(lambda _: play.page.evaluate("window.shared.length") > 0)
    (given,) = play.page.evaluate("window.shared")
    return dict(given)


def note(play: Game) -> Any:
    return play.page.get_by_role("status", name="Share", exact=True)


def assert_nothing_else(play: Game) -> None:
    """Asserts that the page saved no file, copied nothing and showed no message."""
    assert play.page.evaluate("[window.saved, window.copied]") == [[], []]
    expect(note(play)).to_have_text("")


def test_a_picture_and_a_text_are_shared(game: GameMaker, server: str) -> None:
    play = finished(game, sheet() + SAVES + CLIPBOARD)
    score = play.snapshot()["score"]
    play.press("Share")
    given = shared(play)
    assert given["title"] == "BubblePop"
    assert given["text"].startswith(f"{score} point")
    assert "1 popped" in given["text"]
    assert given["url"] == server
    assert given["isActive"]
    name = f"funfair-bubblepop-{score}.png"
    assert given["files"] == [{"name": name, "type": "image/png", "width": SIDE, "height": SIDE}]
    assert_nothing_else(play)


def test_without_a_picture_the_text_is_shared(game: GameMaker) -> None:
    play = finished(game, sheet(takes_files=False))
    play.press("Share")
    given = shared(play)
    assert given["files"] == []
    assert "BubblePop" in given["text"]


def test_cancelling_the_share_sheet_does_nothing_else(game: GameMaker) -> None:
    play = finished(game, sheet(ending="AbortError") + SAVES + CLIPBOARD)
    play.press("Share")
    shared(play)
    assert_nothing_else(play)


@pytest.mark.parametrize("script", [NO_SHEET, sheet(ending="NotAllowedError")])
def test_without_a_share_sheet_the_picture_is_saved_and_the_text_copied(
    game: GameMaker, server: str, script: str
) -> None:
    play = finished(game, script + CLIPBOARD)
    score = play.snapshot()["score"]
    with play.page.expect_download() as download:
        play.press("Share")
    file = download.value
    assert file.suggested_filename == f"funfair-bubblepop-{score}.png"
    bytes_ = file.path().read_bytes()
    assert bytes_[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", bytes_[16:24]) == (SIDE, SIDE)
    expect(note(play)).to_have_text("Picture saved, text copied.")
    (copied,) = play.page.evaluate("window.copied")
    assert copied.startswith(f"{score} point") and copied.endswith(f" {server}")


def test_if_copying_fails_the_picture_is_still_saved(game: GameMaker) -> None:
    broken = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });"
    broken += "Document.prototype.execCommand = () => false;"
    play = finished(game, NO_SHEET + broken)
    with play.page.expect_download():
        play.press("Share")
    expect(note(play)).to_have_text("Picture saved.")


# Records each line of text in a picture, and its direction.
LINES = """
  window.lines = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    window.lines.push([text, this.direction]);
    return fillText.call(this, text, ...place);
  };
"""


@pytest.mark.parametrize(("language", "direction"), [("ar", "rtl"), ("en", "ltr")])
def test_a_picture_has_the_direction_of_its_language(
    game: GameMaker, language: str, direction: str
) -> None:
    play = game(store=SHORT, script=sheet() + LINES, locale=language)
    play.page.locator(".stall-open").first.click()
    play.page.locator(".field input").fill("Ada!")
    play.page.locator(".player .button.primary").click()
    play.count_in()
    play.finish()
    play.pass_time(0.8)
    play.page.evaluate("window.lines.length = 0")
    play.page.locator("[data-share]").click()
    shared(play)
    lines: dict[str, str] = dict(play.page.evaluate("window.lines"))
    assert set(lines.values()) == {direction}
    # Names and signed numbers keep their own directions.
    assert "\u2068Ada!\u2069" in lines
    assert f"\u2066{play.snapshot()['score']}\u2069" in lines


def test_sharing_waits_until_the_result_accepts_touches(game: GameMaker) -> None:
    play = game(store=SHORT, script=sheet())
    play.start("Ada")
    play.finish()
    expect(play.button("Share")).to_be_disabled()
    play.pass_time(0.8)
    expect(play.button("Share")).to_be_enabled()
