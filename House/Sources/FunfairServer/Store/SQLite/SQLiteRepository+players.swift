import Foundation
import GRDB

extension SQLiteRepository {
    public func register(
        _ name: HouseName, device: Data, at moment: Moment
    ) async throws -> Registration {
        try await commits.write { db in
            if let player = try Self.player(where: "name_key = ?", [name.key], in: db) {
                return player.device == device ? .known(player) : .taken
            }
            let alike = try Looks.players(like: name, in: db)
            guard alike.allSatisfy({ $0.device == device }) else { return .taken }
            if let player = alike.first { return .known(player) }
            return .new(try Self.insert(name, device: device, at: moment, in: db))
        }
    }

    private static func insert(
        _ name: HouseName, device: Data, at moment: Moment, in db: Database
    ) throws -> Player {
        try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO device (secret_hash, made) VALUES (?, ?)"
        ).execute(arguments: [device, moment.milliseconds])
        try db.cachedStatement(
            sql: """
                INSERT INTO player (name, name_key, device, made)
                SELECT ?, ?, id, ? FROM device WHERE secret_hash = ?
                """
        ).execute(arguments: [name.text, name.key, moment.milliseconds, device])
        let id = db.lastInsertedRowID
        try Looks.add(name, ofPlayer: id, in: db)
        return Player(id: id, name: name.text, key: name.key, device: device)
    }

    public func firstFree(of names: [HouseName]) async throws -> HouseName? {
        let keys = try Self.list(names.map(\.key))
        let looks = try Self.list(names.flatMap(\.looks))
        return try await read { db in
            let taken = try String.fetchSet(
                db,
                sql: SharedStatements.takenNames(
                    keys: "IN (SELECT value FROM json_each($1))",
                    looks: "IN (SELECT value FROM json_each($2))"),
                arguments: [keys, looks])
            return names.first { !$0.isAmong(taken) }
        }
    }

    private static func list(_ texts: [String]) throws -> String {
        String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    }

    public func player(named name: HouseName) async throws -> Player? {
        try await read { try Self.player(named: name, in: $0) }
    }

    private static func player(named name: HouseName, in db: Database) throws -> Player? {
        try player(where: "name_key = ?", [name.key], in: db)
            ?? Looks.players(like: name, in: db).first
    }

    public func player(id: Int64) async throws -> Player? {
        try await read { try Self.player(where: "player.id = ?", [id], in: $0) }
    }

    public func stands(_ player: Int64) async throws -> Bool {
        try await read { db in
            try Int.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM standing WHERE player = ? LIMIT 1"),
                arguments: [player]) != nil
        }
    }

    public func knows(device: Data) async throws -> Bool {
        try await read { db in
            try Int.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM device WHERE secret_hash = ?"),
                arguments: [device]) != nil
        }
    }

    static func player(
        where condition: String, _ arguments: StatementArguments, in db: Database
    ) throws -> Player? {
        let statement = try db.cachedStatement(
            sql: SharedStatements.players + " WHERE \(condition)")
        return try Row.fetchOne(statement, arguments: arguments).map {
            Player(id: $0[0], name: $0[1], key: $0[2], device: $0[3])
        }
    }

    public func remove(_ name: HouseName) async throws -> Player? {
        try await commits.write { db -> Player? in
            // Nobody is removed for a name that only looks like theirs.
            guard let player = try Self.player(where: "name_key = ?", [name.key], in: db) else {
                return nil
            }
            try Self.forget(player.id, in: db)
            for sql in SharedStatements.forgetNameless {
                try db.execute(sql: sql, arguments: [player.device])
            }
            try db.execute(
                sql: HouseNote.forgetOfNobody,
                arguments: [HouseNote.takenDown(player.device), player.device])
            return player
        }
    }

    /// Forgets a player with every score, on all boards, and every wall.
    static func forget(_ player: Int64, in db: Database) throws {
        let walls = try Int64.fetchAll(
            db, sql: SharedStatements.wallsOfPlayer, arguments: [player])
        for wall in walls { try forget(wall: wall, in: db) }
        let standings = try Row.fetchAll(
            db, sql: "SELECT board, score FROM standing WHERE player = ?", arguments: [player])
        for standing in standings {
            try Ranking.move(from: standing[1], to: nil, on: standing[0], in: db)
            try db.execute(
                sql: "UPDATE board SET players = players - 1 WHERE id = ?",
                arguments: [standing[0] as Int64])
        }
        try noteRemoval(of: player, in: db)
        try db.execute(sql: "DELETE FROM player WHERE id = ?", arguments: [player])
    }
}
