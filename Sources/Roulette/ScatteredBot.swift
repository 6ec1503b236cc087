import Arcade

/// A bot for Classic that puts a few chips on new random places for every spin.
public struct ScatteredBot: Sendable {
    /// The maximum number of chips in a bet.
    private static let mostChips = 8

    private var generator: SeededGenerator

    /// Creates a bot.
    ///
    /// - Parameter seed: the bot's seed, which can be the run's seed.
    public init(seed: UInt64) {
        // Not the run's own seed, because the bot must not draw the same numbers as the ball.
        generator = SeededGenerator(seed: ~seed)
    }

    /// Returns a bet whenever the table accepts bets.
    public mutating func input(for game: RouletteGame) -> RouletteInput? {
        guard game.phase == .betting else { return nil }
        var chips = Chips()
        while chips.stacks.isEmpty {
            for _ in 0...generator.below(Self.mostChips) {
                let place = ClothPlace.all[generator.below(ClothPlace.all.count)]
                let value = RouletteRules.chips[generator.below(RouletteRules.chips.count)]
                // Skips a chip that would exceed the place's limit or the money.
                if chips.worth + value <= game.money { try? chips.put(value, on: place) }
            }
        }
        return (try? ChipBet(chips)).map { .chips($0) }
    }
}
