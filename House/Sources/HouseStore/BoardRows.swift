import House
import HouseWire

/// The rows of a board at the time of a request.
struct BoardRows {
    private let board: Int64
    private let moment: Timestamp
    private let session: any StoreSession

    /// - Parameters:
    ///   - board: the number of the board.
    ///   - moment: the time of the request.
    init(of board: Int64, at moment: Timestamp, in session: any StoreSession) {
        self.board = board
        self.moment = moment
        self.session = session
    }

    /// Returns the best rows, at most `limit`.
    func top(_ limit: Int) throws -> [Standing] {
        let found = try fetch(
            "ORDER BY standing.score DESC, since DESC, standing.player DESC LIMIT $3", [limit])
        let ranks = Standing.ranks(of: try found.map { try $0.get(1) })
        return try zip(found, ranks).map { try standing($0, rank: $1) }
    }

    /// Returns a player's row and its neighbours; empty if the player isn't on the board.
    func around(_ key: String) throws -> [Standing] {
        guard let own = try fetch("AND name_key = $3", [key], ranked: true).first else { return [] }
        let place: [any Storable] = [
            try own.get(1, as: Int64.self), try own.get(2, as: Int64.self),
            try own.get(3, as: Int64.self),
        ]
        let above = try neighbours(of: place, comparison: ">", order: "ASC")
        let below = try neighbours(of: place, comparison: "<", order: "DESC")
        return try (above.reversed() + [own] + below).map { try standing($0, rank: $0.get(6)) }
    }

    private func neighbours(
        of place: [any Storable], comparison: String, order: String
    ) throws -> [StoreRow] {
        try fetch(
            """
            AND (standing.score, since, standing.player) \(comparison) ($3, $4, $5)
            ORDER BY standing.score \(order), since \(order), standing.player \(order)
            LIMIT \(WireLimits.neighbours)
            """, place, ranked: true)
    }

    private func fetch(
        _ condition: String, _ values: [any Storable], ranked: Bool = false
    ) throws -> [StoreRow] {
        let rank = ScoreCount.rank(of: "standing.score", on: "standing.board")
        return try session.query(
            """
            SELECT name, standing.score, since, standing.player, public_id,
                COALESCE(opens <= $2, TRUE)\(ranked ? ", " + rank : "")
            FROM standing JOIN player ON player.id = standing.player
                JOIN run ON run.id = standing.run
            WHERE board = $1 \(condition)
            """, [board, moment] + values)
    }

    private func standing(_ row: StoreRow, rank: Int) throws -> Standing {
        Standing(
            rank: rank, player: try row.get(0), score: try row.get(1), run: try row.get(4),
            isWatchable: try row.get(5),
            // `since` is negative, because the older of two equal scores must sort first.
            made: Timestamp(milliseconds: -(try row.get(2, as: Int64.self))))
    }
}
