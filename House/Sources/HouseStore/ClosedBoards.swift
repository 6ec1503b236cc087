import House

/// What both engines' SQL says of boards that are closed.
enum ClosedBoards {
    /// Where the last week began, of which runs can still be watched.
    static func lastWeek(on day: Day) -> Int { day.monday.number - 7 }

    /// The last day of which they can.
    static func yesterday(on day: Day) -> Int { day.number - 1 }

    /// Whether a board closed before a day.
    ///
    /// - Parameter day: the parameter that is the day's number.
    static func before(_ day: String) -> String {
        """
        (period IN ('today', 'challenge') AND start < \(day)
            OR period = 'week' AND start + 7 <= \(day))
        """
    }

    /// Whether a standing of a board is below the best.
    ///
    /// - Parameter board: the parameter that is the board's number.
    static func isBelowBest(on board: String) -> String {
        """
        (score, since, player) < (
            SELECT score, since, player FROM standing WHERE board = \(board)
            ORDER BY score DESC, since DESC, player DESC LIMIT 1)
        """
    }

    /// One of those that closed before a day and has somebody below the best.
    static func crowded(before day: String) -> String {
        """
        SELECT id FROM board
        WHERE \(before(day))
            AND EXISTS (SELECT 1 FROM standing WHERE standing.board = board.id LIMIT 1 OFFSET 1)
        LIMIT 1
        """
    }
}
