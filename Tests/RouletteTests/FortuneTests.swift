import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("Expected results (rule 14)")
struct FortuneTests {
    @Test func `The results of a chip on red spread almost like a coin toss`() throws {
        let red = ClothPlace.red
        let expected = ExpectedResult(of: .chips(try Cloths.bet((red, 1))))
        #expect(expected == ExpectedResult(of: .chips(try Cloths.bet((red, 1)))))
        #expect(expected.sum == -1)
        #expect(expected.scaledVariance == 37 * 37 - 1)
    }

    @Test("A level's expected result equals a count over all pockets", arguments: RouletteLevel.all)
    func levels(level: RouletteLevel) {
        for bet in [level.densestBet, level.widestBet] {
            let money = Pocket.all.map { bet.payout(of: $0).money }
            let sum = money.reduce(0, +)
            let expected = ExpectedResult(of: .numbers(bet))
            #expect(expected.sum == sum)
            #expect(
                expected.scaledVariance
                    == Int64(37 * money.reduce(0) { $0 + $1 * $1 } - sum * sum))
        }
    }

    @Test(
        "The odds favour the player at two levels, but not at the third",
        arguments: zip(RouletteLevel.all, [true, true, false]))
    func favour(level: RouletteLevel, isFor: Bool) {
        for bet in [level.densestBet, level.widestBet] {
            #expect((ExpectedResult(of: .numbers(bet)).sum > 0) == isFor)
            let game = Runs.game(bet, [.hit])
            let note = game.panel(BetHand(), in: .english).outlook?.course.note
            #expect(note?.contains("favour you") == isFor)
        }
    }

    @Test func `A hundred bets of 10 on red lose 27 on average, plus or minus 196`() throws {
        let red = ClothPlace.red
        let expected = ExpectedResult(of: .chips(try Cloths.bet((red, 10))))
        var fortune = Fortune(from: 1000)
        for spin in 1...100 { fortune.add(expected, money: 1000 + spin) }
        #expect(fortune.last.expected == 973)
        #expect(fortune.last.reach == 196)
        #expect(fortune.last.value == 1100)
    }

    @Test(
        "The chart has a limited number of points, however many spins there are",
        arguments: [1, 63, 64, 65, 1000, 9999])
    func points(spins: Int) {
        let expected = ExpectedResult(of: .numbers(RouletteLevel.easy.densestBet))
        var fortune = Fortune(from: 1000)
        for spin in 1...spins { fortune.add(expected, money: spin) }
        let line = fortune.line
        #expect(line.count <= Fortune.mostPoints + 1)
        #expect(line.first?.turn == 0)
        #expect(line.last == fortune.last)
        #expect(fortune.last.turn == spins)
        #expect(zip(line, line.dropFirst()).allSatisfy { $0.turn < $1.turn })
        #expect(line.dropFirst().allSatisfy { $0.value == $0.turn })
    }

    @Test func `95 of 100 players are within the shaded band`() throws {
        let red = ClothPlace.red
        let bet = try Cloths.bet((red, 1), (try Cloths.place(17), 1))
        var inside = 0
        for seed in 0..<1000 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var game = Cloths.game()
            for _ in 0..<100 { Cloths.spin(&game, bet, generator.below(37)) }
            let last = game.fortune.last
            if (last.low...last.high).contains(last.value) { inside += 1 }
        }
        #expect((930...970).contains(inside), "\(inside)")
    }
}
