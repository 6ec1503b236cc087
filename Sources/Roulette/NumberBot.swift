import Arcade

/// A player of numbers, who bets the same ones again and again, or others each time.
public struct NumberBot: Sendable {
    private let level: RouletteLevel
    private let fixed: Bet?
    private var generator: SeededGenerator

    /// Bets that stay the same.
    public init(_ bet: Bet) {
        level = bet.level
        fixed = bet
        generator = SeededGenerator(seed: 0)
    }

    /// Bets drawn anew for every spin.
    public init(_ level: RouletteLevel, seed: UInt64) {
        self.level = level
        fixed = nil
        // Not the run's own: what is drawn here must not be the ball.
        generator = SeededGenerator(seed: ~seed)
    }

    /// The next bet.
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
