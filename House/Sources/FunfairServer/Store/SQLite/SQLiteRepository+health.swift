import Foundation
import Funfair
import GRDB

extension SQLiteRepository {
    public func checkStoring(at moment: Moment) async throws {
        try commits.checkRecent()
        try await commits.write { db in
            // Whatever a run would touch is touched, and taken back.
            try db.inSavepoint {
                _ = try Self.record(try Self.probe(at: moment, in: db), in: db)
                return .rollback
            }
            // Only what stays goes all the way to the disk.
            try db.execute(
                sql: """
                    INSERT INTO house (word, value) VALUES ('checked', randomblob(8))
                    ON CONFLICT DO UPDATE SET value = excluded.value
                    """)
        }
    }

    /// A run that nobody played, of a player whom nobody can be: the name is none.
    private static func probe(at moment: Moment, in db: Database) throws -> NewRun {
        let ticket = House.random(Ticket.idSize)
        try db.execute(
            sql: "INSERT INTO device (secret_hash, made) VALUES (?, 0)", arguments: [Data(ticket)])
        try db.execute(
            sql: "INSERT INTO player (name, name_key, device, made) VALUES ('', '', ?, 0)",
            arguments: [db.lastInsertedRowID])
        return .probe(ticket: ticket, player: db.lastInsertedRowID, at: moment)
    }
}
