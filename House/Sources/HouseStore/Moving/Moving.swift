import Foundation
import GRDB
import House
import PostgreSQL

/// Moves a house from a file into a database, or back. It only reads the original. The destination
/// receives either all the data, checked, or nothing.
public struct Moving: Sendable {
    /// What was moved.
    public struct Report: Sendable {
        /// The number of rows of all tables.
        public internal(set) var rows = 0
        /// The number of runs that were replayed and are valid.
        public internal(set) var holding = 0
        /// The number of runs under earlier rules, which weren't replayed.
        public internal(set) var old = 0
    }

    private let files: HouseFiles
    private let address: PostgresAddress
    private let tell: @Sendable (String) -> Void

    /// - Parameters:
    ///   - path: the file.
    ///   - address: the database.
    ///   - tell: receives progress messages. Each is a sentence.
    public init(
        file path: String, database address: PostgresAddress,
        tell: @escaping @Sendable (String) -> Void
    ) {
        files = HouseFiles(data: path)
        self.address = address
        self.tell = tell
    }

    // MARK: From the file

    /// Moves the file's house into the database, in one transaction.
    ///
    /// - Parameter key: the key that the file's house used. The database's houses must use it from
    ///   now on.
    public func toDatabase(key: TicketKey?) async throws -> Report {
        guard DiskFile.Identity(path: files.data) != nil else {
            throw MoveProblem.missing(path: files.data)
        }
        let lease = try FileLease(on: files)
        defer { lease.end() }
        guard !files.logIsForeign else { throw StoreProblem(foreignLogOf: files) }
        var configuration = Configuration()
        configuration.readonly = true
        let file = try DatabaseQueue(path: files.data, configuration: configuration)
        let pool = try await connect()
        defer { pool.close() }
        return try await Self.transaction(.writing, in: pool) { session in
            try PostgreSQLSchema.migrate(session)
            try refuseHouses(in: session)
            for name in MovedTable.names {
                guard try !session.query("SELECT EXISTS (SELECT FROM \(name))")[0].get(0) else {
                    throw MoveProblem.notEmpty
                }
            }
            var outcome = try file.read { db in
                guard try SQLiteSchema.migrator.hasCompletedMigrations(db),
                    try !SQLiteSchema.migrator.hasBeenSuperseded(db)
                else { throw MoveProblem.otherVersion }
                try PostgreSQLSession(session).takeTimeZone(of: SQLiteSession(db))
                return try copy(db, session) { try $0.copy(from: db, to: session) }
            }
            try finish(session, key: key)
            tell("Replaying every run.")
            var last: Int64 = 0
            while let runs = try PostgreSQLSession(session).runs(after: last) {
                last = runs.last
                for run in runs.runs { try outcome.check(run) }
            }
            try refuseHouses(in: session)
            return outcome
        }
    }

    private func finish(_ session: PostgresSession, key: TicketKey?) throws {
        for name in MovedTable.numbered {
            try session.command(
                """
                SELECT setval(pg_get_serial_sequence('\(name)', 'id'),
                    GREATEST(MAX(id), 1), MAX(id) IS NOT NULL) FROM \(name)
                """)
        }
        try session.command(ScoreCount.recount)
        if let key {
            try session.execute("DELETE FROM house WHERE word = 'ticket key'")
            try session.execute(
                "INSERT INTO house (word, value) VALUES ('ticket key', $1)",
                [.bytes(PostgreSQLRepository.mark(of: key))])
        }
        let flaws = try PostgreSQLSession(session).flaws()
        guard flaws.isEmpty else { throw MoveProblem.flaws(flaws) }
    }

    // MARK: From the database

    /// Moves the database's house into a new file. The file has a temporary name until it is
    /// complete.
    public func toFile() async throws -> Report {
        let lease = try FileLease(on: files)
        defer { lease.end() }
        guard DiskFile.Identity(path: files.data) == nil, DiskFile.size(files.log) <= 0 else {
            throw MoveProblem.isThere(path: files.data)
        }
        let part = HouseFiles(data: files.data + ".part")
        defer { part.remove() }
        let pool = try await connect()
        defer { pool.close() }
        var outcome = try await Self.transaction(.reading, in: pool) { session in
            try PostgreSQLSchema.check(session)
            try refuseHouses(in: session)
            let outcome = try write(part, from: session)
            session.tag = Self.copied
            return outcome
        }
        tell("Replaying every run.")
        let copy = try SQLiteRepository(path: part.data)
        let flaws = try await copy.flaws()
        guard flaws.isEmpty else { throw MoveProblem.flaws(flaws) }
        try await copy.eachRun { run in
            try outcome.check(run)
            return true
        }
        try copy.close()
        let mark = UInt32.random(in: HouseFiles.marks)
        let queue = try DatabaseQueue(path: part.data)
        try await queue.writeWithoutTransaction { try HouseFiles.setMark(mark, in: $0) }
        try queue.close()
        _ = try await Self.transaction(.reading, in: pool) { session in
            // If the connection was lost, a house may have started meanwhile.
            guard session.tag == Self.copied else { throw PostgresProblem.lost }
            try refuseHouses(in: session)
        }
        try DiskFile.publish(part.data, as: files.data)
        try lease.note(mark: mark)
        return outcome
    }

    private func write(_ part: HouseFiles, from session: PostgresSession) throws -> Report {
        part.remove()
        try DiskFile.makePrivate(part.data)
        let file = try DatabaseQueue(path: part.data)
        defer { try? file.close() }
        try SQLiteSchema.migrator.migrate(file)
        return try file.write { db in
            try SQLiteSession(db).takeTimeZone(of: PostgreSQLSession(session))
            let outcome = try copy(db, session) { try $0.copy(from: session, to: db) }
            try db.execute(sql: ScoreCount.recount)
            return outcome
        }
    }

    // MARK: Both directions

    /// The tag of the connection that read the house.
    private static let copied: Int64 = 1

    /// Returns a pool whose connection makes starting houses wait until the connection closes. The
    /// session holds the lock instead of a transaction, whose snapshot would predate the wait for
    /// the lock.
    private func connect() async throws -> PostgresPool {
        let day = 86_400_000
        let pool = PostgresPool(
            address, settings: PostgresSettings(statementTimeout: day, name: "funfair move"),
            size: 1, patience: .seconds(8)
        ) { try PostgreSQLSchema.holdUntilEnd(of: $0) }
        do { try await pool.check() } catch {
            pool.close()
            throw error
        }
        return pool
    }

    private static func transaction<Value: Sendable>(
        _ kind: PostgresTransaction, in pool: PostgresPool,
        _ body: @escaping @Sendable (PostgresSession) throws -> Value
    ) async throws -> Value {
        try await pool.transaction(kind, repeating: .never) { session in
            try session.command(
                "SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL statement_timeout = 0"
            )
            return try body(session)
        }
    }

    /// Throws an error if houses are using the database. A house that has lost its connections
    /// reconnects without waiting, so check this before and after moving.
    private func refuseHouses(in session: PostgresSession) throws {
        try session.command("SELECT pg_stat_clear_snapshot()")
        let isServed: Bool = try session.query(
            """
            SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
                    AND application_name = '\(PostgreSQLRepository.settings.name)')
                OR EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory'
                    AND classid = \(Slot.locks) AND objsubid = 2 AND database =
                        (SELECT oid FROM pg_database WHERE datname = current_database()))
            """)[0].get(0)
        if isServed { throw MoveProblem.isServed }
    }

    private func copy(
        _ file: Database, _ session: PostgresSession, _ body: (MovedTable) throws -> Int
    ) throws -> Report {
        var outcome = Report()
        for name in MovedTable.names {
            let table = try MovedTable(name, in: session)
            let count = try body(table)
            try table.compareCounts(of: file, and: session)
            tell("\(name): \(count) rows.")
            outcome.rows += count
        }
        return outcome
    }
}
