"""During a run, most events change only numbers in the header. After such an event, the page reads
and updates only the header."""

from __future__ import annotations

from kit.game import Game, GameMaker


def test_a_pop_changes_only_the_header(game: GameMaker) -> None:
    play = begun(game)
    scores = []
    for _ in range(4):
        play.tap(play.wait_for_bubbles()[0])
        now = play.snapshot()
        assert play.status("Score") == str(now["score"])
        scores.append(now["score"])
    assert scores == sorted(set(scores)) and scores[0] > 0
    assert outcome(play) == {"views": 0, "changed": ["header"], "isSame": True}


def test_a_second_of_the_clock_changes_only_the_header(game: GameMaker) -> None:
    play = begun(game)
    for _ in range(3):
        play.pass_time(1)
        assert play.status("Time") == str(play.snapshot()["remaining"])
    assert outcome(play) == {"views": 0, "changed": ["header"], "isSame": True}


def test_the_last_seconds_change_the_colour_of_the_whole_page(game: GameMaker) -> None:
    play = begun(game)
    play.pass_time(play.snapshot()["remaining"] - 9.5)
    assert play.page.locator("html").get_attribute("data-hurry") == "hurry"
    play.pass_time(7)
    assert play.page.locator("html").get_attribute("data-hurry") == "last"


def begun(game: GameMaker) -> Game:
    """Begins a run without hints, and observes the page once the first bubbles are there."""
    play = game(script=COUNT_VIEWS)
    play.begin()
    play.press("Skip hints")
    play.count_in()
    play.wait_for_bubbles(3)
    play.page.evaluate(OBSERVE)
    return play


def outcome(play: Game) -> dict[str, object]:
    found: dict[str, object] = play.page.evaluate(OUTCOME)
    return found


# Counts how many times the page reads the whole view.
COUNT_VIEWS = """{
  const load = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const { instance } = await load(...given);
    const { view, ...others } = instance.exports;
    const counted = isHeader => {
      if (!isHeader) window.views += 1;
      return view(isHeader);
    };
    return { instance: { exports: { ...others, view: counted } } };
  };
}"""
# Records which elements of the page change, except the buttons over bubbles and the stage.
OBSERVE = """() => {
  window.views = 0;
  window.header = document.querySelector(".hud");
  window.changed = new Set();
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  const partOf = node => (window.header.contains(node) ? "header" : node.nodeName);
  window.observer = new MutationObserver(records => {
    for (const { target } of records) window.changed.add(partOf(target));
  });
  window.observer.observe(document.getElementById("app"), all);
  window.observer.observe(document.documentElement, { attributes: true });
}"""
OUTCOME = """() => Promise.resolve().then(() => ({
  views: window.views,
  changed: [...window.changed],
  isSame: document.querySelector(".hud") === window.header,
}))"""
