import Foundation
import Synchronization

/// Threads with one connection each, which may block. They take jobs in order. Even if all tasks
/// are busy, no connection waits for a task.
final class PostgresWorkers: Sendable {
    /// A job, which receives a connection or the reason why there isn't one.
    typealias Job = @Sendable (Result<PostgresReconnector, PostgresProblem>) -> Void

    private struct Waiting {
        let number: Int
        let job: Job
    }

    private struct State {
        var waiting: [Waiting] = []
        var next = 0
        var threads = 0
        var idle = 0
        var isClosed = false
    }

    private let source: PostgresSource
    private let size: Int
    private let patience: Duration
    private let state = Mutex(State())
    private let wake = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - size: the maximum number of threads, which start on demand.
    ///   - patience: how long a job waits for a thread.
    init(_ source: PostgresSource, size: Int, patience: Duration) {
        self.source = source
        self.size = size
        self.patience = patience
    }

    /// Runs a job on one of the threads as soon as one is free.
    func perform(_ job: @escaping Job) {
        enum NextStep { case closed, busy, begin, wake, wait }
        let (outcome, number) = state.withLock { state -> (NextStep, Int) in
            guard !state.isClosed else { return (.closed, 0) }
            guard state.waiting.count < PostgresPool.mostWaiting else { return (.busy, 0) }
            state.next += 1
            state.waiting.append(Waiting(number: state.next, job: job))
            if state.waiting.count <= state.idle { return (.wake, state.next) }
            guard state.threads < size else { return (.wait, state.next) }
            state.threads += 1
            state.idle += 1
            return (.begin, state.next)
        }
        switch outcome {
        case .closed: return job(.failure(.closed))
        case .busy: return job(.failure(.busy))
        case .begin: Thread.detachNewThread { self.work() }
        case .wake: break
        case .wait: giveUp(number)
        }
        wake.signal()
    }

    private func work() {
        let reconnector = PostgresReconnector(source)
        while true {
            wake.wait()
            let (job, isOver) = state.withLock { state -> (Job?, Bool) in
                guard !state.waiting.isEmpty else { return (nil, state.isClosed) }
                state.idle -= 1
                return (state.waiting.removeFirst().job, false)
            }
            if isOver { return }
            guard let job else { continue }
            job(.success(reconnector))
            state.withLock { $0.idle += 1 }
        }
    }

    /// Fails the job with the given number if it is still waiting after `patience`.
    private func giveUp(_ number: Int) {
        Task {
            try? await Task.sleep(for: patience)
            let late = state.withLock { state in
                state.waiting.firstIndex { $0.number == number }.map {
                    state.waiting.remove(at: $0)
                }
            }
            late?.job(.failure(.noneFree(seconds: patience / .seconds(1))))
        }
    }

    /// Ends the threads and their connections when their current work is done, and fails waiting
    /// jobs.
    func close() {
        let (waiting, threads) = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return (state.waiting, state.threads)
        }
        for one in waiting { one.job(.failure(.closed)) }
        for _ in 0..<threads { wake.signal() }
    }
}

/// A source of new connections.
struct PostgresSource: Sendable {
    let address: PostgresAddress
    let settings: PostgresSettings
    /// Runs first on each connection.
    let prepare: @Sendable (PostgresSession) throws -> Void

    func session() throws -> PostgresSession {
        let session = try PostgresSession(address, settings)
        try prepare(session)
        return session
    }
}

/// A connection that is replaced after it ends.
final class PostgresReconnector {
    private let source: PostgresSource
    private var present: PostgresSession?

    init(_ source: PostgresSource) { self.source = source }

    /// Returns the connection, or a new one. Repeats failed tries with growing pauses, unless
    /// `prepare` throws an error other than a `PostgresProblem`.
    ///
    /// - Parameter deadline: when to stop trying.
    func session(until deadline: ContinuousClock.Instant) throws -> PostgresSession {
        if let present, present.isAlive { return present }
        present = nil
        var pauses = GrowingPauses()
        while true {
            do {
                let session = try source.session()
                present = session
                return session
            } catch let problem as PostgresProblem {
                let pause = pauses.next()
                guard ContinuousClock.now + pause < deadline else { throw problem }
                Thread.sleep(forTimeInterval: pause / .seconds(1))
            }
        }
    }
}

/// The pauses between tries.
struct GrowingPauses {
    private static let longest = Duration.seconds(2)
    private var pause = Duration.milliseconds(25)

    /// Returns a pause about twice as long as the last one, at most two seconds. Randomness keeps
    /// clients from retrying in step.
    mutating func next() -> Duration {
        pause = min(pause * 2, Self.longest)
        return pause * Double.random(in: 0.5...1)
    }
}
