import Synchronization

/// A few connections for many who ask. Each has a thread of its own, so that no task ever waits on a
/// thread that others need.
public final class PostgresPool: Sendable {
    /// Whether a transaction that was taken back is tried again.
    public enum Repeating: Sendable {
        /// What the transaction does may be done again once it was taken back: it touches nothing else.
        case ifTakenBack
        case never
    }

    /// How often a transaction is tried.
    private static let mostTries = 8

    private struct Waiting {
        let number: Int
        let continuation: CheckedContinuation<PostgresWorker, any Error>
    }

    private struct State {
        var free: [PostgresWorker] = []
        var all: [PostgresWorker] = []
        var waiting: [Waiting] = []
        var next = 0
        var isClosed = false
    }

    private let source: PostgresSource
    private let size: Int
    private let patience: Duration
    private let state = Mutex(State())

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
        self.size = size
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
    public func close() {
        let (workers, waiting) = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return (state.all, state.waiting)
        }
        for one in waiting { one.continuation.resume(throwing: PostgresProblem.closed) }
        for worker in workers { worker.close() }
    }

    // MARK: Taking turns

    private func perform<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresKeeper, ContinuousClock.Instant) throws -> Value
    ) async throws -> Value {
        let deadline = ContinuousClock.now + patience
        let worker = try await take()
        defer { giveBack(worker) }
        return try await worker.perform { try body($0, deadline) }
    }

    private func take() async throws -> PostgresWorker {
        try await withCheckedThrowingContinuation { continuation in
            let outcome = state.withLock { state -> Result<PostgresWorker?, PostgresProblem> in
                guard !state.isClosed else { return .failure(.closed) }
                if let worker = state.free.popLast() { return .success(worker) }
                if state.all.count < size {
                    let worker = PostgresWorker(source)
                    state.all.append(worker)
                    return .success(worker)
                }
                state.next += 1
                state.waiting.append(Waiting(number: state.next, continuation: continuation))
                giveUp(state.next)
                return .success(nil)
            }
            switch outcome {
            case .success(let worker?): continuation.resume(returning: worker)
            case .success(nil): break
            case .failure(let problem): continuation.resume(throwing: problem)
            }
        }
    }

    /// Tells who waits, when the patience is over, that there is no connection.
    private func giveUp(_ number: Int) {
        Task {
            try? await Task.sleep(for: patience)
            let waiting = state.withLock { state in
                state.waiting.firstIndex { $0.number == number }.map {
                    state.waiting.remove(at: $0)
                }
            }
            waiting?.continuation.resume(
                throwing: PostgresProblem.noneFree(seconds: patience / .seconds(1)))
        }
    }

    private func giveBack(_ worker: PostgresWorker) {
        let next = state.withLock { state -> Waiting? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free.append(worker)
            return nil
        }
        next?.continuation.resume(returning: worker)
    }
}
