import Arcade

/// A bot that bets on numbers, either always the same or new ones for every spin.
public struct NumberBot: Sendable {
    private let level: RouletteLevel
    private let fixed: Bet?
    private var generator: SeededGenerator

    /// Creates a bot that repeats a bet.
    public init(_ bet: Bet) {
        level = bet.level
        fixed = bet
        generator = SeededGenerator(seed: 0)
    }

    /// Creates a bot that draws new numbers for every spin.
    public init(_ level: RouletteLevel, seed: UInt64) {
        self.level = level
        fixed = nil
        // Not the run's own seed, because the bot must not draw the same numbers as the ball.
        generator = SeededGenerator(seed: ~seed)
    }

    /// Returns the next bet.
    public mutating func bet() -> Bet {
        if let fixed { return fixed }
        var pockets = PocketSet()
        while pockets.count < level.numbers { pockets.insert(.drawn(by: &generator)) }
        do {
            return try Bet(pockets, at: level)
        } catch {
            preconditionFailure("a bot bets as the level wants")
        }
    }
}
