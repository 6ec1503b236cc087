import Foundation
import Funfair
import HouseWire
import PostgreSQL

extension PostgreSQLRepository {
    public func remove(device: Data) async throws -> [Board]? {
        try await write { session -> [Board]? in
            // From here on no house gives the device another name.
            let row = try session.query(
                "SELECT id FROM device WHERE secret_hash = $1 FOR UPDATE", [.bytes(device)]
            ).first
            guard let id: Int64 = try row?.get(0) else {
                return try Self.forgetOpener(device, in: session) ? [] : nil
            }
            let players: [Int64] = try session.query(
                "SELECT id FROM player WHERE device = $1 ORDER BY id FOR UPDATE", [.integer(id)]
            ).map { try $0.get(0) }
            try Self.lockWalls(of: players, and: id, in: session)
            // A statement of its own: it sees what was waited for.
            let boards = try session.query(
                """
                SELECT DISTINCT stall, rules, period, start
                FROM standing JOIN board ON board.id = board WHERE player = ANY ($1)
                """, [.integers(players)]
            ).compactMap(Self.board)
            for player in players { try Self.forget(player, in: session) }
            for sql in SharedStatements.forgetNameless {
                try session.execute(sql, [.bytes(device)])
            }
            try session.execute(
                HouseNote.forgetOfNobody,
                [.text(HouseNote.takenDown(device)), .bytes(device)])
            _ = try Self.forgetOpener(device, in: session)
            return boards
        }
    }

    /// Forgets that a device opened parties.
    ///
    /// - Returns: whether there were some.
    private static func forgetOpener(
        _ device: Data, in session: PostgresSession
    ) throws -> Bool {
        try session.execute(
            SharedStatements.forgetOpener, [.bytes(Data()), .bytes(device)]) > 0
    }

    private static func board(_ row: PostgresRow) throws -> Board? {
        guard let contest = Contest(rawValue: UInt8(try row.get(0, as: Int.self))),
            let period = Period(rawValue: try row.get(2))
        else { return nil }
        return Board(
            contest: contest, rules: UInt8(try row.get(1, as: Int.self)), period: period,
            start: try row.get(3))
    }

    public func names(of device: Data) async throws -> [OwnName] {
        try await rows(SharedStatements.namesOfDevice, [.bytes(device)]).map {
            OwnName(
                player: try $0.get(0), name: try $0.get(1),
                made: Moment(milliseconds: try $0.get(2)))
        }
    }

    public func runs(ofPlayer id: Int64) async throws -> [Int64] {
        try await rows("SELECT id FROM run WHERE player = $1 ORDER BY id", [.integer(id)])
            .map { try $0.get(0) }
    }

    public func runs(_ numbers: [Int64], ofPlayer id: Int64) async throws -> [OwnRun] {
        try await rows(
            """
            SELECT public_id, stall, entry, rules_version, score, made, recording
            FROM run WHERE id = ANY ($1) AND player = $2 ORDER BY id
            """, [.integers(numbers), .integer(id)]
        ).compactMap { row in
            guard let contest = Contest(rawValue: UInt8(try row.get(1, as: Int.self))),
                let entry = Entry(rawValue: UInt8(try row.get(2, as: Int.self)))
            else { return nil }
            return OwnRun(
                id: RunID(text: try row.get(0)), contest: contest, entry: entry,
                rulesVersion: UInt8(try row.get(3, as: Int.self)), score: try row.get(4),
                made: Moment(milliseconds: try row.get(5)),
                recording: Data(try row.get(6, as: [UInt8].self)))
        }
    }
}
