import Foundation
import PostgreSQL

extension PostgreSQLRepository {
    public func register(
        _ name: HouseName, device: Data, at moment: Moment
    ) async throws -> Registration {
        try await write { session in
            if let player = try Self.player(name.key, in: session) {
                return player.device == device ? .known(player) : .taken
            }
            let alike = try Self.players(like: name, in: session)
            guard alike.allSatisfy({ $0.device == device }) else { return .taken }
            if let player = alike.first { return .known(player) }
            return .new(try Self.insert(name, device: device, at: moment, in: session))
        }
    }

    /// Where another house gives the same name or one like it away at this moment, the later one finds
    /// the key or the look taken, and asks again.
    private static func insert(
        _ name: HouseName, device: Data, at moment: Moment, in session: PostgresSession
    ) throws -> Player {
        try session.execute(
            "INSERT INTO device (secret_hash, made) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            [.bytes(device), .integer(moment.milliseconds)])
        let row = try session.query(
            """
            INSERT INTO player (name, name_key, device, made)
            SELECT $1, $2, id, $3 FROM device WHERE secret_hash = $4 RETURNING id
            """,
            [.text(name.text), .text(name.key), .integer(moment.milliseconds), .bytes(device)]
        ).first
        // Another house forgot the device between the two.
        guard let id: Int64 = try row?.get(0) else { throw Overtaken() }
        try session.execute(
            // In one order, so that no two houses wait for each other.
            "INSERT INTO look (look, player) SELECT look, $2 FROM unnest($1) AS look ORDER BY look",
            [.texts(name.looks), .integer(id)])
        return Player(id: id, name: name.text, key: name.key, device: device)
    }

    public func firstFree(of names: [HouseName]) async throws -> HouseName? {
        let taken = try await rows(
            SharedStatements.takenNames(keys: "= ANY ($1)", looks: "= ANY ($2)"),
            [.texts(names.map(\.key)), .texts(names.flatMap(\.looks))]
        ).map { try $0.get(0, as: String.self) }
        return names.first { !$0.isAmong(Set(taken)) }
    }

    public func player(named name: HouseName) async throws -> Player? {
        try await read {
            try Self.player(name.key, in: $0) ?? Self.players(like: name, in: $0).first
        }
    }

    public func player(id: Int64) async throws -> Player? {
        try await rows(SharedStatements.players + " WHERE player.id = $1", [.integer(id)]).first
            .map(Self.player)
    }

    public func stands(_ player: Int64) async throws -> Bool {
        try await !rows("SELECT 1 FROM standing WHERE player = $1 LIMIT 1", [.integer(player)])
            .isEmpty
    }

    public func knows(device: Data) async throws -> Bool {
        try await !rows("SELECT 1 FROM device WHERE secret_hash = $1", [.bytes(device)]).isEmpty
    }

    public func remove(_ name: HouseName) async throws -> Player? {
        try await write { session -> Player? in
            // Nobody is removed for a name that only looks like theirs. The device first, as always.
            let device = try session.query(
                """
                SELECT device.id FROM player JOIN device ON device.id = device
                WHERE name_key = $1 FOR UPDATE OF device
                """, [.text(name.key)]
            ).first
            let row = try session.query(
                SharedStatements.players + " WHERE name_key = $1 FOR UPDATE OF player",
                [.text(name.key)]
            ).first
            guard let player = try row.map(Self.player), let device else { return nil }
            try Self.lockWalls(of: [player.id], and: try device.get(0), in: session)
            try Self.forget(player.id, in: session)
            for sql in SharedStatements.forgetNameless {
                try session.execute(sql, [.bytes(player.device)])
            }
            return player
        }
    }

    /// Has everything that is about a player wait for whoever is at it already.
    ///
    /// - Returns: whether there is such a player still.
    static func lock(player: Int64, in session: PostgresSession) throws -> Bool {
        try !session.query(
            "SELECT 1 FROM player WHERE id = $1 FOR NO KEY UPDATE", [.integer(player)]
        ).isEmpty
    }

    /// Forgets a player with every score, on all boards, and every wall. The player's row is locked for
    /// that, and so are the walls.
    static func forget(_ player: Int64, in session: PostgresSession) throws {
        let id = PostgresValue.integer(player)
        for row in try session.query(SharedStatements.wallsOfPlayer, [id]) {
            try forget(wall: try row.get(0), in: session)
        }
        try session.execute(ScoreCount.forgetPlayer, [id, .integer(session.tag)])
        try noteRemoval(of: player, in: session)
        try session.execute("DELETE FROM player WHERE id = $1", [id])
    }

    // MARK: Rows

    private static func player(_ row: PostgresRow) throws -> Player {
        Player(
            id: try row.get(0), name: try row.get(1), key: try row.get(2),
            device: Data(try row.get(3, as: [UInt8].self)))
    }

    private static func player(_ key: String, in session: PostgresSession) throws -> Player? {
        try session.query(SharedStatements.players + " WHERE name_key = $1", [.text(key)])
            .first.map(player)
    }

    /// Whose names look like a name; who looks like it letter for letter stands first.
    private static func players(
        like name: HouseName, in session: PostgresSession
    ) throws -> [Player] {
        try session.query(
            SharedStatements.players
                + " JOIN look ON look.player = player.id WHERE look = ANY ($1) ORDER BY look",
            [.texts(name.looks)]
        ).map(player)
    }
}
