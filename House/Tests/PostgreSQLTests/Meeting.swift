import Foundation
import Synchronization

/// A one-time barrier for threads.
final class Meeting: Sendable {
    private let missing: Mutex<Int>
    private let door = DispatchSemaphore(value: 0)

    init(of count: Int) { missing = Mutex(count) }

    /// Waits until all threads have arrived. Later threads don't wait.
    func wait() {
        let left = missing.withLock { missing in
            missing -= 1
            return missing
        }
        if left > 0 { door.wait() }
        door.signal()
    }
}

/// Runs asynchronous work and blocks the current thread, which must not belong to the task pool.
func wait(_ body: @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
        try? await body()
        done.signal()
    }
    done.wait()
}
