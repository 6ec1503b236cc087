import Foundation
import Funfair
import House

/// Every change to a wall locks the wall's row, after the rows of the device and the player, if
/// these are locked, and before the board's rows. So there are no deadlocks, and no player stays on
/// the board of a removed wall.
extension SQLRepository {
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
            // Use a separate statement, because it must see the changes that the lock waited for.
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

    public func takeDown(_ code: WallCode, at moment: Timestamp) async throws -> ShownWall? {
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

    // MARK: Reports

    public func report(
        _ code: WallCode, by device: Data, at moment: Timestamp, atMost most: Int
    ) async throws -> Bool {
        try await write { session in
            guard
                try session.exists("SELECT 1 FROM wall WHERE id = $1", [code], lock: .noKeyUpdate)
            else { return false }
            let reports = try session.query("SELECT 1 FROM report WHERE wall = $1", [code])
            if reports.count < most {
                try session.execute(
                    """
                    INSERT INTO report (wall, secret_hash, made) VALUES ($1, $2, $3)
                    ON CONFLICT DO NOTHING
                    """, [code, device, moment])
            }
            return true
        }
    }

    public func dismissReports(of code: WallCode) async throws -> ShownWall? {
        try await write { session -> ShownWall? in
            guard
                try session.exists("SELECT 1 FROM wall WHERE id = $1", [code], lock: .noKeyUpdate),
                try session.execute("DELETE FROM report WHERE wall = $1", [code]) > 0
            else { return nil }
            return try session.wall(code, for: nil)
        }
    }
}

extension StoreSession {
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
    /// - Returns: whether a wall with this code and this drawing is shown.
    func lock(_ wall: RecordedWall) throws -> Bool {
        try exists(
            "SELECT 1 FROM wall WHERE id = $1 AND drawing = $2", [wall.code, Data(wall.drawing)],
            lock: .noKeyUpdate)
    }

    /// Locks all walls that change when a player is removed: the player's own, and those whose
    /// boards list the player.
    func lockWalls(of player: Int64) throws {
        _ = try query(
            """
            SELECT 1 FROM wall WHERE id IN (
                SELECT id FROM wall WHERE player = $1
                UNION SELECT start FROM standing JOIN board ON board.id = board
                WHERE player = $1 AND period = 'wall')
            -- Lock in a fixed order, because two houses mustn't deadlock.
            ORDER BY id
            """, [player], lock: .update)
    }

    /// Removes a wall with its boards. The wall's row must be locked. Counts are removed first,
    /// because other removals lock them first, too.
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

extension NewWall {
    /// Whether the proof replaces the player's earlier proof, because of newer rules or a better
    /// score.
    fileprivate func isBetter(than score: Int, rulesVersion: UInt8) -> Bool {
        (self.rulesVersion, self.score) > (rulesVersion, score)
    }
}

extension SQLSchema {
    /// The tables of walls that players drew and cleared, by code, and of their hearts.
    var walls: String {
        """
        CREATE TABLE wall (
            id \(number) PRIMARY KEY,
            player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
            drawing \(bytes) NOT NULL,
            name \(text) NOT NULL,
            link \(text) NOT NULL,
            score \(number) NOT NULL,
            rules_version \(number) NOT NULL,
            made \(number) NOT NULL,
            plays \(number) NOT NULL,
            hearts \(number) NOT NULL
        ) \(end);
        CREATE INDEX wall_player ON wall (player);
        CREATE INDEX wall_newest ON wall (made, id);
        CREATE INDEX wall_played ON wall (plays, made, id);
        CREATE INDEX wall_liked ON wall (hearts, made, id);

        -- Proofs are separate because they are long, and a wall's row changes with each run and
        -- heart.
        CREATE TABLE wall_proof (
            wall \(number) PRIMARY KEY REFERENCES wall ON DELETE CASCADE,
            recording \(bytes) NOT NULL
        ) \(end);

        CREATE TABLE heart (
            wall \(number) NOT NULL REFERENCES wall ON DELETE CASCADE,
            device \(number) NOT NULL REFERENCES device ON DELETE CASCADE,
            PRIMARY KEY (wall, device)
        ) \(keyed);
        CREATE INDEX heart_device ON heart (device);

        -- Walls that the host took down, and that nobody may put up again.
        CREATE TABLE removed_wall (
            id \(number) PRIMARY KEY,
            made \(number) NOT NULL
        ) \(end);
        """
    }

    /// The table of walls that devices reported to the host. The devices needn't have a name.
    var reports: String {
        """
        CREATE TABLE report (
            wall \(number) NOT NULL REFERENCES wall ON DELETE CASCADE,
            secret_hash \(bytes) NOT NULL,
            made \(number) NOT NULL,
            PRIMARY KEY (wall, secret_hash)
        ) \(keyed);
        CREATE INDEX report_device ON report (secret_hash);
        """
    }
}
