import Foundation
import House
import PostgreSQL
import Synchronization

/// The memory of any number of houses, in one database of PostgreSQL.
public final class PostgreSQLRepository: SQLRepository {
    /// How many connections a house has.
    private enum Size {
        /// Each counts scores in rows of its own, which every rank adds up: so there are few.
        static let writers = 4
        /// One for nearly all that is counted: ranks add up the fewer rows.
        static let recorders = 1
        static let readers = 4
    }

    /// How long a request waits for a connection: also while the database is away for a moment.
    private static let patience = Duration.seconds(8)
    /// How often something is tried that another house was quicker with.
    private static let mostTries = 10

    static let settings = PostgresSettings(name: "funfair")

    let address: PostgresAddress
    private let readers: PostgresPool
    private let writers: PostgresPool
    /// Stores runs, many at a time.
    private let recorders: PostgresPool
    let batches = RunBatches()
    /// Whether a newer Funfair has changed the database since: from then on this house lets it be.
    private let isOutdated = Atomic(false)

    /// Opens a database.
    ///
    /// - Parameter isVisit: whether it is only looked into or looked after. Otherwise it is brought up to
    ///   date, after which houses of an older version let it be.
    /// - Throws: `StoreProblem` where that is not possible, or what is written there would not be safe.
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
                try await writers.transaction(.writing, repeating: .ifTakenBack) {
                    try PostgreSQLSchema.migrate($0)
                }
            }
        } catch {
            close()
            throw error as? StoreProblem ?? .database("\(error)")
        }
    }

    /// Ends all connections when what is under way is done.
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

    /// Where another house was quicker it is done again, now that what that one wrote can be seen.
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

    /// What `read` and `write` do, for what is said to PostgreSQL alone.
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

    public func checkStoring(at moment: Moment) async throws {
        try await transaction(.writing) { session in
            try PostgreSQLSchema.refuseNewer(session)
            try PostgreSQLSession(session).checkStoring(at: moment)
        }
    }

    public func flaws() async throws -> [String] {
        try await transaction(.reading) { session in
            // Of millions of rows it takes as long as it takes.
            try session.command("SET LOCAL statement_timeout = 0")
            return try PostgreSQLSession(session).flaws()
        }
    }

    /// Asks whether the database is still this version's. Each new connection does, too.
    func checkVersion() async throws {
        try await transaction(.reading) { _ = try PostgreSQLSchema.refuseNewer($0) }
    }

    /// Does something with a database of this version.
    ///
    /// - Throws: `StoreTrouble`, or what `body` throws besides.
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
    /// Whether another house wrote or removed what nobody saw a moment ago.
    fileprivate var isOfAnotherHouse: Bool {
        state == .uniqueViolation || state == .foreignKeyViolation
    }
}

/// A number that one connection has and no other, in all houses: it counts scores in rows of that
/// number, and never waits for another one that counts.
enum Slot {
    /// The first half of the numbers of all locks for slots: “FUNF”.
    static let locks = 0x4655_4E46
    private static let most = 1024

    /// The lowest that is free. The lock on it ends with the connection.
    static func take(in session: PostgresSession) throws -> Int64 {
        let row = try session.query(
            """
            SELECT number::bigint FROM generate_series(0, \(most - 1)) AS number
            WHERE pg_try_advisory_lock(\(locks), number) LIMIT 1
            """
        ).first
        // Too many houses share numbers, and wait for each other: no more than that.
        return try row?.get(0) ?? 0
    }
}
