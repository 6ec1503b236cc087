import Foundation
import Funfair
import PostgreSQL

extension PostgreSQLRepository {
    public func checkStoring(at moment: Moment) async throws {
        try await write { session in
            try PostgreSQLSchema.refuseNewer(session)
            // Whatever a run would touch is touched, and taken back.
            try session.dryRun {
                _ = try Self.record(try Self.probe(at: moment, in: $0), in: $0)
            }
            // Only what stays goes all the way to the disk. Each connection has a row of its own.
            try session.execute(
                """
                INSERT INTO house (word, value) VALUES ('checked ' || $1::bigint, $2)
                ON CONFLICT (word) DO UPDATE SET value = excluded.value
                """, [.integer(session.tag), .bytes(House.random(8))])
        }
    }

    /// A run that nobody played, of a player whom nobody can be: the name is none.
    private static func probe(at moment: Moment, in session: PostgresSession) throws -> NewRun {
        let ticket = House.random(Ticket.idSize)
        // No two houses that look at the same moment have the same one.
        let name = " \(session.tag)"
        let rows = try session.query(
            """
            WITH made AS (INSERT INTO device (secret_hash, made) VALUES ($1, 0) RETURNING id)
            INSERT INTO player (name, name_key, device, made) SELECT '', $2, id, 0 FROM made
            RETURNING id
            """, [.bytes(ticket), .text(name)])
        return .probe(ticket: ticket, player: try rows[0].get(0), at: moment)
    }
}
