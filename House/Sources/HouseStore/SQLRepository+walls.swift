import Foundation
import Funfair
import House
import HouseWire

/// Whoever changes a wall locks its row, after that of a device and of a player where these are locked,
/// and before the rows of its board: so no two wait for each other, and nobody stands on the board of a
/// wall that is gone.
extension SQLRepository {
    // MARK: Looking

    public func wall(_ code: WallCode, for device: Data?) async throws -> ShownWall? {
        try await query(ShownWalls.one, [device, code]).first.map { try ShownWall($0) }
    }

    public func walls(
        by order: WallOrder, after first: Int, atMost most: Int, for device: Data?
    ) async throws -> [ShownWall] {
        try await query(ShownWalls.page(by: order), [device, most, first])
            .map { try ShownWall($0) }
    }

    public func takenDown(of device: Data) async throws -> Moment? {
        try await query(HouseNote.find, [HouseNote.takenDown(device)]).first
            .flatMap { HouseNote.moment(try $0.get(0)) }
    }

    public func proofs(from first: Int64, atMost most: Int) async throws -> [StoredProof] {
        try await query(
            """
            SELECT id, name, score, recording FROM wall JOIN wall_proof ON wall_proof.wall = wall.id
            WHERE id >= $1 ORDER BY id LIMIT $2
            """, [first, most]
        ).map {
            StoredProof(
                code: try $0.get(0), name: try $0.get(1), score: try $0.get(2),
                recording: try $0.get(3))
        }
    }

    public func walls(ofPlayer id: Int64) async throws -> [WallCode] {
        try await query("SELECT id FROM wall WHERE player = $1 ORDER BY id", [id])
            .map { try $0.get(0) }
    }

    public func wall(_ code: WallCode, ofPlayer id: Int64) async throws -> OwnWall? {
        try await query(
            """
            SELECT name, link, score, made, recording
            FROM wall JOIN wall_proof ON wall_proof.wall = wall.id WHERE id = $1 AND player = $2
            """, [code, id]
        ).first.map {
            OwnWall(
                code: code, name: try $0.get(0), link: try $0.get(1), score: try $0.get(2),
                made: try $0.get(3), proof: try $0.get(4))
        }
    }

    public func hearts(of device: Data) async throws -> [WallCode] {
        try await query(
            """
            SELECT heart.wall FROM heart JOIN device ON device.id = heart.device
            WHERE secret_hash = $1 ORDER BY heart.wall
            """, [device]
        ).map { try $0.get(0) }
    }

    // MARK: Putting up and taking down

    public func publish(_ wall: NewWall, atMost most: Int) async throws -> PublishedWall {
        try await write { session in
            guard try session.lock(player: wall.player) else { return .nobodys }
            let code = wall.wall.code
            let stored = try session.query(
                "SELECT player, drawing, rules_version, score FROM wall WHERE id = $1", [code],
                lock: .update
            ).first
            if let stored {
                guard try stored.get(1) == Data(wall.wall.drawing) else { return .unwanted }
                if try stored.get(0) == wall.player,
                    wall.isBetter(than: try stored.get(3), rulesVersion: try stored.get(2))
                {
                    try session.improve(wall)
                }
                return .known(try session.wall(code, for: nil))
            }
            // A statement of its own: it sees whom the one before waited for.
            let isRemoved = try session.exists(
                "SELECT 1 FROM removed_wall WHERE id = $1 OR id = $2",
                [code, WallShape.number(ofDrawing: wall.wall.drawing)])
            guard !isRemoved else { return .unwanted }
            let own = try session.query("SELECT id FROM wall WHERE player = $1", [wall.player])
            guard own.count < most else { return .tooMany }
            try session.insert(wall)
            return .new(try session.wall(code, for: nil))
        }
    }

    public func unpublish(_ code: WallCode, by device: Data) async throws -> UnpublishedWall {
        try await write { session in
            let row = try session.query(
                """
                SELECT secret_hash = $1 FROM wall JOIN player ON player.id = wall.player
                    JOIN device ON device.id = player.device
                WHERE wall.id = $2
                """, [device, code], lock: .update.of("wall")
            ).first
            guard let row else { return .unknown }
            guard try row.get(0) else { return .anothers }
            try session.forget(wall: code.number)
            return .gone
        }
    }

    public func takeDown(_ code: WallCode, at moment: Moment) async throws -> ShownWall? {
        try await write { session -> ShownWall? in
            guard
                try session.exists("SELECT 1 FROM wall WHERE id = $1", [code], lock: .update)
            else { return nil }
            let wall = try session.wall(code, for: nil)
            let row = try session.query(
                """
                SELECT drawing, secret_hash FROM wall JOIN player ON player.id = wall.player
                    JOIN device ON device.id = player.device
                WHERE wall.id = $1
                """, [code])[0]
            let shape = WallShape.number(ofDrawing: Array(try row.get(0, as: Data.self)))
            for number in [code.number, shape].compactMap(\.self) {
                try session.execute(
                    "INSERT INTO removed_wall (id, made) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    [number, moment])
            }
            try session.execute(
                HouseNote.put, [HouseNote.takenDown(try row.get(1)), HouseNote.value(moment)])
            try session.forget(wall: code.number)
            return wall
        }
    }

    // MARK: Hearts

    public func like(
        _ code: WallCode, _ isLiked: Bool, by device: Data
    ) async throws -> LikedWall {
        try await write { session in
            let row = try session.query(
                "SELECT id FROM device WHERE secret_hash = $1", [device], lock: .keyShare
            ).first
            guard let id: Int64 = try row?.get(0) else { return .nobodys }
            guard
                try session.exists("SELECT 1 FROM wall WHERE id = $1", [code], lock: .noKeyUpdate)
            else { return .unknown }
            let changed = try session.execute(
                isLiked
                    ? "INSERT INTO heart (wall, device) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                    : "DELETE FROM heart WHERE wall = $1 AND device = $2", [code, id])
            if changed > 0 {
                try session.execute(
                    "UPDATE wall SET hearts = hearts + $1 WHERE id = $2",
                    [isLiked ? changed : -changed, code])
            }
            return .wall(try session.wall(code, for: device))
        }
    }
}

extension StoreSession {
    fileprivate func wall(_ code: WallCode, for device: Data?) throws -> ShownWall {
        guard let row = try query(ShownWalls.one, [device, code]).first else { throw Overtaken() }
        return try ShownWall(row)
    }

    fileprivate func insert(_ wall: NewWall) throws {
        let inserted = try execute(
            """
            INSERT INTO wall (id, player, drawing, name, link, score, rules_version, made,
                plays, hearts)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0) ON CONFLICT DO NOTHING
            """,
            [
                wall.wall.code, wall.player, Data(wall.wall.drawing), wall.name, wall.link,
                wall.score, wall.rulesVersion, wall.moment,
            ])
        guard inserted == 1 else { throw Overtaken() }
        try execute(
            "INSERT INTO wall_proof (wall, recording) VALUES ($1, $2)",
            [wall.wall.code, wall.proof])
    }

    fileprivate func improve(_ wall: NewWall) throws {
        try execute(
            "UPDATE wall SET name = $1, link = $2, score = $3, rules_version = $4 WHERE id = $5",
            [wall.name, wall.link, wall.score, wall.rulesVersion, wall.wall.code])
        try execute(
            "UPDATE wall_proof SET recording = $1 WHERE wall = $2", [wall.proof, wall.wall.code])
    }

    /// Locks a wall.
    ///
    /// - Returns: whether it is shown, and not another one of its code.
    func lock(_ wall: RecordedWall) throws -> Bool {
        try exists(
            "SELECT 1 FROM wall WHERE id = $1 AND drawing = $2", [wall.code, Data(wall.drawing)],
            lock: .noKeyUpdate)
    }

    /// Locks all walls that change when a player is forgotten: the player's own, and those on whose boards
    /// the player stands.
    func lockWalls(of player: Int64) throws {
        _ = try query(
            """
            SELECT 1 FROM wall WHERE id IN (
                SELECT id FROM wall WHERE player = $1
                UNION SELECT start FROM standing JOIN board ON board.id = board
                WHERE player = $1 AND period = 'wall')
            -- In one order, so that no two houses wait for each other.
            ORDER BY id
            """, [player], lock: .update)
    }

    /// Takes a wall away with its boards. Its row is locked for that. Counts go first: so does who counts
    /// a player on a board no more.
    func forget(wall: Int64) throws {
        let boards = """
            board WHERE stall = \(Contest.drawnWall.rawValue) AND period = 'wall' AND start = $1
            """
        for rows in [
            "score_count WHERE board IN (SELECT id FROM \(boards))",
            "standing WHERE board IN (SELECT id FROM \(boards))", boards, "wall WHERE id = $1",
        ] {
            try execute("DELETE FROM " + rows, [wall])
        }
    }
}

/// Walls as they are shown, in SQL.
enum ShownWalls {
    /// Walls of a table like `wall`, for the device `$1`.
    private static func shown(_ walls: String) -> String {
        """
        SELECT wall.id, wall.name, player.name, link, score, rules_version, plays, hearts,
            wall.made, EXISTS (
                SELECT 1 FROM heart JOIN device ON device.id = heart.device
                WHERE heart.wall = wall.id AND secret_hash = $1)
        FROM \(walls) AS wall JOIN player ON player.id = wall.player
        """
    }

    /// The wall `$2`.
    static let one = shown("wall") + " WHERE wall.id = $2"

    /// At most `$2` walls of an order, behind the first `$3` of it. Which these are is found by an index
    /// before anything else is asked of them.
    static func page(by order: WallOrder) -> String {
        let columns =
            switch order {
            case .newest: ["made", "id"]
            case .played: ["plays", "made", "id"]
            case .liked: ["hearts", "made", "id"]
            }
        let order = columns.map { "wall.\($0) DESC" }.joined(separator: ", ")
        return shown("(SELECT * FROM wall ORDER BY \(order) LIMIT $2 OFFSET $3)")
            + " ORDER BY \(order)"
    }
}

extension ShownWall {
    fileprivate init(_ row: StoreRow) throws {
        self.init(
            code: try row.get(0), name: try row.get(1), player: try row.get(2),
            link: try row.get(3), score: try row.get(4), rulesVersion: try row.get(5),
            plays: try row.get(6), hearts: try row.get(7), isLiked: try row.get(9),
            made: try row.get(8))
    }
}

extension NewWall {
    /// Whether it takes the place of what the same player proved before: by newer rules, or better.
    fileprivate func isBetter(than score: Int, rulesVersion: UInt8) -> Bool {
        (self.rulesVersion, self.score) > (rulesVersion, score)
    }
}
