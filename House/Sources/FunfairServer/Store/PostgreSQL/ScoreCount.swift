/// How many players of a board have a score in a range (see `Ranking`), in SQL: each connection counts
/// in rows of its own slot, and what counts is their sum.
enum ScoreCount {
    /// Adds to rows what `changes` selects: board, level, bucket and the change.
    ///
    /// Ranges that the change leaves as they are, because the old score is in them too, are not
    /// touched. All go through the rows in one order, so that no two ever wait for each other.
    private static func add(_ changes: String, slot: String) -> String {
        """
        INSERT INTO score_count AS kept (board, level, bucket, slot, players)
        SELECT board, level, bucket, \(slot), SUM(change)::bigint FROM (\(changes)) AS changed
        GROUP BY board, level, bucket HAVING SUM(change) <> 0 ORDER BY board, level, bucket
        ON CONFLICT (board, level, bucket, slot)
        DO UPDATE SET players = kept.players + excluded.players
        """
    }

    private static func changes(of rows: String, score: String, by change: Int) -> String {
        """
        SELECT board, level, \(score) >> (8 * level) AS bucket, \(change) AS change
        FROM \(rows), generate_series(0, 3) AS level WHERE \(score) IS NOT NULL
        """
    }

    /// Puts a player's score onto boards, where it is the player's best there, and selects those boards.
    /// The player's row is locked. Values: player, boards, score, since, run, slot.
    static let stand = """
        WITH better AS (
            SELECT wish.board, standing.score AS old, $3::bigint AS new
            FROM unnest($2::bigint[]) AS wish (board)
                LEFT JOIN standing ON standing.board = wish.board AND player = $1
            WHERE standing.score IS NULL OR standing.score < $3
        ), stood AS (
            INSERT INTO standing (board, player, score, since, run)
            SELECT board, $1, $3, $4, $5 FROM better ORDER BY board
            ON CONFLICT (board, player)
            DO UPDATE SET score = excluded.score, since = excluded.since, run = excluded.run
        ), counted AS (
            \(add(
                changes(of: "better", score: "new", by: 1) + " UNION ALL "
                    + changes(of: "better", score: "old", by: -1), slot: "$6"))
        )
        SELECT board FROM better
        """

    /// Counts what nobody has counted yet.
    static let recount = """
        INSERT INTO score_count (board, level, bucket, slot, players)
        SELECT board, level, score >> (8 * level), 0, COUNT(*)
        FROM standing, generate_series(0, 3) AS level GROUP BY 1, 2, 3
        """

    /// Counts a player on all boards no more. Values: player, slot.
    static let forgetPlayer = add(
        changes(
            of: "(SELECT board, score FROM standing WHERE player = $1) AS stood", score: "score",
            by: -1),
        slot: "$2")

    /// Takes players off a board, but not the best, and selects how many there were. The players' rows are
    /// locked. Values: board, players, slot.
    static let prune = """
        WITH gone AS (
            DELETE FROM standing
            WHERE board = $1 AND player = ANY ($2) AND \(ClosedBoards.isBelowBest(on: "$1"))
            RETURNING board, score
        ), counted AS (
            \(add(changes(of: "gone", score: "score", by: -1), slot: "$3"))
        )
        SELECT COUNT(*) FROM gone
        """

    /// How many players a board has: on the last level.
    static func players(on board: String) -> String {
        """
        (SELECT COALESCE(SUM(players), 0)::bigint FROM score_count
        WHERE score_count.board = \(board) AND level = 3)
        """
    }

    /// The rank of a score: one more than the number of players that have a better one.
    static func rank(of score: String, on board: String) -> String {
        """
        (SELECT 1 + COALESCE(SUM(kept.players), 0)::bigint
        FROM generate_series(0, 3) AS number JOIN score_count AS kept
            ON kept.board = \(board) AND kept.level = number
            AND kept.bucket > \(score) >> (8 * number)
            -- The last level has no range above it: all its buckets count.
            AND kept.bucket < CASE number WHEN 3 THEN \(Int64.max)
                ELSE ((\(score) >> (8 * number + 8)) + 1) << 8 END)
        """
    }
}
