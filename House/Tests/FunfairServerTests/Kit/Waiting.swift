import Foundation
import Synchronization

/// Waits for something on this thread, which is nobody else's.
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

/// Does something that waits, on a thread where nobody else has to wait for it.
func waiting<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Result { try body() })
        }
    }
}
