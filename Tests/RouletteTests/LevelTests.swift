import Arcade
import Languages
import Phrases
import Testing

@testable import Roulette

@Suite("The table of levels (rule 3)")
struct LevelTests {
    /// A row of the table of levels, as stated in the rules.
    struct Row: Sendable {
        let code: Int
        let name: String
        let numbers: Int
        let hit: [Int]
        let near: [Int]?
        let miss: [Int]
    }

    private static let rows = [
        Row(
            code: 0, name: "Easy", numbers: 6, hit: [1000, 100], near: [100, 10], miss: [-100, 0]),
        Row(
            code: 1, name: "Medium", numbers: 4, hit: [1000, 100], near: [200, 20],
            miss: [-100, 0]),
        Row(code: 2, name: "Hard", numbers: 2, hit: [1000, 500], near: nil, miss: [-100, 0]),
    ]

    /// Returns the two numbers next to the given index on the wheel.
    private static func beside(_ place: Int) -> [Int] {
        [place == 0 ? 26 : Account.wheel[place - 1], place == 36 ? 0 : Account.wheel[place + 1]]
    }

    /// Returns many bets on `count` numbers: one to six apart, at both ends of 0 to 36, and random.
    private static func bets(_ count: Int) -> [[Int]] {
        var bets: [[Int]] = []
        for step in 1...6 {
            for first in 0...(36 - (count - 1) * step) {
                bets.append((0..<count).map { first + $0 * step })
            }
        }
        bets.append([0, 36, 1, 35, 2, 34].prefix(count).sorted())
        var generator = SeededGenerator(seed: 11)
        while bets.count < 1000 {
            let drawn = Set((0..<count).map { _ in generator.below(37) })
            if drawn.count == count { bets.append(drawn.sorted()) }
        }
        return bets
    }

    @Test func `Roulette has three levels, easiest first, and a game starts with the first`() {
        #expect(RouletteLevel.all.map { Words.english[$0.name] } == Self.rows.map(\.name))
        #expect(RouletteLevel.all.map(\.word) == ["easy", "medium", "hard"])
        #expect(RouletteLevel.all.map(\.code) == [0, 1, 2])
        #expect(RouletteSettings.standard.level == .easy)
    }

    @Test("A bet has as many numbers as the table says", arguments: rows)
    func numbers(row: Row) {
        #expect(RouletteLevel.all[row.code].numbers == row.numbers)
    }

    @Test("Every pocket pays what the table says, for every kind of bet", arguments: rows)
    func payouts(row: Row) throws {
        let level = RouletteLevel.all[row.code]
        for numbers in Self.bets(row.numbers) {
            let bet = try Bet(PocketSet(numbers: numbers), at: level)
            for (place, number) in Account.wheel.enumerated() {
                let pocket = try #require(Pocket(number))
                let isNext = Self.beside(place).contains { numbers.contains($0) }
                let expected: [Int]
                if numbers.contains(number) {
                    expected = row.hit
                } else if let near = row.near, isNext {
                    expected = near
                } else {
                    expected = row.miss
                }
                let payout = bet.payout(of: pocket)
                #expect([payout.money, payout.score] == expected, "\(number) for \(numbers)")
            }
        }
    }

    @Test("The outcome of a spin matches its payout", arguments: RouletteLevel.all)
    func outcomes(level: RouletteLevel) throws {
        var bot = NumberBot(level, seed: 3)
        for _ in 0..<300 {
            let bet = bot.bet()
            for pocket in Pocket.all {
                let payout =
                    switch bet.outcome(of: pocket) {
                    case .hit: level.hit
                    case .nearMiss: try #require(level.nearMiss)
                    case .miss: level.miss
                    }
                #expect(bet.payout(of: pocket) == payout)
            }
        }
    }

    @Test func `A chosen pocket next to another chosen one is a hit`() throws {
        let bet = try Bet(23, 10, 5, 24, at: .medium)
        for number in [23, 10, 5, 24] {
            #expect(bet.outcome(of: try #require(Pocket(number))) == .hit)
        }
    }

    @Test(
        "A pocket beside a chosen one on the wheel is a near miss, but the next number isn't",
        arguments: [(23, Outcome.nearMiss), (5, .nearMiss), (9, .miss), (11, .miss)])
    func beside(number: Int, outcome: Outcome) throws {
        let bet = try Bet(10, 2, 12, 17, at: .medium)
        #expect(bet.outcome(of: try #require(Pocket(number))) == outcome)
    }
}
