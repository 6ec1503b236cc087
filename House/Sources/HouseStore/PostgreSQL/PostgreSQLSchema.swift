import House
import PostgreSQL

/// Creates a database's tables, and migrates older ones.
enum PostgreSQLSchema {
    /// The migrations.
    static let migrations = SQLSchema(.postgreSQL).migrations

    /// The problem with a database that a newer Funfair has migrated.
    static let newer = StoreProblem.tooNew(path: "The database")

    /// The lock for migrating a database: “FUNFAIR”.
    private static let lock = 0x46_554E_4641_4952

    /// Migrates a database completely or not at all. Only one house migrates at a time.
    ///
    /// - Returns: the number of migrations that were done before.
    /// - Throws: `StoreProblem.tooNew` if a newer Funfair has migrated it.
    @discardableResult
    static func migrate(_ session: PostgresSession) throws -> Int {
        try hold(session)
        try session.command("CREATE TABLE IF NOT EXISTS migration (number bigint PRIMARY KEY)")
        let done = try refuseNewer(session)
        for (number, migration) in migrations.enumerated().dropFirst(done) {
            try session.command(migration)
            try session.execute("INSERT INTO migration VALUES ($1)", [.integer(number)])
        }
        return done
    }

    /// - Returns: the number of migrations done.
    /// - Throws: `StoreProblem.tooNew` if a newer Funfair has done more migrations.
    @discardableResult
    static func refuseNewer(_ session: PostgresSession) throws -> Int {
        let done = try done(in: session) ?? 0
        guard done <= migrations.count else { throw newer }
        return done
    }

    /// - Throws: `StoreProblem.tooOld` if the database has no house, or a house of an older
    ///   version.
    static func refuseOlder(_ session: PostgresSession) throws {
        guard try refuseNewer(session) == migrations.count else {
            throw StoreProblem.tooOld(path: "The database")
        }
    }

    /// Returns the number of migrations done; nil if there never was a house.
    private static func done(in session: PostgresSession) throws -> Int? {
        guard try session.query("SELECT to_regclass('migration') IS NOT NULL")[0].get(0) else {
            return nil
        }
        return try session.query("SELECT COUNT(*) FROM migration")[0].get(0)
    }

    /// Waits until nobody else is migrating the database, and keeps others from starting until the
    /// transaction ends.
    private static func hold(_ session: PostgresSession) throws {
        try session.command(
            "SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(\(lock))")
    }

    /// Waits in the same way, but keeps others from starting until the connection closes.
    static func holdUntilEnd(of session: PostgresSession) throws {
        try session.command("SELECT pg_advisory_lock(\(lock))")
    }

    /// - Throws: `MoveProblem` if the database has no house of this version.
    static func check(_ session: PostgresSession) throws {
        guard let done = try done(in: session) else { throw MoveProblem.noHouse }
        guard done == migrations.count else { throw MoveProblem.otherVersion }
    }
}
