import Arcade

/// The device's randomness, for seeds and for draws that a seed can't predict.
struct Chances {
    var generator: SeededGenerator
    /// The seed of every run, if the player chose one.
    private let fixedSeed: UInt64?

    init(entropy: UInt64, fixedSeed: UInt64?) {
        generator = SeededGenerator(seed: entropy)
        self.fixedSeed = fixedSeed
    }

    /// Returns a seed for the next run, and whether the player chose the seed, which makes the run
    /// a practice run.
    mutating func drawSeed() -> (seed: UInt64, isPractice: Bool) {
        if let fixedSeed { return (fixedSeed, true) }
        return (generator.next(), false)
    }
}
