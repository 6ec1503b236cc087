import Foundation
import Synchronization

/// The house's clock. It starts at the wall's time and then runs at the pace of a monotonic clock, so that a
/// step of the wall's clock changes no run's elapsed time.
///
/// It follows small differences slowly. Larger ones it adopts at once when they have lasted for an hour: the
/// machine was paused, say, or its clock was wrong when the house opened. Only runs that are under way at that
/// moment notice.
public final class SteadyClock: Sendable {
    /// It gains or loses at most one part in 2,000: 30 ms in a minute of play, where the count-in alone
    /// leaves seconds.
    private static let slew: Int64 = 2000
    /// Larger differences, in nanoseconds, aren't followed.
    private static let step: Int64 = 60_000_000_000
    /// For how many nanoseconds such a difference has to last before the wall's time is adopted.
    private static let patience: Int64 = 3_600_000_000_000

    private struct State {
        /// Nanoseconds since 1970 by this clock, when it was last read.
        var time: Int64
        /// The monotonic clock's nanoseconds then.
        var read: Int64
        /// Since when the wall has been too far off, by the monotonic clock.
        var strays: Int64?
    }

    private let wall: @Sendable () -> Moment
    private let monotonic: @Sendable () -> Int64
    private let state: Mutex<State>

    /// - Parameters:
    ///   - wall: the time of day, which may jump.
    ///   - monotonic: nanoseconds that never jump, from any beginning.
    public init(
        wall: @escaping @Sendable () -> Moment = House.wallClock,
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

    /// The present moment. No moment is before one that was read earlier, except when an earlier time of the
    /// wall is adopted.
    public var now: Moment {
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
            return Moment(milliseconds: state.time / 1_000_000)
        }
    }

    private static func nanoseconds(_ moment: Moment) -> Int64 { moment.milliseconds * 1_000_000 }
}
