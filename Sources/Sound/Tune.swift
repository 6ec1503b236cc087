/// Music that loops.
public enum Tune: UInt8, CaseIterable, Sendable {
    /// A waltz for browsing: the carousel.
    case home
    /// A polka for playing.
    case play

    /// The tune's name in file names.
    public var name: String {
        switch self {
        case .home: "tune-home"
        case .play: "tune-play"
        }
    }
}

/// The notes of a tune.
struct SheetMusic {
    /// The number of samples in a step, the shortest note. A whole number keeps the loop seamless.
    let samplesPerStep: Int
    /// The parts, which play together.
    let parts: [Part]
    /// The level of the loudest sample, as a share of the maximum.
    let peak: Double

    /// The number of steps in the longest part.
    var steps: Int {
        var most = 0
        for part in parts { most = max(most, part.steps) }
        return most
    }
}

/// The notes of one instrument in a tune.
struct Part {
    let instrument: Instrument
    /// The loudness relative to the other parts.
    let loudness: Double
    let notes: [Note]
    /// The number of steps, rests included.
    let steps: Int

    /// Parses a part.
    ///
    /// A word is a note or a rest, and lasts one step plus one for each hyphen. A note is a letter
    /// from `a` to `g`, optionally `#` for a semitone higher, and an octave from 0 to 9. Several
    /// notes make a chord. A rest is a full stop. Bars are only for human readers.
    ///
    ///     e5-- g5 | c4e4g4- . f#5
    ///
    /// - Parameters:
    ///   - instrument: the instrument.
    ///   - loudness: the loudness relative to the other parts.
    ///   - text: the notes and rests.
    /// - Throws: `SheetMusicProblem` if the text is invalid.
    init(
        _ instrument: Instrument, loudness: Double, _ text: String
    ) throws(SheetMusicProblem) {
        var reader = SheetMusicReader(text)
        try reader.read()
        self.instrument = instrument
        self.loudness = loudness
        notes = reader.notes
        steps = reader.steps
    }
}

/// A note of a part.
struct Note: Equatable {
    /// Semitones above the C of octave 0.
    let halfTones: Int
    /// The note's first step.
    let start: Int
    /// The number of steps that the note is held.
    let length: Int
}
