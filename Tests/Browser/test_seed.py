"""Options in the page's address: choosing a seed, and inspecting the page."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.game import SHORT, Game, GameMaker
from kit.roulette import RouletteMaker

MOST = 2**64 - 1


def test_runs_with_the_same_seed_are_equal_and_are_practice(game: GameMaker) -> None:
    play = game(store=SHORT)
    courses = []
    for query in ("inspect&seed=42", "inspect&seed=42", "inspect&seed=43", "inspect", "inspect"):
        play.open(query)
        play.start()
        play.pass_time(1)
        courses.append(places(play))
        assert play.snapshot()["practice"] is ("seed" in query)
        drop(play)
    chosen, again, *others = courses
    assert chosen == again
    assert len({str(course) for course in (chosen, *others)}) == 4


def test_the_board_marks_practice_runs(game: GameMaker) -> None:
    play = game(store=SHORT)
    for query, name in (("inspect&seed=42", "Ada"), ("inspect", "Grace")):
        play.open(query)
        play.start(name)
        play.finish()
    expect(play.page.get_by_role("row", name="Ada")).to_contain_text("practice")
    expect(play.page.get_by_role("row", name="Grace")).not_to_contain_text("practice")


def test_only_a_whole_number_of_64_bits_is_a_seed(game: GameMaker) -> None:
    play = game()
    seeds = {"0": True, str(MOST): True}
    for seed in ("", "-1", "4e2", str(MOST + 1), "9" * 400):
        seeds[seed] = False
    for seed, is_one in seeds.items():
        play.open(f"inspect&seed={seed}")
        play.begin()
        assert play.snapshot()["practice"] is is_one, seed
        drop(play)


def test_every_bit_of_a_seed_matters(roulette: RouletteMaker) -> None:
    play = roulette(query=f"inspect&seed={MOST}")
    play.start()
    play.spin([1, 2, 3, 4, 5, 6])
    play.repeat(4)
    # funfair-dev simulate roulette --seed 18446744073709551615 --spins 5 --trace second
    assert play.snapshot()["history"] == [8, 15, 3, 4, 20]


def test_the_snapshot_is_only_available_on_request(game: GameMaker) -> None:
    play = game(query="")
    assert play.page.evaluate("typeof window.funfair") == "undefined"
    play.open("seed=42")
    assert play.page.evaluate("typeof window.funfair") == "undefined"


def drop(play: Game) -> None:
    play.press("Pause")
    play.press("Drop this run")
    play.pass_time(9)


def places(play: Game) -> list[tuple[object, ...]]:
    return [
        (bubble["id"], bubble["kind"], bubble["x"], bubble["y"], bubble["radius"])
        for bubble in play.snapshot()["bubbles"]
    ]
