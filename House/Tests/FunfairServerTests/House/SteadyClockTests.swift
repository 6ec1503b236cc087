import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The house's clock")
struct SteadyClockTests {
    /// A machine with a wall clock and an uptime clock that the test controls.
    private final class Machine: Sendable {
        private let times = Mutex((wall: Timestamp.saturdayNoon, uptime: Int64(5)))

        func pass(milliseconds: Int64) {
            times.withLock { times in
                times.wall = times.wall.later(milliseconds: milliseconds)
                times.uptime += milliseconds * 1_000_000
            }
        }

        /// Changes the wall clock by the given time without changing the uptime.
        func step(milliseconds: Int64) {
            times.withLock { $0.wall = $0.wall.later(milliseconds: milliseconds) }
        }

        var wall: Timestamp { times.withLock { $0.wall } }

        var clock: SteadyClock {
            SteadyClock(wall: { self.wall }, monotonic: { self.times.withLock { $0.uptime } })
        }
    }

    private let machine = Machine()

    /// Returns the milliseconds that pass on the given clock during `body`.
    private func elapsed(on clock: SteadyClock, _ body: () -> Void) -> Int64 {
        let start = clock.now.milliseconds
        body()
        return clock.now.milliseconds - start
    }

    @Test func `The house's clock starts at the wall clock's time and runs at a steady pace`() {
        let clock = machine.clock
        #expect(clock.now == machine.wall)
        machine.pass(milliseconds: 90_061)
        #expect(clock.now == machine.wall)
    }

    @Test(arguments: [-1000, 62_000, -3_600_000, 100 * 86_400_000])
    func `A step of the wall clock doesn't change a run's elapsed time`(step: Int64) {
        let clock = machine.clock
        let elapsed = elapsed(on: clock) {
            machine.pass(milliseconds: 30_000)
            machine.step(milliseconds: step)
            _ = clock.now
            machine.pass(milliseconds: 30_000)
        }
        #expect(abs(elapsed - 60_000) <= 30)
    }

    @Test func `The house's clock never goes back, and it adjusts by 0.5 s per 1,000 s`() {
        let clock = machine.clock
        machine.step(milliseconds: -1000)
        var last = clock.now
        for _ in 0..<1000 {
            machine.pass(milliseconds: 1000)
            let now = clock.now
            #expect(now > last)
            last = now
        }
        #expect(abs(last.milliseconds - machine.wall.milliseconds - 500) <= 1)
        for _ in 0..<1000 {
            machine.pass(milliseconds: 1001)
            _ = clock.now
        }
        #expect(abs(clock.now.milliseconds - machine.wall.milliseconds) <= 1)
    }

    @Test func `A large step of the wall clock is adopted after an hour`() {
        let clock = machine.clock
        machine.step(milliseconds: 7 * 86_400_000)
        for _ in 0..<3599 {
            _ = clock.now
            machine.pass(milliseconds: 1000)
        }
        #expect(clock.now < machine.wall.later(milliseconds: -86_400_000))
        machine.pass(milliseconds: 2000)
        #expect(clock.now == machine.wall)
    }

    @Test func `A large step of the wall clock that is undone has no effect`() {
        let clock = machine.clock
        for _ in 0..<3 {
            machine.step(milliseconds: -86_400_000)
            _ = clock.now
            machine.pass(milliseconds: 3_000_000)
            _ = clock.now
            machine.step(milliseconds: 86_400_000)
            _ = clock.now
            machine.pass(milliseconds: 3_000_000)
        }
        #expect(clock.now == machine.wall)
    }

    @Test func `An honest run is accepted even if the wall clock is set back during it`()
        async throws
    {
        let folder = try TemporaryFolder.smallSite()
        let house = try await TestHouse(in: folder, clock: machine.clock)
        let ticket = try await house.ticket(for: try await house.player("Ada"))
        let run = try TestRun.breakout(ticket, ticks: 600)
        machine.step(milliseconds: -1000)
        machine.pass(milliseconds: run.milliseconds + 3000)
        #expect(try await house.send(run, with: ticket).status == 201)
    }
}
