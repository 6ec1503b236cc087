"""An evening of five rounds between two teams, voted on by phones: a phone hosts it, a big screen
shows it, somebody comes late, somebody falls asleep, somebody cheats, and the house crashes. The
house and all pages are real. Nobody waits, because their clocks move in steps."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from kit.evening import Evening
from kit.evening_play import Player
from kit.house import Device, binary
from kit.party_evening import podium_on
from kit.phone import PhoneMaker
from kit.recount import Count, means, ranked, standings, stored_runs, team_standings, verify_all
from kit.stepped_house import SteppedHouse

pytestmark = pytest.mark.evening
STALLS = {"bubblepop": "BubblePop", "breakout": "Breakout", "roulette": "Roulette"}
ROUNDS = 5
# The names of the first teams.
TEAMS = ("Star", "Heart")
# Seconds that any round takes at most, with its count-in, its grace and its judging.
LONGEST = 360
# Seconds after the start of a round, and what happens then.
Deeds = dict[float, Callable[[], None]]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[SteppedHouse]:
    house = SteppedHouse(tmp_path)
    house.start()
    yield house
    assert house.stop() == 0, house.complaints()


class Story:
    """The evening, its people, and the rounds so far."""

    def __init__(self, evening: Evening, folder: Path) -> None:
        self.evening = evening
        self.folder = folder
        self.players: dict[str, Player] = {}
        self.counts: list[Count] = []

    def sit_down(self, *names: str) -> None:
        for name in names:
            self.players[name] = Player(self.evening.seats[name], len(self.players))

    def play(self, game: str, host: str, deeds: Deeds | None = None) -> Count:
        """Plays a round, and returns the house's count."""
        evening = self.evening
        self._begin(game, host)
        starts = evening.state()["round"]["starts"]
        left = dict(sorted((deeds or {}).items()))

        def act() -> None:
            since = (evening.house.now - starts) / 1000
            while left and next(iter(left)) <= since:
                left.pop(next(iter(left)))()
            for name, player in self.players.items():
                if name not in evening.asleep:
                    player.act()
            if game == "roulette":
                self._bet()

        evening.until(lambda: evening.state()["phase"] == "podium", LONGEST, act)
        assert not left, "the round was too short"
        count = Count.of(evening.state())
        assert count.game == game
        self.counts.append(count)
        self._look_at_podium(count)
        return count

    def _begin(self, game: str, host: str) -> None:
        evening, seat = self.evening, self.evening.seats[host]
        # Everybody votes for the round's game, whose name has the number of its votes.
        name = re.compile(rf"^{STALLS[game]}( \(\d+\))?$")
        for player in self.players.keys() - evening.asleep.keys():
            vote = evening.seats[player].page.get_by_role("button", name=name)
            evening.until(vote.is_visible, 5)
            vote.click(force=True)
        evening.until(lambda: evening.state()["game"] == game, 5)
        seat.press("Again" if self.counts else "Start")
        evening.until(lambda: evening.state()["phase"] == "countIn", 5)

    def _bet(self) -> None:
        spin = self.evening.state()["round"]["spin"]
        if spin is None or spin["pocket"] is not None:
            return
        for name, player in self.players.items():
            # Everybody misses a spin now and then.
            if name not in self.evening.asleep and (spin["number"] + player.skill) % 4:
                player.bet(spin["number"])

    def _look_at_podium(self, count: Count) -> None:
        """Everybody sees the same podium."""
        evening = self.evening
        assert evening.wall is not None
        evening.until(lambda: evening.wall.phase == "podium", 5)
        scores = {team: score for team, (_, score) in count.teams.items()}
        if len(self.counts) == ROUNDS:
            scores = team_standings(self.counts)
        best = sorted(scores, key=lambda team: (-scores[team], team))
        podium = [(TEAMS[team - 1], scores[team]) for team in best]
        evening.until(lambda: podium_on(evening.wall.page) == podium, 5)
        for place, name, _, _ in count.places:
            title = re.compile(rf"^Place {place} of \d$")
            if name not in evening.asleep:
                evening.until(partial(evening.seats[name].heading, title), 5)

    def send_a_robots_run(self, name: str) -> None:
        """Sends a piece that a robot has played, beside the page and with its secret."""
        evening = self.evening
        cheat = Device(evening.house.address, name, evening.seats[name].secret)
        path = f"/api/parties/{evening.party}/guests/{evening.guests[name]['guest']}"
        seed = int(cheat.ask("GET", path).words["round"]["seed"], 16)
        pieces = self.folder / "pieces"
        command = [str(binary().with_name("funfair-dev")), "simulate", "bubblepop"]
        command += ["--seed", str(seed), "--name", name, "--player", "greedy"]
        command += ["--pieces", str(pieces)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        rest, last = pieces.read_bytes(), b""
        while rest:
            length = int.from_bytes(rest[:4], "little")
            last, rest = rest[4 : 4 + length], rest[4 + length :]
        answer = cheat.ask("POST", f"{path}/run/0", last)
        assert answer.status == 200, answer
        assert evening.guests[name]["state"] == "refused"
        assert evening.state()["phase"] == "playing"


@pytest.fixture
def story(house: SteppedHouse, phone: PhoneMaker, tmp_path: Path) -> Iterator[Story]:
    yield Story(Evening(house, phone), tmp_path)


def test_an_evening_of_five_rounds(story: Story) -> None:
    evening = story.evening

    # Ada opens a party on her phone. Others join by its code, and a big screen shows it.
    evening.open("Ada")
    wall = evening.show()
    for name in ("Bob", "Cleo", "Dan", "Eve"):
        evening.join(name)
    story.sit_down("Ada", "Bob", "Cleo", "Dan", "Eve")
    everybody = set(story.players)
    evening.until(lambda: set(wall.names) == everybody, 5)

    # Ada deals everybody into two teams, and plans five rounds, whose games the phones vote on.
    evening.seats["Ada"].press("2")
    evening.until(lambda: evening.state()["teamCount"] == len(TEAMS), 5)
    plan(evening, "Ada")

    # Eve cheats, and her run no longer counts long before the podium.
    first = story.play("bubblepop", "Ada", {15: lambda: story.send_a_robots_run("Eve")})
    assert (first.players, first.refused) == (everybody - {"Eve"}, {"Eve"})

    # Fay comes in the middle of a round, watches, and plays the next one. Everybody else's run
    # counts, Eve's too.
    second = story.play("breakout", "Ada", {20: lambda: come_late(story, "Fay")})
    assert (second.players, second.refused) == (everybody, set())
    everybody.add("Fay")

    # Dan's phone falls asleep. The others' runs count.
    third = story.play("bubblepop", "Ada", {10: lambda: evening.sleep("Dan")})
    assert (third.players, third.refused) == (everybody - {"Dan"}, {"Dan"})

    # Dan is back in the middle of a round of Roulette. Then the house crashes, and opens again.
    fourth = story.play(
        "roulette",
        "Ada",
        {65: lambda: evening.wake("Dan"), 100: lambda: crash(story)},
    )
    assert (fourth.players, fourth.refused) == (everybody, set())

    # Ada hands the party over to Bob, whose phone starts the last round.
    hand_over(evening, "Ada", "Bob")
    fifth = story.play("breakout", "Bob")
    assert (fifth.players, fifth.refused) == (everybody, set())

    end_party(evening, "Bob")
    assert {moment["player"] for moment in evening.state()["moments"]} == everybody
    check_counts(story)


def plan(evening: Evening, host: str) -> None:
    """Plans an evening with votes. Hosts are offered five rounds first."""
    seat = evening.seats[host]
    seat.press("Plan an evening")
    evening.until(lambda: seat.heading(f"An evening of {ROUNDS} rounds"), 5)
    votes = seat.page.get_by_role("radio", name="By vote")
    votes.click(force=True)
    evening.until(votes.is_checked, 5)
    seat.press("Done")
    evening.until(seat.page.get_by_text(f"Round 1 of {ROUNDS}").is_visible, 5)


def come_late(story: Story, name: str) -> None:
    seat = story.evening.join(name)
    story.evening.until(seat.page.get_by_text("You’re in the next one!").is_visible, 5)
    story.sit_down(name)


def crash(story: Story) -> None:
    """Kills the house, and opens it again after a while."""
    story.evening.house.kill()
    story.evening.pass_time(6)
    story.evening.house.start()


def hand_over(evening: Evening, host: str, heir: str) -> None:
    seat = evening.seats[host]
    seat.press(heir)
    evening.until(seat.button("Hand over the party").is_visible, 5)
    seat.press("Hand over the party")
    evening.until(evening.seats[heir].button("Again").is_visible, 5)
    assert not seat.button("Again").is_visible()


def end_party(evening: Evening, host: str) -> None:
    seat = evening.seats[host]
    for _ in range(2):
        evening.until(seat.button("End the party").is_visible, 5)
        seat.press("End the party")
        evening.pass_time(1)
    evening.until(lambda: evening.state()["phase"] == "over", 5)
    assert evening.wall is not None
    evening.until(lambda: evening.wall.heading("That was the party!"), 5)


def check_counts(story: Story) -> None:
    """The house replays all stored runs. They give the same podiums and the same standings."""
    house = story.evening.house
    for count in story.counts:
        scores = {player: score for _, player, score, _ in count.places}
        assert {player: place for place, player, _, _ in count.places} == ranked(scores)
        sides = means(count, scores)
        places = ranked(sides)
        assert {team: (places[team], sides[team]) for team in sides} == count.teams
    reported = [(player, score) for count in story.counts for _, player, score, _ in count.places]
    assert stored_runs(house) == sorted(reported)
    valid = f"{len(reported)} runs are valid, 0 are not. All counts are correct."
    assert verify_all(house) == valid
    table = {row["player"]: row["points"] for row in story.evening.state()["table"]}
    assert table == standings(story.counts)
    teams = {row["team"]: row["points"] for row in story.evening.state()["teams"]}
    assert teams == team_standings(story.counts)
