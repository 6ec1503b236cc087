import Foundation
import Funfair
import PostgreSQL

extension PostgreSQLRepository {
    public func challengeSeed(
        of stall: Stall, on day: Day, drawing seed: UInt64
    ) async throws -> UInt64 {
        let place: [PostgresValue] = [.integer(day.number), .integer(stall.rawValue)]
        let query = "SELECT seed FROM challenge WHERE day = $1 AND stall = $2"
        let drawn: Int64? = try await rows(query, place).first?.get(0)
        if let drawn { return UInt64(bitPattern: drawn) }
        return try await write { session in
            try session.execute(
                "INSERT INTO challenge (day, stall, seed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                place + [.integer(Int64(bitPattern: seed))])
            guard let row = try session.query(query, place).first else { throw Overtaken() }
            return UInt64(bitPattern: try row.get(0))
        }
    }

    public func challengeTry(
        _ ticket: Data, of stall: Stall, player: Int64, day: Day
    ) async throws -> ChallengeTry {
        try await write { session in
            guard try Self.lock(player: player, in: session) else { return .nobodys }
            let place: [PostgresValue] = [
                .integer(day.number), .integer(stall.rawValue), .integer(player),
            ]
            try session.execute(
                """
                INSERT INTO challenge_try (day, stall, player, ticket) VALUES ($1, $2, $3, $4)
                ON CONFLICT DO NOTHING
                """, place + [.bytes(ticket)])
            let row = try session.query(SharedStatements.challengeTicket, place).first
            guard let given = try row.map({ Data(try $0.get(0, as: [UInt8].self)) }) else {
                throw Overtaken()
            }
            return given == ticket ? .ticket(ticket) : try Self.unused(given, in: session)
        }
    }

    /// A ticket that was given before is given again as long as no run came with it: what carried it
    /// may have been lost on the way. Its time goes on from when it was first given.
    private static func unused(
        _ ticket: Data, in session: PostgresSession
    ) throws -> ChallengeTry {
        let id = ticket.dropFirst().prefix(Ticket.idSize)
        let runs = try session.query("SELECT 1 FROM run WHERE ticket = $1", [.bytes(id)])
        return runs.isEmpty ? .ticket(ticket) : .played
    }

    public func hasTried(_ stall: Stall, key: String, day: Day) async throws -> Bool {
        try await !rows(
            SharedStatements.challengeTries,
            [.integer(day.number), .integer(stall.rawValue), .text(key)]
        ).isEmpty
    }
}
