/// Synthesizes all sounds of the fair. The samples are the same on every machine.
public enum Synthesizer {
    /// The sample rate of effects and tunes, in hertz. Both are mono.
    public static let samplesPerSecond = 44_100

    /// Returns the samples of an effect, each from -1 to 1.
    ///
    /// - Parameters:
    ///   - effect: the effect.
    ///   - step: the pitch step, limited to 0 to `effect.lastStep`.
    public static func samples(of effect: SoundEffect, step: Int = 0) -> [Float] {
        let step = min(max(step, 0), effect.lastStep)
        return Renderer.samples(of: effect.recipe(step: step), seed: UInt32(effect.rawValue))
    }

    /// Returns the samples of a tune, each from -1 to 1, as a seamless loop.
    public static func samples(of tune: Tune) -> [Float] {
        Band.samples(of: tune.sheetMusic)
    }

    /// Converts samples to 16-bit whole numbers, the usual format of sound files.
    public static func pulseCode(_ samples: [Float]) -> [Int16] {
        var code: [Int16] = []
        code.reserveCapacity(samples.count)
        for sample in samples {
            let scaled = min(max(sample, -1), 1) * 32_767
            // Rounded by hand, because not every machine has an instruction for it.
            code.append(Int16(truncatingIfNeeded: Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)))
        }
        return code
    }
}
