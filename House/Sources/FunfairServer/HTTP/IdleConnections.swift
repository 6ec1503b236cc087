import NIOCore
import Synchronization

/// The open connections of a server. When there are many, each new one closes one that waits for a
/// request, so that nobody can keep others out with idle connections.
final class IdleConnections: Sendable {
    private struct State {
        var open = 0
        /// Connections that wait for their first request, keyed in the order they began to wait.
        var silent: [Int: any Channel] = [:]
        /// Connections that wait for another request, in the same order.
        var idle: [Int: any Channel] = [:]
        var next = 0

        /// Removes the most expendable one: the oldest that never sent a request, or else the one
        /// that has waited longest.
        mutating func takeFirst() -> (any Channel)? {
            if let first = silent.keys.min() { return silent.removeValue(forKey: first) }
            return idle.keys.min().flatMap { idle.removeValue(forKey: $0) }
        }
    }

    /// The number of open connections above which idle ones are closed.
    private let many: Int
    private let state = Mutex(State())

    /// - Parameter most: the most connections at once.
    init(most: Int) { many = max(1, most * 3 / 4) }

    /// Counts a new connection, and closes an idle one if there are many.
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
    /// - Parameter isNew: whether it has sent no request yet.
    /// - Returns: its number while it waits; nil if there are too many connections to keep one that
    ///   has had its answer.
    func waits(_ channel: any Channel, isNew: Bool) -> Int? {
        state.withLock { state in
            // Otherwise idle connections could fill the server, which then accepts no new one that
            // would close them.
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

    /// Notes that a connection has sent a request, or was closed.
    func asks(_ number: Int) {
        state.withLock { state in
            state.silent[number] = nil
            state.idle[number] = nil
        }
    }
}
