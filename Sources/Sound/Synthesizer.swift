/// Everything that is heard at the fair, made of numbers: the same samples on every machine.
public enum Synthesizer {
    /// Of effects and tunes; they have one channel.
    public static let samplesPerSecond = 44_100

    /// The samples of an effect, each from -1 to 1.
    ///
    /// - Parameters:
    ///   - effect: what sounds.
    ///   - step: how high it has climbed; what is outside 0 to `effect.lastStep` counts as the
    ///     nearest within.
    public static func samples(of effect: SoundEffect, step: Int = 0) -> [Float] {
        let step = min(max(step, 0), effect.lastStep)
        return Renderer.samples(of: effect.recipe(step: step), seed: UInt32(effect.rawValue))
    }

    /// The samples of a tune, each from -1 to 1. The first follows the last without a seam.
    public static func samples(of tune: Tune) -> [Float] {
        Band.samples(of: tune.score)
    }

    /// Samples as whole numbers of 16 bits, the usual coding of sound files.
    public static func pulseCode(_ samples: [Float]) -> [Int16] {
        var code: [Int16] = []
        code.reserveCapacity(samples.count)
        for sample in samples {
            let scaled = min(max(sample, -1), 1) * 32_767
            // Rounded by hand: not every machine has an instruction for it.
            code.append(Int16(truncatingIfNeeded: Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)))
        }
        return code
    }
}
