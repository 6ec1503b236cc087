import NIOPosix
import Synchronization

/// Replays runs on separate threads, to keep other requests from waiting. Runs wait in a queue that
/// is fair to all senders.
package final class Verifier: Sendable {
    /// The maximum number of waiting runs. Beyond that, senders must try again later.
    static let mostWaiting = 512
    /// The maximum number of waiting runs per address. A party's runs all arrive at once.
    static let mostWaitingOfOne = 256

    private struct Job: Sendable {
        let perform: @Sendable () -> Void
        let refuse: @Sendable () -> Void
    }

    private struct State {
        var queue = FairQueue<Job>(most: mostWaiting, mostOfOne: mostWaitingOfOne)
        var working = 0
    }

    private let threads: NIOThreadPool
    private let state = Mutex(State())

    /// - Parameter threads: how many runs to process at once.
    init(threads: Int) {
        self.threads = NIOThreadPool(numberOfThreads: threads)
        self.threads.start()
    }

    /// The number of runs waiting or being processed.
    package var load: Int { state.withLock { $0.queue.count + $0.working } }

    /// The number of runs waiting.
    var waiting: Int { state.withLock { $0.queue.count } }

    /// Runs work that takes a lot of processor time.
    ///
    /// - Parameter address: the sender whose turn the work uses.
    /// - Throws: what `body` throws, or `Refusal.tooBusy` if too many runs are waiting.
    func perform<Value: Sendable>(
        for address: String, _ body: @escaping @Sendable () throws(Refusal) -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let job = Job(
                perform: { continuation.resume(with: Result { try body() }) },
                refuse: { continuation.resume(throwing: Refusal.tooBusy) })
            let leaving = state.withLock { $0.queue.add(job, of: address) }
            // There is one submission for each waiting job. A job that replaces another one uses
            // the replaced job's submission.
            guard let leaving else { return threads.submit { self.work($0) } }
            leaving.refuse()
        }
    }

    private func work(_ thread: NIOThreadPool.WorkItemState) {
        let job = state.withLock { state in
            state.working += 1
            return state.queue.next()
        }
        switch thread {
        case .active: job?.perform()
        case .cancelled: job?.refuse()
        }
        state.withLock { $0.working -= 1 }
    }

    func close() async throws {
        try await threads.shutdownGracefully()
    }
}
