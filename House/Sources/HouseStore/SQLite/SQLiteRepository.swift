import Foundation
import GRDB
import House
import Synchronization

/// The house's store in one SQLite file.
public final class SQLiteRepository: SQLRepository {
    /// The purpose of opening a file.
    public enum Use: Sendable {
        /// Being the file's only house.
        case house
        /// Inspecting or maintaining the file, even while a house has it open. The file isn't
        /// migrated.
        case visit
        /// Being the file's house without a lock, for instance for a copy.
        case copy
    }

    /// How long a write waits for another program's write, in seconds.
    private static let patience = 5.0

    let pool: DatabasePool
    let commits: GroupCommit
    let batches = RunBatches()
    private let lease: FileLease?
    private let isClosed = Mutex(false)
    /// The copy of the file that was made before the file was migrated; nil if it wasn't.
    public let copyOfOlder: String?

    /// Opens a file. Except for a visit, creates a missing file and migrates an old one. A house
    /// copies the file before that.
    ///
    /// - Throws: `StoreProblem` if opening fails, or writes would not be durable.
    public convenience init(path: String, for use: Use = .copy) throws(StoreProblem) {
        try self.init(path: path, for: use, at: House.wallClock()) { _ in }
    }

    /// - Parameters:
    ///   - moment: the current time, for the name of the copy before a migration.
    ///   - step: called after each step of copying and migrating.
    init(
        path: String, for use: Use, at moment: Timestamp,
        onStep step: (MigrationCopy.Step) throws -> Void
    ) throws(StoreProblem) {
        let files = HouseFiles(data: path)
        let lease: FileLease? = use == .house ? try FileLease(on: files) : nil
        self.lease = lease
        guard !files.logIsForeign else { throw StoreProblem(foreignLogOf: files) }
        do {
            try DiskFile.makePrivate(files.data)
            pool = try DatabasePool(path: files.data, configuration: Self.configuration)
            let migrator = SQLiteSchema.migrator
            guard try pool.read({ try !migrator.hasBeenSuperseded($0) }) else {
                throw StoreProblem.tooNew(path: path)
            }
            if use == .visit {
                guard try pool.read({ try migrator.hasCompletedMigrations($0) }) else {
                    throw StoreProblem.tooOld(path: path)
                }
                copyOfOlder = nil
            } else {
                let version = try pool.read { try migrator.appliedIdentifiers($0).count }
                let isOld =
                    try version > 0 && !pool.read { try migrator.hasCompletedMigrations($0) }
                copyOfOlder =
                    isOld && use == .house
                    ? try MigrationCopy(of: files, version: version)
                        .make(from: pool, at: moment, onStep: step) : nil
                try migrator.migrate(pool)
                if isOld { try step(.migrated) }
            }
            try pool.writeWithoutTransaction { db in
                try Self.makeSafe(db)
                if let lease { try Self.mark(for: lease, in: db) }
            }
            commits = GroupCommit(pool, watching: FileWatch(files))
        } catch let problem as StoreProblem {
            throw problem
        } catch {
            throw .cannotOpen(path: path, reason: "\(error)")
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            // Keep savepoints in memory, because their data is useless after a crash.
            try db.execute(sql: "PRAGMA temp_store = MEMORY")
            // Overwrite removed data in the file.
            try db.execute(sql: "PRAGMA secure_delete = ON")
        }
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(patience)
        configuration.maximumReaderCount = 4
        return configuration
    }

    /// Makes every commit wait until its changes are on the disk.
    ///
    /// The pool sets a weaker mode when it opens, so this sets the mode afterwards, and checks it.
    private static func makeSafe(_ db: Database) throws {
        try db.execute(sql: "PRAGMA synchronous = FULL")
        let mode = try Int.fetchOne(db, sql: "PRAGMA synchronous")
        let journal = try String.fetchOne(db, sql: "PRAGMA journal_mode")
        guard mode == 2, journal == "wal" else { throw StoreProblem.unsafe }
    }

    /// Gives the file a new mark, and notes that mark. From now on the log belongs only to this
    /// file, and not to a copy that replaces it.
    private static func mark(for lease: FileLease, in db: Database) throws {
        let mark = UInt32.random(in: HouseFiles.marks)
        try HouseFiles.setMark(mark, in: db)
        try db.checkpoint(.truncate)
        try lease.note(mark: mark)
    }

    /// Finishes all work, and merges the log into the file.
    public func close() throws {
        guard
            isClosed.withLock({ wasClosed in
                defer { wasClosed = true }
                return !wasClosed
            })
        else { return }
        // If this fails during a visit, the open house merges the log later.
        _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        try pool.close()
        lease?.end()
    }

    // MARK: Reading and writing

    var dialect: SQLDialect { .sqlite }

    func query(_ sql: String, _ values: [any Storable]) async throws -> [StoreRow] {
        try await read { try $0.query(sql, values) }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value {
        do {
            return try await pool.read { try body(SQLiteSession($0)) }
        } catch let error as DatabaseError {
            throw StoreTrouble(error)
        }
    }

    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value {
        try await commits.write { try body(SQLiteSession($0)) }
    }

    func writeBatch<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value {
        try await write(body)
    }

    // MARK: Health

    public func checkStoring(at moment: Timestamp) async throws {
        try commits.checkRecent()
        try await write { try $0.checkStoring(at: moment) }
    }

    public var freeBytes: Int64? { DiskFile.freeBytes(beside: pool.path) }

    public func flaws() async throws -> [String] {
        let ofTheFile = try await pool.read { db in
            try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
                + Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map {
                    "A row of \($0[0] as String) refers to a missing row."
                }
        }
        return try await ofTheFile + read { try $0.flaws() }
    }
}
