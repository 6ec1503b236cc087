import Arcade

/// A player of Classic who puts a few chips anywhere, for every spin others.
public struct ScatteredBot: Sendable {
    /// So many chips are put at most.
    private static let mostChips = 8

    private var generator: SeededGenerator

    /// - Parameter seed: what its chances grow from; the run's may be given.
    public init(seed: UInt64) {
        // Not the run's own: what is drawn here must not be the ball.
        generator = SeededGenerator(seed: ~seed)
    }

    /// The next bet, whenever one can be made.
    public mutating func input(for game: RouletteGame) -> RouletteInput? {
        guard game.phase == .betting else { return nil }
        var chips = Chips()
        while chips.stacks.isEmpty {
            for _ in 0...generator.below(Self.mostChips) {
                let place = ClothPlace.all[generator.below(ClothPlace.all.count)]
                let value = RouletteRules.chips[generator.below(RouletteRules.chips.count)]
                // What is too much for the place or the purse is not put.
                if chips.worth + value <= game.money { try? chips.put(value, on: place) }
            }
        }
        return (try? ChipBet(chips)).map { .chips($0) }
    }
}
