import GRDB

/// Ranks without looking at a board's rows: how many players have a score in a range is counted as
/// the scores come, for ranges of 1, 256, 256² and 256³ scores. What is better than a score is then
/// at most 255 ranges of each size, however many players there are.
enum Ranking {
    static let describesLevels = "256 to the power of `level` scores wide"

    private static let radixBits = 8
    private static let levels = 4

    /// Counts a player's score on a board in place of the one before.
    ///
    /// - Parameters:
    ///   - old: the score that was counted, or nil before the player's first.
    ///   - new: the score that counts now, or nil where the player leaves the board.
    static func move(from old: Int?, to new: Int?, on board: Int64, in db: Database) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO score_count (board, level, bucket, players) VALUES (?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET players = players + excluded.players
                """)
        for level in 0..<levels {
            let left = old.map { $0 >> (radixBits * level) }
            let entered = new.map { $0 >> (radixBits * level) }
            // A range that holds both scores counts the player already, and so do all wider ones.
            guard left != entered else { return }
            if let left { try statement.execute(arguments: [board, level, left, -1]) }
            if let entered { try statement.execute(arguments: [board, level, entered, 1]) }
        }
    }

    /// The rank of a score: one more than the number of players that have a better one.
    static func rank(of score: Int, on board: Int64, in db: Database) throws -> Int {
        let statement = try db.cachedStatement(
            sql: """
                SELECT COALESCE(SUM(players), 0) FROM score_count
                WHERE board = ? AND level = ? AND bucket > ? AND bucket < ?
                """)
        var better = 0
        for level in 0..<levels {
            let bucket = score >> (radixBits * level)
            // The last level has no range above it: all its buckets count.
            let end = level == levels - 1 ? Int.max : ((bucket >> radixBits) + 1) << radixBits
            better +=
                try Int.fetchOne(statement, arguments: [board, level, bucket, end]) ?? 0
        }
        return better + 1
    }
}
