import Foundation
import PostgreSQL

extension PostgreSQLRepository {
    public func pruneStandings(before day: Day, atMost most: Int) async throws -> Int {
        try await write { session in
            let found = try session.query(
                ClosedBoards.crowded(before: "$1"), [.integer(day.number)]
            ).first
            guard let board: Int64 = try found?.get(0) else { return 0 }
            let players: [Int64] = try session.query(
                """
                SELECT player FROM standing
                WHERE board = $1 AND \(ClosedBoards.isBelowBest(on: "$1"))
                ORDER BY player LIMIT $2
                """, [.integer(board), .integer(most)]
            ).map { try $0.get(0) }
            // What is about a player waits for whoever is at it already.
            try session.execute(
                "SELECT 1 FROM player WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE",
                [.integers(players)])
            return try session.query(
                ScoreCount.prune,
                [.integer(board), .integers(players), .integer(session.tag)])[0].get(0)
        }
    }

    public func pruneRuns(
        after last: Int64, before day: Day, atMost most: Int
    ) async throws -> PrunedRuns? {
        try await write { session in
            let row = try session.query(
                """
                WITH looked AS (
                    SELECT id, made FROM run WHERE id > $1 ORDER BY id LIMIT $2
                ), gone AS (
                    DELETE FROM run WHERE id IN (
                        SELECT id FROM run
                        WHERE id IN (SELECT id FROM looked) AND made < $3
                            AND NOT EXISTS (SELECT 1 FROM standing WHERE standing.run = run.id)
                        -- A table's run may just be growing: then it is not old.
                        FOR UPDATE SKIP LOCKED)
                    RETURNING id
                )
                SELECT MAX(id), COUNT(*) FILTER (WHERE made < $3), (SELECT COUNT(*) FROM gone)
                FROM looked
                """, [.integer(last), .integer(most), .integer(day.start.milliseconds)])[0]
            guard let newest: Int64 = try row.get(0), try row.get(1, as: Int.self) > 0 else {
                return nil
            }
            return PrunedRuns(last: newest, removed: try row.get(2))
        }
    }

    public func pruneMarks(at moment: Moment, atMost most: Int) async throws -> Int {
        try await write {
            try $0.execute(
                SharedStatements.pruneMarks, [.integer(moment.milliseconds), .integer(most)])
        }
    }

    public func pruneTables(before day: Day, atMost most: Int) async throws -> Int {
        try await write { session in
            let tables = try session.execute(
                """
                DELETE FROM roulette_table WHERE id IN (
                    SELECT id FROM roulette_table
                    WHERE made < $1 AND NOT EXISTS (
                        SELECT 1 FROM run WHERE ticket = convert_to(roulette_table.id, 'UTF8'))
                    LIMIT $2 FOR UPDATE SKIP LOCKED)
                """, [.integer(day.start.milliseconds), .integer(most)])
            let tries = try session.execute(
                """
                DELETE FROM challenge_try WHERE (day, stall, player) IN (
                    SELECT day, stall, player FROM challenge_try WHERE day < $1
                    LIMIT $2 FOR UPDATE SKIP LOCKED)
                """, [.integer(day.number), .integer(most)])
            return tables + tries
        }
    }

    public func lastOpen() async throws -> Moment? {
        if let noted = try await rows(HouseNote.find, [.text(HouseNote.open)]).first {
            return HouseNote.moment(Data(try noted.get(0, as: [UInt8].self)))
        }
        return try await rows(HouseNote.newest, [])[0].get(0, as: Int64?.self)
            .map { Moment(milliseconds: $0) }
    }

    public func noteOpen(at moment: Moment, forgetting end: Moment) async throws {
        _ = try await write { session in
            try session.execute(
                HouseNote.put, [.text(HouseNote.open), .bytes(HouseNote.value(moment))])
            return try session.execute(
                HouseNote.forgetTakenDown, [.bytes(HouseNote.value(end))])
        }
    }
}
