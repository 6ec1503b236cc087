import Foundation
import House

extension SQLRepository {
    public func ban(
        _ player: Player, at moment: Timestamp, within limits: BanLimits
    ) async throws -> Ban? {
        try await write { session in
            try session.lock(linking)
            // Devices may have been linked since the player was found.
            let owner = try session.device(ofPlayer: player.id) ?? player.device
            let linked = try session.linked(to: owner).map(\.secret)
            let devices = linked.isEmpty ? [owner] : linked
            // Nobody registers a first name with these secrets meanwhile.
            for device in devices.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                try session.lock(secret: device)
            }
            let known = try session.query("SELECT id FROM ban WHERE owner = $1", [owner]).first
            let number: Int64
            if let known {
                number = try known.get(0)
            } else {
                guard try session.hasRoom(forDevices: devices.count, within: limits),
                    try session.count(of: "ban") < limits.bans
                else { return nil }
                number = try session.query(
                    "INSERT INTO ban (owner, name, made) VALUES ($1, $2, $3) RETURNING id",
                    [owner, player.name, moment])[0].get(0)
            }
            for device in devices { try session.ban(device, under: number) }
            return try session.bans(where: "id = $1", [number]).first
        }
    }

    public func bans() async throws -> [Ban] { try await read { try $0.bans(where: "TRUE", []) } }

    public func lift(ban number: Int64) async throws -> Ban? {
        try await write { session in
            try session.lock(linking)
            guard let ban = try session.bans(where: "id = $1", [number]).first else { return nil }
            try session.execute("DELETE FROM ban WHERE id = $1", [number])
            try session.noteBans()
            return ban
        }
    }

    public func bannedDevices(unlessAt version: Data?) async throws -> BannedDevices? {
        let isKnown =
            try await query(HouseNote.find, [HouseNote.bans]).first
            .map { try $0.get(0) == version } ?? (version == Data())
        guard !isKnown else { return nil }
        return try await read { session in
            BannedDevices(
                version: try session.query(HouseNote.find, [HouseNote.bans]).first?.get(0)
                    ?? Data(),
                secrets: Set(
                    try session.query("SELECT secret_hash FROM banned_device").map {
                        try $0.get(0)
                    }))
        }
    }
}

extension StoreSession {
    /// Whether the host banned a device.
    func isBanned(_ secret: Data) throws -> Bool {
        try exists("SELECT 1 FROM banned_device WHERE secret_hash = $1", [secret])
    }

    /// Bans every device of two that are being linked, if one of them is banned. The lock for
    /// linking must be held.
    ///
    /// - Returns: whether they are banned. There may be no room for all of them.
    func spreadBan(
        among devices: [Data], of owners: [Data], within limits: BanLimits
    ) throws -> Bool {
        let banned = try devices.lazy.compactMap { device -> Int64? in
            try query("SELECT ban FROM banned_device WHERE secret_hash = $1", [device]).first?
                .get(0)
        }
        guard let number = banned.first else { return false }
        let linked = try owners.flatMap { try self.linked(to: $0).map(\.secret) }
        for device in Set(devices + linked) where try !isBanned(device) {
            let own: Int = try query(
                "SELECT COUNT(*) FROM banned_device WHERE ban = $1", [number])[0].get(0)
            guard own < limits.devicesOfBan, try hasRoom(forDevices: 1, within: limits) else {
                break
            }
            try ban(device, under: number)
        }
        return true
    }

    /// Adds a device to a ban, and removes its code.
    fileprivate func ban(_ device: Data, under number: Int64) throws {
        try execute(
            """
            INSERT INTO banned_device (secret_hash, ban) VALUES ($1, $2) ON CONFLICT DO NOTHING
            """, [device, number])
        try execute("DELETE FROM link_code WHERE secret_hash = $1", [device])
        try noteBans()
    }

    /// Makes open houses read the bans again.
    fileprivate func noteBans() throws {
        try execute(HouseNote.put, [HouseNote.bans, Data(House.random(8))])
    }

    fileprivate func hasRoom(forDevices more: Int, within limits: BanLimits) throws -> Bool {
        try count(of: "banned_device") + more <= limits.devices
    }

    fileprivate func count(of table: String) throws -> Int {
        try query("SELECT COUNT(*) FROM \(table)")[0].get(0)
    }

    /// Returns the bans that meet a condition, oldest first.
    fileprivate func bans(where condition: String, _ values: [any Storable]) throws -> [Ban] {
        try query(
            """
            SELECT id, name, made, owner,
                (SELECT COUNT(*) FROM banned_device WHERE ban = ban.id)
            FROM ban WHERE \(condition) ORDER BY id
            """, values
        ).map {
            Ban(
                number: try $0.get(0), name: try $0.get(1), made: try $0.get(2),
                devices: try $0.get(4), owner: try $0.get(3))
        }
    }
}

extension SQLSchema {
    /// The tables of players that the host banned, and of their devices. Nothing else refers to
    /// them, because a ban outlasts the player.
    var bans: String {
        """
        CREATE TABLE ban (
            id \(key),
            owner \(bytes) NOT NULL UNIQUE,
            name \(text) NOT NULL,
            made \(number) NOT NULL
        ) \(end);

        CREATE TABLE banned_device (
            secret_hash \(bytes) PRIMARY KEY,
            ban \(number) NOT NULL REFERENCES ban ON DELETE CASCADE
        ) \(keyed);
        CREATE INDEX banned_device_ban ON banned_device (ban);
        """
    }
}
