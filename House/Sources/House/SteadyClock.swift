import Foundation
import Synchronization

/// The house's clock. It starts at the system's time and then runs at the pace of a monotonic
/// clock, so setting the system's clock doesn't change a run's elapsed time.
///
/// It corrects small differences slowly. It corrects a larger difference in one step, once it has
/// lasted for an hour. For instance, the machine may have been paused, or its clock was wrong at
/// the start. Only runs under way at that time are affected.
public final class SteadyClock: Sendable {
    /// The fastest correction: one part in 2,000. That is 30 ms in a minute of play, and the
    /// count-in alone allows for seconds.
    private static let slew: Int64 = 2000
    /// The largest difference to correct slowly, in nanoseconds.
    private static let step: Int64 = 60_000_000_000
    /// How long a larger difference must last before the system's time is adopted, in nanoseconds.
    private static let patience: Int64 = 3_600_000_000_000

    private struct State {
        /// This clock's nanoseconds since 1970 at the last reading.
        var time: Int64
        /// The monotonic clock's nanoseconds at the last reading.
        var read: Int64
        /// When the system's clock became too far off, in the monotonic clock's nanoseconds; nil if
        /// it isn't.
        var strays: Int64?
    }

    private let wall: @Sendable () -> Timestamp
    private let monotonic: @Sendable () -> Int64
    private let state: Mutex<State>

    /// - Parameters:
    ///   - wall: the system's time, which may jump.
    ///   - monotonic: nanoseconds since any starting point, which never jump.
    public init(
        wall: @escaping @Sendable () -> Timestamp = House.wallClock,
        monotonic: @escaping @Sendable () -> Int64 = SteadyClock.uptime
    ) {
        self.wall = wall
        self.monotonic = monotonic
        state = Mutex(State(time: Self.nanoseconds(wall()), read: monotonic()))
    }

    /// The system's monotonic clock, which also runs while the machine sleeps.
    public static let uptime: @Sendable () -> Int64 = {
        let passed = ContinuousClock.now - beginning
        return passed.components.seconds * 1_000_000_000 + passed.components.attoseconds
            / 1_000_000_000
    }

    private static let beginning = ContinuousClock.now

    /// The current time. It never goes back, except when the clock adopts an earlier system time.
    public var now: Timestamp {
        let aim = Self.nanoseconds(wall())
        let read = monotonic()
        return state.withLock { state in
            let passed = max(0, read - state.read)
            state.read = max(read, state.read)
            state.time += passed
            let off = aim - state.time
            if abs(off) <= Self.step {
                state.strays = nil
                let most = passed / Self.slew
                state.time += min(max(off, -most), most)
            } else if let since = state.strays {
                if state.read - since >= Self.patience {
                    state.time = aim
                    state.strays = nil
                }
            } else {
                state.strays = state.read
            }
            return Timestamp(milliseconds: state.time / 1_000_000)
        }
    }

    private static func nanoseconds(_ moment: Timestamp) -> Int64 {
        moment.milliseconds * 1_000_000
    }
}
