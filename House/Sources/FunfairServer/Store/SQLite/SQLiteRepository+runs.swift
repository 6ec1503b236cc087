import Foundation
import Funfair
import GRDB

extension SQLiteRepository {
    public func record(_ run: NewRun) async throws -> Recorded {
        try await commits.write { try Self.record(run, in: $0) }
    }

    static func record(_ run: NewRun, in db: Database) throws -> Recorded {
        let name = try String.fetchOne(
            db.cachedStatement(sql: "SELECT name FROM player WHERE id = ?"),
            arguments: [run.player])
        guard let name else { return .nobodys }
        if let before = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT public_id, player, recording = ? FROM run WHERE ticket = ?
                    """),
            arguments: [run.recording, Data(run.ticket)])
        {
            let isSame: Bool = before[2]
            guard isSame, before[1] == run.player else { return .before(nil) }
            return .before(
                try Self.receipt(of: run, id: before[0], by: name, isBest: false, in: db))
        }
        if let inputs = run.inputs, try Self.isKnown(inputs, in: db) { return .borrowed }
        try db.cachedStatement(
            sql: """
                INSERT INTO run (public_id, ticket, player, stall, entry, challenge_day,
                    rules_version, score, ticks, made, inputs, recording)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                run.id.text, Data(run.ticket), run.player, run.stall.rawValue,
                run.entry.rawValue, run.challengeDay?.number, run.rulesVersion, run.score,
                run.ticks, run.moment.milliseconds, run.inputs, run.recording,
            ])
        let id = db.lastInsertedRowID
        var isBest = false
        for board in run.boards {
            let isBetter = try Self.stand(
                player: run.player, score: run.score, run: id, at: run.moment, on: board,
                in: db)
            if board.period == .all { isBest = isBetter }
        }
        return .new(
            try Self.receipt(of: run, id: run.id.text, by: name, isBest: isBest, in: db))
    }

    /// Whether somebody played these inputs before.
    private static func isKnown(_ inputs: Data, in db: Database) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM run WHERE inputs = ?"), arguments: [inputs])
            != nil
    }

    private static func receipt(
        of run: NewRun, id: String, by name: String, isBest: Bool, in db: Database
    ) throws -> Receipt {
        Receipt(
            run: RunID(text: id), stall: run.stall, entry: run.entry, player: name,
            score: run.score,
            isBest: isBest, ranks: try ranks(ofPlayer: run.player, on: run.boards, in: db))
    }

    public func holds(_ recording: Data, ticket: Data) async throws -> Bool {
        try await read { db in
            try Int.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM run WHERE ticket = ? AND recording = ?"),
                arguments: [ticket, recording]) != nil
        }
    }

    public func recording(
        of id: RunID, on day: Day
    ) async throws -> (bytes: Data, stall: Stall)? {
        try await read { db in
            let row = try Row.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT recording, run.stall FROM run
                        WHERE public_id = ? AND (challenge_day IS NULL OR challenge_day < ?)
                            AND EXISTS (
                                SELECT 1 FROM standing JOIN board ON board.id = board
                                WHERE run = run.id AND (period = 'all'
                                    OR start >= CASE period WHEN 'week' THEN ? ELSE ? END)
                            )
                        """),
                arguments: [
                    id.text, day.number, ClosedBoards.lastWeek(on: day),
                    ClosedBoards.yesterday(on: day),
                ])
            guard let row, let stall = Stall(rawValue: row[1]) else { return nil }
            return (row[0], stall)
        }
    }

    public func eachRun(_ body: (StoredRun) throws -> Bool) async throws {
        try showEach(to: body)
    }

    private func showEach(to body: (StoredRun) throws -> Bool) throws {
        try pool.read { db in
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT public_id, name, stall, score, recording
                    FROM run JOIN player ON player.id = player ORDER BY run.id
                    """)
            while let row = try rows.next() {
                guard let stall = Stall(rawValue: row[2]) else { continue }
                let run = StoredRun(
                    id: RunID(text: row[0]), player: row[1], stall: stall, score: row[3],
                    recording: row[4])
                guard try body(run) else { break }
            }
        }
    }
}
