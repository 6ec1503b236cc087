import Foundation
import Synchronization

/// Threads with a connection each, on which waiting disturbs nobody. They take what there is to do in
/// the order of asking, and by themselves: however busy all tasks are, no connection waits for one.
final class PostgresWorkers: Sendable {
    /// Is given a connection, or why there is none.
    typealias Job = @Sendable (Result<PostgresKeeper, PostgresProblem>) -> Void

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
    ///   - size: the most threads; they begin when there is something to do.
    ///   - patience: how long a job waits for one of them.
    init(_ source: PostgresSource, size: Int, patience: Duration) {
        self.source = source
        self.size = size
        self.patience = patience
    }

    /// Does a job on one of the threads, as soon as one is free.
    func perform(_ job: @escaping Job) {
        enum Outcome { case closed, busy, begin, wake, wait }
        let (outcome, number) = state.withLock { state -> (Outcome, Int) in
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
        let keeper = PostgresKeeper(source)
        while true {
            wake.wait()
            let (job, isOver) = state.withLock { state -> (Job?, Bool) in
                guard !state.waiting.isEmpty else { return (nil, state.isClosed) }
                state.idle -= 1
                return (state.waiting.removeFirst().job, false)
            }
            if isOver { return }
            guard let job else { continue }
            job(.success(keeper))
            state.withLock { $0.idle += 1 }
        }
    }

    /// Tells who still waits when the patience is over that there is no connection.
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

    /// Ends the threads and their connections when what is under way is done; who waits is told.
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

    /// The connection, or a new one; tried again with growing pauses, unless the first thing that is done
    /// on it throws an error of its own.
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
            } catch let problem as PostgresProblem {
                let pause = pauses.next()
                guard ContinuousClock.now + pause < deadline else { throw problem }
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
