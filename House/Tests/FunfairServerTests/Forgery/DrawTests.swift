import Roulette
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The house's draws")
struct DrawTests {
    /// The chi-square quantile, with 36 degrees of freedom, that one in ten million series of
    /// uniform draws exceeds.
    private static let most = 99.3
    /// The same quantile for pairs, with 1368 degrees of freedom.
    private static let mostOfPairs = 1657.7

    private static func squares(_ counts: [Int]) -> Double {
        let expected = Double(counts.reduce(0, +)) / Double(counts.count)
        return counts.reduce(0) { sum, count in
            let difference = Double(count) - expected
            return sum + difference * difference / expected
        }
    }

    @Test func `Every pocket is equally likely`() {
        var counts = Array(repeating: 0, count: Pocket.count)
        for _ in 0..<370_000 { counts[Tables.draw().number] += 1 }
        #expect(Self.squares(counts) < Self.most)
    }

    @Test func `One pocket doesn't predict the next`() {
        var counts = Array(repeating: 0, count: Pocket.count * Pocket.count)
        for _ in 0..<370_000 {
            counts[Tables.draw().number * Pocket.count + Tables.draw().number] += 1
        }
        #expect(Self.squares(counts) < Self.mostOfPairs)
    }
}
