"""How to play Roulette: its tables, and the results of the player's own spins."""

from __future__ import annotations

from kit.roulette import Roulette, RouletteMaker, winning


def test_tables_can_be_read_row_by_row_and_show_the_players_spins_next_to_the_odds(
    roulette: RouletteMaker,
) -> None:
    play = roulette()
    play.start()
    play.spin(winning(0))
    play.tab("How to play").tap()
    assert table(play, "Levels") == [
        ["Level", "Choose", "Hit", "Close", "Miss"],
        ["Easy", "6", "+1,000, +100", "+100, +10", "−100, 0"],
        ["Medium", "4", "+1,000, +100", "+200, +20", "−100, 0"],
        ["Hard", "2", "+1,000, +500", "a miss", "−100, 0"],
    ]
    assert table(play, "What everything’s worth in Roulette") == [
        ["Badge", "From a score of"],
        ["Pro", "1,000"],
        ["Master", "5,000"],
        ["Legend", "10,000"],
    ]
    odds = table(play, "Easy: what to expect")
    assert odds[0][:2] == ["Outcome", "Any bet"]
    assert odds[1][:2] == ["A hit", "6/37, 16.2 %"]
    own = [row[-1] for row in odds]
    assert own == ["You, 1 spin", "100.0 %", "0.0 %", "0.0 %", "+1,000.0"]


def table(play: Roulette, name: str) -> list[list[str]]:
    rows = play.page.get_by_role("table", name=name, exact=True).get_by_role("row")
    cells: list[list[str]] = rows.evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )
    # Spaces that prevent line breaks don't matter here.
    return [[cell.replace("\xa0", " ") for cell in row] for row in cells]
