import Foundation
import Funfair
import Hands
import House

extension SQLRepository {
    public func record(_ run: NewRun) async throws -> Recorded {
        if run.isPlain, let recorded = try await batches.record(run, in: self) {
            return recorded
        }
        do { return try await write { try $0.record(run) } } catch is AlreadyJudged {
            return .judged
        }
    }

    public func holds(_ recording: Data, ticket: Data) async throws -> Bool {
        try await !query(
            "SELECT 1 FROM run WHERE ticket = $1 AND recording = $2", [ticket, recording]
        ).isEmpty
    }

    public func recording(of id: RunID, on day: Day) async throws -> WatchableRun? {
        try await read { session in
            // Select only runs on a board that never closes, or on a board of a recent week or day.
            let row = try session.query(
                """
                SELECT run.stall, opens, recording, ticket, name
                FROM run JOIN player ON player.id = player
                WHERE public_id = $1
                    AND EXISTS (
                        SELECT 1 FROM standing JOIN board ON board.id = board
                        WHERE run = run.id AND (period IN ('all', 'party', 'wall')
                            OR start >= CASE period WHEN 'week' THEN $2 ELSE $3 END)
                    )
                """, [id, ClosedBoards.lastWeek(on: day), ClosedBoards.yesterday(on: day)]
            ).first
            guard let row, let contest = Contest(rawValue: try row.get(0)) else { return nil }
            return WatchableRun(
                recording: try session.recording(row, from: 2), contest: contest,
                opens: try row.get(1))
        }
    }

    public func eachRun(_ body: (StoredRun) throws -> Bool) async throws {
        var last: Int64 = 0
        while let runs = try await read({ [last] in try $0.runs(after: last) }) {
            last = runs.last
            for run in runs.runs { guard try body(run) else { return } }
        }
    }
}

/// Another run of the round was judged first. The transaction is rolled back.
private struct AlreadyJudged: Error {}

extension StoreSession {
    /// Stores a run, and adds it to its boards.
    func record(_ run: NewRun) throws -> Recorded {
        var isShown = true
        if let wall = run.wall {
            guard try lock(player: run.player) else { return .nobodys }
            isShown = try lock(wall)
        }
        guard
            let (name, boards) = try lock(player: run.player, numbering: isShown ? run.boards : [])
        else { return .nobodys }
        func receipt(_ id: RunID, isBest: Bool) throws -> Receipt {
            Receipt(
                run: id, contest: run.contest, entry: run.entry, player: name, score: run.score,
                isBest: isBest, ranks: try ranks(ofPlayer: run.player, on: boards))
        }
        guard isShown, try !isCopy(run), let id = try insert([run]).values.first else {
            guard let before = try self.before(run) else { return isShown ? .borrowed : .noWall }
            guard before.isSame, before.player == run.player else { return .before(nil) }
            return .before(try receipt(before.id, isBest: false))
        }
        if let course = run.course {
            try execute(
                """
                INSERT INTO run_mark (mark, tick, run)
                SELECT mark, tick, $2 FROM \(dialect.rows(of: "$1", as: ["mark", "tick"])) AS own
                """, [course.marks, id])
        }
        if let wall = run.wall {
            try execute("UPDATE wall SET plays = plays + 1 WHERE id = $1", [wall.code])
        }
        if let party = run.party, try append(party) == nil { throw AlreadyJudged() }
        let better = try stand(
            player: run.player, score: run.score, run: id, at: run.moment, on: boards)
        let isBest = zip(run.boards, boards).contains { $0.isAllTime && better.contains($1) }
        return .new(try receipt(run.id, isBest: isBest))
    }

    /// Returns the next runs after the one with the given number, and their last number; nil if
    /// no runs are left.
    func runs(after last: Int64) throws -> (last: Int64, runs: [StoredRun])? {
        let rows = try query(
            """
            SELECT run.id, public_id, stall, score, recording, ticket, name, run.made, pauses
            FROM run JOIN player ON player.id = player
            WHERE run.id > $1 ORDER BY run.id LIMIT 20
            """, [last])
        guard let newest = rows.last else { return nil }
        let runs = try rows.compactMap { row -> StoredRun? in
            guard let contest = Contest(rawValue: try row.get(2)) else { return nil }
            return StoredRun(
                id: try row.get(1), player: try row.get(6), contest: contest,
                score: try row.get(3), made: try row.get(7), pauses: try row.get(8),
                recording: try recording(row, from: 4))
        }
        return (try newest.get(0), runs)
    }

    /// Returns whether a run shares enough marks with someone else's run to count as a copy.
    /// No house can store another run with the same seed until the transaction ends.
    private func isCopy(_ run: NewRun) throws -> Bool {
        guard let course = run.course else { return false }
        try lock(course.seed)
        return try exists(
            """
            SELECT 1 FROM (
                SELECT run FROM \(dialect.rows(of: "$1", as: ["mark", "tick"])) AS own
                    JOIN run_mark ON run_mark.mark = own.mark
                        AND run_mark.tick BETWEEN own.tick - \(RunCourse.quarterSecond)
                            AND own.tick + \(RunCourse.quarterSecond)
                GROUP BY run HAVING COUNT(*) >= $2
            ) AS alike JOIN run ON run.id = alike.run WHERE player <> $3 LIMIT 1
            """, [course.marks, course.tooMany, run.player])
    }

    /// Inserts runs, except those whose ticket or inputs have already been stored by any house.
    ///
    /// - Returns: the numbers of the inserted runs, by their tickets.
    func insert(_ runs: [NewRun]) throws -> [Data: Int64] {
        let columns = 13
        let rows = runs.indices.map { row in
            "(" + (1...columns).map { "$\(row * columns + $0)" }.joined(separator: ", ") + ")"
        }
        let values: [any Storable] = runs.flatMap { run -> [any Storable] in
            [
                run.id, Data(run.ticket), run.player, run.contest.rawValue, run.entry.rawValue,
                run.opens, run.rulesVersion, run.score, run.ticks, run.pauses, run.moment,
                run.inputs, run.recording,
            ]
        }
        let inserted = try query(
            """
            INSERT INTO run (public_id, ticket, player, stall, entry, opens,
                rules_version, score, ticks, pauses, made, inputs, recording)
            VALUES \(rows.joined(separator: ", "))
            ON CONFLICT DO NOTHING RETURNING ticket, id
            """, values)
        return Dictionary(
            try inserted.map { (try $0.get(0), try $0.get(1)) }, uniquingKeysWith: { $1 })
    }

    /// Returns the stored run with the same ticket, or nil if no run with it is stored.
    private func before(_ run: NewRun) throws -> (id: RunID, player: Int64, isSame: Bool)? {
        try query(
            "SELECT public_id, player, recording = $1 FROM run WHERE ticket = $2",
            [run.recording, Data(run.ticket)]
        ).first.map { (try $0.get(0), try $0.get(1), try $0.get(2)) }
    }
}

extension KeptCourse {
    fileprivate var marks: StoreValue { .rows(zip(hits, ticks).map { [$0, $1] }) }
}

extension SQLSchema {
    /// The tables of runs that count, with their recordings.
    var runs: String {
        """
        CREATE TABLE run (
            id \(key),
            public_id \(text) NOT NULL UNIQUE,
            ticket \(bytes) NOT NULL UNIQUE,
            player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
            stall \(number) NOT NULL,
            entry \(number) NOT NULL,
            -- When the recording becomes public; null if it is public immediately.
            opens \(number),
            rules_version \(number) NOT NULL,
            score \(number) NOT NULL,
            ticks \(number) NOT NULL,
            made \(number) NOT NULL,
            inputs \(bytes),
            recording \(bytes) NOT NULL
        ) \(end);
        CREATE INDEX run_player ON run (player);
        CREATE UNIQUE INDEX run_inputs ON run (inputs) WHERE inputs IS NOT NULL;

        -- What a run with a shared seed hit. Removed once the recording is public.
        CREATE TABLE run_mark (
            mark \(number) NOT NULL,
            tick \(number) NOT NULL,
            run \(number) NOT NULL REFERENCES run ON DELETE CASCADE,
            PRIMARY KEY (mark, tick, run)
        ) \(keyed);
        CREATE INDEX run_mark_run ON run_mark (run);
        """
    }

    /// The column for how much longer than its ticks a run took, in milliseconds.
    var pauses: String { "ALTER TABLE run ADD COLUMN pauses \(number)" }
}
