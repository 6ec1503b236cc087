"""The wheel of Roulette: how long it turns, where the ball comes to lie, and how to skip it."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.roulette import (
    BALL_LIES,
    MARKS,
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


def test_nothing_is_told_of_the_pocket_while_the_wheel_turns(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    play.spin(winning(0))
    before = play.snapshot()
    play.bet(winning(1))
    for _ in range(3):
        play.pass_time(1.2)
        now = play.snapshot()
        assert now["phase"] == "turning"
        kept = ("lastPocket", "money", "score", "spins", "history")
        assert [now[key] for key in kept] == [before[key] for key in kept]
        assert play.status("Money") == str(before["money"])
        assert name_of(drawn(1)) not in play.status("Result")
        expect(play.button("Spin")).to_have_count(0)


def test_the_wheel_turns_about_four_seconds(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    play.bet(winning(0))
    play.pass_time(TURNING - 0.2)
    assert play.snapshot()["phase"] == "turning"
    play.pass_time(0.4)
    assert play.snapshot()["phase"] == "betting"


def test_less_motion_shortens_a_spin_to_half_a_second(roulette: RouletteMaker) -> None:
    play = roulette()
    play.start()
    play.bet(winning(0))
    play.pass_time(SHORT_TURNING - 0.2)
    assert play.snapshot()["phase"] == "turning"
    play.pass_time(0.4)
    assert play.snapshot()["phase"] == "betting"


def test_the_wheel_moves_while_it_turns_and_then_stands_still(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    pictures = [play.picture_of_wheel()]
    play.bet(winning(0))
    for _ in range(7):
        play.pass_time(0.5)
        pictures.append(play.picture_of_wheel())
    assert play.snapshot()["phase"] == "turning"
    assert len(set(pictures)) == len(pictures)
    play.rest()
    # What has won floats up for a while.
    play.pass_time(3)
    still = play.picture_of_wheel()
    play.pass_time(2)
    assert play.picture_of_wheel() == still


def test_the_ball_comes_to_lie_in_the_drawn_pocket(roulette: RouletteMaker) -> None:
    play = roulette(motion=True, scale=2)
    play.start()
    for spin in range(4):
        numbers = winning(spin)
        play.spin(numbers)
        play.pass_time(3)
        pocket = drawn(spin)
        assert is_near(play.colour_at(0, BALL_LIES), BALL), spin
        # The zero is the only green pocket: where it lies is how far the wheel is turned.
        for number in NUMBERS:
            turns = (WHEEL.index(number) - WHEEL.index(pocket)) / 37
            painted = play.colour_at(turns, POCKET_END)
            assert nearest(painted) == colour_of(number), (spin, number, painted)
        # That of the drawn pocket is in the light of the ball.
        for number in numbers[1:]:
            turns = (WHEEL.index(number) - WHEEL.index(pocket)) / 37
            assert is_near(play.colour_at(turns, MARKS), MARK), (spin, number)


def test_a_tap_on_the_wheel_shows_at_once_where_the_ball_falls(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    numbers = winning(0)
    play.bet(numbers)
    play.pass_time(0.5)
    play.tap_stage()
    assert_settled(play, numbers)
    play.tap_stage()
    play.pass_time(5)
    assert_settled(play, numbers)


def test_the_skip_button_shows_at_once_where_the_ball_falls(roulette: RouletteMaker) -> None:
    play = roulette(motion=True)
    play.start()
    numbers = losing([0])
    play.bet(numbers)
    expect(play.button("Skip")).to_be_visible()
    play.press("Skip")
    assert_settled(play, numbers)
    expect(play.button("Skip")).to_have_count(0)


def test_a_click_of_a_mouse_skips_too(roulette: RouletteMaker) -> None:
    play = roulette(1440, 900, touch=False, motion=True)
    play.start()
    numbers = winning(0)
    play.bet(numbers)
    play.page.mouse.click(*play.middle())
    assert_settled(play, numbers)


def distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def is_near(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Whether both are the same but for some light."""
    return distance(one, other) < 150


def nearest(painted: tuple[int, int, int]) -> str:
    return min(PAINT, key=lambda word: distance(PAINT[word], painted))
