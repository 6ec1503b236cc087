/// Reproducible noise: xorshift, which is good enough for ears.
struct Noise {
    private var state: UInt32

    /// Creates a source of noise.
    ///
    /// - Parameter seed: any number. Small seeds all give different noise.
    init(seed: UInt32) {
        // Spread neighbouring seeds, and avoid the state 0, which would never change.
        state = (seed &+ 1) &* 0x9E37_79B9 | 1
        for _ in 0..<8 { _ = next() }
    }

    /// Returns the next sample, from -1 up to but not including 1.
    mutating func next() -> Double {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return Double(Int32(bitPattern: state)) * 0x1p-31
    }
}

/// A band-pass filter: Chamberlin's state variable filter.
struct BandFilter {
    private var low = 0.0
    private var band = 0.0
    /// The reciprocal of the filter's sharpness.
    let damping: Double

    /// Creates a filter.
    ///
    /// - Parameter damping: from above 0 (sharp) to 2 (wide).
    init(damping: Double) {
        self.damping = damping
    }

    /// Filters a sample.
    ///
    /// - Parameters:
    ///   - sample: the input.
    ///   - middle: the middle of the band, in turns per sample. It's limited to a seventh, because
    ///     the filter howls at higher frequencies.
    mutating func filter(_ sample: Double, middle: Double) -> Double {
        let tuning = 2 * Wave.sine(min(middle, 1 / 7) / 2)
        low += tuning * band
        band += tuning * (sample - low - damping * band)
        return band * damping
    }
}
