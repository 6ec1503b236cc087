import Funfair
import GRDB
import HouseWire

/// Rows of a board, as they are at a moment.
struct BoardRows {
    private static let query = """
        SELECT name, standing.score, -since, since, standing.player,
            public_id, \(SharedStatements.isOpen(at: "?"))
        FROM standing JOIN player ON player.id = standing.player
            JOIN run ON run.id = standing.run
        """

    private let board: Int64
    private let moment: Moment
    private let db: Database

    /// - Parameters:
    ///   - board: the number of the board.
    ///   - moment: when somebody asks.
    init(of board: Int64, at moment: Moment, in db: Database) {
        self.board = board
        self.moment = moment
        self.db = db
    }

    /// The best, at most so many.
    func top(_ limit: Int) throws -> [Standing] {
        let found = try fetch(
            """
            WHERE board = ? ORDER BY standing.score DESC, since DESC, standing.player DESC LIMIT ?
            """, [board, limit])
        return zip(found, Standing.ranks(of: found.map { $0[1] })).map { standing($0, rank: $1) }
    }

    /// The row of the player of a name, with those around it; none where the player is not on the board.
    func around(_ key: String) throws -> [Standing] {
        guard let own = try fetch("WHERE board = ? AND name_key = ?", [board, key]).first else {
            return []
        }
        let place: StatementArguments = [board, own[1] as Int, own[3] as Int64, own[4] as Int64]
        let above = try neighbours(of: place, comparison: ">", order: "ASC")
        let below = try neighbours(of: place, comparison: "<", order: "DESC")
        return try (above.reversed() + [own] + below).map {
            standing($0, rank: try Ranking.rank(of: $0[1], on: board, in: db))
        }
    }

    private func neighbours(
        of place: StatementArguments, comparison: String, order: String
    ) throws -> [Row] {
        try fetch(
            """
            WHERE board = ? AND (standing.score, since, standing.player) \(comparison) (?, ?, ?)
            ORDER BY standing.score \(order), since \(order), standing.player \(order)
            LIMIT \(WireLimits.neighbours)
            """, place)
    }

    private func fetch(_ condition: String, _ arguments: StatementArguments) throws -> [Row] {
        try Row.fetchAll(
            db.cachedStatement(sql: Self.query + " " + condition),
            arguments: [moment.milliseconds] + arguments)
    }

    private func standing(_ row: Row, rank: Int) -> Standing {
        Standing(
            rank: rank, player: row[0], score: row[1],
            run: RunID(text: row[5]), isWatchable: row[6],
            made: Moment(milliseconds: row[2]))
    }
}
