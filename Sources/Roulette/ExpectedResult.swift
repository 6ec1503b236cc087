/// The mean and the variance of a wager's result, computed over all 37 pockets.
public struct ExpectedResult: Equatable, Sendable {
    /// The sum of the changes in money over all pockets, which is 37 times the mean of a spin.
    public let sum: Int
    /// The variance of a spin, multiplied by 37² to make it a whole number.
    public let scaledVariance: Int64

    /// Computes the expected result of a wager.
    public init(of wager: Wager) {
        var sum = 0
        var squares: Int64 = 0
        func add(_ pockets: Int, _ money: Int) {
            sum += pockets * money
            squares += Int64(pockets) * Int64(money) * Int64(money)
        }
        switch wager {
        case .numbers(let bet):
            let odds = Odds(of: bet)
            add(odds.hits, bet.level.hit.money)
            add(odds.nearMisses, bet.level.payout(of: .nearMiss).money)
            add(odds.misses, bet.level.miss.money)
        case .chips:
            for pocket in Pocket.all { add(1, wager.money(of: pocket)) }
        }
        self.sum = sum
        scaledVariance = Int64(Pocket.count) * squares - Int64(sum) * Int64(sum)
    }
}
