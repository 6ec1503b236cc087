import Foundation
import Funfair
import GRDB
import HouseWire

extension SQLiteRepository {
    // MARK: Looking

    public func wall(_ code: WallCode, for device: Data?) async throws -> ShownWall? {
        try await read { try Self.wall(code, for: device, in: $0) }
    }

    private static func wall(
        _ code: WallCode, for device: Data?, in db: Database
    ) throws -> ShownWall? {
        try Row.fetchOne(
            db.cachedStatement(sql: SharedStatements.shownWall),
            arguments: [device, code.number]
        ).map(shown)
    }

    public func walls(
        by order: WallOrder, after first: Int, atMost most: Int, for device: Data?
    ) async throws -> [ShownWall] {
        try await read { db in
            try Row.fetchAll(
                db.cachedStatement(sql: SharedStatements.shownWalls(by: order)),
                arguments: [device, most, first]
            ).map(Self.shown)
        }
    }

    private static func shown(_ row: Row) -> ShownWall {
        ShownWall(
            code: WallCode(number: row[0]), name: row[1], player: row[2], link: row[3],
            score: row[4], rulesVersion: row[5], plays: row[6], hearts: row[7], isLiked: row[9],
            made: Moment(milliseconds: row[8]))
    }

    /// Whether a wall is shown, and not another one of its code.
    static func isShown(_ wall: RecordedWall, in db: Database) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: SharedStatements.playedWall),
            arguments: [wall.code.number, Data(wall.drawing)]) != nil
    }

    // MARK: Putting up

    public func publish(_ wall: NewWall, atMost most: Int) async throws -> PublishedWall {
        try await commits.write { db in
            let isThere = try Int.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM player WHERE id = ?"),
                arguments: [wall.player])
            guard isThere != nil else { return .nobodys }
            let code = wall.wall.code
            if let stored = try Row.fetchOne(
                db.cachedStatement(sql: SharedStatements.storedWall), arguments: [code.number])
            {
                let drawing: Data = stored[1]
                guard drawing == Data(wall.wall.drawing) else { return .unwanted }
                if stored[0] == wall.player, wall.isBetter(than: stored[3], rulesVersion: stored[2])
                {
                    try Self.improve(wall, in: db)
                }
                return try Self.wall(code, for: nil, in: db).map { .known($0) } ?? .nobodys
            }
            let removed = try Int.fetchOne(
                db, sql: SharedStatements.removedWall,
                arguments: [code.number, WallShape.number(ofDrawing: wall.wall.drawing)])
            guard removed == nil else { return .unwanted }
            let own = try Int64.fetchAll(
                db, sql: SharedStatements.wallsOfPlayer, arguments: [wall.player])
            guard own.count < most else { return .tooMany }
            try db.execute(
                sql: SharedStatements.insertWall,
                arguments: [
                    code.number, wall.player, Data(wall.wall.drawing), wall.name, wall.link,
                    wall.score, wall.rulesVersion, wall.moment.milliseconds,
                ])
            try db.execute(
                sql: SharedStatements.insertProof, arguments: [code.number, wall.proof])
            return try Self.wall(code, for: nil, in: db).map { .new($0) } ?? .nobodys
        }
    }

    private static func improve(_ wall: NewWall, in db: Database) throws {
        try db.execute(
            sql: SharedStatements.improveWall,
            arguments: [
                wall.name, wall.link, wall.score, wall.rulesVersion, wall.wall.code.number,
            ])
        try db.execute(
            sql: SharedStatements.improveProof, arguments: [wall.proof, wall.wall.code.number])
    }

    // MARK: Hearts

    public func like(
        _ code: WallCode, _ isLiked: Bool, by device: Data
    ) async throws -> LikedWall {
        try await commits.write { db in
            let id = try Int64.fetchOne(
                db.cachedStatement(sql: "SELECT id FROM device WHERE secret_hash = ?"),
                arguments: [device])
            guard let id else { return .nobodys }
            guard try Self.wall(code, for: nil, in: db) != nil else { return .unknown }
            let sql = isLiked ? SharedStatements.giveHeart : SharedStatements.takeHeart
            try db.cachedStatement(sql: sql).execute(arguments: [code.number, id])
            let change = isLiked ? db.changesCount : -db.changesCount
            if change != 0 {
                try db.cachedStatement(sql: SharedStatements.countHearts)
                    .execute(arguments: [change, code.number])
            }
            return try Self.wall(code, for: device, in: db).map { .wall($0) } ?? .unknown
        }
    }

    // MARK: Taking down

    public func unpublish(_ code: WallCode, by device: Data) async throws -> UnpublishedWall {
        try await commits.write { db in
            let isOwn = try Bool.fetchOne(
                db, sql: SharedStatements.isWallOfDevice, arguments: [device, code.number])
            guard let isOwn else { return .unknown }
            guard isOwn else { return .anothers }
            try Self.forget(wall: code.number, in: db)
            return .gone
        }
    }

    public func takeDown(_ code: WallCode, at moment: Moment) async throws -> ShownWall? {
        try await commits.write { db -> ShownWall? in
            guard let wall = try Self.wall(code, for: nil, in: db),
                let row = try Row.fetchOne(
                    db, sql: SharedStatements.drawingAndDevice, arguments: [code.number])
            else { return nil }
            let shape = WallShape.number(ofDrawing: Array(row[0] as Data))
            for number in [code.number, shape] {
                guard let number else { continue }
                try db.execute(
                    sql: SharedStatements.noteRemovedWall,
                    arguments: [number, moment.milliseconds])
            }
            try db.execute(
                sql: HouseNote.put,
                arguments: [HouseNote.takenDown(row[1]), HouseNote.value(moment)])
            try Self.forget(wall: code.number, in: db)
            return wall
        }
    }

    public func takenDown(of device: Data) async throws -> Moment? {
        try await read { db in
            try Data.fetchOne(
                db.cachedStatement(sql: HouseNote.find),
                arguments: [HouseNote.takenDown(device)]
            ).flatMap { HouseNote.moment($0) }
        }
    }

    /// Takes a wall away with its boards.
    static func forget(wall: Int64, in db: Database) throws {
        for sql in SharedStatements.forgetWall { try db.execute(sql: sql, arguments: [wall]) }
    }

    public func proofs(from first: Int64, atMost most: Int) async throws -> [StoredProof] {
        try await read { db in
            try Row.fetchAll(db, sql: SharedStatements.proofs, arguments: [first, most]).map {
                StoredProof(
                    code: WallCode(number: $0[0]), name: $0[1], score: $0[2], recording: $0[3])
            }
        }
    }

    // MARK: Taking away

    public func walls(ofPlayer id: Int64) async throws -> [WallCode] {
        try await read { db in
            try Int64.fetchAll(db, sql: SharedStatements.wallsOfPlayer, arguments: [id])
                .map { WallCode(number: $0) }
        }
    }

    public func wall(_ code: WallCode, ofPlayer id: Int64) async throws -> OwnWall? {
        try await read { db in
            try Row.fetchOne(db, sql: SharedStatements.ownWall, arguments: [code.number, id]).map {
                OwnWall(
                    code: code, name: $0[0], link: $0[1], score: $0[2],
                    made: Moment(milliseconds: $0[3]), proof: $0[4])
            }
        }
    }

    public func hearts(of device: Data) async throws -> [WallCode] {
        try await read { db in
            try Int64.fetchAll(db, sql: SharedStatements.heartsOfDevice, arguments: [device])
                .map { WallCode(number: $0) }
        }
    }
}
