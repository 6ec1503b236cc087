/// A few connections shared by many tasks. Each connection has its own thread. No task blocks a
/// shared thread, and no connection waits for a task.
public final class PostgresPool: Sendable {
    /// Whether to repeat a transaction that was rolled back.
    public enum Repeating: Sendable {
        /// Repeat the transaction after a rollback. It must have no other effects.
        case ifTakenBack
        case never
    }

    /// The maximum number of tasks waiting for a connection. Further tasks get
    /// `PostgresProblem.busy`.
    public static let mostWaiting = 5_000

    /// The maximum number of tries of a transaction.
    private static let mostTries = 8

    private let source: PostgresSource
    private let workers: PostgresWorkers
    private let patience: Duration

    /// Creates a pool, which connects on demand.
    ///
    /// - Parameters:
    ///   - size: the maximum number of connections.
    ///   - patience: how long a task waits for a connection.
    ///   - prepare: runs first on each connection.
    public init(
        _ address: PostgresAddress, settings: PostgresSettings, size: Int, patience: Duration,
        prepare: @escaping @Sendable (PostgresSession) throws -> Void = { _ in }
    ) {
        source = PostgresSource(address: address, settings: settings, prepare: prepare)
        workers = PostgresWorkers(source, size: size, patience: patience)
        self.patience = patience
    }

    deinit { close() }

    /// Checks, without retrying, that a connection can be made and that it supports locks and
    /// notifications.
    public func check() async throws {
        let source = source
        try await perform { reconnector, _ in
            let session = try reconnector.session(until: .now)
            if try session.isBehindPooler() { try Self.checkPooler(session, of: source) }
        }
    }

    /// Checks that sessions aren't shared. With a pooler in transaction mode, a connection's
    /// session changes while another connection is in a transaction.
    private static func checkPooler(
        _ session: PostgresSession, of source: PostgresSource
    ) throws {
        var settings = source.settings
        settings.statementTimeout = 1000
        let asker = try PostgresSession(source.address, settings)
        let other = try PostgresSession(source.address, settings)
        let before = try asker.command("SELECT pg_backend_pid()")
        do {
            let isSame = try other.transaction(.reading) { _ in
                try asker.command("SELECT pg_backend_pid()") == before
            }
            guard isSame else { throw PostgresProblem.sharedSession }
        } catch PostgresProblem.lost {
            // A pooler with a single session can't provide another session while that one is in
            // use.
            throw PostgresProblem.sharedSession
        }
    }

    /// Runs a query of one statement. The query is repeated if the connection ended.
    public func query(
        _ sql: String, _ values: [PostgresValue] = []
    ) async throws -> [PostgresRow] {
        try await perform { reconnector, deadline in
            try Self.repeated(.ifTakenBack, until: deadline, with: reconnector) {
                try $0.query(sql, values)
            }
        }
    }

    /// Runs a transaction.
    ///
    /// - Throws: what `body` throws, or `PostgresProblem`.
    public func transaction<Value: Sendable>(
        _ kind: PostgresTransaction, repeating: Repeating,
        _ body: @escaping @Sendable (PostgresSession) throws -> Value
    ) async throws -> Value {
        try await perform { reconnector, deadline in
            try Self.repeated(repeating, until: deadline, with: reconnector) {
                try $0.transaction(kind, body)
            }
        }
    }

    private static func repeated<Value>(
        _ repeating: Repeating, until deadline: ContinuousClock.Instant,
        with reconnector: PostgresReconnector, _ body: (PostgresSession) throws -> Value
    ) throws -> Value {
        for _ in 1..<mostTries {
            do {
                return try body(try reconnector.session(until: deadline))
            } catch let problem as PostgresProblem
                where repeating == .ifTakenBack && problem.isWorthRepeating
            {
                guard ContinuousClock.now < deadline else { throw problem }
            }
        }
        return try body(try reconnector.session(until: deadline))
    }

    /// Closes all connections when their current work is done.
    public func close() { workers.close() }

    private func perform<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresReconnector, ContinuousClock.Instant) throws -> Value
    ) async throws -> Value {
        let deadline = ContinuousClock.now + patience
        return try await withCheckedThrowingContinuation { continuation in
            workers.perform { reconnector in
                continuation.resume(with: Result { try body(reconnector.get(), deadline) })
            }
        }
    }
}
