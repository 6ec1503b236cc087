import Foundation
import Funfair
import House
import HouseWire

/// The query for players.
private let playerRows = """
    SELECT player.id, name, name_key, secret_hash FROM player JOIN device ON device.id = device
    """

/// How many runs to remove in one step.
private let runsAtOnce = 100

extension Player {
    fileprivate init(_ row: StoreRow) throws {
        self.init(
            id: try row.get(0), name: try row.get(1), key: try row.get(2), device: try row.get(3))
    }
}

extension SQLRepository {
    public func register(
        _ name: HouseName, device: Data, secret: Data, at moment: Timestamp
    ) async throws -> Registration {
        try await write { session in
            if let player = try session.player(key: name.key) {
                return player.device == device ? .known(player) : .taken
            }
            let alike = try session.players(like: name)
            guard alike.allSatisfy({ $0.device == device }) else { return .taken }
            if let player = alike.first { return .known(player) }
            let own = try session.query(
                """
                SELECT COUNT(*) FROM player JOIN device ON device.id = device
                WHERE secret_hash = $1
                """, [device])
            guard try own[0].get(0) < Player.mostOfDevice else { return .tooMany }
            // A ban locks the secret, too, so this sees any ban that isn't about to remove the name.
            // The owner's hash can be that of a forgotten device, whose bans don't matter here.
            for secret in Set([device, secret]).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                try session.lock(secret: secret)
            }
            guard try !session.isBanned(secret) else { return .banned }
            return .new(try session.insert(name, device: device, at: moment))
        }
    }

    public func firstFree(of names: [HouseName]) async throws -> HouseName? {
        let taken = try await query(
            """
            SELECT name_key FROM player WHERE name_key \(dialect.isAmong("$1"))
            UNION ALL SELECT look FROM look WHERE look \(dialect.isAmong("$2"))
            """,
            [StoreValue.texts(names.map(\.key)), StoreValue.texts(names.flatMap(\.looks))]
        ).map { try $0.get(0, as: String.self) }
        return names.first { !$0.isAmong(Set(taken)) }
    }

    public func player(named name: HouseName) async throws -> Player? {
        try await read { try $0.player(key: name.key) ?? $0.players(like: name).first }
    }

    public func player(id: Int64) async throws -> Player? {
        try await query(playerRows + " WHERE player.id = $1", [id]).first.map { try Player($0) }
    }

    public func stands(_ player: Int64) async throws -> Bool {
        try await !query("SELECT 1 FROM standing WHERE player = $1 LIMIT 1", [player]).isEmpty
    }

    public func knows(device: Data) async throws -> Bool {
        try await !query("SELECT 1 FROM device WHERE secret_hash = $1", [device]).isEmpty
    }

    public func playerCount() async throws -> Int {
        try await query("SELECT COUNT(*) FROM player", [])[0].get(0)
    }

    public func remove(_ name: HouseName) async throws -> Player? {
        // Accept only an exact match, because a player whose name merely looks like this one must
        // not be removed.
        guard let player = try await read({ try $0.player(key: name.key) }) else { return nil }
        guard try await forget(player) != nil else { return nil }
        try await write { try $0.forgetNameless(player.device) }
        return player
    }

    /// Removes a player with every score and every wall. Before that, removes the runs that aren't
    /// on any board, in small steps.
    ///
    /// - Returns: the boards that lost a score; nil if somebody else removed the player.
    func forget(_ player: Player) async throws -> [Board]? {
        while try await write({ try $0.forgetSomeRuns(of: player.id) }) {}
        return try await write { session -> [Board]? in
            // Lock the device first, as always. From here on no house can give the device another
            // name.
            guard try session.lock(device: player.device),
                try session.exists(
                    "SELECT 1 FROM player WHERE id = $1", [player.id], lock: .update)
            else { return nil }
            try session.lockWalls(of: player.id)
            // Use a separate statement, because it must see the changes that the lock waited for.
            let boards = try session.boards(of: player.id)
            try session.forget(player.id)
            return boards
        }
    }
}

extension StoreSession {
    /// Returns the owner that a player has now; nil if the player isn't found.
    func device(ofPlayer id: Int64) throws -> Data? {
        try query(playerRows + " WHERE player.id = $1", [id]).first.map { try Player($0).device }
    }

    fileprivate func player(key: String) throws -> Player? {
        try query(playerRows + " WHERE name_key = $1", [key]).first.map { try Player($0) }
    }

    /// Returns the players whose names look like the given name, closest match first.
    fileprivate func players(like name: HouseName) throws -> [Player] {
        try query(
            playerRows + """
                 JOIN look ON look.player = player.id
                WHERE look \(dialect.isAmong("$1")) ORDER BY look
                """, [StoreValue.texts(name.looks)]
        ).map { try Player($0) }
    }

    /// Inserts a player. If another house gives out the same name or a similar one at the same
    /// time, the later transaction finds the key or the look taken, and is repeated.
    fileprivate func insert(
        _ name: HouseName, device: Data, at moment: Timestamp
    ) throws -> Player {
        try lock(secret: device)
        try insert(device: device, at: moment)
        let row = try query(
            """
            INSERT INTO player (name, name_key, device, made)
            SELECT $1, $2, id, $3 FROM device WHERE secret_hash = $4 RETURNING id
            """, [name.text, name.key, moment, device]
        ).first
        guard let id: Int64 = try row?.get(0) else {
            // The device was linked meanwhile, so its names belong to another owner.
            if try isLinked(device) { throw StoreTrouble.busy }
            // Another house removed the device meanwhile.
            throw Overtaken()
        }
        try execute(
            // Insert in a fixed order, because two houses mustn't deadlock.
            """
            INSERT INTO look (look, player)
            SELECT look, $2 FROM \(dialect.rows(of: "$1", as: "look")) AS looks ORDER BY look
            """, [StoreValue.texts(name.looks), id])
        return Player(id: id, name: name.text, key: name.key, device: device)
    }

    /// Locks a player.
    ///
    /// - Returns: whether the player still exists.
    func lock(player: Int64) throws -> Bool {
        try exists("SELECT 1 FROM player WHERE id = $1", [player], lock: .noKeyUpdate)
    }

    /// Removes some of a player's runs that aren't on any board.
    ///
    /// - Returns: whether there may be more.
    fileprivate func forgetSomeRuns(of player: Int64) throws -> Bool {
        // Lock the player, because the run of an open table can return to a board.
        guard try lock(player: player) else { return false }
        return try execute(
            """
            DELETE FROM run WHERE id IN (
                SELECT id FROM run
                WHERE player = $1
                    AND NOT EXISTS (SELECT 1 FROM standing WHERE standing.run = run.id)
                LIMIT \(runsAtOnce)\(dialect.locking(.free)))
            """, [player]) == runsAtOnce
    }

    /// Returns the boards that list a player.
    fileprivate func boards(of player: Int64) throws -> [Board] {
        try query(
            """
            SELECT DISTINCT stall, rules, period, start
            FROM standing JOIN board ON board.id = board WHERE player = $1
            """, [player]
        ).compactMap { try Board($0) }
    }

    /// Removes a player. The player's row and the walls must be locked.
    func forget(_ player: Int64) throws {
        for row in try query("SELECT id FROM wall WHERE player = $1 ORDER BY id", [player]) {
            try forget(wall: try row.get(0))
        }
        // Lock parties before their boards' counts, in the same order as runs do.
        try noteRemoval(of: player)
        try execute(ScoreCount.forget("player = $1", slot: slot), [player])
        try execute("DELETE FROM player WHERE id = $1", [player])
    }

    /// Locks a device, which then can't register a name or give a heart.
    ///
    /// - Returns: whether the device still exists.
    func lock(device: Data) throws -> Bool {
        try exists("SELECT 1 FROM device WHERE secret_hash = $1", [device], lock: .update)
    }

    /// Removes a device that has no names left, with its hearts and its reports.
    func forgetNameless(_ device: Data) throws {
        _ = try lock(device: device)
        let own = "(SELECT id FROM device WHERE secret_hash = $1)"
        guard try !exists("SELECT 1 FROM player WHERE device = \(own) LIMIT 1", [device]) else {
            return
        }
        let hearted = "SELECT wall FROM heart WHERE device = \(own)"
        // Lock in a fixed order, because two houses mustn't deadlock.
        _ = try query(
            """
            SELECT 1 FROM wall WHERE id IN (
                \(hearted) UNION SELECT wall FROM report WHERE secret_hash = $1)
            ORDER BY id
            """, [device], lock: .update)
        try execute("UPDATE wall SET hearts = hearts - 1 WHERE id IN (\(hearted))", [device])
        try execute("DELETE FROM device WHERE secret_hash = $1", [device])
        try execute("DELETE FROM report WHERE secret_hash = $1", [device])
        try forgetLinks(of: device)
        try execute(HouseNote.forgetOfNobody, [HouseNote.takenDown(device), device])
    }
}

extension Board {
    /// - Returns: nil if the contest or the period no longer exists.
    fileprivate init?(_ row: StoreRow) throws {
        guard let contest = Contest(rawValue: try row.get(0)),
            let period = Period(rawValue: try row.get(2))
        else { return nil }
        self.init(
            contest: contest, rules: try row.get(1), period: period, start: try row.get(3))
    }
}

extension SQLSchema {
    /// The tables of devices, their names, and the looks of the names.
    var players: String {
        """
        CREATE TABLE device (
            id \(key),
            secret_hash \(bytes) NOT NULL UNIQUE,
            made \(number) NOT NULL
        ) \(end);

        CREATE TABLE player (
            id \(key),
            name \(text) NOT NULL,
            name_key \(text) NOT NULL UNIQUE,
            device \(number) NOT NULL REFERENCES device,
            made \(number) NOT NULL
        ) \(end);
        CREATE INDEX player_device ON player (device);

        -- What names look like. Each look belongs to one player.
        CREATE TABLE look (
            look \(text) PRIMARY KEY,
            player \(number) NOT NULL REFERENCES player ON DELETE CASCADE
        ) \(keyed);
        CREATE INDEX look_player ON look (player);
        """
    }
}
