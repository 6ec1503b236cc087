"""Sound: music for each screen, effects, and silence when it's wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kit.ears import EARS, OWN_JUMP, effects, hear, kept, prick_up, tunes
from kit.game import Game, GameMaker

# The overall volume, and the level that sound must stay below.
LOUDEST = 0.5
CEILING = 0.98
# A level too low to hear.
SILENCE = 1e-4


def opened(game: GameMaker, **settings: int) -> Game:
    """Opens the page at home, and touches it for the first time."""
    play = game(store=kept(**settings), script=EARS)
    prick_up(play)
    return play


def test_nothing_is_created_or_fetched_before_the_first_touch(game: GameMaker) -> None:
    play = game(script=EARS)
    asked: list[str] = []
    play.page.on("request", lambda request: asked.append(request.url))
    play.pass_time(2)
    assert play.page.evaluate("window.ears === undefined")
    prick_up(play)
    assert play.page.evaluate("window.ears.state") == "running"
    # Ignore the icon, which browsers load at any time.
    asked = sorted(name for url in asked if (name := url.rsplit("/", 1)[1]) != "icon.svg")
    assert asked == ["sound.wasm", "sound.worker.js"]


@pytest.mark.parametrize("event", ["pointerup", "touchend", "click", "keydown"])
def test_any_touch_or_key_starts_sound(game: GameMaker, event: str) -> None:
    play = game(script=EARS)
    dispatch = "event => document.body.dispatchEvent(new Event(event, { bubbles: true }))"
    play.page.evaluate(dispatch, event)
    assert play.page.evaluate("window.states") == ["running"]


def test_sound_respects_the_phones_silent_switch(game: GameMaker) -> None:
    play = game(script=EARS + "navigator.audioSession = { type: 'auto' };")
    prick_up(play)
    assert play.page.evaluate("navigator.audioSession.type") == "ambient"


def test_browsing_and_playing_have_different_tunes(game: GameMaker) -> None:
    play = opened(game)
    assert tunes(play) == ["home"]
    play.enter_stall()
    play.tab("Settings").click()
    play.tab("Play").click()
    assert tunes(play) == ["home"]
    play.name_field.fill("Ada")
    play.press_play()
    assert tunes(play) == ["home", "play"]
    play.count_in()
    play.press("Pause")
    play.press("Resume")
    assert tunes(play) == ["home", "play"]
    play.count_in()
    play.finish()
    assert tunes(play) == ["home", "play", "home"]


def test_music_is_softer_in_a_pause(game: GameMaker) -> None:
    play = opened(game, effects_volume=0, music_volume=10)
    play.start()
    play.pass_time(3)
    play.press("Pause")
    play.pass_time(4)
    loudness = hear(play).loudness
    run, pause = max(loudness[-60:-45]), max(loudness[-30:])
    assert 0.1 * run < pause < 0.5 * run


def test_music_starts_stops_and_changes_without_a_click(game: GameMaker) -> None:
    play = opened(game, effects_volume=0, music_volume=10)
    play.pass_time(2)
    play.enter_stall()
    play.name_field.fill("Ada")
    play.press_play()
    play.pass_time(1.5)
    play.count_in()
    play.pass_time(1)
    play.press("Pause")
    play.pass_time(1)
    for _ in range(2):
        play.press("Mute")
        play.pass_time(0.7)
    play.press("Resume")
    play.count_in()
    play.hide()
    play.pass_time(1)
    play.show()
    play.pass_time(1)
    play.press("Home")
    play.pass_time(2)
    own = play.page.evaluate(OWN_JUMP)
    heard = hear(play)
    assert max(heard.loudness) > 0.02
    assert heard.jump <= own * LOUDEST * 1.1


def test_a_hidden_page_is_silent(game: GameMaker) -> None:
    play = opened(game)
    play.pass_time(1)
    play.hide()
    play.pass_time(2)
    assert play.page.evaluate("window.ears.state") == "suspended"
    play.show()
    assert play.page.evaluate("window.ears.state") == "running"
    play.pass_time(1)
    loudness = hear(play).loudness
    assert max(loudness[-28:-12]) < SILENCE
    assert min(max(loudness[-5:]), max(loudness[:10])) > 100 * SILENCE


def test_mute_silences_everything_and_is_remembered(game: GameMaker) -> None:
    play = opened(game)
    play.pass_time(1)
    play.press("Mute")
    expect(play.button("Mute")).to_have_attribute("aria-pressed", "true")
    play.pass_time(1)
    assert play.page.evaluate("window.ears.state") == "suspended"
    play.start()
    play.pass_time(1)
    before = effects(play)
    play.press("Pause")
    expect(play.button("Mute")).to_have_attribute("aria-pressed", "true")
    assert effects(play) == before
    assert max(hear(play).loudness[-30:]) < SILENCE
    play.reload()
    expect(play.button("Mute")).to_have_attribute("aria-pressed", "true")
    play.page.locator("h1").click()
    assert play.page.evaluate("window.ears === undefined")
    play.press("Mute")
    assert play.page.evaluate("window.ears.state") == "running"


def test_music_and_effects_have_separate_volumes(game: GameMaker) -> None:
    play = opened(game, effects_volume=10, music_volume=0)
    play.pass_time(1)
    play.press("Look and sound")
    for name, value in (("Music", "0"), ("Effects", "10")):
        slider = play.page.get_by_role("slider", name=name)
        expect(slider).to_have_value(value)
    play.page.get_by_role("slider", name="Music").press("End")
    play.page.get_by_role("slider", name="Effects").press("Home")
    started = effects(play)
    play.pass_time(2)
    play.press("Home")
    assert effects(play) == started
    loudness = hear(play).loudness
    assert max(loudness[:9]) < SILENCE < min(loudness[-8:])
    play.reload()
    play.press("Look and sound")
    expect(play.page.get_by_role("slider", name="Music")).to_have_value("10")
    expect(play.page.get_by_role("slider", name="Effects")).to_have_value("0")


def test_a_run_has_sounds_from_the_count_in_to_a_new_best(game: GameMaker) -> None:
    play = opened(game)
    play.start()
    assert effects(play) == ["button", "button", *["countdown-00"] * 3, "go"]
    play.tap(play.wait_for_bubbles()[0])
    assert effects(play)[-1] == "pop-00"
    play.finish()
    assert effects(play).count("game-over") == 1
    assert "new-best" not in effects(play)
    play.pass_time(1)
    assert effects(play)[-1] == "new-best"
    play.press("Home")
    assert effects(play)[-1] == "button"


def test_at_full_volume_nothing_is_clipped(game: GameMaker) -> None:
    play = opened(game, effects_volume=10, music_volume=10)
    play.pass_time(1)
    # This press plays an effect, which reveals the node that effects are connected to.
    play.press("Look and sound")
    # Play the loudest effects in phase, far more at once than the page would.
    play.page.evaluate(
        """() => {
          const loudest = buffer => Math.max(...buffer.getChannelData(0).map(Math.abs));
          const effects = window.made.filter(buffer => buffer.length < 500000);
          for (const buffer of effects.sort((a, b) => loudest(b) - loudest(a)).slice(0, 4)) {
            for (let count = 0; count < 4; count += 1) {
              const source = window.ears.createBufferSource();
              source.buffer = buffer;
              source.connect(window.input);
              source.start(window.ears.currentTime);
            }
          }
        }"""
    )
    play.pass_time(2)
    peak = hear(play).peak
    assert 0.9 < peak < CEILING


def test_quiet_sounds_are_not_changed(game: GameMaker) -> None:
    play = opened(game, effects_volume=10, music_volume=0)
    play.pass_time(1)
    play.press("Look and sound")
    play.pass_time(1)
    made = play.page.evaluate(
        """() => {
          const { buffer } = window.last;
          return Math.max(...buffer.getChannelData(0).map(Math.abs));
        }"""
    )
    assert hear(play).peak == pytest.approx(made * LOUDEST, rel=0.01)
