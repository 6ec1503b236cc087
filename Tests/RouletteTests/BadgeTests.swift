import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("Badges (rule 6)")
struct BadgeTests {
    @Test(
        "A score earns the highest badge that it reaches",
        arguments: [
            (0, nil), (999, nil), (1000, "Pro"), (4999, "Pro"), (5000, "Master"), (9999, "Master"),
            (10_000, "Legend"), (1_000_000, "Legend"),
        ] as [(Int, String?)])
    func worn(score: Int, name: String?) {
        #expect(
            RouletteGame.staging.honour(for: score)
                .map { RouletteGame.looks[$0].name(in: .english) } == name)
    }

    /// Returns the names of the badges celebrated in each spin, one spin for each given outcome.
    private func celebrations(_ bet: Bet, _ outcomes: [Outcome]) throws -> [[String]] {
        var game = Runs.game(bet.level, isOnCredit: true)
        return try outcomes.map { outcome in
            let pocket = try #require(Runs.pocket(outcome, for: bet))
            return Runs.spin(&game, bet, pocket).filter { $0.name == .badge }.map {
                RouletteGame.looks[$0.look].name(in: .english)
            }
        }
    }

    @Test func `Each badge is celebrated once, when it is reached`() throws {
        let hits = Array(repeating: Outcome.hit, count: 30)
        let celebrated = try celebrations(RouletteLevel.hard.densestBet, hits)
        for (index, names) in celebrated.enumerated() {
            let expected: [String] =
                switch (index + 1) * 500 {
                case 1000: ["Pro"]
                case 5000: ["Master"]
                case 10_000: ["Legend"]
                default: []
                }
            #expect(names == expected, "spin \(index + 1)")
        }
    }

    @Test func `A score ten points below a badge doesn't earn it`() throws {
        let outcomes =
            Array(repeating: Outcome.hit, count: 9) + Array(repeating: .nearMiss, count: 11)
        let celebrated = try celebrations(RouletteLevel.easy.widestBet, outcomes)
        #expect(celebrated.map(\.count) == Array(repeating: 0, count: 18) + [1, 0])
    }

    @Test func `A badge stays when the money is gone, and isn't celebrated again`() throws {
        let bet = RouletteLevel.hard.densestBet
        let misses = Array(repeating: Outcome.miss, count: 30)
        let celebrated = try celebrations(bet, [.hit, .hit] + misses + [.hit])
        #expect(celebrated.map(\.count) == [0, 1] + Array(repeating: 0, count: 31))
        let game = Runs.game(bet, isOnCredit: true, [.hit, .hit] + misses)
        #expect(game.hud.purse?.badge.map { RouletteGame.looks[$0].name(in: .english) } == "Pro")
    }

    @Test func `A badge is also celebrated if the wheel isn't skipped`() throws {
        let bet = RouletteLevel.hard.densestBet
        var game = Runs.game(bet, [.hit])
        Runs.apply(.bet(bet), .ball(try #require(Pocket(0))), to: &game)
        let cues = Runs.advance(&game, by: 480)
        #expect(cues.map(\.name).suffix(2) == [.win, .badge])
    }
}
