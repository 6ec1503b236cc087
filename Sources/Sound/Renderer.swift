/// Renders recipes to samples.
enum Renderer {
    /// The seconds over which a voice fades at its end, to avoid clicks.
    private static let release = 0.012

    /// Renders a recipe.
    ///
    /// - Parameter seed: the seed of the noise.
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

    /// Renders a voice, without the silence before it.
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

    /// Adds samples to a mix, starting at an index, and extends the mix if necessary.
    static func add(
        _ part: [Double], to mix: inout [Double], at start: Int, share: Double = 1
    ) {
        while mix.count < start + part.count { mix.append(0) }
        for index in 0..<part.count { mix[start + index] += part[index] * share }
    }

    /// Scales the samples so that the loudest reaches `peak`.
    static func levelled(_ mix: [Double], peak: Double) -> [Float] {
        var loudest = 0.0
        for sample in mix { loudest = max(loudest, sample, -sample) }
        let factor = loudest > 0 ? peak / loudest : 0
        var samples: [Float] = []
        samples.reserveCapacity(mix.count)
        for sample in mix { samples.append(Float(sample * factor)) }
        return samples
    }

    /// Returns the number of samples in this many seconds.
    static func count(of seconds: Double) -> Int {
        Int(seconds * Double(Synthesizer.samplesPerSecond) + 0.5)
    }

    // MARK: The parts of a voice

    private static func add(
        _ partial: Timbre.Partial, of voice: Voice, to samples: inout [Double]
    ) {
        // A frequency that the samples can't represent would be heard as a lower one.
        guard max(voice.pitch, voice.end) * partial.ratio < highest else { return }
        var slide = Slide(voice)
        // The voice's own decay is applied once to all of its waves.
        let dying =
            partial.decaySpeed > 1
            ? Wave.decay(halfLife: rate(voice.halfLife) / (partial.decaySpeed - 1)) : 1
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

    /// Applies the attack, the decay and the release of a voice.
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

    /// Converts seconds to samples, without rounding.
    fileprivate static func rate(_ seconds: Double) -> Double {
        seconds * Double(Synthesizer.samplesPerSecond)
    }

    /// The highest frequency in hertz, below half the sample rate.
    private static let highest = 18_000.0
}

/// The sliding frequency of a voice, sample by sample, in turns per sample.
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
