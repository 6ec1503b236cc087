import Arcade
import Testing

@testable import Funfair

@Suite("Many players on one device")
struct RememberedTests {
    private static func name(_ number: Int) throws -> PlayerName { try PlayerName("N\(number)") }

    private static func counts() -> Counts {
        var counts = Counts()
        counts.merge([1, 1], into: Stall.bubblePop.entry.tallyRows.count - 1, by: .played)
        return counts
    }

    @Test func `A full board drops its lowest score`() throws {
        var board = Scoreboard()
        for number in 0..<300 {
            board.record(Scoreboard.Entry(player: try Self.name(number), score: number))
        }
        #expect(board.entries.count == Scoreboard.most)
        #expect(board.best?.score == 299)
        #expect(board.entries.last?.score == 300 - Scoreboard.most)
        let low = Scoreboard.Entry(player: try Self.name(999), score: 1)
        let isLowTaken = board.record(low)
        #expect(!isLowTaken)
        #expect(board.best(of: low.player) == nil)
        let climber = Scoreboard.Entry(player: try Self.name(100), score: 1000)
        let isClimberTaken = board.record(climber)
        #expect(isClimberTaken)
        #expect(board.best?.score == 1000)
        #expect(board.entries.count == Scoreboard.most)
    }

    @Test func `Only the most recent of two thousand players are remembered`() throws {
        var tallies = Tallies()
        var days = DaysPlayed()
        var curves = Curves()
        let first = try Self.name(0)
        for number in 0..<2000 {
            for player in [try Self.name(number), first] {
                let identity = UInt64(number) * 2 + (player == first ? 1 : 0)
                tallies.add(Self.counts(), of: .bubblePop, by: player, run: identity)
                days.add(number, of: player)
                let curve = try #require(ScoreCurve(step: 1, scores: [number]))
                curves.record(curve, of: .bubblePop, by: player)
            }
        }
        let played = Stall.bubblePop.entry.played
        #expect(played(tallies[.bubblePop, first]).runs == 2000)
        #expect(days.streak(of: first, on: 1999).length == 2000)
        #expect(curves[.bubblePop, first]?.total == 1999)
        #expect(played(tallies[.bubblePop, try Self.name(1999)]).runs == 1)
        #expect(days.longest(of: try Self.name(1999)) == 1)
        #expect(played(tallies[.bubblePop, try Self.name(1)]).runs == 0)
        #expect(days.longest(of: try Self.name(1)) == 0)
        #expect(curves[.bubblePop, try Self.name(1)] == nil)
        let lines = [tallies.text, days.text, curves.text].map { $0.split(separator: 10).count }
        #expect(lines.allSatisfy { $0 <= Remembered.entries + 3 })
        #expect(Tallies(text: tallies.text)?[.bubblePop, first] == tallies[.bubblePop, first])
        #expect(DaysPlayed(text: days.text) == days)
        #expect(Curves(text: curves.text) == curves)
    }

    @Test func `If data of too many players is stored, the latest players are kept`() throws {
        let text = StoredText.sealed("days") { text in
            for number in 0..<5000 { text.add("1", "7,7", "N\(number)") }
        }
        let days = try #require(DaysPlayed(text: text))
        #expect(days.longest(of: try Self.name(4999)) == 1)
        #expect(days.longest(of: try Self.name(0)) == 0)
        let tallies = StoredText.sealed("tallies") { text in
            for number in 0..<5000 { text.add("bubblepop.played", "1,1", "N\(number)") }
        }
        let kept = try #require(Tallies(text: tallies))
        let played = Stall.bubblePop.entry.played
        #expect(played(kept[.bubblePop, try Self.name(4999)]).runs == 1)
        #expect(played(kept[.bubblePop, try Self.name(0)]).runs == 0)
        let scores = StoredText.sealed("scores") { text in
            for number in 0..<5000 {
                text.add("bubblepop", "standard", "run", String(5000 - number), "N\(number)")
            }
        }
        let board = try #require(Boards(text: scores))[.bubblePop, isStandard: true, rules: 1]
        #expect(board.entries.count == Scoreboard.most)
        #expect(board.best?.score == 5000)
    }

    @Test func `Two windows with the maximum number of players stop writing`() throws {
        var windows = [DaysPlayed(), DaysPlayed()]
        for number in 0..<(2 * Remembered.players) {
            windows[number % 2].add(7, of: try Self.name(number))
        }
        var merged = windows[1]
        merged.merge(windows[0])
        #expect(merged == windows[1])
    }
}
