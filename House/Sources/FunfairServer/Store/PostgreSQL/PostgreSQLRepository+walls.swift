import Foundation
import Funfair
import HouseWire
import PostgreSQL

/// Whoever changes a wall locks its row, after that of a device and of a player where these are locked,
/// and before the rows of its board: so no two wait for each other, and nobody stands on the board of a
/// wall that is gone.
extension PostgreSQLRepository {
    // MARK: Looking

    public func wall(_ code: WallCode, for device: Data?) async throws -> ShownWall? {
        try await rows(SharedStatements.shownWall, [.bytes(device), .integer(code.number)])
            .first.map(Self.shown)
    }

    private static func wall(
        _ code: WallCode, for device: Data?, in session: PostgresSession
    ) throws -> ShownWall {
        let row = try session.query(
            SharedStatements.shownWall, [.bytes(device), .integer(code.number)]
        ).first
        guard let row else { throw Overtaken() }
        return try shown(row)
    }

    public func walls(
        by order: WallOrder, after first: Int, atMost most: Int, for device: Data?
    ) async throws -> [ShownWall] {
        try await rows(
            SharedStatements.shownWalls(by: order),
            [.bytes(device), .integer(most), .integer(first)]
        ).map(Self.shown)
    }

    private static func shown(_ row: PostgresRow) throws -> ShownWall {
        ShownWall(
            code: WallCode(number: try row.get(0)), name: try row.get(1), player: try row.get(2),
            link: try row.get(3), score: try row.get(4),
            rulesVersion: UInt8(try row.get(5, as: Int.self)), plays: try row.get(6),
            hearts: try row.get(7), isLiked: try row.get(9),
            made: Moment(milliseconds: try row.get(8)))
    }

    // MARK: Locking

    /// Has everything that is about a wall wait for whoever is at it already.
    ///
    /// - Returns: whether it is shown, and not another one of its code.
    static func lock(_ wall: RecordedWall, in session: PostgresSession) throws -> Bool {
        try !session.query(
            SharedStatements.playedWall + " FOR NO KEY UPDATE",
            [.integer(wall.code.number), .bytes(wall.drawing)]
        ).isEmpty
    }

    /// Locks all walls that change when players and their device are forgotten: their own, those on whose
    /// boards they stand, and those that have the device's heart.
    static func lockWalls(
        of players: [Int64], and device: Int64, in session: PostgresSession
    ) throws {
        try session.execute(
            """
            SELECT 1 FROM wall WHERE id IN (
                SELECT id FROM wall WHERE player = ANY ($1)
                UNION SELECT start FROM standing JOIN board ON board.id = board
                WHERE player = ANY ($1) AND period = 'wall'
                UNION SELECT wall FROM heart WHERE device = $2)
            -- In one order, so that no two houses wait for each other.
            ORDER BY id FOR UPDATE
            """, [.integers(players), .integer(device)])
    }

    // MARK: Putting up

    public func publish(_ wall: NewWall, atMost most: Int) async throws -> PublishedWall {
        try await write { session in
            guard try Self.lock(player: wall.player, in: session) else { return .nobodys }
            let code = wall.wall.code
            let id = PostgresValue.integer(code.number)
            let stored = try session.query(SharedStatements.storedWall + " FOR UPDATE", [id]).first
            if let stored {
                guard try stored.get(1, as: [UInt8].self) == wall.wall.drawing else {
                    return .unwanted
                }
                let isOwn = try stored.get(0, as: Int64.self) == wall.player
                let rules = UInt8(try stored.get(2, as: Int.self))
                if isOwn, wall.isBetter(than: try stored.get(3), rulesVersion: rules) {
                    try Self.improve(wall, in: session)
                }
                return .known(try Self.wall(code, for: nil, in: session))
            }
            // A statement of its own: it sees whom the one before waited for.
            let shape = WallShape.number(ofDrawing: wall.wall.drawing)
            let removed = try session.query(
                SharedStatements.removedWall, [id, .integer(shape)])
            guard removed.isEmpty else { return .unwanted }
            let own = try session.query(
                SharedStatements.wallsOfPlayer, [.integer(wall.player)])
            guard own.count < most else { return .tooMany }
            let inserted = try session.execute(
                SharedStatements.insertWall,
                [
                    id, .integer(wall.player), .bytes(wall.wall.drawing), .text(wall.name),
                    .text(wall.link), .integer(wall.score), .integer(wall.rulesVersion),
                    .integer(wall.moment.milliseconds),
                ])
            guard inserted == 1 else { throw Overtaken() }
            try session.execute(SharedStatements.insertProof, [id, .bytes(wall.proof)])
            return .new(try Self.wall(code, for: nil, in: session))
        }
    }

    private static func improve(_ wall: NewWall, in session: PostgresSession) throws {
        let id = PostgresValue.integer(wall.wall.code.number)
        try session.execute(
            SharedStatements.improveWall,
            [
                .text(wall.name), .text(wall.link), .integer(wall.score),
                .integer(wall.rulesVersion), id,
            ])
        try session.execute(SharedStatements.improveProof, [.bytes(wall.proof), id])
    }

    // MARK: Hearts

    public func like(
        _ code: WallCode, _ isLiked: Bool, by device: Data
    ) async throws -> LikedWall {
        try await write { session in
            let row = try session.query(
                "SELECT id FROM device WHERE secret_hash = $1 FOR KEY SHARE", [.bytes(device)]
            ).first
            guard let row else { return .nobodys }
            let id = PostgresValue.integer(code.number)
            let wall = try session.query(
                "SELECT 1 FROM wall WHERE id = $1 FOR NO KEY UPDATE", [id])
            guard !wall.isEmpty else { return .unknown }
            let changed = try session.execute(
                isLiked ? SharedStatements.giveHeart : SharedStatements.takeHeart,
                [id, .integer(try row.get(0, as: Int64.self))])
            if changed > 0 {
                try session.execute(
                    SharedStatements.countHearts, [.integer(isLiked ? changed : -changed), id])
            }
            return .wall(try Self.wall(code, for: device, in: session))
        }
    }

    // MARK: Taking down

    public func unpublish(_ code: WallCode, by device: Data) async throws -> UnpublishedWall {
        try await write { session in
            let row = try session.query(
                SharedStatements.isWallOfDevice + " FOR UPDATE OF wall",
                [.bytes(device), .integer(code.number)]
            ).first
            guard let row else { return .unknown }
            guard try row.get(0) else { return .anothers }
            try Self.forget(wall: code.number, in: session)
            return .gone
        }
    }

    public func takeDown(_ code: WallCode, at moment: Moment) async throws -> ShownWall? {
        try await write { session -> ShownWall? in
            let id = PostgresValue.integer(code.number)
            guard
                try !session.query("SELECT 1 FROM wall WHERE id = $1 FOR UPDATE", [id]).isEmpty
            else { return nil }
            let wall = try Self.wall(code, for: nil, in: session)
            let row = try session.query(SharedStatements.drawingAndDevice, [id])[0]
            let shape = WallShape.number(ofDrawing: try row.get(0))
            for number in [code.number, shape] {
                guard let number else { continue }
                try session.execute(
                    SharedStatements.noteRemovedWall,
                    [.integer(number), .integer(moment.milliseconds)])
            }
            let device = Data(try row.get(1, as: [UInt8].self))
            try session.execute(
                HouseNote.put,
                [.text(HouseNote.takenDown(device)), .bytes(HouseNote.value(moment))])
            try Self.forget(wall: code.number, in: session)
            return wall
        }
    }

    public func takenDown(of device: Data) async throws -> Moment? {
        try await rows(HouseNote.find, [.text(HouseNote.takenDown(device))]).first
            .flatMap { HouseNote.moment(Data(try $0.get(0, as: [UInt8].self))) }
    }

    /// Takes a wall away with its boards. Its row is locked for that.
    static func forget(wall: Int64, in session: PostgresSession) throws {
        for sql in SharedStatements.forgetWall { try session.execute(sql, [.integer(wall)]) }
    }

    public func proofs(from first: Int64, atMost most: Int) async throws -> [StoredProof] {
        try await rows(SharedStatements.proofs, [.integer(first), .integer(most)]).map {
            StoredProof(
                code: WallCode(number: try $0.get(0)), name: try $0.get(1),
                score: try $0.get(2), recording: Data(try $0.get(3, as: [UInt8].self)))
        }
    }

    // MARK: Taking away

    public func walls(ofPlayer id: Int64) async throws -> [WallCode] {
        try await rows(SharedStatements.wallsOfPlayer, [.integer(id)]).map {
            WallCode(number: try $0.get(0))
        }
    }

    public func wall(_ code: WallCode, ofPlayer id: Int64) async throws -> OwnWall? {
        try await rows(SharedStatements.ownWall, [.integer(code.number), .integer(id)]).first.map {
            OwnWall(
                code: code, name: try $0.get(0), link: try $0.get(1), score: try $0.get(2),
                made: Moment(milliseconds: try $0.get(3)),
                proof: Data(try $0.get(4, as: [UInt8].self)))
        }
    }

    public func hearts(of device: Data) async throws -> [WallCode] {
        try await rows(SharedStatements.heartsOfDevice, [.bytes(device)]).map {
            WallCode(number: try $0.get(0))
        }
    }
}
