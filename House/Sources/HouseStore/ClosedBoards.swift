import House

/// The SQL for closed boards, which works in both engines.
enum ClosedBoards {
    /// Returns the first day of last week. Runs on weekly boards from then on can still be watched.
    static func lastWeek(on day: Day) -> Int { day.monday.number - 7 }

    /// Returns yesterday. Runs on daily boards from then on can still be watched.
    static func yesterday(on day: Day) -> Int { day.number - 1 }

    /// Returns the condition that a board closed before the given day.
    ///
    /// - Parameter day: the SQL parameter with the day's number.
    static func before(_ day: String) -> String {
        """
        (period IN ('today', 'challenge') AND start < \(day)
            OR period = 'week' AND start + 7 <= \(day))
        """
    }

    /// Returns the condition that a standing on the given board is below the best.
    ///
    /// - Parameter board: the SQL parameter with the board's number.
    static func isBelowBest(on board: String) -> String {
        """
        (score, since, player) < (
            SELECT score, since, player FROM standing WHERE board = \(board)
            ORDER BY score DESC, since DESC, player DESC LIMIT 1)
        """
    }

    /// Returns the query for a board that closed before the given day and still lists more than the
    /// winner.
    static func overfullBoard(before day: String) -> String {
        """
        SELECT id FROM board
        WHERE \(before(day))
            AND EXISTS (SELECT 1 FROM standing WHERE standing.board = board.id LIMIT 1 OFFSET 1)
        LIMIT 1
        """
    }
}
