import Foundation
import Funfair
import HouseWire
import PostgreSQL

extension PostgreSQLRepository {
    public func page(
        of board: Board, limit: Int, around key: String?, at moment: Moment
    ) async throws -> BoardPage {
        try await read { session in
            guard let id = try Self.present([board], in: session).first else {
                return BoardPage(players: 0, rows: [], around: [])
            }
            let players = try session.query(
                "SELECT \(ScoreCount.players(on: "$1"))", [.integer(id)])
            let rows = PostgreSQLBoardRows(of: id, at: moment, in: session)
            return BoardPage(
                players: try players[0].get(0), rows: try rows.top(limit),
                around: try key.map { try rows.around($0) } ?? [])
        }
    }

    public func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int] {
        try await read { session in
            try Self.ranks(
                ofPlayer: id, on: try Self.present(boards, in: session), in: session)
        }
    }

    public func olderRules(of board: Board) async throws -> [UInt8] {
        let board = board.ofEver
        return try await rows(
            """
            SELECT rules FROM board
            WHERE stall = $1 AND period = $2 AND start = $3 AND rules < $4
                AND EXISTS (SELECT 1 FROM standing WHERE standing.board = board.id)
            ORDER BY rules DESC
            """,
            [
                .integer(board.contest.rawValue), .text(board.period.rawValue),
                .integer(board.start), .integer(board.contest.rulesVersion),
            ]
        ).map { UInt8(try $0.get(0, as: Int.self)) }
    }

    // MARK: Taking a score in

    /// Puts a score onto boards, where it is its player's best there. The player's row is locked.
    ///
    /// - Parameter boards: their numbers.
    /// - Returns: the numbers of those where it is the best.
    static func stand(
        player: Int64, score: Int, run: Int64, at moment: Moment, on boards: [Int64],
        in session: PostgresSession
    ) throws -> Set<Int64> {
        let rows = try session.query(
            ScoreCount.stand,
            [
                .integer(player), .integers(boards), .integer(score),
                .integer(-moment.milliseconds), .integer(run), .integer(session.tag),
            ])
        return Set(try rows.map { try $0.get(0) })
    }

    /// The ranks of a player's best on some boards.
    static func ranks(
        ofPlayer player: Int64, on boards: [Int64], in session: PostgresSession
    ) throws -> [Period: Int] {
        let rows = try session.query(
            """
            SELECT period, \(ScoreCount.rank(of: "standing.score", on: "standing.board"))
            FROM standing JOIN board ON board.id = board
            WHERE player = $1 AND board = ANY ($2)
            """, [.integer(player), .integers(boards)])
        var ranks: [Period: Int] = [:]
        for row in rows {
            if let period = Period(rawValue: try row.get(0)) { ranks[period] = try row.get(1) }
        }
        return ranks
    }

    // MARK: The numbers of boards

    /// Has everything that is about a player wait for whoever is at it already, and finds the numbers of
    /// boards, which are made where there are none yet: one statement but on the first run of a day.
    ///
    /// - Returns: the player's name and the numbers, or nil where there is no such player any more.
    static func lock(
        player: Int64, numbering boards: [Board], in session: PostgresSession
    ) throws -> (name: String, boards: [Int64])? {
        let rows = try session.query(
            """
            SELECT name, there.id
            FROM player LEFT JOIN (\(present(first: 2))) AS there (id, place) ON TRUE
            WHERE player.id = $1 ORDER BY place FOR NO KEY UPDATE OF player
            """, [.integer(player)] + values(of: boards))
        guard let name: String = try rows.first?.get(0) else { return nil }
        let there: [Int64] = try rows.compactMap { try $0.get(1) }
        guard there.count < boards.count else { return (name, there) }
        try session.execute(
            """
            INSERT INTO board (stall, period, start, rules)
            SELECT * FROM unnest($1, $2, $3, $4) ORDER BY 1, 2, 3, 4 ON CONFLICT DO NOTHING
            """, values(of: boards))
        return (name, try present(boards, in: session))
    }

    /// The numbers of those boards that there are.
    private static func present(_ boards: [Board], in session: PostgresSession) throws -> [Int64] {
        try session.query(present(first: 1) + " ORDER BY place", values(of: boards))
            .map { try $0.get(0) }
    }

    /// - Parameter first: the number of the first of four values.
    private static func present(first: Int) -> String {
        let values = (first..<first + 4).map { "$\($0)" }.joined(separator: ", ")
        return """
            SELECT board.id, place
            FROM unnest(\(values)) WITH ORDINALITY AS wish (stall, period, start, rules, place)
                JOIN board USING (stall, period, start, rules)
            """
    }

    private static func values(of boards: [Board]) -> [PostgresValue] {
        [
            .integers(boards.map { Int64($0.contest.rawValue) }),
            .texts(boards.map(\.period.rawValue)), .integers(boards.map { Int64($0.start) }),
            .integers(boards.map { Int64($0.rules) }),
        ]
    }
}
