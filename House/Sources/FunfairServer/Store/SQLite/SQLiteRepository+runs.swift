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
        if let wall = run.wall, try !Self.isShown(wall, in: db) { return .noWall }
        if let inputs = run.inputs, try Self.isKnown(inputs, in: db) { return .borrowed }
        if let course = run.course, try Self.isCopy(course, by: run.player, in: db) {
            return .borrowed
        }
        if let party = run.party, try Self.append(party, in: db) == nil { return .judged }
        try db.cachedStatement(
            sql: """
                INSERT INTO run (public_id, ticket, player, stall, entry, opens,
                    rules_version, score, ticks, made, inputs, recording)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                run.id.text, Data(run.ticket), run.player, run.contest.rawValue,
                run.entry.rawValue, run.opens?.milliseconds, run.rulesVersion, run.score,
                run.ticks, run.moment.milliseconds, run.inputs, run.recording,
            ])
        let id = db.lastInsertedRowID
        if let course = run.course {
            try db.cachedStatement(
                sql: """
                    WITH own AS (\(marks))
                    INSERT INTO run_mark (mark, tick, run) SELECT mark, tick, $2 FROM own
                    """
            ).execute(arguments: [course.list, id])
        }
        if let wall = run.wall {
            try db.cachedStatement(sql: SharedStatements.playWall)
                .execute(arguments: [wall.code.number])
        }
        var isBest = false
        for board in run.boards {
            let isBetter = try Self.stand(
                player: run.player, score: run.score, run: id, at: run.moment, on: board,
                in: db)
            if board.isOfEver { isBest = isBetter }
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

    /// The marks of a course that is the first argument.
    private static let marks = """
        SELECT value ->> 0 AS mark, value ->> 1 AS tick FROM json_each($1)
        """

    /// Whether it is a copy of somebody else's run.
    private static func isCopy(
        _ course: KeptCourse, by player: Int64, in db: Database
    ) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(
                sql: SharedStatements.original(of: marks)),
            arguments: [course.list, course.tooMany, player]) != nil
    }

    private static func receipt(
        of run: NewRun, id: String, by name: String, isBest: Bool, in db: Database
    ) throws -> Receipt {
        Receipt(
            run: RunID(text: id), contest: run.contest, entry: run.entry, player: name,
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
    ) async throws -> WatchableRun? {
        try await read { db in
            let row = try Row.fetchOne(
                db.cachedStatement(sql: SharedStatements.watchable),
                arguments: [
                    id.text, ClosedBoards.lastWeek(on: day), ClosedBoards.yesterday(on: day),
                ])
            guard let row, let contest = Contest(rawValue: row[1]) else { return nil }
            return WatchableRun(
                recording: row[0], contest: contest,
                opens: (row[2] as Int64?).map { Moment(milliseconds: $0) })
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
                guard let contest = Contest(rawValue: row[2]) else { continue }
                let run = StoredRun(
                    id: RunID(text: row[0]), player: row[1], contest: contest, score: row[3],
                    recording: row[4])
                guard try body(run) else { break }
            }
        }
    }
}
