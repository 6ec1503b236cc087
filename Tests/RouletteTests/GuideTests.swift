import Arcade
import Languages
import Phrases
import Testing

@testable import Roulette

@Suite("The guide (rule 9)")
struct GuideTests {
    private func guide(tally: [Int] = [], hand: BetHand? = nil) -> Guide {
        RouletteGame.guide(
            settings: .standard, tally: Counts([tally]), hand: hand, in: .english)
    }

    private func table(_ title: String, in guide: Guide) throws -> Guide.Table {
        try #require(guide.tables.first { $0.title == title })
    }

    /// Returns a hand that has chosen the given numbers at a level.
    private func hand(_ level: RouletteLevel, _ numbers: Int...) -> BetHand {
        var hand = BetHand()
        hand.level = level
        hand.chosen = PocketSet(numbers: numbers)
        return hand
    }

    @Test func `The guide of Roulette contains the table of levels`() throws {
        let levels = try table("Levels", in: guide())
        #expect(levels.columns == ["Level", "Choose", "Hit", "Close", "Miss"])
        #expect(
            levels.rows == [
                ["Easy", "6", "+1,000, +100", "+100, +10", "−100, 0"],
                ["Medium", "4", "+1,000, +100", "+200, +20", "−100, 0"],
                ["Hard", "2", "+1,000, +500", "a miss", "−100, 0"],
            ])
    }

    @Test func `The guide's steps state the money, the numbers per level and the pockets`() {
        let steps = guide().steps
        #expect(steps.contains { $0.contains("1,000 coins") })
        #expect(steps.contains { $0.contains("Easy 6, Medium 4 and Hard 2") })
        #expect(steps.contains { $0.contains("37 pockets") })
    }

    @Test func `The guide of Roulette lists the badges with their scores`() {
        let guide = guide()
        #expect(guide.rows.map { $0.look.name(in: .english) } == ["Pro", "Master", "Legend"])
        #expect(guide.rows.map(\.cells) == [["1,000"], ["5,000"], ["10,000"]])
        #expect(guide.columns.count == 2)
    }

    @Test func `Examples in the guide show which pockets are next to a number`() throws {
        let neighbours = try table("Close: beside it on the wheel", in: guide())
        #expect(
            neighbours.rows == [["0", "26 and 32"], ["17", "25 and 34"], ["36", "11 and 13"]])
        #expect(!guide().tables.contains { $0.title.contains("one number apart") })
    }

    @Test func `The guide lists the chosen numbers with their neighbours`() throws {
        let guide = guide(hand: hand(.medium, 0, 7, 8))
        let neighbours = try table("Close: beside it on the wheel", in: guide)
        #expect(neighbours.rows.last == ["Yours: 0, 7 and 8", "23, 26, 28, 29, 30 and 32"])
    }

    @Test(
        "The guide lists the odds of any bet at each level",
        arguments: [
            (
                "Easy",
                [
                    "6/37, 16.2\u{A0}%", "2–12/37, 5.4–32.4\u{A0}%",
                    "19–29/37, 51.4–78.4\u{A0}%",
                    "+89.2 to +143.2",
                ], "−143.2 to −89.2"
            ),
            (
                "Medium",
                [
                    "4/37, 10.8\u{A0}%", "2–8/37, 5.4–21.6\u{A0}%",
                    "25–31/37, 67.6–83.8\u{A0}%",
                    "+35.1 to +83.8",
                ], "−83.8 to −35.1"
            ),
            (
                "Hard",
                ["2/37, 5.4\u{A0}%", "0/37, 0.0\u{A0}%", "35/37, 94.6\u{A0}%", "−40.5"],
                "+40.5"
            ),
        ])
    func odds(name: String, cells: [String], edge: String) throws {
        let odds = try table("\(name): what to expect", in: guide())
        #expect(odds.columns == ["Outcome", "Any bet", "You, 0 spins"])
        #expect(odds.rows.map { $0[0] } == ["A hit", "Close", "A miss", "Coins a spin"])
        #expect(odds.rows.map { $0[1] } == cells)
        #expect(odds.note == "The table’s edge: \(edge) coins a spin.")
    }

    @Test func `The guide shows each level's results next to the expected ones`() throws {
        let guide = guide(tally: [1, 2, 5, 700, 0, 0, 1, -100, 2, 0, 38, -1800])
        let columns = try ["Easy", "Medium", "Hard"].map { name in
            let odds = try table("\(name): what to expect", in: guide)
            return try [#require(odds.columns.last)] + odds.rows.map { try #require($0.last) }
        }
        #expect(
            columns == [
                ["You, 8 spins", "12.5\u{A0}%", "25.0\u{A0}%", "62.5\u{A0}%", "+87.5"],
                ["You, 1 spin", "0.0\u{A0}%", "0.0\u{A0}%", "100.0\u{A0}%", "−100.0"],
                ["You, 40 spins", "5.0\u{A0}%", "0.0\u{A0}%", "95.0\u{A0}%", "−45.0"],
            ])
    }

    @Test func `The guide shows no average before the first spin`() throws {
        for level in RouletteLevel.all {
            let odds = try table("\(Words.english[level.name]): what to expect", in: guide())
            #expect(odds.rows.map(\.last) == ["–", "–", "–", "–"])
        }
    }

    @Test func `A complete bet has its own column in the guide at its level`() throws {
        let guide = guide(hand: hand(.medium, 1, 2, 20, 36))
        let odds = try table("Medium: what to expect", in: guide)
        #expect(odds.columns == ["Outcome", "Any bet", "Your numbers", "You, 0 spins"])
        // Next to the chosen numbers are 11, 13, 14, 21, 25 and 33.
        #expect(
            odds.rows.map { $0[2] } == [
                "4/37, 10.8\u{A0}%", "6/37, 16.2\u{A0}%", "27/37, 73.0\u{A0}%", "+67.6",
            ])
        #expect(try table("Easy: what to expect", in: guide).columns.count == 3)
    }

    @Test func `An incomplete bet has no column in the guide`() throws {
        let guide = guide(hand: hand(.medium, 1, 2, 20))
        #expect(try table("Medium: what to expect", in: guide).columns.count == 3)
    }

    @Test func `Every row of the guide's tables has a cell for each column`() {
        for table in guide(hand: hand(.hard, 3, 4)).tables {
            #expect(table.rows.allSatisfy { $0.count == table.columns.count }, "\(table.title)")
        }
    }

    @Test func `Missing counters count as zero`() {
        #expect(SpinTally(.hard, in: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) == SpinTally())
        #expect(SpinTally(.medium, in: [1, 2, 3, 4, 5, 6, 7, 8]).spins == 18)
    }

    @Test func `Counters of Roulette are read as they were written`() {
        let game = Runs.game(RouletteLevel.easy.widestBet, [.hit, .nearMiss, .miss, .miss])
        for level in RouletteLevel.all {
            #expect(SpinTally(level, in: game.tally.row(0)) == game.tallies[level.code])
        }
    }
}
