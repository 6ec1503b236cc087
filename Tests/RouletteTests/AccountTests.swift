import Arcade
import Testing

@testable import Roulette

@Suite("A model of the account")
struct AccountTests {
    private func isSame(_ game: RouletteGame, _ account: Account) -> Bool {
        let phase: Account.Phase =
            switch game.phase {
            case .betting: .betting
            case .locked: .locked
            case .turning: .turning
            case .over: .over
            }
        return phase == account.phase && game.isOver == (account.phase == .over)
            && game.tick == account.tick && game.money == account.money
            && game.score == account.score && game.spins == account.pockets.count
            && game.settings.level.code == account.level
            && game.settings.isOnCredit == account.isOnCredit
    }

    private func input(_ generator: inout SeededGenerator) -> RouletteInput? {
        switch generator.below(40) {
        case 0..<6:
            var bot = NumberBot(
                RouletteLevel.all[generator.below(3)], seed: generator.next())
            return .bet(bot.bet())
        case 6..<13: return .ball(.drawn(by: &generator))
        case 13..<18: return .skip
        case 18: return generator.below(25) == 0 ? .leave : nil
        default: return nil
        }
    }

    @Test(
        "Random inputs give the same result as a simple model of the rules",
        arguments: [false, true])
    func wild(isOnCredit: Bool) {
        var spins = 0
        var ends = 0
        for seed in Runs.seeds {
            var generator = SeededGenerator(seed: seed)
            let level = RouletteLevel.all[Int(seed % 3)]
            var game = Runs.game(level, isOnCredit: isOnCredit)
            var account = Account(level: level.code, isOnCredit: isOnCredit)
            for _ in 0..<4000 {
                if let input = input(&generator) {
                    Runs.apply(input, to: &game)
                    account.take(input)
                    guard isSame(game, account) else {
                        Issue.record("\(input) gives another state, seed \(seed)")
                        return
                    }
                }
                // Occasionally, the wheel stops without a skip.
                let ticks = generator.below(30) == 0 ? 500 : generator.below(5)
                for _ in 0..<ticks {
                    Runs.advance(&game, by: 1)
                    account.pass()
                    guard isSame(game, account) else {
                        Issue.record("a tick gives another state, seed \(seed)")
                        return
                    }
                }
            }
            spins += game.spins
            ends += game.isOver ? 1 : 0
            #expect(game.history.map(\.number) == Array(account.pockets.reversed().prefix(12)))
            for number in 0...36 {
                #expect(game.frequencies[number] == account.pockets.count { $0 == number })
            }
        }
        #expect(spins > 1000)
        #expect(ends > 10)
    }
}
