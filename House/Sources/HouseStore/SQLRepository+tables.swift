import Foundation
import Funfair
import House

extension SQLRepository {
    public func openTable(
        id: String, player: Int64, contest: Contest, at moment: Timestamp
    ) async throws -> Bool {
        try await write { session in
            guard try session.lock(player: player) else { return false }
            return try session.execute(
                """
                INSERT INTO roulette_table (id, player, contest, rules_version, made)
                VALUES ($1, $2, $3, $4, $5)
                """, [id, player, contest.rawValue, contest.rulesVersion, moment]) == 1
        }
    }

    public func table(
        id: String, after number: Int, asking key: String
    ) async throws -> TableRecord? {
        try await read { try $0.table(id: id, after: number, asking: key) }
    }

    public func store(bet: StoredBet, onTable id: String) async throws -> Bool {
        try await write { session in
            // Lock the table, which waits if somebody is removing its player.
            let isThere = try session.exists(
                "SELECT 1 FROM roulette_table WHERE id = $1", [id], lock: .keyShare)
            return try isThere && session.insert(bet, onTable: id)
        }
    }

    public func store(
        pocket: Int, ofSpin number: Int, onTable id: String, _ standing: TableStanding
    ) async throws -> Drawn {
        try await write { session in
            // Lock the player. If the player was removed, so was the table.
            guard
                let locked = try session.lock(
                    player: standing.player, numbering: standing.boards)
            else { return .before(nil) }
            // If there are two draws, the second waits for the first, and then finds the first
            // draw's pocket.
            let drawn = try session.execute(
                """
                UPDATE spin SET pocket = $1
                WHERE roulette_table = $2 AND number = $3 AND pocket IS NULL
                """, [pocket, id, number])
            guard drawn == 1 else {
                let before = try session.query(
                    "SELECT pocket FROM spin WHERE roulette_table = $1 AND number = $2",
                    [id, number])
                return .before(try before.first?.get(0, as: Int?.self))
            }
            let run = try session.grow(standing, ofTable: id)
            _ = try session.stand(
                player: standing.player, score: standing.score, run: try run.get(0),
                at: standing.moment, on: locked.boards)
            return .now(try run.get(1))
        }
    }
}

extension StoreSession {
    fileprivate func table(id: String, after number: Int, asking key: String) throws -> TableRecord?
    {
        let table = try query(
            "SELECT player, contest, rules_version FROM roulette_table WHERE id = $1", [id]
        ).first
        guard let table else { return nil }
        let spins = try query(
            """
            SELECT number, key, wager, pocket FROM spin
            WHERE roulette_table = $1 AND (number > $2 OR key = $3) ORDER BY number
            """, [id, number, key]
        ).map { StoredSpin(bet: try StoredBet($0, from: 0), pocket: try $0.get(3)) }
        return TableRecord(
            player: try table.get(0), contest: Contest(rawValue: try table.get(1)),
            rulesVersion: try table.get(2), spins: spins.filter { $0.bet.number > number },
            asked: spins.first { $0.bet.key == key })
    }

    /// Returns the recording of a run.
    ///
    /// - Parameters:
    ///   - row: a row with a run's recording, its ticket and its player's name.
    ///   - column: the index of the first of these columns.
    func recording(_ row: StoreRow, from column: Int) throws -> KeptRecording {
        let kept: Data = try row.get(column)
        guard kept.isEmpty else { return KeptRecording(kept) }
        let id = String(decoding: try row.get(column + 1, as: Data.self), as: UTF8.self)
        return KeptRecording(
            try table(id: id, after: 0, asking: ""), player: try row.get(column + 2))
    }

    /// Inserts a bet.
    ///
    /// - Returns: false if there is already a bet with that number or key.
    func insert(_ bet: StoredBet, onTable id: String) throws -> Bool {
        try execute(
            """
            INSERT INTO spin (roulette_table, number, key, wager)
            VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
            """, [id, bet.number, bet.key, bet.wager]) == 1
    }

    /// Updates a table's run after a spin. The run has the table's identifier instead of a ticket.
    ///
    /// - Returns: the number of the run, and its identifier on the boards.
    fileprivate func grow(_ standing: TableStanding, ofTable id: String) throws -> StoreRow {
        let rows = try query(
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
                RunID(), Data(id.utf8), standing.player, standing.contest.rawValue,
                RunPurpose.open.rawValue, standing.rulesVersion, standing.score, standing.ticks,
                standing.moment, standing.recording ?? Data(),
            ])
        guard let row = rows.first else { throw Overtaken() }
        return row
    }
}

extension StoredBet {
    /// Reads a bet from three columns: its number, key and wager.
    init(_ row: StoreRow, from column: Int) throws {
        self.init(
            number: try row.get(column), key: try row.get(column + 1),
            wager: try row.get(column + 2))
    }
}

extension SQLSchema {
    /// The database tables for tables of Roulette.
    var tables: String {
        """
        CREATE TABLE roulette_table (
            id \(text) PRIMARY KEY,
            player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
            contest \(number) NOT NULL DEFAULT \(Contest(.roulette).rawValue),
            rules_version \(number) NOT NULL,
            made \(number) NOT NULL
        ) \(keyed);
        CREATE INDEX roulette_table_player ON roulette_table (player);

        -- The pocket is null between the bet and the draw.
        CREATE TABLE spin (
            roulette_table \(text) NOT NULL REFERENCES roulette_table ON DELETE CASCADE,
            number \(number) NOT NULL,
            key \(text) NOT NULL,
            wager \(bytes) NOT NULL,
            pocket \(number),
            PRIMARY KEY (roulette_table, number),
            UNIQUE (roulette_table, key)
        ) \(keyed);
        """
    }
}
