/// Turns recipes into samples.
enum Renderer {
    /// Seconds in which the last of a voice goes, so that nothing clicks.
    private static let release = 0.012

    /// The samples of a recipe.
    ///
    /// - Parameter seed: each gives other noise.
    static func samples(of recipe: Recipe, seed: UInt32) -> [Float] {
        var mix: [Double] = []
        for (index, voice) in recipe.voices.enumerated() {
            let part = samples(of: voice, seed: seed &* 31 &+ UInt32(index))
            add(part, to: &mix, at: count(of: voice.late))
        }
        if let echo = recipe.echo {
            let dry = mix
            var share = 1.0
            for time in 1...echo.times {
                share *= echo.share
                add(dry, to: &mix, at: count(of: echo.delay) * time, share: share)
            }
        }
        return levelled(mix, peak: recipe.peak)
    }

    /// The samples of a voice, without the silence before it.
    static func samples(of voice: Voice, seed: UInt32) -> [Double] {
        var samples = [Double](repeating: 0, count: count(of: voice.length))
        if let damping = voice.timbre.noiseDamping {
            addNoise(of: voice, damping: damping, seed: seed, to: &samples)
        } else {
            for partial in voice.timbre.partials { add(partial, of: voice, to: &samples) }
        }
        shape(&samples, as: voice)
        return samples
    }

    /// Adds samples to others from a place on, and makes room for them.
    static func add(
        _ part: [Double], to mix: inout [Double], at start: Int, share: Double = 1
    ) {
        while mix.count < start + part.count { mix.append(0) }
        for index in 0..<part.count { mix[start + index] += part[index] * share }
    }

    /// The samples as loud as wanted.
    static func levelled(_ mix: [Double], peak: Double) -> [Float] {
        var loudest = 0.0
        for sample in mix { loudest = max(loudest, sample, -sample) }
        let factor = loudest > 0 ? peak / loudest : 0
        var samples: [Float] = []
        samples.reserveCapacity(mix.count)
        for sample in mix { samples.append(Float(sample * factor)) }
        return samples
    }

    /// How many samples so many seconds have.
    static func count(of seconds: Double) -> Int {
        Int(seconds * Double(Synthesizer.samplesPerSecond) + 0.5)
    }

    // MARK: The parts of a voice

    private static func add(
        _ partial: Timbre.Partial, of voice: Voice, to samples: inout [Double]
    ) {
        // What is above the highest frequency of the samples would come back as a lower one.
        guard max(voice.pitch, voice.end) * partial.ratio < highest else { return }
        var slide = Slide(voice)
        // The voice's own dying away is done once for all of its waves.
        let dying =
            partial.haste > 1
            ? Wave.decay(halfLife: rate(voice.halfLife) / (partial.haste - 1)) : 1
        var loudness = partial.share * voice.loudness
        var phase = 0.0
        for index in 0..<samples.count {
            samples[index] += Wave.sine(phase) * loudness
            phase += slide.next() * partial.ratio
            if phase >= 1 { phase -= 1 }
            loudness *= dying
        }
    }

    private static func addNoise(
        of voice: Voice, damping: Double, seed: UInt32, to samples: inout [Double]
    ) {
        var noise = Noise(seed: seed)
        var filter = BandFilter(damping: damping)
        var slide = Slide(voice)
        for index in 0..<samples.count {
            samples[index] += filter.filter(noise.next(), middle: slide.next()) * voice.loudness
        }
    }

    /// Lets a voice come, die away and go.
    private static func shape(_ samples: inout [Double], as voice: Voice) {
        let attack = max(count(of: voice.attack), 1)
        let release = min(count(of: release), samples.count / 2)
        let decay = Wave.decay(halfLife: rate(voice.halfLife))
        var loudness = 1.0
        for index in 0..<samples.count {
            var share = loudness
            if index < attack {
                share *= Wave.eased(Double(index) / Double(attack))
            } else {
                loudness *= decay
            }
            let left = samples.count - 1 - index
            if left < release { share *= Wave.eased(Double(left) / Double(release)) }
            samples[index] *= share
        }
    }

    /// Seconds in samples.
    fileprivate static func rate(_ seconds: Double) -> Double {
        seconds * Double(Synthesizer.samplesPerSecond)
    }

    /// Hertz; a little under half of the samples a second.
    private static let highest = 18_000.0
}

/// The frequency of a voice from sample to sample, in turns a sample.
private struct Slide {
    private let end: Double
    private var rest: Double
    private let decay: Double

    init(_ voice: Voice) {
        let rate = Double(Synthesizer.samplesPerSecond)
        end = voice.end / rate
        rest = (voice.pitch - voice.end) / rate
        decay = Wave.decay(halfLife: Renderer.rate(voice.glide))
    }

    mutating func next() -> Double {
        let now = end + rest
        rest *= decay
        return now
    }
}
