import Foundation
import Funfair
import PostgreSQL

extension PostgreSQLRepository {
    public func openTable(
        id: String, player: Int64, contest: Contest, at moment: Moment
    ) async throws -> Bool {
        try await write { session in
            guard try Self.lock(player: player, in: session) else { return false }
            return try session.execute(
                """
                INSERT INTO roulette_table (id, player, contest, rules_version, made)
                VALUES ($1, $2, $3, $4, $5)
                """,
                [
                    .text(id), .integer(player), .integer(contest.rawValue),
                    .integer(contest.rulesVersion), .integer(moment.milliseconds),
                ]) == 1
        }
    }

    public func table(
        id: String, after number: Int, asking key: String
    ) async throws -> TableRecord? {
        try await read { session in
            let table = try session.query(
                "SELECT player, contest, rules_version FROM roulette_table WHERE id = $1",
                [.text(id)]
            ).first
            guard let table else { return nil }
            let spins = try session.query(
                """
                SELECT number, key, wager, pocket FROM spin
                WHERE roulette_table = $1 AND (number > $2 OR key = $3) ORDER BY number
                """, [.text(id), .integer(number), .text(key)]
            ).map(Self.spin)
            return TableRecord(
                player: try table.get(0),
                contest: Contest(rawValue: UInt8(try table.get(1, as: Int.self))),
                rulesVersion: UInt8(try table.get(2, as: Int.self)),
                spins: spins.filter { $0.bet.number > number },
                asked: spins.first { $0.bet.key == key })
        }
    }

    private static func spin(_ row: PostgresRow) throws -> StoredSpin {
        StoredSpin(bet: try bet(row, from: 0), pocket: try row.get(3))
    }

    /// A bet whose number, key and wager stand from a column on.
    static func bet(_ row: PostgresRow, from column: Int) throws -> StoredBet {
        StoredBet(
            number: try row.get(column), key: try row.get(column + 1),
            wager: Data(try row.get(column + 2, as: [UInt8].self)))
    }

    public func store(bet: StoredBet, onTable id: String) async throws -> Bool {
        try await write { session in
            // Whoever removes the player at this moment is waited for.
            let table = try session.query(
                "SELECT 1 FROM roulette_table WHERE id = $1 FOR KEY SHARE", [.text(id)])
            guard !table.isEmpty else { return false }
            return try session.execute(
                """
                INSERT INTO spin (roulette_table, number, key, wager)
                VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
                """,
                [
                    .text(id), .integer(bet.number), .text(bet.key), .bytes(bet.wager),
                ]) == 1
        }
    }

    public func store(
        pocket: Int, ofSpin number: Int, onTable id: String, _ standing: TableStanding
    ) async throws -> Drawn {
        try await write { session in
            // With the player goes the table.
            guard
                let locked = try Self.lock(
                    player: standing.player, numbering: standing.boards, in: session)
            else { return .before(nil) }
            // Whoever draws second waits for the first, and then finds a pocket there.
            let drawn = try session.execute(
                SharedStatements.draw, [.integer(pocket), .text(id), .integer(number)])
            guard drawn == 1 else {
                let before = try session.query(
                    "SELECT pocket FROM spin WHERE roulette_table = $1 AND number = $2",
                    [.text(id), .integer(number)])
                return .before(try before.first?.get(0))
            }
            let run = try Self.grow(standing, ofTable: id, in: session)
            _ = try Self.stand(
                player: standing.player, score: standing.score, run: try run.get(0),
                at: standing.moment, on: locked.boards, in: session)
            return .now(RunID(text: try run.get(1)))
        }
    }

    private static func grow(
        _ standing: TableStanding, ofTable id: String, in session: PostgresSession
    ) throws -> PostgresRow {
        let rows = try session.query(
            SharedStatements.growTableRun,
            [
                .text(RunID().text), .bytes(Data(id.utf8)), .integer(standing.player),
                .integer(standing.contest.rawValue), .integer(Entry.open.rawValue),
                .integer(standing.rulesVersion), .integer(standing.score),
                .integer(standing.ticks), .integer(standing.moment.milliseconds),
                .bytes(standing.recording),
            ])
        guard let row = rows.first else { throw Overtaken() }
        return row
    }
}
