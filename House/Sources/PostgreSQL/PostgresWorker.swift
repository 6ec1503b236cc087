import Foundation
import Synchronization

/// A thread with a connection of its own, on which waiting disturbs nobody.
final class PostgresWorker: Sendable {
    private typealias Job = @Sendable (PostgresKeeper) -> Void

    private struct State {
        var jobs: [Job] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let wake = DispatchSemaphore(value: 0)

    init(_ source: PostgresSource) {
        Thread.detachNewThread { [self] in
            let keeper = PostgresKeeper(source)
            while let job = next() { job(keeper) }
        }
    }

    private func next() -> Job? {
        while true {
            let (job, isOver) = state.withLock { state in
                let job = state.jobs.isEmpty ? nil : state.jobs.removeFirst()
                return (job, job == nil && state.isClosed)
            }
            if let job { return job }
            if isOver { return nil }
            wake.wait()
        }
    }

    /// Does something on the thread.
    func perform<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresKeeper) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isTaken = state.withLock { state in
                guard !state.isClosed else { return false }
                state.jobs.append { keeper in
                    continuation.resume(with: Result { try body(keeper) })
                }
                return true
            }
            guard isTaken else { return continuation.resume(throwing: PostgresProblem.closed) }
            wake.signal()
        }
    }

    /// Ends the thread and its connection when what it was given is done.
    func close() {
        state.withLock { $0.isClosed = true }
        wake.signal()
    }
}

/// Where connections come from.
struct PostgresSource: Sendable {
    let address: PostgresAddress
    let settings: PostgresSettings
    /// What is done first on each of them.
    let prepare: @Sendable (PostgresSession) throws -> Void

    func session() throws -> PostgresSession {
        let session = try PostgresSession(address, settings)
        try prepare(session)
        return session
    }
}

/// A connection that is made anew when it has ended.
final class PostgresKeeper {
    private let source: PostgresSource
    private var present: PostgresSession?

    init(_ source: PostgresSource) { self.source = source }

    /// The connection, or a new one; tried again with growing pauses.
    ///
    /// - Parameter deadline: when no other try begins.
    func session(until deadline: ContinuousClock.Instant) throws -> PostgresSession {
        if let present, present.isAlive { return present }
        present = nil
        var pauses = GrowingPauses()
        while true {
            do {
                let session = try source.session()
                present = session
                return session
            } catch {
                let pause = pauses.next()
                guard ContinuousClock.now + pause < deadline else { throw error }
                Thread.sleep(forTimeInterval: pause / .seconds(1))
            }
        }
    }
}

/// How long to wait before each new try.
struct GrowingPauses {
    private static let longest = Duration.seconds(2)
    private var pause = Duration.milliseconds(25)

    /// Twice as long as the one before, and never the same for all who wait.
    mutating func next() -> Duration {
        pause = min(pause * 2, Self.longest)
        return pause * Double.random(in: 0.5...1)
    }
}
