import Foundation
import House

extension SQLRepository {
    public func pruneStandings(before day: Day, atMost most: Int) async throws -> Int {
        try await write { session in
            let crowded = try session.query(
                ClosedBoards.overfullBoard(before: "$1"), [day.number]
            ).first
            guard let board: Int64 = try crowded?.get(0) else { return 0 }
            let below = """
                SELECT player FROM standing
                WHERE board = $1 AND \(ClosedBoards.isBelowBest(on: "$1"))
                """
            let found = try session.query(
                below + " ORDER BY player LIMIT $2", [board, most]
            ).map { try $0.get(0, as: Int64.self) }
            let isAmong = session.dialect.isAmong("$2")
            // Lock these players, to make their runs wait.
            _ = try session.query(
                "SELECT 1 FROM player WHERE id \(session.dialect.isAmong("$1")) ORDER BY id",
                [StoreValue.integers(found)], lock: .noKeyUpdate)
            // Select them again, because one of them is now the best if the best standing was
            // removed meanwhile.
            let players = StoreValue.integers(
                try session.query(
                    below + " AND player \(isAmong)", [board, StoreValue.integers(found)]
                ).map { try $0.get(0) })
            let theirs = "board = $1 AND player \(isAmong)"
            try session.execute(
                ScoreCount.forget(theirs, slot: session.slot), [board, players])
            return try session.execute("DELETE FROM standing WHERE " + theirs, [board, players])
        }
    }

    public func pruneRuns(
        after last: Int64, before day: Day, atMost most: Int
    ) async throws -> PrunedRuns? {
        try await write { session in
            let looked = try session.query(
                "SELECT id, made FROM run WHERE id > $1 ORDER BY id LIMIT $2", [last, most])
            guard let newest: Int64 = try looked.last?.get(0),
                try looked.contains(where: { try $0.get(1) < day.start })
            else { return nil }
            let removed = try session.execute(
                // Skip locked runs, because a locked run belongs to a table in play, and so isn't
                // old.
                """
                DELETE FROM run WHERE id IN (
                    SELECT id FROM run
                    WHERE id > $1 AND id <= $2 AND made < $3
                        AND NOT EXISTS (SELECT 1 FROM standing WHERE standing.run = run.id)
                    \(session.dialect.locking(.free)))
                """, [last, newest, day.start])
            return PrunedRuns(last: newest, removed: removed)
        }
    }

    public func pruneMarks(at moment: Timestamp, atMost most: Int) async throws -> Int {
        // Once a run can be watched, no other runs are compared with it.
        try await write {
            try $0.execute(
                """
                DELETE FROM run_mark WHERE run IN (
                    SELECT DISTINCT run FROM run_mark
                    WHERE (SELECT opens FROM run WHERE run.id = run_mark.run) <= $1 LIMIT $2)
                """, [moment, most])
        }
    }

    public func pruneTables(before day: Day, atMost most: Int) async throws -> Int {
        try await write { session in
            let dialect = session.dialect
            let tables = try session.execute(
                """
                DELETE FROM roulette_table WHERE id IN (
                    SELECT id FROM roulette_table
                    WHERE made < $1 AND NOT EXISTS (
                        SELECT 1 FROM run WHERE ticket = \(dialect.bytes(of: "roulette_table.id")))
                    LIMIT $2\(dialect.locking(.free)))
                """, [day.start, most])
            let tries = try session.execute(
                """
                DELETE FROM challenge_try WHERE (day, stall, player) IN (
                    SELECT day, stall, player FROM challenge_try WHERE day < $1
                    LIMIT $2\(dialect.locking(.free)))
                """, [day.number, most])
            return tables + tries
        }
    }

    public func lastOpen() async throws -> Timestamp? {
        if let noted = try await query(HouseNote.find, [HouseNote.open]).first {
            return HouseNote.moment(try noted.get(0))
        }
        return try await query(HouseNote.newest, [])[0].get(0, as: Timestamp?.self)
    }

    public func noteOpen(at moment: Timestamp, forgetting end: Timestamp) async throws {
        _ = try await write { session in
            try session.execute(HouseNote.put, [HouseNote.open, HouseNote.value(moment)])
            return try session.execute(HouseNote.forgetTakenDown, [HouseNote.value(end)])
        }
    }
}
