extension Ranking {
    /// Counts what nobody has counted yet, in a file.
    static let recount = """
        UPDATE board
            SET players = (SELECT COUNT(*) FROM standing WHERE standing.board = board.id);
        INSERT INTO score_count (board, level, bucket, players)
            SELECT board, level, score >> (8 * level), COUNT(*) FROM standing
                CROSS JOIN (SELECT 0 AS level UNION SELECT 1 UNION SELECT 2 UNION SELECT 3)
            GROUP BY 1, 2, 3;
        """
}
