"""Whether a recording is genuine: what a replay says, and why other files are refused.

WatchTests.swift tests what is said about each golden recording."""

from __future__ import annotations

import zlib

import pytest
from playwright.sync_api import FilePayload, expect

from kit.game import Game, GameMaker
from kit.languages import settings_in
from kit.measure import faults
from kit.recordings import EXPECTED, GOLDEN, offer, watch
from kit.sizes import NARROWEST, at_each
from kit.survey import stumbling_blocks

SIZES = [NARROWEST, (320, 480), (844, 390), (568, 320), (820, 1180)]
# The position of the version of the rules in a recording.
RULES = 6


def prove(play: Game) -> list[str]:
    """Opens the proof, and returns its lines."""
    play.page.locator(".genuine").click()
    lines = play.page.locator(".proof p")
    expect(lines.first).to_be_visible()
    return lines.all_inner_texts()


def number(value: int) -> bytes:
    """Encodes a number as recordings do."""
    return bytes([value]) if value < 128 else bytes([value % 128 + 128]) + number(value // 128)


def sealed(body: bytes) -> FilePayload:
    """Returns a file with a valid checksum."""
    buffer = body + zlib.crc32(body).to_bytes(4, "little")
    return {"name": "run.funfair", "mimeType": "", "buffer": buffer}


def body_of(name: str) -> bytes:
    """Returns a golden recording without its checksum."""
    return (GOLDEN / f"{name}.funfair").read_bytes()[:-4]


def boasting(name: str) -> FilePayload:
    """Returns a golden recording that claims one more point."""
    score, ticks = EXPECTED[f"{name}.funfair"]
    honest, claim = number(ticks) + number(score), number(ticks) + number(score + 1)
    body = body_of(name)
    assert body.count(honest) == 1
    return sealed(body.replace(honest, claim))


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("standard", ["Genuine: its inputs lead to 914 points.", "BubblePop, rules "]),
        ("bricks-drawn", ["Genuine: its inputs lead to ", "Breakout · Drawn walls, rules "]),
        ("wheel-classic", ["Genuine: its inputs lead to ", "Roulette · Classic, rules "]),
    ],
)
def test_a_replay_says_what_was_proved(game: GameMaker, name: str, lines: list[str]) -> None:
    play = game()
    watch(play, f"{name}.funfair")
    proof = prove(play)
    assert [line[: len(start)] for line, start in zip(proof, lines, strict=False)] == lines
    assert proof[2] == "The standard settings"
    assert len(proof) == 3


def test_a_replay_lists_the_settings_that_differ(game: GameMaker) -> None:
    play = game()
    watch(play, "crowded.funfair")
    assert prove(play)[2:] == ["Other settings", "Most bubbles 40"]


def test_the_proof_can_be_closed_and_the_replay_continues(game: GameMaker) -> None:
    play = game()
    watch(play, "standard.funfair")
    proof = play.page.locator(".proof .card")
    prove(play)
    play.page.keyboard.press("Escape")
    expect(proof).to_be_hidden()
    assert play.snapshot()["screen"] == "watch"
    play.pass_time(1)
    assert play.snapshot()["tick"] > 0
    prove(play)
    play.page.mouse.click(5, 200)
    expect(proof).to_be_hidden()
    play.page.locator(".genuine").focus()
    play.page.keyboard.press("Enter")
    expect(proof).to_be_visible()
    play.page.keyboard.press("Enter")
    expect(proof).to_be_hidden()
    play.page.keyboard.press("Escape")
    assert play.snapshot()["screen"] == "reading"


def test_a_screen_reader_hears_that_a_recording_is_genuine(game: GameMaker) -> None:
    play = game()
    watch(play, "standard.funfair")
    expect(
        play.page.locator("[aria-live=polite], [role=status]").filter(
            has_text="Genuine: its inputs lead to 914 points."
        )
    ).to_have_count(1)
    # The focus is on the main control.
    assert play.page.evaluate("document.activeElement.innerText") == "Pause"
    assert not stumbling_blocks(play)
    prove(play)
    assert not stumbling_blocks(play)


def test_a_recording_that_is_not_genuine_is_refused_with_both_scores(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("How to play").click()
    for name in ("standard", "bricks", "wheel"):
        score, _ = EXPECTED[f"{name}.funfair"]
        offer(play, boasting(name))
        told = play.notices.inner_text().replace(",", "")
        assert "Not genuine: the recording claims" in told
        assert f" {score + 1} " in told and f" {score} " in told
        assert play.snapshot()["screen"] == "reading"
        play.press("OK")


def test_a_recording_with_a_changed_input_is_refused(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("How to play").click()
    body = bytearray(body_of("standard"))
    # The last tap lands elsewhere.
    body[-2] ^= 0x7F
    offer(play, sealed(bytes(body)))
    expect(play.notices).to_contain_text("Not genuine: the recording claims 914 ")


def test_a_recording_by_older_rules_is_neither_genuine_nor_false(game: GameMaker) -> None:
    play = game()
    play.enter_stall()
    play.tab("How to play").click()
    body = bytearray(body_of("bricks"))
    rules = body[RULES]
    body[RULES] -= 1
    offer(play, sealed(bytes(body)))
    expect(play.notices).to_contain_text(
        f"This run was played with version {rules - 1} of the rules. "
        f"This Funfair has version {rules}, and can’t replay it."
    )


@pytest.mark.tour
@pytest.mark.parametrize("tag", ["en", "vi", "zh-Hans", "es", "ar"])
def test_the_proof_fits_in_each_language(game: GameMaker, tag: str) -> None:
    play = game(store=settings_in(tag))
    play.page.locator(".stall-open").first.click()
    play.page.locator("#tab-howToPlay").click()
    found = []
    for name in ("standard", "bricks-heavy"):
        file = str(GOLDEN / f"{name}.funfair")
        play.page.locator(".opening input").set_input_files(file)
        expect(play.page.locator(".watch")).to_be_visible()
        for width, height in at_each(play, SIZES):
            here = faults(play.page.evaluate)
            prove(play)
            here += faults(play.page.evaluate)
            play.page.keyboard.press("Escape")
            found += [f"{name} at {width}x{height}: {one}" for one in here]
        play.page.locator(".watch > .button").last.click()
    assert not found, "\n".join(found)
