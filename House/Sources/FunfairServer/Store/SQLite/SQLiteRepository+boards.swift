import Foundation
import Funfair
import GRDB
import HouseWire

extension SQLiteRepository {
    public func page(
        of board: Board, limit: Int, around key: String?, at moment: Moment
    ) async throws -> BoardPage {
        try await read { db in
            guard let row = try Self.row(of: board, in: db) else {
                return BoardPage(players: 0, rows: [], around: [])
            }
            let rows = BoardRows(of: row[0], at: moment, in: db)
            return BoardPage(
                players: row[1], rows: try rows.top(limit),
                around: try key.map { try rows.around($0) } ?? [])
        }
    }

    public func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int] {
        try await read { try Self.ranks(ofPlayer: id, on: boards, in: $0) }
    }

    public func olderRules(of board: Board) async throws -> [UInt8] {
        let board = board.ofEver
        return try await read { db in
            try UInt8.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT rules FROM board
                        WHERE stall = ? AND period = ? AND start = ? AND rules < ? AND players > 0
                        ORDER BY rules DESC
                        """),
                arguments: [
                    board.contest.rawValue, board.period.rawValue, board.start,
                    board.contest.rulesVersion,
                ])
        }
    }

    // MARK: Taking a score in

    /// Puts a score onto a board, where it is its player's best there.
    ///
    /// - Returns: whether it is.
    static func stand(
        player: Int64, score: Int, run: Int64, at moment: Moment, on board: Board, in db: Database
    ) throws -> Bool {
        let id = try make(board, in: db)
        let old = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT score FROM standing WHERE board = ? AND player = ?"),
            arguments: [id, player])
        if let old {
            guard score > old else { return false }
        } else {
            try db.cachedStatement(sql: "UPDATE board SET players = players + 1 WHERE id = ?")
                .execute(arguments: [id])
        }
        try Ranking.move(from: old, to: score, on: id, in: db)
        try db.cachedStatement(
            sql: """
                INSERT INTO standing (board, player, score, since, run) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE
                SET score = excluded.score, since = excluded.since, run = excluded.run
                """
        ).execute(arguments: [id, player, score, -moment.milliseconds, run])
        return true
    }

    /// The ranks of a player's best on some boards.
    static func ranks(
        ofPlayer player: Int64, on boards: [Board], in db: Database
    ) throws -> [Period: Int] {
        var ranks: [Period: Int] = [:]
        for board in boards {
            guard let id: Int64 = try row(of: board, in: db)?[0],
                let score = try Int.fetchOne(
                    db.cachedStatement(
                        sql: "SELECT score FROM standing WHERE board = ? AND player = ?"),
                    arguments: [id, player])
            else { continue }
            ranks[board.period] = try Ranking.rank(of: score, on: id, in: db)
        }
        return ranks
    }

    private static func row(of board: Board, in db: Database) throws -> Row? {
        try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT id, players FROM board
                    WHERE stall = ? AND period = ? AND start = ? AND rules = ?
                    """),
            arguments: arguments(of: board))
    }

    private static func make(_ board: Board, in db: Database) throws -> Int64 {
        if let row = try row(of: board, in: db) { return row[0] }
        try db.execute(
            sql: "INSERT INTO board (stall, period, start, rules) VALUES (?, ?, ?, ?)",
            arguments: arguments(of: board))
        return db.lastInsertedRowID
    }

    private static func arguments(of board: Board) -> StatementArguments {
        [board.contest.rawValue, board.period.rawValue, board.start, board.rules]
    }
}
