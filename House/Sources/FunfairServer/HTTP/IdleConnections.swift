import NIOCore
import Synchronization

/// A server's open connections. Above three quarters of the maximum, each new connection closes one
/// that is waiting for a request, because idle connections must not lock others out.
final class IdleConnections: Sendable {
    private struct State {
        var open = 0
        /// Connections waiting for their first request, numbered in the order they started waiting.
        var silent: [Int: any Channel] = [:]
        /// Connections waiting for another request, numbered in the same way.
        var idle: [Int: any Channel] = [:]
        var next = 0

        /// Removes and returns the most expendable connection: the oldest that never sent a
        /// request, or otherwise the one that has been idle longest.
        mutating func takeFirst() -> (any Channel)? {
            if let first = silent.keys.min() { return silent.removeValue(forKey: first) }
            return idle.keys.min().flatMap { idle.removeValue(forKey: $0) }
        }
    }

    /// The number of open connections above which idle ones are closed.
    private let many: Int
    private let state = Mutex(State())

    /// - Parameter most: the maximum number of connections.
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

    /// Notes that the given connection is waiting for a request.
    ///
    /// - Parameter isNew: whether it hasn't sent a request yet.
    /// - Returns: the connection's number while it waits; nil if it should be closed, because there
    ///   are many connections and its client already got a response.
    func waits(_ channel: any Channel, isNew: Bool) -> Int? {
        state.withLock { state in
            // Otherwise idle connections could fill the server, and it would accept no new
            // connections. Only new connections close idle ones.
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

    /// Notes that the connection with the given number has sent a request, or was closed.
    func asks(_ number: Int) {
        state.withLock { state in
            state.silent[number] = nil
            state.idle[number] = nil
        }
    }
}
