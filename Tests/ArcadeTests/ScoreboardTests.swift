import Arcade
import Testing

@Suite("High-score board (core functionality 10 and 11)")
struct ScoreboardTests {
    private func entry(_ name: String, _ score: Int) throws -> Scoreboard.Entry {
        Scoreboard.Entry(player: try PlayerName(name), score: score)
    }

    private func board(_ entries: KeyValuePairs<String, Int>) throws -> Scoreboard {
        Scoreboard(try entries.map { try entry($0.key, $0.value) })
    }

    private func lines(_ rows: [Scoreboard.Row]) -> [String] {
        rows.map { row in
            let rank = row.rank.map(String.init) ?? "–"
            let mark = row.isJustPlayed ? " *" : ""
            return "\(rank) \(row.entry.player.text) \(row.entry.score)\(mark)"
        }
    }

    @Test func `An empty board has no best score and no rows`() {
        #expect(Scoreboard().best == nil)
        #expect(Scoreboard().top(10).isEmpty)
    }

    @Test func `The highest score is listed first`() throws {
        let board = try board(["Ada": 10, "Bob": 30, "Cai": 20])
        #expect(lines(board.top(10)) == ["1 Bob 30", "2 Cai 20", "3 Ada 10"])
        #expect(board.best?.score == 30)
    }

    @Test func `Equal scores are listed in the order they were made`() throws {
        let board = try board(["Ada": 10, "Bob": 20, "Cai": 10, "Dan": 10])
        #expect(lines(board.top(10)) == ["1 Bob 20", "2 Ada 10", "3 Cai 10", "4 Dan 10"])
    }

    @Test func `In a tie, the player who reached the score later is listed lower`() throws {
        var board = try board(["Ada": 20, "Bob": 10])
        board.record(try entry("Bob", 20))
        #expect(lines(board.top(10)) == ["1 Ada 20", "2 Bob 20"])
    }

    @Test func `A player has one entry, whatever the case of the name`() throws {
        var board = try board(["Ada": 10])
        let stands = board.record(try entry("ADA", 15))
        #expect(stands)
        #expect(lines(board.top(10)) == ["1 ADA 15"])
    }

    @Test func `A score below the player's best isn't added to the board`() throws {
        var board = try board(["Ada": 10])
        let lower = try entry("ada", 9)
        let stands = board.record(lower)
        #expect(!stands)
        #expect(lines(board.top(10)) == ["1 Ada 10"])
    }

    @Test func `Repeating a player's best score doesn't change its position`() throws {
        var board = try board(["Ada": 10, "Bob": 10])
        let again = try entry("Ada", 10)
        let stands = board.record(again)
        #expect(!stands)
        #expect(lines(board.top(10)) == ["1 Ada 10", "2 Bob 10"])
    }

    @Test func `A player's highest score is found case-insensitively`() throws {
        let board = try board(["Ada": 10, "Bob": 30])
        #expect(try board.best(of: PlayerName("aDa"))?.score == 10)
        #expect(try board.best(of: PlayerName("Cai")) == nil)
    }

    @Test func `The board shows at most the requested number of rows`() throws {
        let board = try board(["Ada": 3, "Bob": 2, "Cai": 1])
        #expect(lines(board.top(2)) == ["1 Ada 3", "2 Bob 2"])
    }

    @Test func `The run just played is marked in its position`() throws {
        var board = try board(["Ada": 30, "Bob": 10])
        let run = try entry("Cai", 20)
        let stands = board.record(run)
        #expect(
            lines(board.top(10, with: run, standing: stands))
                == ["1 Ada 30", "2 Cai 20 *", "3 Bob 10"])
    }

    @Test func `The run just played is shown and marked even below the top ten`() throws {
        var board = Scoreboard()
        for score in 1...14 { board.record(try entry("Player \(score)", score * 10)) }
        let run = try entry("Cai", 5)
        let stands = board.record(run)
        let rows = lines(board.top(10, with: run, standing: stands))
        #expect(rows.count == 11)
        #expect(rows[9] == "10 Player 5 50")
        #expect(rows[10] == "15 Cai 5 *")
    }

    @Test("A gap is shown above a run whose rank doesn't follow the row above", arguments: 1...14)
    func followsGap(rank: Int) throws {
        var board = Scoreboard()
        for score in 1...13 { board.record(try entry("Player \(score)", score * 10)) }
        let run = try entry("Cai", 145 - 10 * rank)
        let stands = board.record(run)
        let rows = board.top(10, with: run, standing: stands)
        #expect(rows.filter(\.followsGap).map(\.rank) == (rank > 11 ? [rank] : []))
    }

    @Test("A gap is also shown above a distant run without a rank", arguments: 1...14)
    func isFarWithoutRank(better: Int) throws {
        var board = try board(["Cai": 1000])
        for score in 1...13 { board.record(try entry("Player \(score)", score * 10)) }
        let run = try entry("Cai", 145 - 10 * better)
        let stands = board.record(run)
        let rows = board.top(10, with: run, standing: stands)
        #expect(rows.filter(\.followsGap).map(\.isJustPlayed) == (better > 10 ? [true] : []))
    }

    @Test func `A run below its player's best is shown in position, without a rank`() throws {
        var board = try board(["Ada": 30, "Bob": 20, "Cai": 10])
        let run = try entry("Ada", 15)
        let stands = board.record(run)
        #expect(
            lines(board.top(10, with: run, standing: stands))
                == ["1 Ada 30", "2 Bob 20", "– Ada 15 *", "3 Cai 10"])
    }

    @Test func `A run below its player's best and below the top ten is listed last`() throws {
        var board = Scoreboard()
        for score in 1...14 { board.record(try entry("Player \(score)", score * 10)) }
        let run = try entry("Player 14", 1)
        let stands = board.record(run)
        let rows = lines(board.top(10, with: run, standing: stands))
        #expect(rows.count == 11)
        #expect(rows[10] == "– Player 14 1 *")
    }

    @Test func `Stored scores in any order become a sorted board`() throws {
        let board = try board(["Ada": 10, "Bob": 30, "ADA": 25, "Cai": 25, "ada": 1])
        #expect(lines(board.top(10)) == ["1 Bob 30", "2 ADA 25", "3 Cai 25"])
    }
}
