/// Rare sounds: little melodies in the scale of the tunes.
extension Recipe {
    /// The echo of a hall, for memorable moments.
    private static let hall = Echo(delay: 0.13, share: 0.32, times: 3)

    static var go: Recipe {
        Recipe(
            peak: 0.6,
            [
                Voice(.organ, Pitch.c(5), attack: 0.008, halfLife: 0.11, length: 0.42),
                Voice(
                    .organ, Pitch.g(5), attack: 0.008, halfLife: 0.11, length: 0.42, loudness: 0.7),
                Voice(.bell, Pitch.c(6), halfLife: 0.09, length: 0.42, loudness: 0.6),
                Voice(.hiss, 2_000, halfLife: 0.02, length: 0.1, loudness: 0.4),
            ])
    }

    static var lifeLost: Recipe {
        Recipe(
            peak: 0.6,
            melody(.reed, [Pitch.g(4), Pitch.e(4), Pitch.c(4)], every: 0.12, last: 0.34)
                + melody(
                    .mallet, [Pitch.g(3), Pitch.e(3), Pitch.c(3)], every: 0.12, last: 0.34,
                    loudness: 0.6))
    }

    static var cleared: Recipe {
        let notes = [Pitch.c(5), Pitch.e(5), Pitch.g(5), Pitch.c(6), Pitch.e(6)]
        return Recipe(
            peak: 0.7, echo: hall,
            melody(.organ, notes, every: 0.09, last: 0.6)
                + melody(.bell, notes.map { $0 * 2 }, every: 0.09, last: 0.7, loudness: 0.5)
                + [
                    Voice(
                        .organ, Pitch.c(4), late: 0.36, attack: 0.01, halfLife: 0.2, length: 0.6,
                        loudness: 0.7)
                ])
    }

    static var smallWin: Recipe {
        let notes = [Pitch.e(5), Pitch.g(5)]
        return Recipe(
            peak: 0.5,
            melody(.mallet, notes, every: 0.11, last: 0.34)
                + melody(.bell, notes.map { $0 * 2 }, every: 0.11, last: 0.4, loudness: 0.4))
    }

    static var bigWin: Recipe {
        let notes = [
            Pitch.g(4), Pitch.c(5), Pitch.e(5), Pitch.g(5), Pitch.e(5), Pitch.g(5), Pitch.c(6),
        ]
        return Recipe(
            peak: 0.75, echo: hall,
            melody(.organ, notes, every: 0.085, last: 0.9)
                + melody(.bell, notes.map { $0 * 2 }, every: 0.085, last: 1, loudness: 0.5)
                + [
                    Voice(
                        .organ, Pitch.e(5), late: 0.51, attack: 0.01, halfLife: 0.3, length: 0.9,
                        loudness: 0.6),
                    Voice(
                        .reed, Pitch.c(3), late: 0.51, attack: 0.01, halfLife: 0.3, length: 0.9,
                        loudness: 0.6),
                ])
    }

    static var loss: Recipe {
        Recipe(
            peak: 0.45,
            [
                Voice(
                    .reed, Pitch.c(4), to: Pitch.a(3), glide: 0.08, attack: 0.015, halfLife: 0.1,
                    length: 0.42),
                Voice(
                    .round, Pitch.c(3), to: Pitch.a(2), glide: 0.08, attack: 0.015, halfLife: 0.1,
                    length: 0.42, loudness: 0.7),
            ])
    }

    /// Stars that fall into place from high above.
    static var badge: Recipe {
        let notes = [Pitch.g(5), Pitch.a(5), Pitch.c(6), Pitch.e(6), Pitch.g(6)]
        return Recipe(
            peak: 0.65, echo: hall,
            melody(.bell, notes, every: 0.1, last: 0.9)
                + [
                    Voice(
                        .organ, Pitch.c(5), late: 0.4, attack: 0.03, halfLife: 0.25, length: 0.8,
                        loudness: 0.5),
                    Voice(
                        .hiss, 6_000, late: 0.4, attack: 0.05, halfLife: 0.12, length: 0.5,
                        loudness: 0.12),
                ])
    }

    static var gameOver: Recipe {
        let notes = [Pitch.g(5), Pitch.e(5), Pitch.d(5), Pitch.c(5)]
        return Recipe(
            peak: 0.65, echo: hall,
            melody(.organ, notes, every: 0.14, last: 0.7)
                + melody(
                    .mallet, notes.map { $0 / 2 }, every: 0.14, last: 0.7, loudness: 0.7))
    }

    static var newBest: Recipe {
        let notes = [
            Pitch.c(5), Pitch.c(5), Pitch.e(5), Pitch.g(5), Pitch.a(5), Pitch.g(5), Pitch.c(6),
        ]
        return Recipe(
            peak: 0.75, echo: hall,
            melody(.organ, notes, every: 0.11, last: 0.9)
                + melody(.bell, notes.map { $0 * 2 }, every: 0.11, last: 1, loudness: 0.55)
                + [
                    Voice(
                        .organ, Pitch.g(5), late: 0.66, attack: 0.01, halfLife: 0.3, length: 0.9,
                        loudness: 0.6),
                    Voice(
                        .organ, Pitch.e(5), late: 0.66, attack: 0.01, halfLife: 0.3, length: 0.9,
                        loudness: 0.6),
                    Voice(
                        .reed, Pitch.c(3), late: 0.66, halfLife: 0.25, length: 0.8, loudness: 0.7),
                ])
    }

    /// A horn call.
    static var fanfare: Recipe {
        let notes = [Pitch.g(4), Pitch.c(5), Pitch.g(5)]
        return Recipe(
            peak: 0.6, echo: hall,
            melody(.organ, notes, every: 0.1, last: 0.5)
                + melody(.reed, notes, every: 0.1, last: 0.5, loudness: 0.6))
    }

    /// Returns notes one after another, with the last note held.
    ///
    /// - Parameters:
    ///   - timbre: the timbre of all notes.
    ///   - notes: the frequencies in hertz.
    ///   - every: the seconds from one note to the next.
    ///   - last: the length of the last note in seconds.
    ///   - loudness: the loudness of each note, relative to other voices.
    private static func melody(
        _ timbre: Timbre, _ notes: [Double], every: Double, last: Double, loudness: Double = 1
    ) -> [Voice] {
        var voices: [Voice] = []
        for (index, note) in notes.enumerated() {
            let isLast = index == notes.count - 1
            let length = isLast ? last : every * 1.6
            voices.append(
                Voice(
                    timbre, note, late: Double(index) * every, attack: 0.006,
                    halfLife: length / 3.5, length: length, loudness: loudness))
        }
        return voices
    }
}
