import NIOPosix
import Synchronization

/// Reads and folds runs on threads of its own: whoever else asks something of the house does not
/// wait, and those who send runs wait fairly.
package final class Verifier: Sendable {
    /// How many runs may wait; whoever comes then is asked to come again.
    static let mostWaiting = 512
    /// How many of one address: those of a party whose game is over all at once.
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

    /// - Parameter threads: how many runs are looked at at once.
    init(threads: Int) {
        self.threads = NIOThreadPool(numberOfThreads: threads)
        self.threads.start()
    }

    /// How many runs wait or are being looked at.
    package var load: Int { state.withLock { $0.queue.count + $0.working } }

    /// How many runs wait.
    var waiting: Int { state.withLock { $0.queue.count } }

    /// Does something that takes a processor's time.
    ///
    /// - Parameter address: whose turn it takes.
    /// - Throws: what `body` throws, or `Refusal.tooBusy`.
    func perform<Value: Sendable>(
        for address: String, _ body: @escaping @Sendable () throws(Refusal) -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let job = Job(
                perform: { continuation.resume(with: Result { try body() }) },
                refuse: { continuation.resume(throwing: Refusal.tooBusy) })
            let leaving = state.withLock { $0.queue.add(job, of: address) }
            // One for each that waits: where one has to go for another, there is one already.
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
