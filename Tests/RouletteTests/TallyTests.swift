import Arcade
import Languages
import Phrases
import Testing

@testable import Roulette

@Suite("Counts of Roulette")
struct TallyTests {
    @Test("The counts of Roulette equal a recount from bets and pockets", arguments: 0..<40)
    func recount(seed: Int) {
        let level = RouletteLevel.all[seed % RouletteLevel.all.count]
        var game = Runs.game(level, isOnCredit: true)
        var bot = NumberBot(level, seed: UInt64(seed))
        var chance = SeededGenerator(seed: UInt64(seed))
        var came = Array(repeating: 0, count: Pocket.count)
        var bets = came
        var hits = 0
        var (mostHits, mostMoney) = (0, 0)
        for _ in 0..<200 {
            let bet = bot.bet()
            let pocket = Pocket.all[chance.below(Pocket.count)]
            Runs.spin(&game, bet, pocket)
            came[pocket.number] += 1
            for chosen in bet.pockets.numbers { bets[chosen] += 1 }
            hits = bet.pockets.contains(pocket) ? hits + 1 : 0
            mostHits = max(mostHits, hits)
            mostMoney = max(mostMoney, game.money)
        }
        #expect(game.tally.row(0) == game.tallies.flatMap(\.counters))
        #expect(game.tally.row(1) == came)
        #expect(game.tally.row(2) == bets)
        #expect(game.tally.row(3) == [mostHits, mostMoney])
        #expect(bets.reduce(0, +) == 200 * level.numbers)
    }

    @Test func `A bet is counted only when the wheel stops`() throws {
        var game = Runs.game()
        Runs.apply(.bet(RouletteLevel.easy.widestBet), .ball(Pocket.all[3]), to: &game)
        #expect(game.tally.row(1).reduce(0, +) == 0)
        #expect(game.tally.row(2).reduce(0, +) == 0)
        Runs.apply(.skip, to: &game)
        #expect(game.tally.row(1).reduce(0, +) == 1)
        #expect(game.tally.row(2).reduce(0, +) == 6)
    }

    @Test func `Counts of many years are clamped to a browser's limit`() {
        let counters = Array(repeating: Counts.most, count: SpinTally.width)
        #expect(SpinTally(at: 0, in: counters).spins == Counts.most)
        let rows = RouletteGame.tallyRows.map { _ in Array(repeating: Counts.most, count: 12) }
        let told = RouletteGame.statistics(of: Counts(rows), in: .english)
        #expect(told.figures[0].value == "1,000,000,000")
        #expect(told.figures[1].value.hasPrefix("1,000,000,000"))
    }

    @Test func `Statistics show the favourite pocket and the most frequent one`() {
        var pockets = Array(repeating: 0, count: Pocket.count)
        pockets[17] = 3
        var bets = pockets
        bets[5] = 9
        let told = RouletteGame.statistics(
            of: Counts([[1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0], pockets, bets, [2, 1900]]),
            in: .english)
        #expect(
            told.figures.map(\.name) == [
                "Spins", "Hits", "Most hits in a row", "Most money", "Favourite pocket",
                "Came up most often",
            ])
        #expect(told.figures.map(\.value) == ["4", "1, 25.0\u{A0}%", "2", "1,900", "9×", "3×"])
        let looks = told.figures.map { $0.look.map { RouletteGame.looks[$0].name(in: .english) } }
        #expect(looks == [nil, nil, nil, nil, "5", "17"])
        #expect(told.charts.first?.isDense == true)
        #expect(told.charts.first?.bars.map(\.count) == pockets)
    }

    @Test func `Numbers at the limit can be shown`() {
        let most = Array(repeating: Counts.most, count: Pocket.count)
        let told = RouletteGame.statistics(of: Counts([most, most, most, most]), in: .english)
        #expect(told.figures.first?.value == Words.english.number(Counts.most))
    }
}
