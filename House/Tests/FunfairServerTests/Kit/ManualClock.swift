import Synchronization

/// A clock that jumps ahead instead of sleeping.
final class ManualClock: Clock {
    typealias Duration = Swift.Duration

    struct Instant: InstantProtocol {
        let elapsed: Duration

        func advanced(by duration: Duration) -> Self { Self(elapsed: elapsed + duration) }
        func duration(to other: Self) -> Duration { other.elapsed - elapsed }
        static func < (left: Self, right: Self) -> Bool { left.elapsed < right.elapsed }
    }

    private let state = Mutex((elapsed: Duration.zero, sleeps: [Duration]()))
    private let onSleep: @Sendable (Int) async throws -> Void

    /// - Parameter onSleep: Called at each sleep, with the number of sleeps up to and including it.
    init(onSleep: @escaping @Sendable (Int) async throws -> Void = { _ in }) {
        self.onSleep = onSleep
    }

    var now: Instant { Instant(elapsed: state.withLock { $0.elapsed }) }
    let minimumResolution = Duration.zero

    /// The length of each sleep.
    var sleeps: [Duration] { state.withLock { $0.sleeps } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let count = state.withLock { state in
            state.sleeps.append(deadline.elapsed - state.elapsed)
            state.elapsed = max(state.elapsed, deadline.elapsed)
            return state.sleeps.count
        }
        try await onSleep(count)
    }
}
