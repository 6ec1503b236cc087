import Foundation
import House
import HouseWire

/// Linking and forgetting devices holds one lock, so such changes never overlap. They are rare.
extension SQLRepository {
    public func owner(of secret: Data) async throws -> Data {
        try await query(LinkedDevices.owner, [secret]).first?.get(0) ?? secret
    }

    public func devices(of owner: Data) async throws -> [LinkedDevice] {
        try await query(
            """
            SELECT linked_device.secret_hash, number, name, linked_device.made, device.made
            FROM device LEFT JOIN linked_device ON owner = device.secret_hash
            WHERE device.secret_hash = $1 ORDER BY number
            """, [owner]
        ).map { row in
            guard let secret: Data = try row.get(0) else {
                return LinkedDevice(secret: owner, number: 1, name: "", made: try row.get(4))
            }
            return LinkedDevice(
                secret: secret, number: try row.get(1), name: try row.get(2), made: try row.get(3))
        }
    }

    public func link(
        _ secret: Data, named name: String, by code: Data, at moment: Timestamp
    ) async throws -> Linking {
        try await write { session in
            try session.lock(linking)
            guard let code = try session.code(code, at: moment) else { return .unknownCode }
            let owner = try session.owner(of: code.secret)
            let other = try session.owner(of: secret)
            // Otherwise, linking a device would wash off its ban.
            guard
                try !session.spreadBan(
                    among: [secret, code.secret], of: [owner, other], within: .standard)
            else { return .banned }
            guard owner != other else {
                try session.use(code)
                return .linked(code.body, isMoved: false)
            }
            // Nobody can register a first name with this secret meanwhile.
            try session.lock(secret: secret)
            try session.insert(device: owner, at: moment)
            let known = try session.lock(devices: [owner, other])
            // Another house may have removed one of them while this one waited for the locks.
            guard let id = known[owner], try session.owner(of: code.secret) == owner,
                try session.owner(of: secret) == other
            else { throw Overtaken() }
            let (own, others) = (try session.linked(to: owner), try session.linked(to: other))
            let count = max(own.count, 1) + max(others.count, 1)
            guard count <= WireLimits.devices else { return .tooManyDevices }
            let names: Int = try session.query(
                "SELECT COUNT(*) FROM player WHERE device \(session.dialect.isAmong("$1"))",
                [StoreValue.integers(Array(known.values))])[0].get(0)
            guard names <= Player.mostOfDevice else { return .tooManyNames }
            if own.isEmpty {
                try session.insert(
                    LinkedDevice(
                        secret: code.secret, number: 1, name: code.name,
                        made: try session.made(owner)), of: owner)
            }
            try session.renumber(others, after: own.last?.number ?? 1, of: owner)
            if others.isEmpty {
                try session.insert(
                    LinkedDevice(
                        secret: secret, number: (own.last?.number ?? 1) + 1, name: name,
                        made: moment), of: owner)
            } else {
                // A device that was forgotten before has no name.
                try session.execute(
                    "UPDATE linked_device SET name = $1 WHERE secret_hash = $2", [name, secret])
            }
            try session.move(other, known[other], to: owner, id)
            try session.use(code)
            return .linked(code.body, isMoved: true)
        }
    }

    public func forget(
        device number: Int, of owner: Data, leaving fresh: Data
    ) async throws -> Bool {
        try await write { session in
            try session.lock(linking)
            let devices = try session.linked(to: owner)
            guard let device = devices.first(where: { $0.number == number }) else {
                return !devices.isEmpty || number != 1
            }
            guard devices.count > 1 else { return false }
            try session.execute("DELETE FROM link_code WHERE secret_hash = $1", [device.secret])
            let isAnOwner = try session.exists(
                "SELECT 1 FROM device WHERE secret_hash = $1", [device.secret])
            guard isAnOwner else {
                try session.execute(
                    "DELETE FROM linked_device WHERE secret_hash = $1", [device.secret])
                return true
            }
            // The hash of the secret remains the owner of these or of earlier devices, so the device
            // gets another owner instead of being removed.
            try session.execute(
                """
                UPDATE linked_device SET owner = $1, number = 1, name = '' WHERE secret_hash = $2
                """, [fresh, device.secret])
            return true
        }
    }

    public func pruneNameless(before moment: Timestamp, atMost most: Int) async throws -> Int {
        try await write { session in
            try session.lock(linking)
            let owners: [Data] = try session.query(
                """
                SELECT owner FROM linked_device GROUP BY owner
                HAVING MAX(made) < $1
                    AND NOT EXISTS (
                        SELECT 1 FROM player JOIN device ON device.id = device
                        WHERE device.secret_hash = owner)
                    AND NOT EXISTS (
                        SELECT 1 FROM linked_device AS forgotten
                            JOIN device ON device.secret_hash = forgotten.secret_hash
                        WHERE forgotten.owner = linked_device.owner
                            AND forgotten.secret_hash <> forgotten.owner)
                ORDER BY owner LIMIT $2
                """, [moment, most]
            ).map { try $0.get(0) }
            for owner in owners { try session.forgetNameless(owner) }
            return owners.count
        }
    }
}

/// The lock for changing which devices are linked: “LINKING”.
let linking: Int64 = 0x4C_494E_4B49_4E47

private enum LinkedDevices {
    /// Selects the owner of the secret `$1`, if it is linked.
    static let owner = "SELECT owner FROM linked_device WHERE secret_hash = $1"
}

extension StoreSession {
    /// Locks a secret until the transaction ends: no device registers its first name with it, nor is
    /// linked.
    func lock(secret: Data) throws {
        try lock(secret.prefix(8).reduce(0) { $0 << 8 | Int64($1) })
    }

    /// Inserts a device without a name, unless the device is known, or its secret is linked.
    func insert(device: Data, at moment: Timestamp) throws {
        try execute(
            """
            INSERT INTO device (secret_hash, made)
            SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM linked_device WHERE secret_hash = $1)
            ON CONFLICT DO NOTHING
            """, [device, moment])
    }

    /// Whether a device is linked, so that its secret can't become an owner.
    func isLinked(_ secret: Data) throws -> Bool {
        try exists(LinkedDevices.owner, [secret])
    }

    fileprivate func owner(of secret: Data) throws -> Data {
        try query(LinkedDevices.owner, [secret]).first?.get(0) ?? secret
    }

    /// Locks owners.
    ///
    /// - Returns: the numbers of those that are known.
    fileprivate func lock(devices: [Data]) throws -> [Data: Int64] {
        let rows = try query(
            """
            SELECT id, secret_hash FROM device WHERE secret_hash = $1 OR secret_hash = $2
            ORDER BY id
            """, devices, lock: .update)
        return Dictionary(
            try rows.map { (try $0.get(1), try $0.get(0)) }, uniquingKeysWith: { $1 })
    }

    /// Returns an owner's linked devices, by number.
    func linked(to owner: Data) throws -> [LinkedDevice] {
        try query(
            """
            SELECT secret_hash, number, name, made FROM linked_device WHERE owner = $1
            ORDER BY number
            """, [owner]
        ).map {
            LinkedDevice(
                secret: try $0.get(0), number: try $0.get(1), name: try $0.get(2),
                made: try $0.get(3))
        }
    }

    fileprivate func made(_ owner: Data) throws -> Timestamp {
        try query("SELECT made FROM device WHERE secret_hash = $1", [owner])[0].get(0)
    }

    fileprivate func insert(_ device: LinkedDevice, of owner: Data) throws {
        try execute(
            """
            INSERT INTO linked_device (secret_hash, owner, number, name, made)
            VALUES ($1, $2, $3, $4, $5)
            """, [device.secret, owner, device.number, device.name, device.made])
    }

    /// Gives devices to an owner, with numbers after the given one.
    fileprivate func renumber(_ devices: [LinkedDevice], after last: Int, of owner: Data) throws {
        for (place, device) in devices.enumerated() {
            try execute(
                "UPDATE linked_device SET owner = $1, number = $2 WHERE secret_hash = $3",
                [owner, last + 1 + place, device.secret])
        }
    }

    /// Moves everything that belongs to one owner to another. Both must be locked.
    ///
    /// - Parameters:
    ///   - id: the number of the owner to move from, if known.
    ///   - newID: the number of the owner to move to.
    fileprivate func move(_ other: Data, _ id: Int64?, to owner: Data, _ newID: Int64) throws {
        if let id {
            // Lock in a fixed order, because two houses mustn't deadlock.
            _ = try query(
                "SELECT 1 FROM player WHERE device = $1 ORDER BY id", [id], lock: .noKeyUpdate)
            try execute("UPDATE player SET device = $1 WHERE device = $2", [newID, id])
        }
        let both = """
            FROM heart WHERE device = $1 AND wall IN (SELECT wall FROM heart WHERE device = $2)
            """
        _ = try query(
            """
            SELECT 1 FROM wall WHERE id IN (
                SELECT wall \(both) UNION SELECT wall FROM report WHERE secret_hash = $3)
            ORDER BY id
            """, [id, newID, other], lock: .update)
        if let id {
            // A heart counts once for a player.
            try execute(
                "UPDATE wall SET hearts = hearts - 1 WHERE id IN (SELECT wall \(both))",
                [id, newID])
            try execute("DELETE \(both)", [id, newID])
            try execute("UPDATE heart SET device = $1 WHERE device = $2", [newID, id])
            try execute("DELETE FROM device WHERE id = $1", [id])
        }
        // A wall that both devices reported has one report.
        try execute(
            """
            DELETE FROM report WHERE secret_hash = $1
                AND wall IN (SELECT wall FROM report WHERE secret_hash = $2)
            """, [other, owner])
        try execute("UPDATE report SET secret_hash = $1 WHERE secret_hash = $2", [owner, other])
        try moveTakenDown(from: other, to: owner)
        try execute("UPDATE party SET opener = $1 WHERE opener = $2", [owner, other])
    }

    /// Moves the note on when the host last took down a wall. The later time counts.
    private func moveTakenDown(from other: Data, to owner: Data) throws {
        let words = [other, owner].map { HouseNote.takenDown($0) }
        guard let value: Data = try query(HouseNote.find, [words[0]]).first?.get(0) else { return }
        let old: Data? = try query(HouseNote.find, [words[1]]).first?.get(0)
        if old?.lexicographicallyPrecedes(value) != false {
            try execute(HouseNote.put, [words[1], value])
        }
        try execute("DELETE FROM house WHERE word = $1", [words[0]])
    }

    /// Forgets which devices belonged to an owner who is removed, and their codes.
    func forgetLinks(of owner: Data) throws {
        try execute(
            """
            DELETE FROM link_code WHERE secret_hash = $1
                OR secret_hash IN (SELECT secret_hash FROM linked_device WHERE owner = $1)
            """, [owner])
        // A forgotten device whose hash is the owner of others must not become that owner again.
        try execute(
            """
            DELETE FROM linked_device WHERE owner = $1
                AND NOT EXISTS (
                    SELECT 1 FROM device WHERE device.secret_hash = linked_device.secret_hash)
            """, [owner])
        // Nor must it lose what it has had since.
        try execute(
            """
            DELETE FROM linked_device WHERE secret_hash = $1
                AND NOT EXISTS (SELECT 1 FROM device WHERE device.secret_hash = owner)
                AND NOT EXISTS (SELECT 1 FROM report WHERE report.secret_hash = owner)
                AND NOT EXISTS (SELECT 1 FROM party WHERE opener = owner)
            """, [owner])
    }
}

extension SQLSchema {
    /// The tables of devices that have the same player, and of the codes that link them. A device
    /// that isn't linked is its own owner, without a row.
    var links: String {
        """
        CREATE TABLE linked_device (
            secret_hash \(bytes) PRIMARY KEY,
            -- The owner's hash in other tables. A forgotten device's owner may not be there yet.
            owner \(bytes) NOT NULL,
            number \(number) NOT NULL,
            name \(text) NOT NULL,
            made \(number) NOT NULL,
            UNIQUE (owner, number)
        ) \(keyed);

        CREATE TABLE link_code (
            code_hash \(bytes) PRIMARY KEY,
            secret_hash \(bytes) NOT NULL UNIQUE,
            name \(text) NOT NULL,
            made \(number) NOT NULL,
            -- What the device leaves for the other one.
            body \(bytes) NOT NULL
        ) \(end);
        """
    }
}
