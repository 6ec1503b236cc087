import House

/// The SQL for closed boards, which works in both engines.
enum ClosedBoards {
    /// Returns the first day of last week. Runs on weekly boards since then can still be watched.
    static func lastWeek(on day: Day) -> Int { day.monday.number - 7 }

    /// Returns yesterday. Runs on daily boards since then can still be watched.
    static func yesterday(on day: Day) -> Int { day.number - 1 }

    /// Returns the condition that a board closed before a day.
    ///
    /// - Parameter day: the parameter with the day's number.
    static func before(_ day: String) -> String {
        """
        (period IN ('today', 'challenge') AND start < \(day)
            OR period = 'week' AND start + 7 <= \(day))
        """
    }

    /// Returns the condition that a standing on a board is below the best.
    ///
    /// - Parameter board: the parameter with the board's number.
    static func isBelowBest(on board: String) -> String {
        """
        (score, since, player) < (
            SELECT score, since, player FROM standing WHERE board = \(board)
            ORDER BY score DESC, since DESC, player DESC LIMIT 1)
        """
    }

    /// Returns the query for a board that closed before a day and still lists more than the winner.
    static func overfullBoard(before day: String) -> String {
        """
        SELECT id FROM board
        WHERE \(before(day))
            AND EXISTS (SELECT 1 FROM standing WHERE standing.board = board.id LIMIT 1 OFFSET 1)
        LIMIT 1
        """
    }
}
