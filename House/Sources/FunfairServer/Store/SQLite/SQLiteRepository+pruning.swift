import Foundation
import GRDB

extension SQLiteRepository {
    public func pruneStandings(before day: Day, atMost most: Int) async throws -> Int {
        try await commits.write { db in
            guard
                let board = try Int64.fetchOne(
                    db.cachedStatement(sql: ClosedBoards.crowded(before: "?1")),
                    arguments: [day.number])
            else { return 0 }
            let below = try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT player, score FROM standing
                        WHERE board = ?1 AND \(ClosedBoards.isBelowBest(on: "?1"))
                        ORDER BY player LIMIT ?2
                        """), arguments: [board, most])
            for standing in below {
                try Ranking.move(from: standing[1], to: nil, on: board, in: db)
                try db.execute(
                    sql: "DELETE FROM standing WHERE board = ? AND player = ?",
                    arguments: [board, standing[0] as Int64])
            }
            try db.execute(
                sql: "UPDATE board SET players = players - ? WHERE id = ?",
                arguments: [below.count, board])
            return below.count
        }
    }

    public func pruneRuns(
        after last: Int64, before day: Day, atMost most: Int
    ) async throws -> PrunedRuns? {
        try await commits.write { db in
            let looked = try Row.fetchAll(
                db.cachedStatement(
                    sql: "SELECT id, made FROM run WHERE id > ? ORDER BY id LIMIT ?"),
                arguments: [last, most])
            let end = day.start.milliseconds
            guard let newest: Int64 = looked.last?[0], looked.contains(where: { $0[1] < end })
            else { return nil }
            try db.execute(
                sql: """
                    DELETE FROM run WHERE id > ? AND id <= ? AND made < ?
                        AND NOT EXISTS (SELECT 1 FROM standing WHERE standing.run = run.id)
                    """, arguments: [last, newest, end])
            return PrunedRuns(last: newest, removed: db.changesCount)
        }
    }

    public func pruneMarks(at moment: Moment, atMost most: Int) async throws -> Int {
        try await commits.write { db in
            try db.execute(
                sql: SharedStatements.pruneMarks, arguments: [moment.milliseconds, most])
            return db.changesCount
        }
    }

    public func pruneTables(before day: Day, atMost most: Int) async throws -> Int {
        try await commits.write { db in
            try db.execute(
                sql: """
                    DELETE FROM roulette_table WHERE id IN (
                        SELECT id FROM roulette_table
                        WHERE made < ?
                            AND NOT EXISTS (SELECT 1 FROM run WHERE ticket = CAST(roulette_table.id AS BLOB))
                        LIMIT ?)
                    """, arguments: [day.start.milliseconds, most])
            let tables = db.changesCount
            try db.execute(
                sql: """
                    DELETE FROM challenge_try WHERE (day, stall, player) IN (
                        SELECT day, stall, player FROM challenge_try WHERE day < ? LIMIT ?)
                    """, arguments: [day.number, most])
            return tables + db.changesCount
        }
    }

    public func lastOpen() async throws -> Moment? {
        try await read { db in
            let noted = try Data.fetchOne(db, sql: HouseNote.find, arguments: [HouseNote.open])
            if let noted { return HouseNote.moment(noted) }
            return try Int64.fetchOne(db, sql: HouseNote.newest)
                .map { Moment(milliseconds: $0) }
        }
    }

    public func noteOpen(at moment: Moment, forgetting end: Moment) async throws {
        try await commits.write { db in
            try db.execute(
                sql: HouseNote.put, arguments: [HouseNote.open, HouseNote.value(moment)])
            try db.execute(
                sql: HouseNote.forgetTakenDown, arguments: [HouseNote.value(end)])
        }
    }
}
