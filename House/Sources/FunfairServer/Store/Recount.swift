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
}
