import Foundation
import Funfair
import GRDB

extension SQLiteRepository {
    /// How many rows are shown above and below a player's own.
    private static let neighbours = 3

    public func page(of board: Board, limit: Int, around key: String?) async throws -> BoardPage {
        try await pool.read { db in
            guard let row = try Self.row(of: board, in: db) else {
                return BoardPage(players: 0, rows: [], around: [])
            }
            let id: Int64 = row[0]
            return BoardPage(
                players: row[1], rows: try Self.top(limit, of: id, in: db),
                around: try key.map { try Self.rows(around: $0, on: id, in: db) } ?? [])
        }
    }

    public func ranks(ofPlayer id: Int64, on boards: [Board]) async throws -> [Period: Int] {
        try await pool.read { try Self.ranks(ofPlayer: id, on: boards, in: $0) }
    }

    private static let columns = "name, score, run, -since, since, player"

    private static func top(_ limit: Int, of board: Int64, in db: Database) throws -> [Standing] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(columns) FROM standing JOIN player ON player.id = player WHERE board = ?
                ORDER BY score DESC, since DESC, player DESC LIMIT ?
                """)
        var rank = 1
        var last: Int?
        var rows: [Standing] = []
        for row in try Row.fetchAll(statement, arguments: [board, limit]) {
            let score: Int = row[1]
            if score != last { rank = rows.count + 1 }
            last = score
            rows.append(standing(row, rank: rank))
        }
        return rows
    }

    private static func rows(
        around key: String, on board: Int64, in db: Database
    ) throws -> [Standing] {
        let own = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT \(columns) FROM standing JOIN player ON player.id = player
                    WHERE board = ? AND name_key = ?
                    """), arguments: [board, key])
        guard let own else { return [] }
        let place: StatementArguments = [board, own[1] as Int, own[4] as Int64, own[5] as Int64]
        let above = try neighbours(of: place, comparison: ">", order: "ASC", in: db)
        let below = try neighbours(of: place, comparison: "<", order: "DESC", in: db)
        return try (above.reversed() + [own] + below).map {
            standing($0, rank: try Ranking.rank(of: $0[1], on: board, in: db))
        }
    }

    private static func neighbours(
        of place: StatementArguments, comparison: String, order: String, in db: Database
    ) throws -> [Row] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(columns) FROM standing JOIN player ON player.id = player
                WHERE board = ? AND (score, since, player) \(comparison) (?, ?, ?)
                ORDER BY score \(order), since \(order), player \(order) LIMIT \(neighbours)
                """)
        return try Row.fetchAll(statement, arguments: place)
    }

    private static func standing(_ row: Row, rank: Int) -> Standing {
        Standing(
            rank: rank, player: row[0], score: row[1], run: row[2],
            made: Moment(milliseconds: row[3]))
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
            try Ranking.count(-1, at: old, on: id, in: db)
        } else {
            try db.cachedStatement(sql: "UPDATE board SET players = players + 1 WHERE id = ?")
                .execute(arguments: [id])
        }
        try Ranking.count(1, at: score, on: id, in: db)
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
                sql: "SELECT id, players FROM board WHERE stall = ? AND period = ? AND start = ?"),
            arguments: [board.stall.rawValue, board.period.rawValue, board.start])
    }

    private static func make(_ board: Board, in db: Database) throws -> Int64 {
        if let row = try row(of: board, in: db) { return row[0] }
        try db.execute(
            sql: "INSERT INTO board (stall, period, start) VALUES (?, ?, ?)",
            arguments: [board.stall.rawValue, board.period.rawValue, board.start])
        return db.lastInsertedRowID
    }
}
