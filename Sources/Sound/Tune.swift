/// Music that goes round and round.
public enum Tune: UInt8, CaseIterable, Sendable {
    /// A waltz, for looking around: the carousel.
    case home
    /// A polka, for playing.
    case play

    /// What it is called in the names of files.
    public var name: String {
        switch self {
        case .home: "tune-home"
        case .play: "tune-play"
        }
    }
}

/// A tune as notes on paper.
struct Score {
    /// Samples of a step, the shortest note; whole, so that the loop ends where it began.
    let samplesPerStep: Int
    /// What is played at the same time.
    let parts: [Part]
    /// Where its loudest sample is brought, as a share of the loudest there can be.
    let peak: Double

    /// How many steps it has, those of its longest part.
    var steps: Int {
        var most = 0
        for part in parts { most = max(most, part.steps) }
        return most
    }
}

/// What one instrument of a tune plays.
struct Part {
    let instrument: Instrument
    /// Against the other parts.
    let loudness: Double
    let notes: [Note]
    /// How many steps it has, rests included.
    let steps: Int

    /// Reads a part as it is written.
    ///
    /// A word is a note or a rest, and lasts one step and one more for each hyphen. A note is a
    /// letter from `a` to `g`, perhaps `#` for half a tone higher, and its octave from 0 to 9;
    /// several of them make a chord. A rest is a full stop. Bars are drawn for whoever reads them.
    ///
    ///     e5-- g5 | c4e4g4- . f#5
    ///
    /// - Parameters:
    ///   - instrument: who plays.
    ///   - loudness: against the other parts.
    ///   - text: what is played.
    /// - Throws: `ScoreProblem` where a word is none of these.
    init(
        _ instrument: Instrument, loudness: Double, _ text: String
    ) throws(ScoreProblem) {
        var reader = ScoreReader(text)
        try reader.read()
        self.instrument = instrument
        self.loudness = loudness
        notes = reader.notes
        steps = reader.steps
    }
}

/// A note of a part.
struct Note: Equatable {
    /// Half tones above the C of octave 0.
    let halfTones: Int
    /// The step at which it begins.
    let start: Int
    /// How many steps it is held.
    let length: Int
}
