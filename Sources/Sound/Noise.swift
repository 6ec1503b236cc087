/// Noise that is the same every time: xorshift, which is enough for ears.
struct Noise {
    private var state: UInt32

    /// - Parameter seed: any number; each gives other noise.
    init(seed: UInt32) {
        // Neighbouring seeds are spread; nought would stay nought.
        state = (seed &+ 1) &* 0x9E37_79B9 | 1
        for _ in 0..<8 { _ = next() }
    }

    /// The next sample, from -1 up to but not including 1.
    mutating func next() -> Double {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return Double(Int32(bitPattern: state)) * 0x1p-31
    }
}

/// Lets a band of frequencies through: Chamberlin's state variable filter.
struct BandFilter {
    private var low = 0.0
    private var band = 0.0
    /// 1 divided by how sharp it is.
    let damping: Double

    /// - Parameter damping: above 0, sharp, to 2, wide.
    init(damping: Double) {
        self.damping = damping
    }

    /// What comes out for a sample.
    ///
    /// - Parameters:
    ///   - sample: what goes in.
    ///   - middle: of the band, in turns a sample; at most a sixth, or it howls.
    mutating func filter(_ sample: Double, middle: Double) -> Double {
        let tuning = 2 * Wave.sine(min(middle, 1 / 7) / 2)
        low += tuning * band
        band += tuning * (sample - low - damping * band)
        return band * damping
    }
}
