import Arcade

/// The device's own chances: seeds of runs, and draws that no run knows before.
struct Chances {
    var generator: SeededGenerator
    /// The seed of every run, where the player chose it.
    private let fixedSeed: UInt64?

    init(entropy: UInt64, fixedSeed: UInt64?) {
        generator = SeededGenerator(seed: entropy)
        self.fixedSeed = fixedSeed
    }

    /// A seed for the next run, and whether that is practice: its player may know what comes.
    mutating func drawSeed() -> (seed: UInt64, isPractice: Bool) {
        if let fixedSeed { return (fixedSeed, true) }
        return (generator.next(), false)
    }
}
