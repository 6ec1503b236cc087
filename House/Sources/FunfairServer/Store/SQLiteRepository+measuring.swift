import GRDB

// What only the benchmark needs.
extension SQLiteRepository {
    /// Fills a board with players whose scores lie from 0 to 3999, more of them in the middle; without
    /// the runs behind them, which a rank never looks at.
    package func fill(_ board: Board, players: Int) throws {
        try pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try db.inTransaction {
                try db.execute(
                    sql: """
                        INSERT INTO board (id, stall, period, start, players) VALUES (1, ?, ?, ?, ?);
                        """,
                    arguments: [board.stall.rawValue, board.period.rawValue, board.start, players])
                try db.execute(
                    sql: """
                        WITH RECURSIVE number (n) AS
                            (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
                        INSERT INTO standing (board, player, score, since, run)
                        SELECT 1, n, (n * 7919 % 2000) + (n * 104729 % 2000), -n, n FROM number
                        """, arguments: [players])
                try db.execute(
                    sql: """
                        WITH RECURSIVE level (number) AS
                            (SELECT 0 UNION ALL SELECT number + 1 FROM level WHERE number < 3)
                        INSERT INTO score_count (board, level, bucket, players)
                        SELECT 1, number, score >> (8 * number), SUM(players) FROM level, (
                            SELECT score, COUNT(*) AS players FROM standing GROUP BY score
                        ) GROUP BY 2, 3
                        """)
                return .commit
            }
            try db.execute(sql: "PRAGMA foreign_keys = ON")
        }
    }

    /// The rank that a score has on a board.
    package func rank(of score: Int, on board: Board) async throws -> Int {
        try await pool.read { db in
            let id = try Int64.fetchOne(
                db.cachedStatement(
                    sql: "SELECT id FROM board WHERE stall = ? AND period = ? AND start = ?"),
                arguments: [board.stall.rawValue, board.period.rawValue, board.start])
            return try id.map { try Ranking.rank(of: score, on: $0, in: db) } ?? 1
        }
    }
}
