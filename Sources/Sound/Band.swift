/// Renders tunes.
enum Band {
    /// Renders one pass through a tune.
    static func samples(of sheetMusic: SheetMusic) -> [Float] {
        let count = sheetMusic.steps * sheetMusic.samplesPerStep
        var mix = [Double](repeating: 0, count: count)
        for (index, part) in sheetMusic.parts.enumerated() {
            play(part, of: sheetMusic, seed: UInt32(index), into: &mix)
        }
        return Renderer.levelled(mix, peak: sheetMusic.peak)
    }

    private static func play(
        _ part: Part, of sheetMusic: SheetMusic, seed: UInt32, into mix: inout [Double]
    ) {
        // Notes repeat, but each is rendered only once.
        var made: [(note: Note, samples: [Double])] = []
        for note in part.notes {
            let known = made.firstIndex {
                $0.note.halfTones == note.halfTones && $0.note.length == note.length
            }
            if known == nil {
                let seconds =
                    Double(note.length * sheetMusic.samplesPerStep)
                    / Double(Synthesizer.samplesPerSecond)
                let voice = part.instrument.voice(halfTones: note.halfTones, length: seconds)
                made.append((note, Renderer.samples(of: voice, seed: seed)))
            }
            let samples = made[known ?? made.count - 1].samples
            addAround(
                samples, to: &mix, at: note.start * sheetMusic.samplesPerStep, share: part.loudness)
        }
    }

    /// Adds samples to a loop. Samples beyond its end wrap around to its start.
    private static func addAround(
        _ part: [Double], to mix: inout [Double], at start: Int, share: Double
    ) {
        var place = start
        for sample in part {
            if place == mix.count { place = 0 }
            mix[place] += sample * share
            place += 1
        }
    }
}
