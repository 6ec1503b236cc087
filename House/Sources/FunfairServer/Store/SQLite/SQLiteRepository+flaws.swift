import GRDB

extension SQLiteRepository {
    public func flaws() async throws -> [String] {
        try await read { db in
            let integrity = try String.fetchAll(db, sql: "PRAGMA integrity_check")
                .filter { $0 != "ok" }
            let strangers = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map {
                "A row of \($0[0] as String) belongs to nothing."
            }
            return integrity + strangers
                + (try (recount + Recount.all).flatMap { try String.fetchAll(db, sql: $0) })
        }
    }
}

/// What is counted as it comes, against a recount: each query gives a sentence for each difference.
private let recount = [
    """
    SELECT 'Board ' || board.id || ' says ' || players || ' players, and has ' || COUNT(player) || '.'
    FROM board LEFT JOIN standing ON standing.board = board.id
    GROUP BY board.id HAVING players <> COUNT(player)
    """,
    """
    WITH RECURSIVE level (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM level WHERE number < 3),
    counted AS (
        SELECT board, number AS level, score >> (8 * number) AS bucket, COUNT(*) AS players
        FROM standing, level GROUP BY 1, 2, 3
    ),
    kept AS (SELECT board, level, bucket, players FROM score_count WHERE players <> 0)
    SELECT 'The count of scores is wrong on board ' || board || ', level ' || level || ', range '
        || bucket || '.'
    FROM (
        SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept)
        UNION SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted)
    )
    """,
]
