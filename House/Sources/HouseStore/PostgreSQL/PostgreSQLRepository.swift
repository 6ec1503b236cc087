import Foundation
import House
import PostgreSQL
import Synchronization

/// The store of any number of houses in one PostgreSQL database.
public final class PostgreSQLRepository: SQLRepository {
    /// How many connections a house has, by their use.
    private enum Size {
        /// A few connections, because each counts scores in its own rows, and every rank adds up
        /// all these rows.
        static let writers = 4
        /// A single connection, which does nearly all counting, so ranks add up few rows.
        static let recorders = 1
        static let readers = 4
    }

    /// How long a request waits for a connection, for instance during a short outage.
    private static let patience = Duration.seconds(8)
    /// How many times to try a write when another house is faster.
    private static let mostTries = 10

    static let settings = PostgresSettings(name: "funfair")

    let address: PostgresAddress
    private let readers: PostgresPool
    private let writers: PostgresPool
    /// Stores runs in batches.
    private let recorders: PostgresPool
    let batches = RunBatches()
    /// Whether a newer Funfair has updated the database. If so, this house no longer uses it.
    private let isOutdated = Atomic(false)
    /// The number of migrations that were done when this house opened the database.
    private let done = Atomic(0)

    /// The version of the database that this house has migrated; nil if the database was new or
    /// current.
    public var migratedFrom: Int? {
        let done = done.load(ordering: .relaxed)
        return (1..<PostgreSQLSchema.migrations.count).contains(done) ? done : nil
    }

    /// Opens a database.
    ///
    /// - Parameter isVisit: whether only to inspect or maintain the database. Otherwise the
    ///   database is migrated, and older houses stop using it.
    /// - Throws: `StoreProblem` if opening fails, or writes would not be durable.
    public init(_ address: PostgresAddress, isVisit: Bool = false) async throws(StoreProblem) {
        self.address = address
        readers = PostgresPool(
            address, settings: Self.settings, size: Size.readers, patience: Self.patience
        ) { try PostgreSQLSchema.refuseNewer($0) }
        func writing(_ size: Int) -> PostgresPool {
            PostgresPool(
                address, settings: Self.settings, size: size, patience: Self.patience
            ) {
                try PostgreSQLSchema.refuseNewer($0)
                $0.tag = try Slot.take(in: $0)
            }
        }
        writers = writing(Size.writers)
        recorders = writing(Size.recorders)
        do {
            try await readers.check()
            if isVisit {
                try await readers.transaction(.reading, repeating: .ifTakenBack) {
                    try PostgreSQLSchema.refuseOlder($0)
                }
            } else {
                let done = try await writers.transaction(.writing, repeating: .ifTakenBack) {
                    try PostgreSQLSchema.migrate($0)
                }
                self.done.store(done, ordering: .relaxed)
            }
        } catch {
            close()
            throw error as? StoreProblem ?? .database("\(error)")
        }
    }

    /// Closes all connections when their current work is done.
    public func close() {
        readers.close()
        writers.close()
        recorders.close()
    }

    // MARK: Reading and writing

    var dialect: SQLDialect { .postgreSQL }

    func query(_ sql: String, _ values: [any Storable]) async throws -> [StoreRow] {
        try await present {
            try await readers.query(sql, values.map { PostgresValue($0.stored) })
                .map { try StoreRow($0) }
        }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value {
        try await transaction(.reading) { try body(PostgreSQLSession($0)) }
    }

    /// If another house is faster, repeats the write, which then sees the other house's changes.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value {
        try await transaction(.writing) { try body(PostgreSQLSession($0)) }
    }

    func writeBatch<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreSession) throws -> Value
    ) async throws -> Value {
        try await transaction(.writing, on: recorders) { try body(PostgreSQLSession($0)) }
    }

    /// Runs a transaction as `read` and `write` do, but for code specific to PostgreSQL.
    func transaction<Value: Sendable>(
        _ kind: PostgresTransaction,
        _ body: @escaping @Sendable (PostgresSession) throws -> Value
    ) async throws -> Value {
        try await transaction(kind, on: kind == .reading ? readers : writers, body)
    }

    private func transaction<Value: Sendable>(
        _ kind: PostgresTransaction, on pool: PostgresPool,
        _ body: @escaping @Sendable (PostgresSession) throws -> Value
    ) async throws -> Value {
        try await present {
            var tries = 0
            while true {
                tries += 1
                do {
                    return try await pool.transaction(kind, repeating: .ifTakenBack, body)
                } catch let problem as PostgresProblem
                    where problem.isOfAnotherHouse && tries < Self.mostTries
                {} catch is Overtaken where tries < Self.mostTries {}
            }
        }
    }

    // MARK: Health

    public func checkStoring(at moment: Timestamp) async throws {
        try await transaction(.writing) { session in
            try PostgreSQLSchema.refuseNewer(session)
            try PostgreSQLSession(session).checkStoring(at: moment)
        }
    }

    /// Only the database server knows.
    public var freeBytes: Int64? { nil }

    public func flaws() async throws -> [String] {
        try await transaction(.reading) { session in
            // With millions of rows, this can take a long time.
            try session.command("SET LOCAL statement_timeout = 0")
            return try PostgreSQLSession(session).flaws()
        }
    }

    /// Checks that no newer Funfair has updated the database. Each new connection checks this, too.
    func checkVersion() async throws {
        try await transaction(.reading) { _ = try PostgreSQLSchema.refuseNewer($0) }
    }

    /// Runs `body`, unless a newer Funfair has updated the database.
    ///
    /// - Throws: `StoreTrouble` for problems with the database, or what `body` throws.
    private func present<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            guard !isOutdated.load(ordering: .relaxed) else { throw PostgreSQLSchema.newer }
            return try await body()
        } catch let problem as PostgresProblem {
            throw StoreTrouble(problem)
        } catch let problem as StoreProblem {
            isOutdated.store(true, ordering: .relaxed)
            throw StoreTrouble.database(problem.description)
        }
    }
}

extension PostgresProblem {
    /// Whether a statement failed because another house has just written or removed something.
    fileprivate var isOfAnotherHouse: Bool {
        state == .uniqueViolation || state == .foreignKeyViolation
    }
}

/// A number that is unique to one connection among all houses' connections. The connection counts
/// scores in rows with this number, so counting never waits.
enum Slot {
    /// The first key of all slots' advisory locks: “FUNF”.
    static let locks = 0x4655_4E46
    private static let most = 1024

    /// Takes the lowest free slot. Its lock is released with the connection.
    static func take(in session: PostgresSession) throws -> Int64 {
        let row = try session.query(
            """
            SELECT number::bigint FROM generate_series(0, \(most - 1)) AS number
            WHERE pg_try_advisory_lock(\(locks), number) LIMIT 1
            """
        ).first
        // If there are too many houses, some connections share a slot, and wait for each other.
        return try row?.get(0) ?? 0
    }
}
