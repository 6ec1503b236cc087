import House
import PostgreSQL

/// How a database gets its tables, and older ones the present ones.
enum PostgreSQLSchema {
    /// Each is done once, in this order; none is ever changed.
    private static let migrations = [SQLSchema(.postgreSQL).statements]

    /// What is said of a database of a newer Funfair.
    static let newer = StoreProblem.tooNew(path: "The database")

    /// The lock of whoever brings a database up to date: “FUNFAIR”.
    private static let lock = 0x46_554E_4641_4952

    /// Brings a database up to date; one house after the other, and each the whole of it or nothing.
    ///
    /// - Throws: `StoreProblem.tooNew` where a newer Funfair did so before.
    static func migrate(_ session: PostgresSession) throws {
        try hold(session)
        try session.command("CREATE TABLE IF NOT EXISTS migration (number bigint PRIMARY KEY)")
        let done = try refuseNewer(session)
        for (number, migration) in migrations.enumerated().dropFirst(done) {
            try session.command(migration)
            try session.execute("INSERT INTO migration VALUES ($1)", [.integer(number)])
        }
    }

    /// - Returns: how many migrations were done.
    /// - Throws: `StoreProblem.tooNew` where a newer Funfair did more of them.
    @discardableResult
    static func refuseNewer(_ session: PostgresSession) throws -> Int {
        let done = try done(in: session) ?? 0
        guard done <= migrations.count else { throw newer }
        return done
    }

    /// - Throws: `StoreProblem.tooOld` where there is no house, or only one of before.
    static func refuseOlder(_ session: PostgresSession) throws {
        guard try refuseNewer(session) == migrations.count else {
            throw StoreProblem.tooOld(path: "The database")
        }
    }

    /// How many migrations were done; nil where there never was a house.
    private static func done(in session: PostgresSession) throws -> Int? {
        guard try session.query("SELECT to_regclass('migration') IS NOT NULL")[0].get(0) else {
            return nil
        }
        return try session.query("SELECT COUNT(*) FROM migration")[0].get(0)
    }

    /// Waits until nobody else brings the database up to date, and lets nobody begin with that before
    /// the transaction ends.
    private static func hold(_ session: PostgresSession) throws {
        try session.command(
            "SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(\(lock))")
    }

    /// Waits as well, and lets nobody begin with that before the connection ends.
    static func holdUntilEnd(of session: PostgresSession) throws {
        try session.command("SELECT pg_advisory_lock(\(lock))")
    }

    /// - Throws: `MoveProblem` where the database is no house's of this version.
    static func check(_ session: PostgresSession) throws {
        guard let done = try done(in: session) else { throw MoveProblem.noHouse }
        guard done == migrations.count else { throw MoveProblem.otherVersion }
    }
}
