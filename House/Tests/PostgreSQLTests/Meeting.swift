import Foundation
import Synchronization

/// Where threads wait for each other, once.
final class Meeting: Sendable {
    private let missing: Mutex<Int>
    private let door = DispatchSemaphore(value: 0)

    init(of count: Int) { missing = Mutex(count) }

    /// Waits until all are there. Whoever comes later goes on.
    func wait() {
        let left = missing.withLock { missing in
            missing -= 1
            return missing
        }
        if left > 0 { door.wait() }
        door.signal()
    }
}

/// Does something asynchronous and waits on the thread, which is nobody else's.
func wait(_ body: @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
        try? await body()
        done.signal()
    }
    done.wait()
}
