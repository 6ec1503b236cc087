"""How to play Roulette: its tables, and what the player's own spins came to."""

from __future__ import annotations

import pytest

from kit.roulette import (
    EASY,
    HARD,
    LEVELS,
    Level,
    Roulette,
    RouletteMaker,
    drawn,
    losing,
    payout,
    roulette_store,
    winning,
)

# The least and the most pockets that can be next to a bet, for each level.
NEAR = {"Easy": (1, 12), "Medium": (1, 8), "Hard": (0, 0)}
POCKETS = 37


def test_the_levels_stand_in_a_table(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    assert table(play, "Levels") == [
        ["Level", "Choose", "Hit", "Next to", "Miss"],
        ["Easy", "6", "+1,000, +100", "+100, +10", "−100, 0"],
        ["Medium", "4", "+1,000, +100", "+200, +20", "−100, 0"],
        ["Hard", "2", "+1,000, +500", "a miss", "−100, 0"],
    ]


def test_the_badges_stand_in_a_table(roulette: RouletteMaker) -> None:
    play = opened(roulette)
    assert table(play, "Roulette: what counts how much") == [
        ["Badge", "From a score of"],
        ["Pro", "1,000"],
        ["Master", "5,000"],
        ["Legend", "10,000"],
    ]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_odds_of_a_level_are_exact(roulette: RouletteMaker, level: Level) -> None:
    play = opened(roulette)
    fewest, most = NEAR[level.name]
    misses = (POCKETS - level.numbers - most, POCKETS - level.numbers - fewest)
    mean = [mean_of(level, near) for near in (fewest, most)]
    rows = table(play, f"{level.name}: what to expect")
    assert [row[:2] for row in rows] == [
        ["Outcome", "Any bet"],
        ["A hit", chance(level.numbers, level.numbers)],
        ["Next to", chance(fewest, most)],
        ["A miss", chance(*misses)],
        ["Money a spin", mean[0] if fewest == most else f"{mean[0]} to {mean[1]}"],
    ]


def test_the_player_s_own_spins_are_counted_beside_the_odds(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    numbers = [3, 9, 15, 21, 27, 33]
    brought = []
    for spin in range(6):
        bet = winning(spin) if spin == 0 else losing([spin]) if spin == 1 else numbers
        play.spin(bet)
        brought.append(payout(bet, drawn(spin)))
        own = own_column(play, EASY)
        count = len(brought)
        assert own == [
            "You, 1 spin" if count == 1 else f"You, {count} spins",
            share(brought.count(EASY.hit), count),
            share(brought.count(EASY.near), count),
            share(brought.count(EASY.miss), count),
            signed(sum(money for money, _ in brought), count),
        ]
        play.tab("Play game").tap()
    assert own_column(play, HARD) == ["You, 0 spins", "–", "–", "–", "–"]


def test_the_spins_of_earlier_games_count_too(roulette: RouletteMaker) -> None:
    play = roulette(store=roulette_store(HARD))
    play.start()
    for spin in range(3):
        play.spin(winning(spin, HARD))
    play.reload()
    play.press("New game")
    assert own_column(play, HARD)[:2] == ["You, 3 spins", "100.0 %"]
    play.tab("Play game").tap()
    play.press_play()
    play.spin(losing([0], HARD))
    assert own_column(play, HARD)[:2] == ["You, 4 spins", "75.0 %"]


def opened(roulette: RouletteMaker) -> Roulette:
    play = roulette()
    play.enter_stall()
    play.tab("How to play").tap()
    return play


def own_column(play: Roulette, level: Level) -> list[str]:
    """What the player's own spins on a level came to."""
    play.tab("How to play").tap()
    return [row[-1] for row in table(play, f"{level.name}: what to expect")]


def table(play: Roulette, name: str) -> list[list[str]]:
    rows = play.page.get_by_role("table", name=name, exact=True).get_by_role("row")
    cells: list[list[str]] = rows.evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )
    # Whether a line may break before a unit is a matter of looks.
    return [[cell.replace("\xa0", " ") for cell in row] for row in cells]


def chance(least: int, most: int) -> str:
    if least == most:
        return f"{most}/{POCKETS}, {share(most, POCKETS)}"
    lowest = tenths(least * 100, POCKETS)
    return f"{least}–{most}/{POCKETS}, {lowest}–{share(most, POCKETS)}"


def share(part: int, whole: int) -> str:
    return f"{tenths(part * 100, whole)} %"


def signed(total: int, count: int) -> str:
    sign = "+" if total > 0 else "−" if total < 0 else ""
    return sign + tenths(abs(total), count)


def mean_of(level: Level, near: int) -> str:
    """The mean change of money, where so many pockets are next to a chosen one."""
    misses = POCKETS - level.numbers - near
    money = level.numbers * level.hit[0] + near * level.near[0] + misses * level.miss[0]
    return signed(money, POCKETS)


def tenths(total: int, count: int) -> str:
    """A quotient to one decimal, halves rounded up."""
    found = (20 * total + count) // (2 * count)
    return f"{found // 10:,}.{found % 10}"
