// What is heard of cues: a table of short tones, made by the browser.

/**
 * One tone: a wave that slides from one pitch to another (in hertz), so long (in seconds), so loud
 * (0 to 1), so late (in seconds).
 * @typedef {{ wave?: OscillatorType, from: number, to?: number, long: number, loud?: number, late?: number }} Tone
 */

/** @type {Record<string, Tone[]>} by the cue */
const tones = {
  pop: [{ from: 520, to: 880, long: 0.09 }],
  miss: [{ from: 190, to: 150, long: 0.06, loud: 0.4 }],
  hurry: [{ wave: "square", from: 880, long: 0.05, loud: 0.25 }],
  timeUp: [{ from: 660, long: 0.14 }, { from: 440, long: 0.3, late: 0.14 }],
  launch: [{ from: 320, to: 520, long: 0.12 }],
  bounce: [{ from: 300, long: 0.04, loud: 0.35 }],
  paddle: [{ from: 420, long: 0.06, loud: 0.6 }],
  crack: [{ wave: "square", from: 240, to: 180, long: 0.05, loud: 0.3 }],
  smash: [{ wave: "triangle", from: 700, to: 420, long: 0.09 }],
  bonus: [{ from: 660, long: 0.08 }, { from: 880, long: 0.14, late: 0.08 }],
  nudge: [{ from: 160, to: 320, long: 0.1 }],
  lost: [{ from: 300, to: 120, long: 0.22 }],
  lifeLost: [{ from: 330, long: 0.14 }, { from: 220, long: 0.26, late: 0.14 }],
  cleared: [{ from: 523, long: 0.1 }, { from: 659, long: 0.1, late: 0.1 }, { from: 784, long: 0.24, late: 0.2 }],
  spin: [{ wave: "triangle", from: 120, to: 420, long: 0.5, loud: 0.5 }],
  rattle: [
    { wave: "square", from: 1500, long: 0.02, loud: 0.3 },
    { wave: "square", from: 1200, long: 0.02, loud: 0.2, late: 0.06 },
  ],
  win: [
    { from: 523, long: 0.1 }, { from: 659, long: 0.1, late: 0.1 }, { from: 784, long: 0.1, late: 0.2 },
    { from: 1047, long: 0.35, late: 0.3 },
  ],
  nearMiss: [{ from: 523, long: 0.1, loud: 0.8 }, { from: 659, long: 0.2, late: 0.1, loud: 0.8 }],
  loss: [{ from: 247, to: 208, long: 0.3, loud: 0.6 }],
  badge: [
    { from: 784, long: 0.12, late: 0.4 }, { from: 988, long: 0.12, late: 0.52 },
    { from: 1175, long: 0.12, late: 0.64 }, { from: 1568, long: 0.5, late: 0.76 },
  ],
};

/** The share of full loudness that the loudest tone has. */
const loudest = 0.16;
/** Seconds in which a tone comes and goes, so that nothing clicks. */
const soft = 0.008;
/** A chain climbs by half tones, so many at most. */
const highest = 12;

export class Sound {
  /** Whether the player wants to hear anything. */
  isOn = false;
  /** @type {AudioContext | null} */
  context = null;

  /** Browsers allow sound only after a touch or a key; called in one. */
  wake() {
    if (!this.isOn) return;
    this.context ??= new AudioContext();
    if (this.context.state !== "running") this.context.resume().catch(() => {});
  }

  /** Nothing is heard of a page that is not seen. */
  sleep() {
    this.context?.suspend().catch(() => {});
  }

  /** @type {(cue: string, chain: number) => void} */
  play(cue, chain) {
    const { context } = this;
    if (!this.isOn || context?.state !== "running") return;
    const pitch = 2 ** (Math.min(chain, highest) / 12);
    for (const tone of tones[cue] ?? []) sing(context, tone, pitch);
  }
}

/** @type {(context: AudioContext, tone: Tone, pitch: number) => void} */
function sing(context, { wave = "sine", from, to = from, long, loud = 1, late = 0 }, pitch) {
  const start = context.currentTime + late;
  const end = start + long;
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from * pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to * pitch, end);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * loudest, start + soft);
  gain.gain.setTargetAtTime(0, end, soft);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end + 8 * soft);
}
