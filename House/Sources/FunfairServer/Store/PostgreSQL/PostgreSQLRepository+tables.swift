import Foundation
import Funfair
import PostgreSQL

extension PostgreSQLRepository {
    public func openTable(
        id: String, player: Int64, rulesVersion: UInt8, at moment: Moment
    ) async throws -> Bool {
        try await write { session in
            guard try Self.lock(player: player, in: session) else { return false }
            return try session.execute(
                "INSERT INTO roulette_table (id, player, rules_version, made) VALUES ($1, $2, $3, $4)",
                [
                    .text(id), .integer(player), .integer(rulesVersion),
                    .integer(moment.milliseconds),
                ]) == 1
        }
    }

    public func table(
        id: String, after number: Int, asking key: String
    ) async throws -> TableRecord? {
        try await read { session in
            let table = try session.query(
                "SELECT player, rules_version FROM roulette_table WHERE id = $1", [.text(id)]
            ).first
            guard let table else { return nil }
            let spins = try session.query(
                """
                SELECT number, key, level, pockets, pocket FROM spin
                WHERE roulette_table = $1 AND (number > $2 OR key = $3) ORDER BY number
                """, [.text(id), .integer(number), .text(key)]
            ).map(Self.spin)
            return TableRecord(
                player: try table.get(0), rulesVersion: UInt8(try table.get(1, as: Int.self)),
                spins: spins.filter { $0.bet.number > number },
                asked: spins.first { $0.bet.key == key })
        }
    }

    private static func spin(_ row: PostgresRow) throws -> StoredSpin {
        StoredSpin(
            bet: StoredBet(
                number: try row.get(0), key: try row.get(1), level: try row.get(2),
                pockets: try row.get(3)),
            pocket: try row.get(4))
    }

    public func store(bet: StoredBet, onTable id: String) async throws -> Bool {
        try await write { session in
            // Whoever removes the player at this moment is waited for.
            let table = try session.query(
                "SELECT 1 FROM roulette_table WHERE id = $1 FOR KEY SHARE", [.text(id)])
            guard !table.isEmpty else { return false }
            return try session.execute(
                """
                INSERT INTO spin (roulette_table, number, key, level, pockets)
                VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
                """,
                [
                    .text(id), .integer(bet.number), .text(bet.key), .integer(bet.level),
                    .integer(bet.pockets),
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
                """
                UPDATE spin SET pocket = $1
                WHERE roulette_table = $2 AND number = $3 AND pocket IS NULL
                """, [.integer(pocket), .text(id), .integer(number)])
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

    /// A table's run grows with each spin; the table's name stands where others have a ticket.
    private static func grow(
        _ standing: TableStanding, ofTable id: String, in session: PostgresSession
    ) throws -> PostgresRow {
        let rows = try session.query(
            """
            INSERT INTO run (public_id, ticket, player, stall, entry, rules_version,
                score, ticks, made, recording)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
            ON CONFLICT (ticket) DO UPDATE SET score = excluded.score,
                ticks = excluded.ticks, made = excluded.made,
                recording = excluded.recording
            RETURNING id, public_id
            """,
            [
                .text(RunID().text), .bytes(Data(id.utf8)), .integer(standing.player),
                .integer(Stall.roulette.rawValue), .integer(Entry.open.rawValue),
                .integer(standing.rulesVersion), .integer(standing.score),
                .integer(standing.ticks), .integer(standing.moment.milliseconds),
                .bytes(standing.recording),
            ])
        guard let row = rows.first else { throw Overtaken() }
        return row
    }
}
