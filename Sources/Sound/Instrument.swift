/// An instrument in a tune.
enum Instrument: UInt8 {
    /// Organ pipes, which play the melody.
    case pipes
    /// Short chords.
    case bellows
    /// A plucked bass.
    case bass
    /// A glockenspiel.
    case bells
    /// Brushes on a drum; the note sets their brightness.
    case brushes

    /// Returns the voice for a note.
    ///
    /// - Parameters:
    ///   - halfTones: the number of semitones above the C of octave 0.
    ///   - length: how long the note is held, in seconds.
    func voice(halfTones: Int, length: Double) -> Voice {
        let pitch = Pitch.note(halfTones)
        switch self {
        case .pipes:
            return Voice(
                .organ, pitch, attack: 0.02, halfLife: 0.5, length: length * 0.92 + 0.02)
        case .bellows:
            return Voice(.reed, pitch, attack: 0.015, halfLife: 0.14, length: length * 0.9)
        case .bass:
            return Voice(.reed, pitch, attack: 0.008, halfLife: 0.16, length: length + 0.1)
        case .bells:
            return Voice(.bell, pitch, halfLife: 0.16, length: 0.8)
        case .brushes:
            return Voice(.hiss, pitch, attack: 0.006, halfLife: 0.02, length: 0.12)
        }
    }
}
