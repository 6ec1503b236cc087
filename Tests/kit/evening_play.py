"""How people play at an evening: each of them a little differently, and as fast as hands can."""

from __future__ import annotations

from kit.breakout import aim, is_seated, paddle_x
from kit.evening import Seat

# The numbers in a bet at the easy level.
NUMBERS = 6


class Player:
    """A person with a phone. `skill` counts from 0, and the most skilled person acts at each
    step."""

    def __init__(self, seat: Seat, skill: int) -> None:
        self.seat = seat
        self.skill = skill
        self.steps = 0
        self.has_finger_down = False
        # The last spin that the person bet on.
        self.spin = 0

    def act(self) -> None:
        """Does what a person does in half a second of a game."""
        now = self.seat.now
        self.steps += 1
        if now.get("phase") == "running" and self.steps % (self.skill + 1) == 0:
            if "bubbles" in now:
                self._pop()
            elif "paddle" in now:
                self._steer()
        if now.get("phase") != "running" and self.has_finger_down:
            self._lift()

    def bet(self, spin: int) -> None:
        """Bets on a spin, once the phone offers it."""
        spin_button = self.seat.button("Spin")
        if self.spin == spin or not spin_button.is_visible():
            return
        first = 1 + (spin * 5 + self.skill * NUMBERS) % 30
        assert self.seat.bet_at_once(range(first, first + NUMBERS)), "the bets were closed"
        self.spin = spin

    def _pop(self) -> None:
        bubbles = [bubble for bubble in self.seat.now["bubbles"] if bubble["phase"] == "whole"]
        if bubbles:
            self.seat.tap(min(bubbles, key=lambda bubble: bubble["y"]))

    def _steer(self) -> None:
        """Holds the paddle where the next ball comes down, and launches the balls on it."""
        seat, now = self.seat, self.seat.now
        if is_seated(now):
            self._lift()
            seat.launch()
            return
        scale = now["stage"]["rect"]["width"] / now["stage"]["width"]
        x, y = seat.middle()
        if not self.has_finger_down:
            self.has_finger_down = True
            self.held_at = paddle_x(now)
            seat._touch("touchStart", (x, y))
        place, _ = aim(now)
        seat._touch("touchMove", (x + (place - self.held_at) * scale, y))

    def _lift(self) -> None:
        if self.has_finger_down:
            self.seat._touch("touchEnd")
            self.has_finger_down = False
