/// A few connections for many who ask. Each has a thread of its own, so that no task ever waits on a
/// thread that others need, and no connection for a task.
public final class PostgresPool: Sendable {
    /// Whether a transaction that was taken back is tried again.
    public enum Repeating: Sendable {
        /// What the transaction does may be done again once it was taken back: it touches nothing else.
        case ifTakenBack
        case never
    }

    /// The most who wait for a connection. Whoever comes then is told `PostgresProblem.busy`.
    public static let mostWaiting = 5_000

    /// How often a transaction is tried.
    private static let mostTries = 8

    private let source: PostgresSource
    private let workers: PostgresWorkers
    private let patience: Duration

    /// A pool, which connects when somebody asks.
    ///
    /// - Parameters:
    ///   - size: the most connections.
    ///   - patience: how long who asks waits for one.
    ///   - prepare: what is done first on each connection.
    public init(
        _ address: PostgresAddress, settings: PostgresSettings, size: Int, patience: Duration,
        prepare: @escaping @Sendable (PostgresSession) throws -> Void = { _ in }
    ) {
        source = PostgresSource(address: address, settings: settings, prepare: prepare)
        workers = PostgresWorkers(source, size: size, patience: patience)
        self.patience = patience
    }

    deinit { close() }

    /// Whether a connection can be made, and is one that locks and notices get through: tried once.
    public func check() async throws {
        let source = source
        try await perform { keeper, _ in
            let session = try keeper.session(until: .now)
            if try session.isBehindPooler() { try Self.checkPooler(session, of: source) }
        }
    }

    /// While another session is in the middle of something, one that is shared is another one.
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
            // A pooler with one session for all gives none while that is in use.
            throw PostgresProblem.sharedSession
        }
    }

    /// Asks something that is one statement; asked again where the connection ended.
    public func query(
        _ sql: String, _ values: [PostgresValue] = []
    ) async throws -> [PostgresRow] {
        try await perform { keeper, deadline in
            try Self.repeated(.ifTakenBack, until: deadline, with: keeper) {
                try $0.query(sql, values)
            }
        }
    }

    /// Does something in a transaction.
    ///
    /// - Throws: what `body` throws, or `PostgresProblem`.
    public func transaction<Value: Sendable>(
        _ kind: PostgresTransaction, repeating: Repeating,
        _ body: @escaping @Sendable (PostgresSession) throws -> Value
    ) async throws -> Value {
        try await perform { keeper, deadline in
            try Self.repeated(repeating, until: deadline, with: keeper) {
                try $0.transaction(kind, body)
            }
        }
    }

    private static func repeated<Value>(
        _ repeating: Repeating, until deadline: ContinuousClock.Instant,
        with keeper: PostgresKeeper, _ body: (PostgresSession) throws -> Value
    ) throws -> Value {
        for _ in 1..<mostTries {
            do {
                return try body(try keeper.session(until: deadline))
            } catch let problem as PostgresProblem
                where repeating == .ifTakenBack && problem.isWorthRepeating
            {
                guard ContinuousClock.now < deadline else { throw problem }
            }
        }
        return try body(try keeper.session(until: deadline))
    }

    /// Ends all connections when what is under way is done.
    public func close() { workers.close() }

    private func perform<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresKeeper, ContinuousClock.Instant) throws -> Value
    ) async throws -> Value {
        let deadline = ContinuousClock.now + patience
        return try await withCheckedThrowingContinuation { continuation in
            workers.perform { keeper in
                continuation.resume(with: Result { try body(keeper.get(), deadline) })
            }
        }
    }
}
