import PostgreSQL

extension PostgreSQLRepository {
    public func flaws() async throws -> [String] {
        try await read { session in
            // Of millions of rows it takes as long as it takes.
            try session.command("SET LOCAL statement_timeout = 0")
            return try Self.flaws(in: session)
        }
    }

    /// What is wrong, as the transaction sees it.
    static func flaws(in session: PostgresSession) throws -> [String] {
        try ([counts] + Recount.all).flatMap { try session.query($0).map { try $0.get(0) } }
    }

    /// What is counted as it comes, against a recount.
    private static let counts = """
        WITH counted AS (
            SELECT board, level, score >> (8 * level) AS bucket, COUNT(*) AS players
            FROM standing, generate_series(0, 3) AS level GROUP BY 1, 2, 3
        ), kept AS (
            SELECT board, level, bucket, SUM(players)::bigint AS players
            FROM score_count GROUP BY 1, 2, 3 HAVING SUM(players) <> 0
        )
        SELECT DISTINCT 'The count of scores is wrong on board ' || board || ', level ' || level
            || ', range ' || bucket || '.'
        FROM (
            (SELECT * FROM counted EXCEPT SELECT * FROM kept)
            UNION ALL (SELECT * FROM kept EXCEPT SELECT * FROM counted)
        ) AS differing
        """
}
