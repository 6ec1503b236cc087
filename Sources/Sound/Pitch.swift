/// Frequencies of notes in hertz, in equal temperament with A at 440.
enum Pitch {
    /// The twelve semitones of an octave, as ratios to its C.
    private static let ratios = [
        1, 1.0594630943592953, 1.122462048309373, 1.189207115002721, 1.2599210498948732,
        1.3348398541700344, 1.4142135623730951, 1.4983070768766815, 1.5874010519681994,
        1.681792830507429, 1.7817974362806785, 1.8877486253633868,
    ]

    /// The C of octave 0, in hertz.
    private static let lowest = 16.351597831287414

    /// The semitones of G, A, C, D and E above a G. Effects and tunes share this scale, so sounds
    /// that are played together are in tune.
    private static let scale = [0, 2, 5, 7, 9]

    /// Returns the frequency of a note in hertz.
    ///
    /// - Parameter halfTones: the number of semitones above the C of octave 0, 0 to 131.
    static func note(_ halfTones: Int) -> Double {
        lowest * ratio(halfTones)
    }

    /// Returns the frequency ratio of this many semitones, at least 0.
    static func ratio(_ halfTones: Int) -> Double {
        var ratio = ratios[halfTones % 12]
        for _ in 0..<(halfTones / 12) { ratio *= 2 }
        return ratio
    }

    /// Returns the number of semitones from a G up to the scale's note at index `step`, from 0.
    static func scaleHalfTones(_ step: Int) -> Int {
        step / scale.count * 12 + scale[step % scale.count]
    }

    // The notes of the scale, in hertz.
    static func c(_ octave: Int) -> Double { note(octave * 12) }
    static func d(_ octave: Int) -> Double { note(octave * 12 + 2) }
    static func e(_ octave: Int) -> Double { note(octave * 12 + 4) }
    static func g(_ octave: Int) -> Double { note(octave * 12 + 7) }
    static func a(_ octave: Int) -> Double { note(octave * 12 + 9) }
}
