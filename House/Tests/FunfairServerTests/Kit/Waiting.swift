import Foundation
import Synchronization

/// Runs asynchronous work and blocks the current thread, which must not belong to the task pool.
func waitingHere(_ body: @escaping @Sendable () async throws -> Void) throws {
    let done = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    Task {
        do { try await body() } catch { outcome.problem.withLock { $0 = error } }
        done.signal()
    }
    done.wait()
    if let problem = outcome.problem.withLock({ $0 }) { throw problem }
}

private final class Outcome: Sendable {
    let problem = Mutex<(any Error)?>(nil)
}

/// Runs blocking work on a separate thread and returns the result.
func waiting<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Result { try body() })
        }
    }
}
