import NIOCore
import Synchronization

/// The open connections of a server. When they become many, one that waits for a request is closed for
/// each new one: so nobody keeps others out by holding connections without asking anything.
final class IdleConnections: Sendable {
    private struct State {
        var open = 0
        /// Those that wait for their first request, by the order in which they began to.
        var silent: [Int: any Channel] = [:]
        /// Those that wait for another one.
        var idle: [Int: any Channel] = [:]
        var next = 0

        /// The one that is missed least: one that never asked anything, or has waited for longest.
        mutating func takeFirst() -> (any Channel)? {
            if let first = silent.keys.min() { return silent.removeValue(forKey: first) }
            return idle.keys.min().flatMap { idle.removeValue(forKey: $0) }
        }
    }

    /// The number of open connections from which idle ones are closed.
    private let many: Int
    private let state = Mutex(State())

    /// - Parameter most: how many connections there can be at once.
    init(most: Int) { many = max(1, most * 3 / 4) }

    /// A connection was opened.
    func opened() {
        let first = state.withLock { state in
            state.open += 1
            return state.open > many ? state.takeFirst() : nil
        }
        first?.close(promise: nil)
    }

    func closed() { state.withLock { $0.open -= 1 } }

    /// Notes that a connection waits for a request.
    ///
    /// - Parameter isNew: whether it asked nothing yet.
    /// - Returns: its number for as long as it waits; nil if there are too many connections to keep one that
    ///   has its answer.
    func waits(_ channel: any Channel, isNew: Bool) -> Int? {
        state.withLock { state in
            // Without this the server could be full of idle connections, and accept none that closes one.
            guard isNew || state.open <= many else { return nil }
            state.next += 1
            if isNew {
                state.silent[state.next] = channel
            } else {
                state.idle[state.next] = channel
            }
            return state.next
        }
    }

    /// A connection has sent a request, or was closed.
    func asks(_ number: Int) {
        state.withLock { state in
            state.silent[number] = nil
            state.idle[number] = nil
        }
    }
}
