/// What is found wrong in the same words of SQL in every store.
enum Recount {
    /// Gives a sentence for each score that is not its run's.
    static let scores = """
        SELECT 'The score of player ' || standing.player || ' on board ' || standing.board
            || ' is not that of the run.'
        FROM standing LEFT JOIN run ON run.id = standing.run
        -- A table's run grows on, also when a day's board is closed.
        WHERE run.id IS NULL OR run.score < standing.score OR run.player <> standing.player
        """

    /// Gives a sentence for each wall whose hearts are others than those that were given.
    static let hearts = """
        SELECT 'Wall ' || wall.id || ' says ' || hearts || ' hearts, and has '
            || COUNT(heart.device) || '.'
        FROM wall LEFT JOIN heart ON heart.wall = wall.id
        GROUP BY wall.id HAVING hearts <> COUNT(heart.device)
        """

    /// Gives a sentence for each board of a wall that is not shown.
    static let wallBoards = """
        SELECT 'Board ' || board.id || ' is of a wall that is not shown.'
        FROM board WHERE period = 'wall' AND NOT EXISTS (SELECT 1 FROM wall WHERE wall.id = start)
        """

    /// All of them.
    static let all = [scores, hearts, wallBoards]
}
