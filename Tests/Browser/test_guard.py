"""Failures on the page. After an error in a frame, the game continues. If the module crashes, the
page says so and keeps the run."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.breakout import BreakoutMaker
from kit.fake_house import FakeHouse
from kit.game import Game, GameMaker

STOPPED = "Funfair stopped. Your run is safe."
# Makes drawing fail while a test asks for it.
FAILS = "the picture cannot be copied"
FAIL = f"""
  const copy = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...all) {{
    if (window.fails) throw new Error("{FAILS}");
    copy.apply(this, all);
  }};
"""
# Makes the module trap when a test asks for it, and counts the calls to the module.
TRAP = """
  const instantiate = WebAssembly.instantiateStreaming;
  window.calls = 0;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const { instance } = await instantiate(source, imports);
    if (!imports.host) return { instance };
    const exports = Object.fromEntries(Object.entries(instance.exports).map(([name, call]) => [
      name,
      typeof call !== "function" ? call : (...all) => {
        window.calls += 1;
        if (window.traps === name) throw new WebAssembly.RuntimeError("unreachable");
        return call(...all);
      },
    ]));
    return { instance: { exports } };
  };
"""


def test_the_game_continues_after_a_drawing_error(game: GameMaker) -> None:
    play = game(script=FAIL)
    play.phone.expected.add(FAILS)
    errors: list[str] = []
    play.page.on("pageerror", lambda error: errors.append(str(error)))
    play.start()
    play.wait_for_bubbles(2)
    play.page.evaluate("window.fails = true")
    before = play.snapshot()["tick"]
    play.pass_time(2)
    assert play.snapshot()["tick"] - before == 240
    # Bubbles can still be popped, and the clock is still updated.
    play.tap(play.whole_bubbles()[0])
    assert play.status("Score") == str(play.snapshot()["score"]) != "0"
    assert play.status("Time") == str(play.snapshot()["remaining"])
    # The error is logged only once, because an error in every frame would fill the console.
    assert errors == [FAILS]
    play.page.evaluate("window.fails = false")
    play.pass_time(0.1)
    assert play.canvas.evaluate(IS_DRAWN)


def test_if_the_module_crashes_the_page_says_so_and_keeps_the_run(game: GameMaker) -> None:
    play = game(script=TRAP)
    play.start()
    play.tap(play.wait_for_bubbles(1)[0])
    # The run is stored every five seconds.
    play.pass_time(6)
    score = stop(play)
    assert score > 0
    dialog = play.page.get_by_role("alertdialog")
    expect(dialog).to_contain_text(STOPPED)
    play.page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    # The page no longer calls the module, because its state is unreliable.
    calls = play.page.evaluate("window.calls")
    play.pass_time(3)
    play.page.evaluate("dispatchEvent(new Event('online')); dispatchEvent(new Event('resize'))")
    assert play.page.evaluate("window.calls") == calls
    dialog.get_by_role("button", name="Reload").click()
    play.wait_until_ready()
    play.press("Continue")
    play.count_in()
    assert play.snapshot()["score"] == score


def test_the_message_is_in_the_players_language(game: GameMaker) -> None:
    play = game(script=TRAP, locale="es-ES")
    play.phone.expected.add("unreachable")
    play.page.evaluate("window.traps = 'press'")
    play.page.locator(".stall-open").first.click()
    expect(play.page.get_by_role("alertdialog")).to_contain_text("Funfair se ha detenido.")
    expect(play.button("Recargar")).to_be_visible()


def test_a_day_that_ends_in_the_next_century_does_not_stop_the_game(
    game: GameMaker, house: FakeHouse
) -> None:
    house.ends = 4_200_000_000
    play = game(house=house, query="inspect")
    play.enter_stall()
    expect(play.page.locator(".countdown").first).to_be_visible()
    play.name_field.fill("Ada")
    play.press_play()
    play.count_in()
    assert play.snapshot()["phase"] == "running"


def test_a_tumbling_brick_is_not_rendered_again_in_each_frame(breakout: BreakoutMaker) -> None:
    play = breakout(1280, 720, touch=False, script=COUNT_PICTURES)
    play.start()
    play.launch()
    play.pass_time(0.1)
    before = play.page.evaluate("window.pictures")
    play.play_until(lambda now: now["broken"] > 0)
    play.pass_time(0.8)
    # The page makes only a few pictures of the brick and the light on it, not one per frame.
    assert play.page.evaluate("window.pictures") - before <= 2


def stop(play: Game) -> int:
    """Makes the module trap in the next frame, and returns the score at that point."""
    score = int(play.snapshot()["score"])
    play.phone.expected.add("unreachable")
    play.page.evaluate("window.traps = 'frame'")
    play.pass_time(0.1)
    return score


IS_DRAWN = """canvas => canvas.getContext("2d")
  .getImageData(0, 0, canvas.width, canvas.height).data.some(one => one > 0)"""
COUNT_PICTURES = """
  window.pictures = 0;
  const create = Document.prototype.createElement;
  Document.prototype.createElement = function (name, ...rest) {
    if (name === "canvas") window.pictures += 1;
    return create.call(this, name, ...rest);
  };
"""
