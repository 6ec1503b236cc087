import Foundation
import Funfair
import House

/// Every write to a party first locks the row of the player it concerns, if any, and then the
/// party's row. So events are numbered in the order that others see.
extension SQLRepository {
    // MARK: Parties

    public func open(_ party: NewParty, atMost most: Int) async throws -> OpenedParty {
        try await write { session in
            try session.lock(openingParty)
            let open: Int = try session.query(
                "SELECT COUNT(*) FROM party WHERE code IS NOT NULL")[0].get(0)
            guard open < most else { return .tooMany }
            let row = try session.query(
                """
                INSERT INTO party (public_id, code, opener, opened, touched, events, removals)
                VALUES ($1, $2, $3, $4, $4, 0, 0) ON CONFLICT (code) DO NOTHING RETURNING id
                """, [party.id, party.code, party.opener, party.moment]
            ).first
            guard let number: Int64 = try row?.get(0) else { return .codeTaken }
            _ = try session.append(
                PartyEntry(
                    party: number, moment: party.moment, player: nil, mark: nil,
                    body: party.body, closes: false))
            return .new(number)
        }
    }

    public func party(_ name: PartyName) async throws -> StoredParty? {
        let (column, value): (String, any Storable) =
            switch name {
            case .code(let code): ("code", code)
            case .id(let id): ("public_id", id)
            case .number(let number): ("id", number)
            }
        return try await query(partyRows + " WHERE \(column) = $1", [value]).first
            .map { try StoredParty($0) }
    }

    public func parties(touchedSince moment: Timestamp) async throws -> [StoredParty] {
        try await query(
            partyRows + " WHERE code IS NOT NULL OR touched >= $1 ORDER BY id", [moment]
        ).map { try StoredParty($0) }
    }

    // MARK: Events

    public func events(
        ofParty number: Int64, after last: Int
    ) async throws -> [StoredPartyEvent] {
        try await query(
            """
            SELECT number, made, body FROM party_event
            WHERE party = $1 AND number > $2 ORDER BY number
            """, [number, last]
        ).map {
            StoredPartyEvent(
                number: try $0.get(0), moment: try $0.get(1), body: try $0.get(2))
        }
    }

    public func append(_ entry: PartyEntry) async throws -> Int? {
        try await write { session in
            if let player = entry.player, try !session.lock(player: player) { return nil }
            return try session.append(entry)
        }
    }

    // MARK: Bets

    public func hold(_ bet: PartyBet) async throws -> HeldBet {
        try await write { session in
            guard try session.lock(player: bet.player) else { return .nobodys }
            // Lock the party, because a draw must wait for bets under way, and later bets must see
            // the draw.
            guard
                try session.exists("SELECT 1 FROM party WHERE id = $1", [bet.party], lock: .share)
            else { return .nobodys }
            let isDrawn = try session.exists(
                "SELECT 1 FROM party_event WHERE party = $1 AND mark = $2",
                [bet.party, bet.drawn])
            guard !isDrawn else { return .tooLate }
            try session.execute(
                """
                INSERT INTO roulette_table (id, player, rules_version, made)
                VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
                """, [bet.table, bet.player, bet.rulesVersion, bet.moment])
            _ = try session.insert(bet.bet, onTable: bet.table)
            let held = try session.query(
                "SELECT number, key, wager FROM spin WHERE roulette_table = $1 AND number = $2",
                [bet.table, bet.bet.number]
            ).first
            return try held.map { .bet(try StoredBet($0, from: 0)) } ?? .nobodys
        }
    }

    public func bets(ofParty number: Int64, round: Int) async throws -> [PartyBet] {
        let tables = PartyBet.tables(ofParty: number, round: round)
        return try await query(
            """
            SELECT player, rules_version, made, number, key, wager
            FROM spin JOIN roulette_table ON roulette_table.id = roulette_table
            WHERE roulette_table.id >= $1 AND roulette_table.id < $2 ORDER BY player, number
            """, [tables, PartyBet.end(of: tables)]
        ).map { row in
            PartyBet(
                party: number, round: round, player: try row.get(0),
                bet: try StoredBet(row, from: 3), rulesVersion: try row.get(1),
                moment: try row.get(2), drawn: "")
        }
    }

    // MARK: Removal

    public func pruneParties(before moment: Timestamp, atMost most: Int) async throws -> Int {
        try await write { session in
            let numbers: [Int64] = try session.query(
                """
                SELECT id FROM party WHERE opened < $1 AND code IS NULL ORDER BY id LIMIT $2
                """, [moment, most], lock: .free
            ).map { try $0.get(0) }
            let all = StoreValue.integers(numbers)
            let isAmong = session.dialect.isAmong("$1")
            let boards = "board WHERE period = 'party' AND start \(isAmong)"
            for rows in [
                "score_count WHERE board IN (SELECT id FROM \(boards))",
                "standing WHERE board IN (SELECT id FROM \(boards))", boards,
            ] {
                try session.execute("DELETE FROM " + rows, [all])
            }
            for number in numbers {
                let tables = PartyBet.tables(ofParty: number)
                try session.execute(
                    "DELETE FROM roulette_table WHERE id >= $1 AND id < $2",
                    [tables, PartyBet.end(of: tables)])
            }
            try session.execute("DELETE FROM party WHERE id \(isAmong)", [all])
            return numbers.count
        }
    }
}

/// The lock for opening parties: “PARTY”.
private let openingParty: Int64 = 0x50_4152_5459

private let partyRows = """
    SELECT id, public_id, code, opener, opened, events, removals FROM party
    """

extension StoredParty {
    fileprivate init(_ row: StoreRow) throws {
        self.init(
            number: try row.get(0), id: try row.get(1), code: try row.get(2),
            opener: try row.get(3), opened: try row.get(4), events: try row.get(5),
            removals: try row.get(6))
    }
}

extension StoreSession {
    /// Stores the next event of a party. If the event is about a player, the player's row must be
    /// locked.
    ///
    /// - Returns: the event's number; nil if its mark already exists, or its party was removed.
    func append(_ entry: PartyEntry) throws -> Int? {
        let row = try query(
            """
            UPDATE party SET events = events + 1,
                touched = CASE WHEN touched < $1 THEN $1 ELSE touched END,
                code = CASE WHEN $2 = 1 THEN NULL ELSE code END
            WHERE id = $3
                AND NOT EXISTS (SELECT 1 FROM party_event WHERE party = $3 AND mark = $4)
            RETURNING events
            """, [entry.moment, entry.closes, entry.party, entry.mark]
        ).first
        guard let number: Int = try row?.get(0) else { return nil }
        // If another house wrote the mark while this house waited for the row, the transaction is
        // repeated.
        try execute(
            """
            INSERT INTO party_event (party, number, made, player, mark, body)
            VALUES ($1, $2, $3, $4, $5, $6)
            """, [entry.party, number, entry.moment, entry.player, entry.mark, entry.body])
        return number
    }

    /// Notes in every party with a player's events that these events are being removed.
    func noteRemoval(of player: Int64) throws {
        let parties: [Int64] = try query(
            // Lock rows in a fixed order, because two houses mustn't deadlock.
            """
            SELECT id FROM party WHERE id IN (SELECT party FROM party_event WHERE player = $1)
            ORDER BY id
            """, [player], lock: .noKeyUpdate
        ).map { try $0.get(0) }
        try execute(
            "UPDATE party SET removals = removals + 1 WHERE id \(dialect.isAmong("$1"))",
            [StoreValue.integers(parties)])
    }
}

extension SQLSchema {
    /// The tables of parties and their events.
    var parties: String {
        """
        CREATE TABLE party (
            id \(key),
            public_id \(text) NOT NULL UNIQUE,
            -- Null if the party is over.
            code \(text) UNIQUE,
            opener \(bytes) NOT NULL,
            opened \(number) NOT NULL,
            touched \(number) NOT NULL,
            events \(number) NOT NULL,
            removals \(number) NOT NULL
        ) \(end);
        CREATE INDEX party_touched ON party (touched);
        CREATE INDEX party_opened ON party (opened);

        -- The events of parties. A player's events are removed with the player.
        CREATE TABLE party_event (
            party \(number) NOT NULL REFERENCES party ON DELETE CASCADE,
            number \(number) NOT NULL,
            made \(number) NOT NULL,
            player \(number) REFERENCES player ON DELETE CASCADE,
            mark \(text),
            body \(text) NOT NULL,
            PRIMARY KEY (party, number),
            UNIQUE (party, mark)
        ) \(keyed);
        CREATE INDEX party_event_player ON party_event (player) WHERE player IS NOT NULL;
        """
    }
}
