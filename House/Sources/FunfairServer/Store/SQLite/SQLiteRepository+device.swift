import Foundation
import Funfair
import GRDB
import HouseWire

extension SQLiteRepository {
    public func remove(device: Data) async throws -> [Board]? {
        try await commits.write { db -> [Board]? in
            let id = try Int64.fetchOne(
                db, sql: "SELECT id FROM device WHERE secret_hash = ?", arguments: [device])
            let opened = try Self.forgetOpener(device, in: db)
            guard let id else { return opened ? [] : nil }
            let boards = try Row.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT stall, rules, period, start
                    FROM player JOIN standing ON standing.player = player.id
                        JOIN board ON board.id = standing.board
                    WHERE device = ?
                    """, arguments: [id]
            ).compactMap(Self.board)
            let players = try Int64.fetchAll(
                db, sql: "SELECT id FROM player WHERE device = ?", arguments: [id])
            for player in players { try Self.forget(player, in: db) }
            for sql in SharedStatements.forgetNameless {
                try db.execute(sql: sql, arguments: [device])
            }
            try db.execute(
                sql: HouseNote.forgetOfNobody,
                arguments: [HouseNote.takenDown(device), device])
            return boards
        }
    }

    /// Forgets that a device opened parties.
    ///
    /// - Returns: whether there were some.
    private static func forgetOpener(_ device: Data, in db: Database) throws -> Bool {
        try db.execute(sql: SharedStatements.forgetOpener, arguments: [Data(), device])
        return db.changesCount > 0
    }

    private static func board(_ row: Row) -> Board? {
        guard let contest = Contest(rawValue: row[0]), let period = Period(rawValue: row[2]) else {
            return nil
        }
        return Board(contest: contest, rules: row[1], period: period, start: row[3])
    }

    public func names(of device: Data) async throws -> [OwnName] {
        try await read { db in
            try Row.fetchAll(db, sql: SharedStatements.namesOfDevice, arguments: [device]).map {
                OwnName(player: $0[0], name: $0[1], made: Moment(milliseconds: $0[2]))
            }
        }
    }

    public func runs(ofPlayer id: Int64) async throws -> [Int64] {
        try await read { db in
            try Int64.fetchAll(
                db, sql: "SELECT id FROM run WHERE player = ? ORDER BY id", arguments: [id])
        }
    }

    public func runs(_ numbers: [Int64], ofPlayer id: Int64) async throws -> [OwnRun] {
        try await read { db in
            try numbers.compactMap { number in
                let row = try Row.fetchOne(
                    db.cachedStatement(
                        sql: """
                            SELECT public_id, stall, entry, rules_version, score, made, recording
                            FROM run WHERE id = ? AND player = ?
                            """), arguments: [number, id])
                guard let row, let contest = Contest(rawValue: row[1]),
                    let entry = Entry(rawValue: row[2])
                else { return nil }
                return OwnRun(
                    id: RunID(text: row[0]), contest: contest, entry: entry, rulesVersion: row[3],
                    score: row[4], made: Moment(milliseconds: row[5]), recording: row[6])
            }
        }
    }
}
