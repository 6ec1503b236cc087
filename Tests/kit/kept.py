"""Texts with checksums, as the page stores them."""

from __future__ import annotations

from zlib import crc32


def sealed(kind: str, *lines: str) -> str:
    """Returns a text of the given kind with these lines, as Funfair would store it."""
    body = "\n".join([f"funfair {kind} 1", *lines, ""])
    return f"{body}sum {crc32(body.encode()):016x}\n"


# The current rules version of each game.
RULES = {"bubblepop": 1, "breakout": 3, "roulette": 2}


def by_present_rules(stall: str) -> str:
    """Returns the word that marks stored scores under a game's current rules."""
    return stall if RULES[stall] == 1 else f"{stall}/{RULES[stall]}"


def numbers(count: int, step: int, below: int) -> str:
    """Returns `count` varied numbers less than `below`, separated by commas."""
    return ",".join(str(index * step % below) for index in range(count))


# The store of a player who has played everything for a long time.
PLAYED = {
    "funfair.names": sealed("names", "Ada", "Bartholomew the Bold", "Lin"),
    "funfair.scores": sealed(
        "scores",
        "bubblepop standard run 314 Ada",
        f"{by_present_rules('breakout')} standard run 8420 Ada",
        f"{by_present_rules('roulette')} standard run 2250 Ada",
        # A score under version 1 of the rules, which isn't the current version.
        "breakout standard run 9900 Ada",
    ),
    "funfair.tallies": sealed(
        "tallies",
        "bubblepop.pops 812,640,301,199,88 Ada",
        "bubblepop.chains 9,7,4,3,2 Ada",
        "bubblepop.misses 140 Ada",
        "bubblepop.played 34,230000 Ada",
        "breakout.bricks 900,120,40,33,20,18,9,11 Ada",
        "breakout.bests 14,6 Ada",
        "breakout.others 12,45 Ada",
        "breakout.played 21,1900000 Ada",
        "roulette 20,14,60,4000,3,5,40,-1000,2,0,60,-3000 Ada",
        f"roulette.pockets {numbers(37, 7, 11)} Ada",
        f"roulette.bets {numbers(37, 5, 13)} Ada",
        "roulette.bests 3,4200 Ada",
        "roulette.played 7,90000 Ada",
    ),
    # On a stopped clock, it's the first day of 1970.
    "funfair.days": sealed("days", "12 0,0 Ada"),
}
