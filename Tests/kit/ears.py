"""Renders everything that a page would have played, as browsers would."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kit.game import Game
from kit.phone import ROOT

# An audio context that runs on the page's clock and is rendered afterwards. It records when each
# sound started, and the checksum of the sound's samples, as in Tests/Golden/sounds.txt.
EARS = """
  const sums = new WeakMap();
  const sumOf = buffer => {
    if (sums.has(buffer)) return sums.get(buffer);
    const code = new Int16Array(buffer.length);
    buffer.getChannelData(0).forEach((sample, index) => {
      const scaled = Math.fround(sample * 32767);
      code[index] = Math.trunc(Math.fround(scaled + (scaled < 0 ? -0.5 : 0.5)));
    });
    let crc = -1;
    for (const byte of new Uint8Array(code.buffer)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xEDB88320 : 0);
    }
    const sum = (~crc >>> 0).toString(16);
    sums.set(buffer, sum);
    return sum;
  };
  window.started = [];
  window.states = [];
  window.made = [];
  // The number of sounds that were stopped without delay.
  window.stopped = 0;
  const heardSeconds = 90;
  const Offline = window.OfflineAudioContext;
  window.AudioContext = class extends Offline {
    constructor() {
      super(1, 44100 * heardSeconds, 44100);
      this.begin = performance.now();
      this.now = "suspended";
      window.ears = this;
    }
    get currentTime() { return (performance.now() - this.begin) / 1000; }
    get state() { return this.now; }
    resume() { this.now = "running"; window.states.push(this.now); return Promise.resolve(); }
    suspend() { this.now = "suspended"; window.states.push(this.now); return Promise.resolve(); }
    createBuffer(channels, length, rate) {
      const buffer = super.createBuffer(channels, length, rate);
      window.made.push(buffer);
      return buffer;
    }
    createBufferSource() {
      const source = super.createBufferSource();
      const { start, stop, connect } = source;
      source.stop = time => {
        if (time === undefined) window.stopped += 1;
        stop.call(source, time);
      };
      source.start = time => {
        window.started.push({
          sum: sumOf(source.buffer), at: this.currentTime, loop: source.loop,
        });
        window.last = source;
        start.call(source, time);
      };
      source.connect = node => {
        // Music connects to its volume, which connects to the output.
        window.input = node;
        return connect.call(source, node);
      };
      return source;
    }
  };
"""
# For tests that don't listen. Rendering all sounds would take as long as a run.
NO_EARS = """
  WebAssembly.compileStreaming = () => new Promise(() => {});
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 1, 44100); }
    get currentTime() { return performance.now() / 1000; }
  };
"""
HEAR = """async () => {
  const seconds = window.ears.currentTime;
  const samples = (await window.ears.startRendering()).getChannelData(0);
  const count = Math.min(samples.length, Math.ceil(seconds * 44100));
  let peak = 0, jump = 0;
  const loudness = [];
  let sum = 0;
  for (let index = 1; index < count; index += 1) {
    peak = Math.max(peak, Math.abs(samples[index]));
    jump = Math.max(jump, Math.abs(samples[index] - samples[index - 1]));
    sum += samples[index] ** 2;
    if (index % 4410 === 0) {
      loudness.push(Math.sqrt(sum / 4410));
      sum = 0;
    }
  }
  return { peak, jump, loudness };
}"""
# The largest step between consecutive samples in the original tunes.
OWN_JUMP = """() => Math.max(...window.made.filter(buffer => buffer.length > 500000).map(buffer => {
  const samples = buffer.getChannelData(0);
  let jump = Math.abs(samples[0] - samples[samples.length - 1]);
  for (let index = 1; index < samples.length; index += 1) {
    jump = Math.max(jump, Math.abs(samples[index] - samples[index - 1]));
  }
  return jump;
}))"""
# The names of all sounds, by checksum.
NAMES = {
    checksum: name
    for name, _, checksum in (
        line.split()
        for line in (ROOT / "Tests" / "Golden" / "sounds.txt").read_text().splitlines()
    )
}


@dataclass(frozen=True)
class Heard:
    """The sound recorded since the first touch."""

    peak: float
    # The largest step between consecutive samples.
    jump: float
    # The root mean square of each tenth of a second.
    loudness: list[float]


def kept(**settings: int) -> dict[str, str]:
    """Returns the browser's store with the given settings and ten-second runs of BubblePop."""
    lines = [f"{name.replace('_', '-')} {value}" for name, value in settings.items()]
    text = "\n".join(["funfair settings 1", "bubblepop.game-time 10", *lines, ""])
    return {"funfair.settings": text}


def prick_up(play: Game) -> None:
    """Touches the page, and waits until all its sounds are rendered."""
    play.page.locator("h1").first.click()
    # Tunes are rendered in real time. The page's clock is stopped meanwhile, so the first tune
    # starts at the same page time in every test.
    play.wait_for(lambda _: sum(length > 500_000 for length in _made(play)) == 2)
    play.wait_for(lambda _: _are_effects_made(play))


def _are_effects_made(play: Game) -> bool:
    # The page renders one effect at a time, while its clock moves.
    play.pass_time(0.05)
    return len(_made(play)) >= 26


def _made(play: Game) -> list[int]:
    """Returns the number of samples in each rendered sound."""
    made: list[int] = play.page.evaluate("window.made.map(buffer => buffer.length)")
    return made


def hear(play: Game) -> Heard:
    """Returns everything heard so far. Nothing more can be recorded afterwards."""
    found: dict[str, Any] = play.page.evaluate(HEAR)
    return Heard(**found)


def effects(play: Game) -> list[str]:
    """Returns the names of the effects that started, in order. Climbing effects have a step."""
    return [name for name in _started(play) if not name.startswith("tune-")]


def tunes(play: Game) -> list[str]:
    """Returns the names of the tunes that started, in order."""
    started = _started(play)
    return [name.removeprefix("tune-") for name in started if name.startswith("tune-")]


def _started(play: Game) -> list[str]:
    sums: list[str] = play.page.evaluate("window.started.map(one => one.sum)")
    return [NAMES[checksum] for checksum in sums]
