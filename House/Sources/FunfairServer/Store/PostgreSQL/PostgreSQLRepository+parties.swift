import Foundation
import Funfair
import PostgreSQL

/// Whoever writes to a party locks its player's row first, and then the party's: so what happened there
/// is numbered in the order in which others see it.
extension PostgreSQLRepository {
    /// The lock of whoever opens a party: “PARTY”.
    private static let opening = 0x50_4152_5459

    public func open(_ party: NewParty, atMost most: Int) async throws -> OpenedParty {
        try await write { session in
            try session.command("SELECT pg_advisory_xact_lock(\(Self.opening))")
            let open: Int = try session.query(
                "SELECT COUNT(*) FROM party WHERE code IS NOT NULL")[0].get(0)
            guard open < most else { return .tooMany }
            let row = try session.query(
                """
                INSERT INTO party (public_id, code, opener, opened, touched, events, removals)
                VALUES ($1, $2, $3, $4, $4, 0, 0) ON CONFLICT (code) DO NOTHING RETURNING id
                """,
                [
                    .text(party.id), .text(party.code), .bytes(party.opener),
                    .integer(party.moment.milliseconds),
                ]
            ).first
            guard let number: Int64 = try row?.get(0) else { return .codeTaken }
            _ = try Self.append(
                PartyEntry(
                    party: number, moment: party.moment, player: nil, mark: nil,
                    body: party.body, closes: false), in: session)
            return .new(number)
        }
    }

    private static let parties =
        "SELECT id, public_id, code, opener, opened, events, removals FROM party"

    private static func party(_ row: PostgresRow) throws -> StoredParty {
        StoredParty(
            number: try row.get(0), id: try row.get(1), code: try row.get(2),
            opener: Data(try row.get(3, as: [UInt8].self)),
            opened: Moment(milliseconds: try row.get(4)), events: try row.get(5),
            removals: try row.get(6))
    }

    public func party(_ name: PartyName) async throws -> StoredParty? {
        let (condition, value): (String, PostgresValue) =
            switch name {
            case .code(let code): ("code = $1", .text(code))
            case .id(let id): ("public_id = $1", .text(id))
            case .number(let number): ("id = $1", .integer(number))
            }
        return try await rows(Self.parties + " WHERE " + condition, [value]).first
            .map(Self.party)
    }

    public func parties(touchedSince moment: Moment) async throws -> [StoredParty] {
        try await rows(
            Self.parties + " WHERE code IS NOT NULL OR touched >= $1 ORDER BY id",
            [.integer(moment.milliseconds)]
        ).map(Self.party)
    }

    public func events(
        ofParty number: Int64, after last: Int
    ) async throws -> [StoredPartyEvent] {
        try await rows(
            """
            SELECT number, made, body FROM party_event
            WHERE party = $1 AND number > $2 ORDER BY number
            """, [.integer(number), .integer(last)]
        ).map {
            StoredPartyEvent(
                number: try $0.get(0), moment: Moment(milliseconds: try $0.get(1)),
                body: try $0.get(2))
        }
    }

    public func append(_ entry: PartyEntry) async throws -> Int? {
        try await write { session in
            if let player = entry.player, try !Self.lock(player: player, in: session) {
                return nil
            }
            return try Self.append(entry, in: session)
        }
    }

    /// The player's row is locked, where it is about one.
    static func append(_ entry: PartyEntry, in session: PostgresSession) throws -> Int? {
        let row = try session.query(
            """
            UPDATE party SET events = events + 1, touched = GREATEST(touched, $1),
                code = CASE WHEN $2::bigint = 1 THEN NULL ELSE code END
            WHERE id = $3
                AND NOT EXISTS (SELECT 1 FROM party_event WHERE party = $3 AND mark = $4)
            RETURNING events
            """,
            [
                .integer(entry.moment.milliseconds), .integer(entry.closes ? 1 : 0),
                .integer(entry.party), .text(entry.mark),
            ]
        ).first
        guard let number: Int = try row?.get(0) else { return nil }
        // Where another house wrote the mark while this one waited for the row, all is done again.
        try session.execute(
            """
            INSERT INTO party_event (party, number, made, player, mark, body)
            VALUES ($1, $2, $3, $4, $5, $6)
            """,
            [
                .integer(entry.party), .integer(number), .integer(entry.moment.milliseconds),
                .integer(entry.player), .text(entry.mark), .text(entry.body),
            ])
        return number
    }

    // MARK: Bets

    public func hold(_ bet: PartyBet) async throws -> HeldBet {
        try await write { session in
            guard try Self.lock(player: bet.player, in: session) else { return .nobodys }
            // Whoever draws waits for the bets that are on their way, and those after it find the draw.
            let party = try session.query(
                "SELECT 1 FROM party WHERE id = $1 FOR SHARE", [.integer(bet.party)])
            guard !party.isEmpty else { return .nobodys }
            let drawn = try session.query(
                "SELECT 1 FROM party_event WHERE party = $1 AND mark = $2",
                [.integer(bet.party), .text(bet.drawn)])
            guard drawn.isEmpty else { return .tooLate }
            try session.execute(
                """
                INSERT INTO roulette_table (id, player, rules_version, made)
                VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
                """,
                [
                    .text(bet.table), .integer(bet.player), .integer(bet.rulesVersion),
                    .integer(bet.moment.milliseconds),
                ])
            try session.execute(
                """
                INSERT INTO spin (roulette_table, number, key, wager)
                VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
                """,
                [
                    .text(bet.table), .integer(bet.bet.number), .text(bet.bet.key),
                    .bytes(bet.bet.wager),
                ])
            let held = try session.query(
                """
                SELECT number, key, wager FROM spin
                WHERE roulette_table = $1 AND number = $2
                """, [.text(bet.table), .integer(bet.bet.number)]
            ).first
            return try held.map { .bet(try Self.bet($0, from: 0)) } ?? .nobodys
        }
    }

    public func bets(ofParty number: Int64, round: Int) async throws -> [PartyBet] {
        let tables = PartyBet.tables(ofParty: number, round: round)
        return try await rows(
            """
            SELECT player, rules_version, made, number, key, wager
            FROM spin JOIN roulette_table ON roulette_table.id = roulette_table
            WHERE roulette_table.id >= $1 AND roulette_table.id < $2 ORDER BY player, number
            """, [.text(tables), .text(PartyBet.end(of: tables))]
        ).map { row in
            PartyBet(
                party: number, round: round, player: try row.get(0),
                bet: try Self.bet(row, from: 3),
                rulesVersion: UInt8(try row.get(1, as: Int.self)),
                moment: Moment(milliseconds: try row.get(2)), drawn: "")
        }
    }

    // MARK: Forgetting

    /// Notes that events go with a player, in whatever parties there are some.
    static func noteRemoval(of player: Int64, in session: PostgresSession) throws {
        try session.execute(
            """
            UPDATE party SET removals = removals + 1 WHERE id IN (
                SELECT id FROM party
                WHERE id IN (SELECT party FROM party_event WHERE player = $1)
                -- In one order, so that no two houses wait for each other.
                ORDER BY id FOR NO KEY UPDATE)
            """, [.integer(player)])
    }

    public func pruneParties(before moment: Moment, atMost most: Int) async throws -> Int {
        try await write { session in
            let numbers: [Int64] = try session.query(
                """
                SELECT id FROM party WHERE opened < $1 AND code IS NULL
                ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
                """, [.integer(moment.milliseconds), .integer(most)]
            ).map { try $0.get(0) }
            let all = PostgresValue.integers(numbers)
            let boards = "(SELECT id FROM board WHERE period = 'party' AND start = ANY ($1))"
            for table in ["score_count", "standing"] {
                try session.execute("DELETE FROM \(table) WHERE board IN \(boards)", [all])
            }
            try session.execute(
                "DELETE FROM board WHERE period = 'party' AND start = ANY ($1)", [all])
            for number in numbers {
                let tables = PartyBet.tables(ofParty: number)
                try session.execute(
                    "DELETE FROM roulette_table WHERE id >= $1 AND id < $2",
                    [.text(tables), .text(PartyBet.end(of: tables))])
            }
            try session.execute("DELETE FROM party WHERE id = ANY ($1)", [all])
            return numbers.count
        }
    }
}
