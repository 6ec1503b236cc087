import Foundation
import Funfair
import HouseWire
import PostgreSQL

extension PostgreSQLRepository {
    public func record(_ run: NewRun) async throws -> Recorded {
        do {
            return try await write { try Self.record(run, in: $0) }
        } catch is AlreadyJudged {
            return .judged
        }
    }

    /// Another run has the place of one at a party: it is taken back.
    private struct AlreadyJudged: Error {}

    static func record(_ run: NewRun, in session: PostgresSession) throws -> Recorded {
        var isShown = true
        if let wall = run.wall {
            guard try lock(player: run.player, in: session) else { return .nobodys }
            isShown = try lock(wall, in: session)
        }
        guard
            let (name, boards) = try lock(
                player: run.player, numbering: isShown ? run.boards : [], in: session)
        else { return .nobodys }
        func receipt(_ id: String, isBest: Bool) throws -> Receipt {
            Receipt(
                run: RunID(text: id), contest: run.contest, entry: run.entry, player: name,
                score: run.score, isBest: isBest,
                ranks: try ranks(ofPlayer: run.player, on: boards, in: session))
        }
        guard isShown, try !isCopy(run, in: session), let id = try insert(run, in: session) else {
            guard let before = try self.before(run, in: session) else {
                return isShown ? .borrowed : .noWall
            }
            guard before.isSame, before.player == run.player else { return .before(nil) }
            return .before(try receipt(before.id, isBest: false))
        }
        if let course = run.course {
            try session.execute(
                "INSERT INTO run_mark (mark, tick, run) SELECT unnest($1), unnest($2), $3",
                [.integers(course.hits), .integers(course.ticks), .integer(id)])
        }
        if let wall = run.wall {
            try session.execute(SharedStatements.playWall, [.integer(wall.code.number)])
        }
        if let party = run.party, try append(party, in: session) == nil { throw AlreadyJudged() }
        let better = try stand(
            player: run.player, score: run.score, run: id, at: run.moment, on: boards,
            in: session)
        let best = zip(run.boards, boards).contains { $0.isOfEver && better.contains($1) }
        return .new(try receipt(run.id.text, isBest: best))
    }

    /// Whether it is a copy of somebody else's run. Until the transaction ends no server records another
    /// run of the seed.
    private static func isCopy(_ run: NewRun, in session: PostgresSession) throws -> Bool {
        guard let course = run.course else { return false }
        try session.execute("SELECT pg_advisory_xact_lock($1)", [.integer(course.seed)])
        return try !session.query(
            SharedStatements.original(of: "SELECT unnest($1) AS mark, unnest($4) AS tick"),
            [
                .integers(course.hits), .integer(course.tooMany), .integer(run.player),
                .integers(course.ticks),
            ]
        ).isEmpty
    }

    /// - Returns: its number, or nil where the ticket or the inputs came before, to whichever house.
    private static func insert(_ run: NewRun, in session: PostgresSession) throws -> Int64? {
        try session.query(
            """
            INSERT INTO run (public_id, ticket, player, stall, entry, opens,
                rules_version, score, ticks, made, inputs, recording)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
            ON CONFLICT DO NOTHING RETURNING id
            """,
            [
                .text(run.id.text), .bytes(run.ticket), .integer(run.player),
                .integer(run.contest.rawValue), .integer(run.entry.rawValue),
                .integer(run.opens.map { $0.milliseconds }), .integer(run.rulesVersion),
                .integer(run.score), .integer(run.ticks), .integer(run.moment.milliseconds),
                .bytes(run.inputs), .bytes(run.recording),
            ]
        ).first?.get(0)
    }

    /// The run that the ticket came with before.
    private static func before(
        _ run: NewRun, in session: PostgresSession
    ) throws -> (id: String, player: Int64, isSame: Bool)? {
        try session.query(
            "SELECT public_id, player, recording = $1 FROM run WHERE ticket = $2",
            [.bytes(run.recording), .bytes(run.ticket)]
        ).first.map { (try $0.get(0), try $0.get(1), try $0.get(2)) }
    }

    public func holds(_ recording: Data, ticket: Data) async throws -> Bool {
        try await !rows(
            "SELECT 1 FROM run WHERE ticket = $1 AND recording = $2",
            [.bytes(ticket), .bytes(recording)]
        ).isEmpty
    }

    public func recording(
        of id: RunID, on day: Day
    ) async throws -> WatchableRun? {
        let row = try await rows(
            SharedStatements.watchable,
            [
                .text(id.text), .integer(ClosedBoards.lastWeek(on: day)),
                .integer(ClosedBoards.yesterday(on: day)),
            ]
        ).first
        guard let row, let contest = Contest(rawValue: UInt8(try row.get(1, as: Int.self))) else {
            return nil
        }
        return WatchableRun(
            recording: Data(try row.get(0, as: [UInt8].self)), contest: contest,
            opens: try row.get(2, as: Int64?.self).map { Moment(milliseconds: $0) })
    }

    public func eachRun(_ body: (StoredRun) throws -> Bool) async throws {
        var last: Int64 = 0
        while true {
            let rows = try await rows(
                """
                SELECT run.id, public_id, name, stall, score, recording
                FROM run JOIN player ON player.id = player
                WHERE run.id > $1 ORDER BY run.id LIMIT 200
                """, [.integer(last)])
            for row in rows {
                last = try row.get(0)
                guard let contest = Contest(rawValue: UInt8(try row.get(3, as: Int.self))) else {
                    continue
                }
                let run = StoredRun(
                    id: RunID(text: try row.get(1)), player: try row.get(2), contest: contest,
                    score: try row.get(4), recording: Data(try row.get(5, as: [UInt8].self)))
                guard try body(run) else { return }
            }
            if rows.isEmpty { return }
        }
    }
}
