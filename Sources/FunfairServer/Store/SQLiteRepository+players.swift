import Foundation
import GRDB

extension SQLiteRepository {
    public func register(
        name: String, key: String, device: Data?, newDevice: Data, at moment: Moment
    ) async throws -> Registration {
        try await commits.write { db in
            var deviceID: Int64?
            if let device {
                deviceID = try Int64.fetchOne(
                    db.cachedStatement(sql: "SELECT id FROM device WHERE secret_hash = ?"),
                    arguments: [device])
                if deviceID == nil { return .unknownDevice }
            }
            if let player = try Self.player(where: "name_key = ?", [key], in: db) {
                return player.device == device ? .known(player) : .taken
            }
            if deviceID == nil {
                try db.cachedStatement(sql: "INSERT INTO device (secret_hash, made) VALUES (?, ?)")
                    .execute(arguments: [newDevice, moment.milliseconds])
            }
            try db.cachedStatement(
                sql: "INSERT INTO player (name, name_key, device, made) VALUES (?, ?, ?, ?)"
            ).execute(
                arguments: [name, key, deviceID ?? db.lastInsertedRowID, moment.milliseconds])
            return .new(
                Player(id: db.lastInsertedRowID, name: name, device: device ?? newDevice))
        }
    }

    public func firstFree(ofKeys keys: [String]) async throws -> Int? {
        try await read { db in
            let statement = try db.cachedStatement(sql: "SELECT 1 FROM player WHERE name_key = ?")
            return try keys.firstIndex { try Int.fetchOne(statement, arguments: [$0]) == nil }
        }
    }

    public func player(key: String) async throws -> Player? {
        try await read { try Self.player(where: "name_key = ?", [key], in: $0) }
    }

    public func player(id: Int64) async throws -> Player? {
        try await read { try Self.player(where: "player.id = ?", [id], in: $0) }
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
            sql: """
                SELECT player.id, name, secret_hash
                FROM player JOIN device ON device.id = device WHERE \(condition)
                """)
        return try Row.fetchOne(statement, arguments: arguments).map {
            Player(id: $0[0], name: $0[1], device: $0[2])
        }
    }

    public func remove(key: String) async throws -> Bool {
        try await commits.write { db in
            guard let player = try Self.player(where: "name_key = ?", [key], in: db) else {
                return false
            }
            let standings = try Row.fetchAll(
                db, sql: "SELECT board, score FROM standing WHERE player = ?",
                arguments: [player.id])
            for standing in standings {
                try Ranking.count(-1, at: standing[1], on: standing[0], in: db)
                try db.execute(
                    sql: "UPDATE board SET players = players - 1 WHERE id = ?",
                    arguments: [standing[0] as Int64])
            }
            try db.execute(sql: "DELETE FROM player WHERE id = ?", arguments: [player.id])
            return true
        }
    }
}
