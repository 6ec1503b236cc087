import Foundation
import Funfair
import FunfairServer
import GRDB
import House
import HouseStore

/// Measures how long it takes to find a rank on boards of very different sizes.
enum RankBenchmark {
    private static let sizes = [10_000, 1_000_000, 10_000_000]
    private static let asked = 2000

    static func run(in folder: URL) async throws {
        for size in sizes {
            let path = folder.appendingPathComponent("ranks-\(size).sqlite").path
            let repository = try SQLiteRepository(path: path)
            let board = Board(of: .bubblePop, .all, at: House.wallClock(), in: .utc)
            try fill(board, of: path, players: size)
            var times: [Duration] = []
            for number in 0..<asked {
                let player = Int64(1 + number * size / asked)
                times.append(
                    try await ContinuousClock().measure {
                        _ = try await repository.ranks(ofPlayer: player, on: [board])
                    })
            }
            print("rank among \(size) players: \(Times(times).words)")
            try repository.close()
            for ending in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: path + ending)
            }
        }
    }

    /// Fills a board with players who have scores of 0 to 3998, most of them near the middle.
    /// Creates no runs, because ranks don't depend on them.
    private static func fill(_ board: Board, of path: String, players: Int) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        try DatabaseQueue(path: path, configuration: configuration).write { db in
            try db.execute(
                sql: """
                    INSERT INTO board (id, stall, period, start, rules) VALUES (1, ?, ?, ?, ?)
                    """,
                arguments: [
                    board.contest.rawValue, board.period.rawValue, board.start, board.rules,
                ])
            try db.execute(
                sql: """
                    WITH RECURSIVE number (n) AS
                        (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
                    INSERT INTO standing (board, player, score, since, run)
                    SELECT 1, n, (n * 7919 % 2000) + (n * 104729 % 2000), -n, n FROM number
                    """, arguments: [players])
            try db.execute(
                sql: """
                    WITH level (number, shift) AS
                        (VALUES (0, 0), (1, 4), (2, 8), (3, 16), (4, 24))
                    INSERT INTO score_count (board, level, bucket, slot, players)
                    SELECT 1, number, score >> shift, 0, SUM(players) FROM level, (
                        SELECT score, COUNT(*) AS players FROM standing GROUP BY score
                    ) GROUP BY 2, 3
                    """)
        }
    }
}
