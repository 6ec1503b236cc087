import Foundation
import Funfair
import GRDB

extension SQLiteRepository {
    public func challengeSeed(
        of stall: Stall, on day: Day, drawing seed: UInt64
    ) async throws -> UInt64 {
        let place: StatementArguments = [day.number, stall.rawValue]
        let query = "SELECT seed FROM challenge WHERE day = ? AND stall = ?"
        if let drawn = try await read({ try Int64.fetchOne($0, sql: query, arguments: place) }) {
            return UInt64(bitPattern: drawn)
        }
        return try await commits.write { db in
            try db.execute(
                sql: "INSERT OR IGNORE INTO challenge (day, stall, seed) VALUES (?, ?, ?)",
                arguments: place + [Int64(bitPattern: seed)])
            let drawn = try Int64.fetchOne(db, sql: query, arguments: place)
            return drawn.map { UInt64(bitPattern: $0) } ?? seed
        }
    }

    public func challengeTry(
        _ ticket: Data, of stall: Stall, player: Int64, day: Day
    ) async throws -> ChallengeTry {
        try await commits.write { db in
            let place: StatementArguments = [day.number, stall.rawValue, player]
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO challenge_try (day, stall, player, ticket)
                    SELECT ?, ?, id, ? FROM player WHERE id = ?
                    """,
                arguments: [day.number, stall.rawValue, ticket, player])
            let given = try Data.fetchOne(
                db, sql: SharedStatements.challengeTicket, arguments: place)
            guard let given else { return .nobodys }
            return given == ticket ? .ticket(ticket) : try Self.unused(given, in: db)
        }
    }

    /// A ticket that was given before is given again as long as no run came with it: what carried it
    /// may have been lost on the way. Its time goes on from when it was first given.
    private static func unused(_ ticket: Data, in db: Database) throws -> ChallengeTry {
        let id = ticket.dropFirst().prefix(Ticket.idSize)
        let isUsed =
            try Int.fetchOne(
                db, sql: "SELECT 1 FROM run WHERE ticket = ?", arguments: [Data(id)]) != nil
        return isUsed ? .played : .ticket(ticket)
    }

    public func hasTried(_ stall: Stall, key: String, day: Day) async throws -> Bool {
        try await read { db in
            try Int.fetchOne(
                db.cachedStatement(sql: SharedStatements.challengeTries),
                arguments: [day.number, stall.rawValue, key]) != nil
        }
    }
}
