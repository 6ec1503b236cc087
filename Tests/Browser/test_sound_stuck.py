"""Sound whose context says that it's running while its clock stands, as after a call."""

from __future__ import annotations

import pytest

from kit.ears import EARS, effects, kept, prick_up, tunes
from kit.game import Game, GameMaker

# Contexts that a test can stop, in any state. `stuckFrom` is the number of the first one that never
# starts.
CONTEXTS = EARS + """
  window.contexts = [];
  window.stuckFrom = Infinity;
  const Ears = window.AudioContext;
  window.AudioContext = class extends Ears {
    constructor() {
      super();
      if (contexts.length >= window.stuckFrom) this.stop("running");
      contexts.push(this);
    }
    get currentTime() { return this.stuckAt ?? super.currentTime; }
    get state() { return this.stuckState ?? super.state; }
    stop(state) {
      this.stuckAt = super.currentTime;
      this.stuckState = state;
    }
    close() {
      this.stuckState = "closed";
      return Promise.resolve();
    }
  };
"""


def opened(game: GameMaker, **settings: int) -> Game:
    play = game(store=kept(**settings), script=CONTEXTS)
    prick_up(play)
    return play


def stop(play: Game, state: str = "running") -> None:
    play.page.evaluate("state => contexts.at(-1).stop(state)", state)


def states(play: Game) -> list[str]:
    found: list[str] = play.page.evaluate("contexts.map(context => context.state)")
    return found


def touch(play: Game, seconds: float = 1) -> None:
    play.pass_time(seconds)
    play.page.locator("h1").first.click()


@pytest.mark.parametrize("state", ["running", "interrupted", "suspended"])
def test_a_context_that_stands_is_replaced_at_the_next_touch(game: GameMaker, state: str) -> None:
    play = opened(game)
    stop(play, state)
    # The page looks at the clock at each touch and whenever the sound or its loudness changes.
    touch(play, 0)
    assert states(play) == [state]
    touch(play)
    assert states(play) == ["closed", "running"]
    assert tunes(play) == ["home", "home"]


def test_a_run_has_its_tune_and_its_effects_in_the_new_context(game: GameMaker) -> None:
    play = opened(game)
    stop(play)
    touch(play, 0)
    touch(play)
    play.start()
    before = len(effects(play))
    play.tap(play.wait_for_bubbles()[0])
    play.pass_time(0.1)
    assert len(effects(play)) > before
    assert tunes(play) == ["home", "home", "play"]
    heard = play.page.evaluate("window.last.context === contexts[1]")
    assert heard, "the effect isn't in the new context"


def test_a_clock_that_moves_keeps_its_context(game: GameMaker) -> None:
    play = opened(game)
    for _ in range(8):
        touch(play)
    play.hide()
    play.pass_time(5)
    play.show()
    touch(play, 0)
    touch(play)
    assert states(play) == ["running"]


def test_contexts_that_never_start_are_replaced_ever_more_rarely(game: GameMaker) -> None:
    play = opened(game)
    play.page.evaluate("window.stuckFrom = 1")
    stop(play)
    for _ in range(60):
        touch(play)
    assert 4 <= len(states(play)) <= 7
    assert states(play)[:-1] == ["closed"] * (len(states(play)) - 1)


def test_nothing_is_replaced_while_everything_is_silent(game: GameMaker) -> None:
    play = opened(game)
    play.press("Mute")
    stop(play, "suspended")
    for _ in range(4):
        touch(play)
    assert states(play) == ["suspended"]
