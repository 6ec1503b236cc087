import Foundation
import Sound
import Testing

/// A rendered piece and its measurements.
struct Heard: Sendable, CustomTestStringConvertible {
    let piece: SoundPiece
    let samples: [Float]

    init(_ piece: SoundPiece) {
        self.piece = piece
        samples = piece.samples
    }

    var testDescription: String { piece.name }

    /// All pieces, rendered once for all tests.
    static let all = SoundPiece.all.map(Heard.init)

    static let effects = all.filter { $0.effect != nil }

    static let tunes = all.filter { $0.effect == nil }

    var effect: SoundEffect? {
        if case .effect(let effect, _) = piece { effect } else { nil }
    }

    /// The length in seconds.
    var seconds: Double { Double(samples.count) / Double(Synthesizer.samplesPerSecond) }

    /// The amplitude of the loudest sample.
    var peak: Float { samples.map(abs).max() ?? 0 }

    /// The largest step from one sample to the next.
    var largestJump: Float {
        zip(samples, samples.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }

    /// The mean of all samples.
    var offset: Double {
        samples.reduce(0) { $0 + Double($1) } / Double(samples.count)
    }

    /// The overall loudness.
    var loudness: Double { Self.loudness(samples[...]) }

    /// Returns the samples' root mean square.
    static func loudness(_ samples: ArraySlice<Float>) -> Double {
        let energy = samples.reduce(0) { $0 + Double($1) * Double($1) }
        return (energy / Double(samples.count)).squareRoot()
    }

    /// Returns the strongest of the given notes after the first 60 ms, in semitones above C0.
    func strongestNote(among notes: ClosedRange<Int>) -> Int {
        let rate = Double(Synthesizer.samplesPerSecond)
        let heard = samples.dropFirst(Int(0.06 * rate))
        var best = (note: notes.lowerBound, strength: 0.0)
        for note in notes {
            let turn = 2 * Double.pi * 440 * pow(2, Double(note - 57) / 12) / rate
            var real = 0.0
            var imaginary = 0.0
            for (index, sample) in heard.enumerated() {
                real += Double(sample) * cos(turn * Double(index))
                imaginary += Double(sample) * sin(turn * Double(index))
            }
            let strength = hypot(real, imaginary)
            if strength > best.strength { best = (note, strength) }
        }
        return best.note
    }
}

/// Converts a fraction of the maximum loudness to decibels.
func decibels(_ share: Double) -> Double {
    20 * log10(share)
}

/// How prominent an effect should be.
enum Prominence: CaseIterable {
    /// Plays often, so it stays in the background.
    case quiet
    /// Plays when the player does something.
    case plain
    /// Plays now and then.
    case loud

    init(_ effect: SoundEffect) {
        self =
            switch effect {
            case .burst, .countdown, .crack, .bounce, .miss, .wheelTick, .rattle, .button, .roll,
                .knock, .drum:
                .quiet
            case .pop, .smash, .paddle, .launch, .lost, .bonus, .nudge, .loss, .drop, .caught,
                .spoiled, .moreTime:
                .plain
            case .go, .lifeLost, .cleared, .smallWin, .bigWin, .badge, .gameOver, .newBest,
                .fanfare:
                .loud
            }
    }

    /// The overall loudness in decibels relative to the maximum.
    var loudness: ClosedRange<Double> {
        switch self {
        case .quiet: -28 ... -22
        case .plain: -23 ... -17
        case .loud: -20 ... -16
        }
    }

    /// The length in seconds.
    var length: ClosedRange<Double> {
        switch self {
        case .quiet: 0.04...0.25
        case .plain: 0.15...0.7
        case .loud: 0.4...2.2
        }
    }
}
