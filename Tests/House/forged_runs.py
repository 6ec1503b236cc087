"""Honest runs, each sent with a ticket for a different run."""

from __future__ import annotations

from collections.abc import Callable

import recording
from forged_recordings import SOONER, UNFIT, UNTRUE
from forgery import Sender, Table, submit
from house import ROOT, Answer

RUNS = Table()

GOLDEN = sorted((ROOT / "Tests" / "Golden").glob("*.funfair"))


@RUNS.add("a run of another game", UNFIT, UNTRUE, *SOONER)
def _(sender: Sender) -> Answer:
    return submit(sender.cheat, sender.chance.choice(GOLDEN).read_bytes())


@RUNS.add("a run of another game under your own name", UNFIT, UNTRUE, *SOONER)
def _(sender: Sender) -> Answer:
    own = sender.cheat.own.recording
    run = recording.read(sender.chance.choice(GOLDEN).read_bytes())
    run = run.with_(player=own.player, seed=own.seed, practice=run.practice & ~1)
    return submit(sender.cheat, run.sealed())


def simulated(name: str, options: Callable[[Sender], list[str]], *allowed: str) -> None:
    def send(sender: Sender) -> Answer:
        run = sender.cheat.own
        short = ["--ticks", "60", "--player", "tracking"]
        content = sender.cheat.simulated("breakout", run.seed, *short, *options(sender))
        return submit(sender.cheat, content)

    RUNS.put(name, send, *allowed)


def own_name(sender: Sender) -> list[str]:
    return ["--name", sender.cheat.names[0]]


simulated("a true run with other settings",
          lambda sender: own_name(sender) + sender.chance.choice([
              ["--rows", "1"], ["--balls", "5"], ["--ball-speed", "1"], ["--paddle", "L"],
              ["--level", "12"], ["--gravity", "0.5"], ["--no-special-bricks"],
          ]), UNFIT)
simulated("a true practice run", lambda sender: [], UNFIT)
simulated("a true run from another seed",
          lambda sender: [*own_name(sender), "--seed", str(sender.chance.getrandbits(60))], UNFIT)
simulated("a true run of another player",
          lambda sender: ["--name", sender.victim.names[0]], UNFIT)


@RUNS.add("a true run of BubblePop, sent too early", "too-fast", "inhuman")
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    content = cheat.simulated("bubblepop", cheat.bubble_seed, *own_name(sender))
    return submit(cheat, content, cheat.bubble_ticket)


@RUNS.add("a true run of BubblePop with a shorter time", UNFIT, *SOONER)
def _(sender: Sender) -> Answer:
    cheat = sender.cheat
    options = [*own_name(sender), "--seconds", "10"]
    content = cheat.simulated("bubblepop", cheat.bubble_seed, *options)
    return submit(cheat, content, cheat.bubble_ticket)
