import Testing

@testable import Roulette

@Suite("Odds (rule 9)")
struct OddsTests {
    @Test("The odds of a bet equal a count over all 37 pockets", arguments: RouletteLevel.all)
    func exact(level: RouletteLevel) {
        var bot = NumberBot(level, seed: 21)
        for _ in 0..<2000 {
            let bet = bot.bet()
            let odds = Odds(of: bet)
            let outcomes = Pocket.all.map { bet.outcome(of: $0) }
            #expect(odds.hits == outcomes.count { $0 == .hit })
            #expect(odds.nearMisses == outcomes.count { $0 == .nearMiss })
            #expect(odds.misses == outcomes.count { $0 == .miss })
            #expect(odds.money == Pocket.all.reduce(0) { $0 + bet.payout(of: $1).money })
            #expect(odds.score == Pocket.all.reduce(0) { $0 + bet.payout(of: $1).score })
        }
    }

    /// Returns the fewest and most neighbours of any bet on `count` numbers. Tries each set of
    /// `count` of 37 bits. The bits are the pockets in wheel order, so the last is next to the
    /// first.
    private func extremes(_ count: Int) -> ClosedRange<Int> {
        let all: UInt64 = (1 << 37) - 1
        var fewest = 37
        var most = 0
        var mask: UInt64 = (1 << UInt64(count)) - 1
        while mask <= all {
            let around = mask << 1 | mask >> 1 | mask << 36 | mask >> 36
            let near = (around & ~mask & all).nonzeroBitCount
            fewest = min(fewest, near)
            most = max(most, near)
            // Compute the next larger mask with the same number of set bits.
            let lowest = mask & (0 &- mask)
            let carried = mask + lowest
            mask = carried | ((mask ^ carried) >> 2) / lowest
        }
        return fewest...most
    }

    @Test(
        "No bet has fewer or more neighbours than the guide's two examples",
        arguments: RouletteLevel.all.filter { $0.nearMiss != nil })
    func extremes(level: RouletteLevel) {
        let least = Odds(of: level.densestBet)
        let most = Odds(of: level.widestBet)
        #expect(extremes(level.numbers) == least.nearMisses...most.nearMisses)
        #expect(least.money < most.money)
        #expect(least.misses > most.misses)
    }

    @Test func `At a level where neighbours don't count, every bet has the same odds`() {
        let odds = Odds(of: RouletteLevel.hard.densestBet)
        #expect(odds == Odds(of: RouletteLevel.hard.widestBet))
        #expect([odds.hits, odds.nearMisses, odds.misses] == [2, 0, 35])
    }

    @Test(
        "The value of a spin is the average over all 37 pockets",
        arguments: [
            (0, 3300, 5300), (1, 1300, 3100), (2, -1500, -1500),
        ])
    func money(code: Int, least: Int, most: Int) {
        let level = RouletteLevel.all[code]
        #expect(Odds(of: level.densestBet).money == least)
        #expect(Odds(of: level.widestBet).money == most)
    }
}
