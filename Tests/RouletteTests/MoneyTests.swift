import Testing

@testable import Roulette

@Suite("Money and score (rules 2 and 3)")
struct MoneyTests {
    @Test("A game starts with 1000 coins and no score", arguments: RouletteLevel.all)
    func begin(level: RouletteLevel) {
        let game = Runs.game(level)
        #expect(game.money == 1000)
        #expect(game.score == 0)
        #expect(game.phase == .betting)
    }

    @Test(
        "Each outcome changes the money and the score as the level says",
        arguments: [
            (0, Outcome.hit, 2000, 100), (0, .nearMiss, 1100, 10), (0, .miss, 900, 0),
            (1, .hit, 2000, 100), (1, .nearMiss, 1200, 20), (1, .miss, 900, 0),
            (2, .hit, 2000, 500), (2, .miss, 900, 0),
        ])
    func payout(code: Int, outcome: Outcome, money: Int, score: Int) {
        let game = Runs.game(RouletteLevel.all[code].widestBet, [outcome])
        #expect(game.money == money)
        #expect(game.score == score)
    }

    @Test func `Nothing is paid before the wheel stops`() throws {
        let bet = try Bet(7, 17, at: .hard)
        let seven = try #require(Pocket(7))
        var game = Runs.game(.hard)
        Runs.apply(.bet(bet), .ball(seven), to: &game)
        for _ in 1..<480 {
            Runs.advance(&game, by: 1)
            #expect(game.money == 1000 && game.score == 0 && game.history.isEmpty)
        }
        Runs.advance(&game, by: 1)
        #expect(game.money == 2000 && game.score == 500)
        #expect(game.history == [seven])
    }

    @Test("The money and the score of a game are the sums over all spins", arguments: Runs.seeds)
    func sums(seed: UInt64) {
        var game = Runs.game(isOnCredit: true)
        var money = 1000
        var score = 0
        for index in 0..<200 {
            var bot = NumberBot(RouletteLevel.all[index % 3], seed: seed &+ UInt64(index))
            let bet = bot.bet()
            let pocket = Pocket.all[(index * 7 + Int(seed)) % 37]
            Runs.spin(&game, bet, pocket)
            money += bet.payout(of: pocket).money
            score += bet.payout(of: pocket).score
            #expect(game.money == money && game.score == score)
        }
    }

    @Test func `Results are counted separately for each level`() throws {
        var game = Runs.game(.easy)
        let easy = try Bet(1, 4, 7, 10, 13, 16, at: .easy)
        let hard = try Bet(7, 17, at: .hard)
        for number in [1, 5, 19, 2] { Runs.spin(&game, easy, try #require(Pocket(number))) }
        for number in [7, 8] { Runs.spin(&game, hard, try #require(Pocket(number))) }
        #expect(game.tallies.map(\.spins) == [4, 0, 2])
        #expect(game.tally.row(0) == [1, 2, 1, 1100, 0, 0, 0, 0, 1, 0, 1, 900])
    }

    @Test func `The last twelve results of a game are kept, newest first`() throws {
        var game = Runs.game(.easy, isOnCredit: true)
        for pocket in Pocket.all { Runs.spin(&game, RouletteLevel.easy.densestBet, pocket) }
        #expect(game.history.map(\.number) == Array((25...36).reversed()))
        #expect(game.frequencies == Array(repeating: 1, count: 37))
        #expect(game.spins == 37)
    }
}
