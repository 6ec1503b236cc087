import Foundation
import GRDB

/// The house's memory in one file of SQLite.
public final class SQLiteRepository: HouseRepository {
    let pool: DatabasePool
    let commits: GroupCommit

    /// Opens a file, or makes it, and brings it up to date.
    ///
    /// - Throws: `StoreProblem` where that is not possible.
    public init(path: String) throws(StoreProblem) {
        do {
            var configuration = Configuration()
            // What was answered with a rank is on the disk, and not only on its way there.
            configuration.prepareDatabase { db in
                try db.execute(sql: "PRAGMA synchronous = FULL")
                // What a savepoint would put back is of no use after a crash.
                try db.execute(sql: "PRAGMA temp_store = MEMORY")
            }
            configuration.foreignKeysEnabled = true
            configuration.busyMode = .timeout(10)
            configuration.maximumReaderCount = 4
            pool = try DatabasePool(path: path, configuration: configuration)
            let migrator = Schema.migrator
            guard try pool.read({ try !migrator.hasBeenSuperseded($0) }) else {
                throw StoreProblem.tooNew(path: path)
            }
            try migrator.migrate(pool)
            commits = GroupCommit(pool)
        } catch let problem as StoreProblem {
            throw problem
        } catch {
            throw .cannotOpen(path: path, reason: "\(error)")
        }
    }

    /// Ends all work on the file.
    public func close() throws {
        try pool.close()
    }

    public func ticketKey() async throws -> Data {
        let new = TicketSeal.newKey()
        return try await commits.write { db in
            try db.execute(
                sql: "INSERT OR IGNORE INTO house (word, value) VALUES ('ticket key', ?)",
                arguments: [new])
            let key = try Data.fetchOne(
                db, sql: "SELECT value FROM house WHERE word = 'ticket key'")
            return key ?? new
        }
    }

    public func backUp(to path: String) async throws {
        let copy = try DatabaseQueue(path: path)
        try pool.backup(to: copy)
        try copy.close()
    }
}

/// Why a house's file cannot be used.
public enum StoreProblem: Error, CustomStringConvertible, Sendable {
    /// It cannot be opened or made.
    case cannotOpen(path: String, reason: String)
    /// A newer Funfair wrote it.
    case tooNew(path: String)

    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason):
            "\(path) cannot be opened as a house's file: \(reason)"
        case .tooNew(let path): "\(path) was written by a newer Funfair, which can read it."
        }
    }
}
