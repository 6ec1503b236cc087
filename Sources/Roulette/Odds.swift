/// What is to be expected of a bet, exactly: counted over all 37 pockets, each equally likely
/// (Roulette, rule 9).
public struct Odds: Equatable, Sendable {
    /// How many pockets hit.
    public let hits: Int
    /// How many are next to a chosen one.
    public let nearMisses: Int
    /// How many are any other.
    public let misses: Int
    /// The change of money over all 37: its 37th part is the mean of a spin.
    public let money: Int
    /// The points over all 37.
    public let score: Int

    /// The odds of a bet.
    public init(of bet: Bet) {
        let level = bet.level
        hits = bet.pockets.count
        nearMisses = level.neighbours(of: bet.pockets).count
        misses = Pocket.count - hits - nearMisses
        let near = level.payout(of: .nearMiss)
        money = hits * level.hit.money + nearMisses * near.money + misses * level.miss.money
        score = hits * level.hit.score + nearMisses * near.score + misses * level.miss.score
    }
}

extension RouletteLevel {
    /// A bet with as few neighbours as any: pockets in a row, by number from the lowest.
    public var densestBet: Bet { bet(from: 0, every: 1) }

    /// A bet with as many neighbours as any: two pockets between each and the next, and one before
    /// the first.
    public var widestBet: Bet { bet(from: 1, every: 3) }

    private func bet(from first: Int, every step: Int) -> Bet {
        let order = nextTo.order
        let pockets = (0..<numbers).map { order[(first + $0 * step) % order.count] }
        do {
            return try Bet(PocketSet(pockets), at: self)
        } catch {
            preconditionFailure("a level has room for its bets twice on the wheel")
        }
    }
}
