import Funfair
import NIOPosix
import Synchronization

/// Folds runs on threads of its own: whoever else asks something of the house does not wait.
final class Verifier: Sendable {
    /// How many runs may wait; whoever comes then is asked to come again.
    static let mostWaiting = 512

    private let threads: NIOThreadPool
    private let waiting = Mutex(0)

    /// - Parameter threads: how many runs are folded at once.
    init(threads: Int) {
        self.threads = NIOThreadPool(numberOfThreads: threads)
        self.threads.start()
    }

    /// How many runs wait or are being folded.
    var load: Int { waiting.withLock { $0 } }

    /// Does something that takes a processor's time.
    ///
    /// - Throws: what `body` throws, or `Refusal.tooBusy`.
    func perform<Value: Sendable>(
        _ body: @escaping @Sendable () throws(Refusal) -> Value
    ) async throws -> Value {
        let isFree = waiting.withLock { waiting in
            guard waiting < Self.mostWaiting else { return false }
            waiting += 1
            return true
        }
        guard isFree else { throw Refusal.tooBusy }
        defer { waiting.withLock { $0 -= 1 } }
        return try await threads.runIfActive { try body() }
    }

    func close() async throws {
        try await threads.shutdownGracefully()
    }
}
