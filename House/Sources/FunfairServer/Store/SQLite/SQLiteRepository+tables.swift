import Foundation
import Funfair
import GRDB

extension SQLiteRepository {
    public func openTable(
        id: String, player: Int64, contest: Contest, at moment: Moment
    ) async throws -> Bool {
        try await commits.write { db in
            try db.cachedStatement(
                sql: """
                    INSERT INTO roulette_table (id, player, contest, rules_version, made)
                    SELECT ?, id, ?, ?, ? FROM player WHERE id = ?
                    """
            ).execute(
                arguments: [
                    id, contest.rawValue, contest.rulesVersion, moment.milliseconds, player,
                ])
            return db.changesCount == 1
        }
    }

    public func table(
        id: String, after number: Int, asking key: String
    ) async throws -> TableRecord? {
        try await read { db in
            let table = try Row.fetchOne(
                db.cachedStatement(
                    sql: "SELECT player, contest, rules_version FROM roulette_table WHERE id = ?"),
                arguments: [id])
            guard let table else { return nil }
            let spins = try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT number, key, wager, pocket FROM spin
                        WHERE roulette_table = ? AND number > ? ORDER BY number
                        """), arguments: [id, number])
            let asked = try Row.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT number, key, wager, pocket FROM spin
                        WHERE roulette_table = ? AND key = ?
                        """), arguments: [id, key])
            return TableRecord(
                player: table[0], contest: Contest(rawValue: table[1]), rulesVersion: table[2],
                spins: spins.map(Self.spin), asked: asked.map(Self.spin))
        }
    }

    private static func spin(_ row: Row) -> StoredSpin {
        StoredSpin(bet: StoredBet(number: row[0], key: row[1], wager: row[2]), pocket: row[3])
    }

    public func store(bet: StoredBet, onTable id: String) async throws -> Bool {
        try await commits.write { db in
            try db.cachedStatement(
                sql: """
                    INSERT INTO spin (roulette_table, number, key, wager)
                    SELECT id, ?, ?, ? FROM roulette_table WHERE id = ? ON CONFLICT DO NOTHING
                    """
            ).execute(arguments: [bet.number, bet.key, bet.wager, id])
            return db.changesCount == 1
        }
    }

    public func store(
        pocket: Int, ofSpin number: Int, onTable id: String, _ standing: TableStanding
    ) async throws -> Drawn {
        try await commits.write { db in
            try db.cachedStatement(sql: SharedStatements.draw)
                .execute(arguments: [pocket, id, number])
            guard db.changesCount == 1 else {
                return .before(try Self.pocket(ofSpin: number, onTable: id, in: db))
            }
            let run = try Row.fetchOne(
                db.cachedStatement(sql: SharedStatements.growTableRun),
                arguments: [
                    RunID().text, Data(id.utf8), standing.player, standing.contest.rawValue,
                    Entry.open.rawValue,
                    standing.rulesVersion, standing.score, standing.ticks,
                    standing.moment.milliseconds, standing.recording,
                ])
            guard let run else { throw DatabaseError(message: "A run was not stored.") }
            for board in standing.boards {
                _ = try Self.stand(
                    player: standing.player, score: standing.score, run: run[0],
                    at: standing.moment, on: board, in: db)
            }
            return .now(RunID(text: run[1]))
        }
    }

    private static func pocket(
        ofSpin number: Int, onTable id: String, in db: Database
    ) throws -> Int? {
        try Int.fetchOne(
            db.cachedStatement(
                sql: "SELECT pocket FROM spin WHERE roulette_table = ? AND number = ?"),
            arguments: [id, number])
    }
}
