import Arcade
import Testing

@testable import Roulette

@Suite("Betting systems that lose (rule 15)")
struct SystemTests {
    /// Returns a system's stakes during a series of wins and losses.
    private func stakes(_ system: BettingSystem, _ wins: [Bool]) -> [Int] {
        var game = Cloths.game()
        var bot = RouletteBot(system)
        var stakes: [Int] = []
        for isWon in wins {
            guard case .chips(let bet)? = bot.input(for: game) else { break }
            stakes.append(bet.stake)
            Cloths.spin(&game, bet, isWon ? 1 : 0)
        }
        return stakes
    }

    @Test func `Martingale doubles after each loss until the limit`() {
        let losses = Array(repeating: false, count: 9)
        #expect(stakes(.martingale, losses) == [10, 20, 40, 80, 160, 320, 370])
        #expect(stakes(.martingale, [false, false, true, false]) == [10, 20, 40, 10])
    }

    @Test func `D’Alembert adds one after a loss and removes one after a win`() {
        #expect(
            stakes(.dAlembert, [false, false, true, true, true, false])
                == [10, 20, 30, 20, 10, 10])
    }

    @Test func `Paroli doubles after a win, at most twice in a row`() {
        #expect(
            stakes(.paroli, [true, true, true, true, false])
                == [10, 20, 40, 10, 20])
    }

    @Test func `A flat bet stays the same after wins and losses`() {
        #expect(stakes(.flat, [true, false, true]) == [10, 10, 10])
    }

    @Test(
        "No system bets more than the table's limit of fifty chips of ten",
        arguments: BettingSystem.allCases)
    func most(system: BettingSystem) {
        var units = 1
        var most = 0
        for _ in 0..<600 {
            units = system.units(after: units, isWon: system == .paroli)
            most = max(most, units)
        }
        #expect(most * BettingSystem.unit <= RouletteRules.highestStack)
        #expect(most == (system == .flat ? 1 : system == .paroli ? 4 : 50))
        // The units are capped, so the first win after many losses has an effect at once.
        #expect(system != .dAlembert || system.units(after: units, isWon: true) == 49)
    }

    @Test func `Each system loses a 37th of its stakes on average`() {
        for system in BettingSystem.allCases {
            var bets = 0
            var change = 0
            for seed in 0..<300 as Range<UInt64> {
                let trial = BettingTrial(
                    .flat, settings: .classic, by: RouletteBot(system), seed: seed)
                bets += Int(-trial.fortune.expectedSum)
                change += trial.fortune.last.value - 1000
            }
            // The expected loss in 37ths equals the stakes. Chance makes a small difference.
            let share = Double(-change) / Double(bets)
            #expect(abs(share - 1 / 37) < 0.02, "\(system.word): \(share)")
        }
    }

    @Test func `A trial of a system is repeatable, and the next trial has other pockets`() throws {
        var game = Cloths.game()
        Cloths.spin(&game, try Cloths.bet((try Cloths.place(17), 1)), 3)
        let first = try #require(game.trial(0, number: 0))
        #expect(game.trial(0, number: 0)?.fortune == first.fortune)
        #expect(game.trial(0, number: 1)?.fortune != first.fortune)
        #expect(game.trial(game.trials.count, number: 0) == nil)
    }

    @Test func `A trial of a system doesn't change the game`() throws {
        var game = Cloths.game()
        Cloths.spin(&game, try Cloths.bet((try Cloths.place(17), 1)), 3)
        let before = game.stateHash
        var hand = BetHand()
        #expect(
            RouletteGame.input(for: .gesture(.sheet(.trial(2))), by: &hand, in: game) == nil)
        #expect(hand.trial != nil)
        #expect(game.stateHash == before)
    }

    @Test func `At the levels, the only system to try is repeating the last bet, and it wins`() {
        let bet = RouletteLevel.easy.densestBet
        var game = Runs.game(.easy)
        #expect(game.trials.isEmpty)
        Runs.spin(&game, bet, Pocket.all[0])
        #expect(game.trials == [.sameBet])
        #expect(game.trial(0, number: 0)?.fortune.last.value ?? 0 > 1000)
    }
}
