import Foundation
import Funfair
import GRDB

extension SQLiteRepository {
    public func open(_ party: NewParty, atMost most: Int) async throws -> OpenedParty {
        try await commits.write { db in
            let open = try Int.fetchOne(
                db, sql: "SELECT COUNT(*) FROM party WHERE code IS NOT NULL")
            guard open ?? 0 < most else { return .tooMany }
            try db.execute(
                sql: """
                    INSERT INTO party (public_id, code, opener, opened, touched, events, removals)
                    VALUES (?1, ?2, ?3, ?4, ?4, 0, 0) ON CONFLICT (code) DO NOTHING
                    """,
                arguments: [party.id, party.code, party.opener, party.moment.milliseconds])
            guard db.changesCount == 1 else { return .codeTaken }
            let number = db.lastInsertedRowID
            _ = try Self.append(
                PartyEntry(
                    party: number, moment: party.moment, player: nil, mark: nil,
                    body: party.body, closes: false), in: db)
            return .new(number)
        }
    }

    private static let parties =
        "SELECT id, public_id, code, opener, opened, events, removals FROM party"

    private static func party(_ row: Row) -> StoredParty {
        StoredParty(
            number: row[0], id: row[1], code: row[2], opener: row[3],
            opened: Moment(milliseconds: row[4]), events: row[5], removals: row[6])
    }

    public func party(_ name: PartyName) async throws -> StoredParty? {
        let (condition, argument): (String, any DatabaseValueConvertible) =
            switch name {
            case .code(let code): ("code = ?", code)
            case .id(let id): ("public_id = ?", id)
            case .number(let number): ("id = ?", number)
            }
        let value = argument.databaseValue
        return try await read { db in
            try Row.fetchOne(
                db.cachedStatement(sql: Self.parties + " WHERE " + condition),
                arguments: [value]
            ).map(Self.party)
        }
    }

    public func parties(touchedSince moment: Moment) async throws -> [StoredParty] {
        try await read { db in
            try Row.fetchAll(
                db.cachedStatement(
                    sql: Self.parties + " WHERE code IS NOT NULL OR touched >= ? ORDER BY id"),
                arguments: [moment.milliseconds]
            ).map(Self.party)
        }
    }

    public func events(
        ofParty number: Int64, after last: Int
    ) async throws -> [StoredPartyEvent] {
        try await read { db in
            try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT number, made, body FROM party_event
                        WHERE party = ? AND number > ? ORDER BY number
                        """), arguments: [number, last]
            ).map {
                StoredPartyEvent(
                    number: $0[0], moment: Moment(milliseconds: $0[1]), body: $0[2])
            }
        }
    }

    public func append(_ entry: PartyEntry) async throws -> Int? {
        try await commits.write { try Self.append(entry, in: $0) }
    }

    static func append(_ entry: PartyEntry, in db: Database) throws -> Int? {
        if let player = entry.player {
            let isThere = try Int.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM player WHERE id = ?"),
                arguments: [player])
            guard isThere != nil else { return nil }
        }
        if let mark = entry.mark, try isMarked(mark, party: entry.party, in: db) { return nil }
        let number = try Int.fetchOne(
            db.cachedStatement(
                sql: """
                    UPDATE party SET events = events + 1, touched = MAX(touched, ?),
                        code = CASE WHEN ? THEN NULL ELSE code END
                    WHERE id = ? RETURNING events
                    """),
            arguments: [entry.moment.milliseconds, entry.closes, entry.party])
        guard let number else { return nil }
        try db.cachedStatement(
            sql: """
                INSERT INTO party_event (party, number, made, player, mark, body)
                VALUES (?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                entry.party, number, entry.moment.milliseconds, entry.player, entry.mark,
                entry.body,
            ])
        return number
    }

    private static func isMarked(
        _ mark: String, party: Int64, in db: Database
    ) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM party_event WHERE party = ? AND mark = ?"),
            arguments: [party, mark]) != nil
    }

    // MARK: Bets

    public func hold(_ bet: PartyBet) async throws -> HeldBet {
        try await commits.write { db in
            let isThere = try Int.fetchOne(
                db.cachedStatement(
                    sql: "SELECT 1 FROM player, party WHERE player.id = ? AND party.id = ?"),
                arguments: [bet.player, bet.party])
            guard isThere != nil else { return .nobodys }
            guard try !Self.isMarked(bet.drawn, party: bet.party, in: db) else {
                return .tooLate
            }
            try db.cachedStatement(
                sql: """
                    INSERT OR IGNORE INTO roulette_table (id, player, rules_version, made)
                    VALUES (?, ?, ?, ?)
                    """
            ).execute(
                arguments: [bet.table, bet.player, bet.rulesVersion, bet.moment.milliseconds])
            try db.cachedStatement(
                sql: """
                    INSERT INTO spin (roulette_table, number, key, wager)
                    VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
                    """
            ).execute(arguments: [bet.table, bet.bet.number, bet.bet.key, bet.bet.wager])
            let held = try Row.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT number, key, wager FROM spin
                        WHERE roulette_table = ? AND number = ?
                        """), arguments: [bet.table, bet.bet.number])
            guard let held else { return .nobodys }
            return .bet(StoredBet(number: held[0], key: held[1], wager: held[2]))
        }
    }

    public func bets(ofParty number: Int64, round: Int) async throws -> [PartyBet] {
        let tables = PartyBet.tables(ofParty: number, round: round)
        return try await read { db in
            try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT player, rules_version, made, number, key, wager
                        FROM spin JOIN roulette_table ON roulette_table.id = roulette_table
                        WHERE roulette_table.id >= ? AND roulette_table.id < ?
                        ORDER BY player, number
                        """), arguments: [tables, PartyBet.end(of: tables)]
            ).map { row in
                PartyBet(
                    party: number, round: round, player: row[0],
                    bet: StoredBet(number: row[3], key: row[4], wager: row[5]),
                    rulesVersion: row[1], moment: Moment(milliseconds: row[2]), drawn: "")
            }
        }
    }

    // MARK: Forgetting

    /// Notes that events go with a player, in whatever parties there are some.
    static func noteRemoval(of player: Int64, in db: Database) throws {
        try db.execute(
            sql: """
                UPDATE party SET removals = removals + 1
                WHERE id IN (SELECT party FROM party_event WHERE player = ?)
                """, arguments: [player])
    }

    public func pruneParties(before moment: Moment, atMost most: Int) async throws -> Int {
        try await commits.write { db in
            let numbers = try Int64.fetchAll(
                db,
                sql: """
                    SELECT id FROM party WHERE opened < ? AND code IS NULL ORDER BY id LIMIT ?
                    """, arguments: [moment.milliseconds, most])
            for number in numbers {
                let boards = "(SELECT id FROM board WHERE period = 'party' AND start = ?)"
                for table in ["score_count", "standing"] {
                    try db.execute(
                        sql: "DELETE FROM \(table) WHERE board IN \(boards)",
                        arguments: [number])
                }
                try db.execute(
                    sql: "DELETE FROM board WHERE period = 'party' AND start = ?",
                    arguments: [number])
                let tables = PartyBet.tables(ofParty: number)
                try db.execute(
                    sql: "DELETE FROM roulette_table WHERE id >= ? AND id < ?",
                    arguments: [tables, PartyBet.end(of: tables)])
                try db.execute(sql: "DELETE FROM party WHERE id = ?", arguments: [number])
            }
            return numbers.count
        }
    }
}
