"""The wheel of Roulette: how long it turns, where the ball comes to rest, and how to skip it."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.roulette import (
    BALL_LIES,
    MARKS,
    MONEY,
    NUMBERS,
    PAINT,
    POCKET_END,
    SHORT_TURNING,
    TURNING,
    WHEEL,
    RouletteMaker,
    assert_settled,
    colour_of,
    drawn,
    losing,
    name_of,
    winning,
)

BALL = (0xFF, 0xF8, 0xEA)
MARK = (0xFF, 0xCB, 0x4F)


def test_with_reduced_motion_the_wheel_turns_for_less_time_and_reveals_nothing_early(
    roulette: RouletteMaker,
) -> None:
    play = roulette()
    play.start()
    for spin, seconds in enumerate((TURNING, SHORT_TURNING)):
        play.page.emulate_media(reduced_motion="reduce" if spin else "no-preference")
        money = play.status("Money")
        play.bet(losing([0, 1]))
        play.pass_time(seconds - 0.2)
        assert play.snapshot()["phase"] == "turning"
        assert play.status("Money") == money
        assert name_of(drawn(spin)) not in play.status("Result")
        expect(play.button("Spin")).to_have_count(0)
        play.pass_time(0.4)
        assert_settled(play, spin)
        assert play.status("Money") == str(MONEY - 100 * (spin + 1))


def test_the_wheel_moves_until_the_ball_is_in_the_drawn_pocket(roulette: RouletteMaker) -> None:
    play = roulette(scale=2)
    play.start()
    for spin in range(2):
        numbers = winning(spin)
        pictures = [play.picture_of_wheel()]
        play.bet(numbers)
        for _ in range(7):
            play.pass_time(0.5)
            pictures.append(play.picture_of_wheel())
        assert play.snapshot()["phase"] == "turning"
        assert len(set(pictures)) == len(pictures)
        play.rest()
        # The winnings float over the wheel for a while.
        play.pass_time(3)
        still = play.picture_of_wheel()
        play.pass_time(1)
        assert play.picture_of_wheel() == still
        pocket = drawn(spin)
        assert is_near(play.colour_at(0, BALL_LIES), BALL), spin
        # The zero is the only green pocket, so it shows the wheel's rotation.
        for number in NUMBERS:
            turns = (WHEEL.index(number) - WHEEL.index(pocket)) / 37
            painted = play.colour_at(turns, POCKET_END)
            assert nearest(painted) == colour_of(number), (spin, number, painted)
        # The ball's light covers the drawn pocket, so check only the other chosen numbers.
        for number in numbers[1:]:
            turns = (WHEEL.index(number) - WHEEL.index(pocket)) / 37
            assert is_near(play.colour_at(turns, MARKS), MARK), (spin, number)


def test_a_tap_a_click_and_a_button_skip_to_where_the_ball_lands(
    roulette: RouletteMaker,
) -> None:
    play = roulette()
    play.start()
    ways = (
        play.tap_stage,
        lambda: play.page.mouse.click(*play.middle()),
        lambda: play.press("Skip"),
    )
    for spin, skip in enumerate(ways):
        play.bet(winning(spin))
        play.pass_time(0.5)
        skip()
        assert_settled(play, spin)
        expect(play.button("Skip")).to_have_count(0)
    play.tap_stage()
    play.pass_time(1)
    assert_settled(play, len(ways) - 1)


def distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def is_near(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Whether the two colours differ only by some light."""
    return distance(one, other) < 150


def nearest(painted: tuple[int, int, int]) -> str:
    return min(PAINT, key=lambda word: distance(PAINT[word], painted))
