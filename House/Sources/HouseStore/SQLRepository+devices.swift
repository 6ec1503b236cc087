import Foundation
import Funfair
import House

extension SQLRepository {
    public func remove(device: Data) async throws -> [Board]? {
        var boards: Set<Board> = []
        var wasKnown = false
        while true {
            for own in try await names(of: device) {
                guard let player = try await player(id: own.player) else { continue }
                boards.formUnion(try await forget(player) ?? [])
                wasKnown = true
            }
            let forgotten = try await write { session -> (isKnown: Bool, opened: Bool)? in
                var isKnown = try session.lock(device: device)
                // A device without a name can have reported walls, or shown a code.
                for table in ["report", "link_code"]
                where try session.exists(
                    "SELECT 1 FROM \(table) WHERE secret_hash = $1", [device])
                {
                    isKnown = true
                }
                try session.forgetNameless(device)
                // The device may have registered another name meanwhile.
                guard try !session.exists("SELECT 1 FROM device WHERE secret_hash = $1", [device])
                else { return nil }
                return (isKnown, try session.forgetOpener(device))
            }
            guard let (isKnown, opened) = forgotten else { continue }
            return wasKnown || isKnown || opened ? Array(boards) : nil
        }
    }

    public func names(of device: Data) async throws -> [OwnName] {
        try await query(
            """
            SELECT player.id, name, player.made FROM player JOIN device ON device.id = device
            WHERE secret_hash = $1 ORDER BY player.id
            """, [device]
        ).map {
            OwnName(player: try $0.get(0), name: try $0.get(1), made: try $0.get(2))
        }
    }

    public func runs(ofPlayer id: Int64) async throws -> [Int64] {
        try await query("SELECT id FROM run WHERE player = $1 ORDER BY id", [id])
            .map { try $0.get(0) }
    }

    public func runs(_ numbers: [Int64], ofPlayer id: Int64) async throws -> [OwnRun] {
        try await read { session in
            try session.query(
                """
                SELECT public_id, stall, entry, rules_version, score, run.made, recording, ticket,
                    name
                FROM run JOIN player ON player.id = player
                WHERE run.id \(session.dialect.isAmong("$1")) AND player = $2 ORDER BY run.id
                """, [StoreValue.integers(numbers), id]
            ).compactMap { row in
                guard let contest = Contest(rawValue: try row.get(1)),
                    let entry = RunPurpose(rawValue: try row.get(2))
                else { return nil }
                return OwnRun(
                    id: try row.get(0), contest: contest, entry: entry,
                    rulesVersion: try row.get(3), score: try row.get(4), made: try row.get(5),
                    recording: try session.recording(row, from: 6))
            }
        }
    }

    public func tables(ofPlayer id: Int64) async throws -> [OwnTable] {
        try await query(
            "SELECT id, contest, made FROM roulette_table WHERE player = $1 ORDER BY made, id", [id]
        ).compactMap { row in
            guard let contest = Contest(rawValue: try row.get(1)) else { return nil }
            return OwnTable(id: try row.get(0), contest: contest, made: try row.get(2))
        }
    }

    public func spins(atTable id: String) async throws -> [StoredSpin] {
        try await query(
            """
            SELECT number, key, wager, pocket FROM spin WHERE roulette_table = $1 ORDER BY number
            """, [id]
        ).map { StoredSpin(bet: try StoredBet($0, from: 0), pocket: try $0.get(3)) }
    }

    public func tries(ofPlayer id: Int64) async throws -> [OwnTry] {
        try await query(
            "SELECT day, stall FROM challenge_try WHERE player = $1 ORDER BY day, stall", [id]
        ).compactMap { row in
            guard let stall = Stall(rawValue: try row.get(1)) else { return nil }
            return OwnTry(day: Day(number: try row.get(0)), stall: stall)
        }
    }

    public func attendance(ofPlayer id: Int64) async throws -> [OwnAttendance] {
        try await query(
            """
            SELECT public_id, number, made, body FROM party_event JOIN party ON party.id = party
            WHERE player = $1 ORDER BY party, number
            """, [id]
        ).compactMap {
            OwnAttendance(
                party: try $0.get(0),
                StoredPartyEvent(
                    number: try $0.get(1), moment: try $0.get(2), body: try $0.get(3)))
        }
    }
}

extension StoreSession {
    /// Removes a device's hash from the parties it opened.
    ///
    /// - Returns: whether there were any such parties.
    fileprivate func forgetOpener(_ device: Data) throws -> Bool {
        // Use an empty hash, which no device has.
        try execute("UPDATE party SET opener = $1 WHERE opener = $2", [Data(), device]) > 0
    }
}
