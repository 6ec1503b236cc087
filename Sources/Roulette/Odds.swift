/// A bet's exact odds, counted over all 37 equally likely pockets (Roulette, rule 9).
public struct Odds: Equatable, Sendable {
    /// The number of pockets that hit.
    public let hits: Int
    /// The number of pockets next to a chosen one.
    public let nearMisses: Int
    /// The number of other pockets.
    public let misses: Int
    /// The sum of the changes in money over all 37 pockets, which is 37 times the mean of a spin.
    public let money: Int
    /// The sum of the points over all 37 pockets.
    public let score: Int

    /// Computes the odds of a bet.
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
    /// A bet with the minimum number of neighbours, on consecutive pockets.
    public var densestBet: Bet { bet(from: 0, every: 1) }

    /// A bet with the maximum number of neighbours, with two pockets between chosen pockets.
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
