/// What is to be expected of any wager in a spin, counted over all 37 pockets: its mean, and how far
/// spins lie from that.
public struct Prospect: Equatable, Sendable {
    /// The change of money over all pockets: its 37th part is the mean of a spin.
    public let sum: Int
    /// The variance of a spin times 37 and times 37 once more, which is a whole number.
    public let spread: Int64

    /// What is to be expected of a wager.
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
        spread = Int64(Pocket.count) * squares - Int64(sum) * Int64(sum)
    }
}
