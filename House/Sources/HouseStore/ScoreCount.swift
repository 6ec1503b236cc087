import House

/// Computes ranks without scanning a board. It counts the players in each range of scores as scores
/// arrive, for ranges of 1, 16, 256, 256² and 256³ scores: levels 0 to 4. All scores better than a
/// given one are then covered by at most 15 ranges of each of the first two sizes and 255 of each
/// of the others, for any number of players. Most boards need only a handful of ranges.
///
/// Each connection counts in the rows of its own slot, and so never waits for another connection.
/// The count is the sum over all slots.
enum ScoreCount {
    /// The width of each level's ranges, in bits of a score.
    private static let shifts = [0, 4, 8, 16, 24]
    /// More bits than any score has.
    private static let all = 62

    private static let levels =
        "("
        + shifts.enumerated().map { "SELECT \($0) AS level, \($1) AS shift" }
        .joined(separator: " UNION ALL ") + ") AS levels"

    /// Returns the statement that adds the changes selected by `changes`, as rows of board, level,
    /// bucket and change.
    ///
    /// It doesn't touch ranges that contain both the old and the new score. All statements use the
    /// rows in the same order, so no two can deadlock.
    private static func add(_ changes: String, slot: Int64) -> String {
        """
        INSERT INTO score_count AS kept (board, level, bucket, slot, players)
        SELECT board, level, bucket, \(slot), CAST(SUM(change) AS bigint)
        FROM (\(changes)) AS changed
        GROUP BY board, level, bucket HAVING SUM(change) <> 0 ORDER BY board, level, bucket
        ON CONFLICT (board, level, bucket, slot)
        DO UPDATE SET players = kept.players + excluded.players
        """
    }

    private static func changes(of rows: String, score: String, by change: Int) -> String {
        """
        SELECT board, level, \(score) >> shift AS bucket, \(change) AS change
        FROM \(rows), \(levels) WHERE \(score) IS NOT NULL
        """
    }

    /// Returns a subquery for the score of a row's player on its board, or null. It finds the score
    /// by its key, even if the planner assumes that the table is still empty.
    static func score(in row: String) -> String {
        """
        (SELECT score FROM standing
        WHERE standing.board = \(row).board AND standing.player = \(row).player)
        """
    }

    /// Returns the statements that put scores on the boards where they are their players' bests.
    /// The last statement selects those boards and players. The players' rows must be locked, and
    /// no player may have two scores on a board. The only parameter is a list of rows: board,
    /// player, score, since and run.
    static func stand(in dialect: SQLDialect, slot: Int64) -> [String] {
        let columns = ["board", "player", "score", "since", "run"]
        let better = """
            WITH stood AS MATERIALIZED (
                SELECT board, player, score AS new, since, run, \(score(in: "wish")) AS old
                FROM \(dialect.rows(of: "$1", as: columns)) AS wish
            ), better AS (
                SELECT * FROM stood WHERE old IS NULL OR old < new
            )
            """
        let count = add(
            changes(of: "better", score: "new", by: 1) + " UNION ALL "
                + changes(of: "better", score: "old", by: -1), slot: slot)
        let stand = """
            INSERT INTO standing (board, player, score, since, run)
            SELECT board, player, new, since, run FROM better ORDER BY board, player
            ON CONFLICT (board, player)
            DO UPDATE SET score = excluded.score, since = excluded.since, run = excluded.run
            """
        return switch dialect {
        // Update the counts first, because that needs the old scores.
        case .sqlite: [better + count, better + stand + " RETURNING board, player"]
        case .postgreSQL:
            [
                better
                    + ", counted AS (\(count)), standing_now AS (\(stand)) SELECT board, player FROM better"
            ]
        }
    }

    /// Counts everything from scratch. The counts must be empty.
    static let recount = """
        INSERT INTO score_count (board, level, bucket, slot, players)
        SELECT board, level, score >> shift, 0, COUNT(*) FROM standing, \(levels)
        GROUP BY 1, 2, 3
        """

    /// Returns the statement that subtracts standings from the counts.
    ///
    /// - Parameter which: a condition for the standings, such as `player = $1`.
    static func forget(_ which: String, slot: Int64) -> String {
        let stood = "(SELECT board, score FROM standing WHERE \(which)) AS stood"
        return add(changes(of: stood, score: "score", by: -1), slot: slot)
    }

    /// Returns the number of players on a board, from the last level.
    static func players(on board: String) -> String {
        """
        (SELECT CAST(COALESCE(SUM(players), 0) AS bigint) FROM score_count
        WHERE score_count.board = \(board) AND level = \(shifts.count - 1))
        """
    }

    /// Returns the rank of a score: one more than the number of players with a better score. Each
    /// level is a separate range scan of the index, even if the planner changes the rest.
    static func rank(of score: String, on board: String) -> String {
        // Stop at the end of the next level's range, because that level counts the scores beyond.
        let better = zip(shifts, shifts.dropFirst() + [all]).enumerated().map { level, width in
            """
            COALESCE((
                SELECT SUM(players) FROM score_count
                WHERE score_count.board = \(board) AND level = \(level)
                    AND bucket > \(score) >> \(width.0)
                    AND bucket < ((\(score) >> \(width.1)) + 1) << \(width.1 - width.0)), 0)
            """
        }
        return "CAST(1 + \(better.joined(separator: " + ")) AS bigint)"
    }

    /// Selects a sentence about each range whose count differs from a recount.
    static let flaws = """
        WITH counted AS (
            SELECT board, level, score >> shift AS bucket, COUNT(*) AS players
            FROM standing, \(levels) GROUP BY 1, 2, 3
        ), kept AS (
            SELECT board, level, bucket, CAST(SUM(players) AS bigint) AS players
            FROM score_count GROUP BY 1, 2, 3 HAVING SUM(players) <> 0
        )
        SELECT DISTINCT 'The count of scores is wrong on board ' || board || ', level ' || level
            || ', range ' || bucket || '.'
        FROM (
            SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept) AS missing
            UNION ALL
            SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted) AS added
        ) AS differing
        """
}
