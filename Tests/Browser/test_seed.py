"""The address: a chosen seed, and a look inside."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker, Snapshot


def test_the_same_seed_gives_the_same_run(game: GameMaker) -> None:
    assert course(game(query="inspect&seed=42")) == course(game(query="inspect&seed=42"))


def test_another_seed_gives_another_run(game: GameMaker) -> None:
    assert course(game(query="inspect&seed=42")) != course(game(query="inspect&seed=43"))


def test_without_a_seed_every_run_is_another(game: GameMaker) -> None:
    play = game(query="inspect")
    first = course(play)
    play.press("Pause")
    play.press("Drop this run")
    play.press_play()
    play.count_in()
    play.pass_time(2)
    assert [places(play.snapshot())] != first[-1:]
    assert course(game(query="inspect")) != first


def test_a_run_with_a_chosen_seed_is_practice(game: GameMaker) -> None:
    play = game(store=SHORT)
    play.start()
    assert play.snapshot()["practice"] is True
    play.finish()
    expect(play.page.get_by_role("row", name="Ada")).to_contain_text("practice")


def test_a_run_without_a_chosen_seed_is_none(game: GameMaker) -> None:
    play = game(query="inspect", store=SHORT)
    play.start()
    assert play.snapshot()["practice"] is False
    play.finish()
    expect(play.page.get_by_role("row", name="Ada")).not_to_contain_text("practice")


def test_every_whole_number_of_64_bits_is_a_seed(game: GameMaker) -> None:
    for seed in ("0", "18446744073709551615"):
        assert is_practice(game, seed), seed


def test_what_is_no_seed_is_passed_over(game: GameMaker) -> None:
    for seed in ("", "-1", "4e2", "18446744073709551616", "9" * 400):
        assert not is_practice(game, seed), seed


def test_nobody_looks_inside_without_asking(game: GameMaker) -> None:
    play = game(query="")
    assert play.page.evaluate("typeof window.funfair") == "undefined"
    play.open("seed=42")
    assert play.page.evaluate("typeof window.funfair") == "undefined"


def test_the_snapshot_tells_the_whole_state(game: GameMaker) -> None:
    play = game()
    assert play.snapshot() == {"screen": "home", "game": None, "questions": 0}
    play.start()
    play.wait_for_bubbles()
    now = play.snapshot()
    run = {"tick", "remaining", "score", "chain", "phase", "stage", "bubbles"}
    assert {"screen", "game"} | run <= set(now)
    assert {"width", "height", "rect"} <= set(now["stage"])
    place = {"x", "y", "radius", "cssX", "cssY", "cssRadius"}
    for bubble in now["bubbles"]:
        assert {"id", "kind", "points", "phase"} | place <= set(bubble)


def is_practice(game: GameMaker, seed: str) -> bool:
    play = game(query=f"inspect&seed={seed}")
    play.begin()
    return bool(play.snapshot()["practice"])


def course(play: Game) -> list[list[tuple[object, ...]]]:
    """The bubbles of a run at some of its moments."""
    play.start()
    moments = []
    for _ in range(4):
        play.pass_time(0.5)
        moments.append(places(play.snapshot()))
    return moments


def places(now: Snapshot) -> list[tuple[object, ...]]:
    return [
        (bubble["id"], bubble["kind"], bubble["x"], bubble["y"], bubble["radius"])
        for bubble in now["bubbles"]
    ]
