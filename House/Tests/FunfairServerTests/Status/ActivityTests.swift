import Testing

@testable import House

@Suite("What players did in the last minutes")
struct ActivityTests {
    private let clock = TestClock(.saturdayNoon)
    private let activity = Activity(opened: .saturdayNoon)

    private func accept(_ runs: Int, by player: Int64 = 1) {
        for _ in 0..<runs { activity.accepted(by: player, at: clock.now) }
    }

    private var pace: Double { activity.runsPerMinute(at: clock.now) }

    @Test func `Runs a minute are the runs of the last five minutes, divided by five`() {
        clock.pass(seconds: 3600)
        accept(10)
        clock.pass(seconds: 240)
        accept(5)
        #expect((3...3.11).contains(pace), "\(pace)")
    }

    @Test func `Runs of more than five minutes ago don't count`() {
        clock.pass(seconds: 3600)
        accept(10)
        clock.pass(seconds: 310)
        #expect(pace == 0)
    }

    @Test func `A house that opened two minutes ago divides its runs by two`() {
        accept(8)
        clock.pass(seconds: 120)
        #expect(pace == 4)
    }

    @Test func `A house that has just opened doesn't multiply its first run`() {
        accept(1)
        clock.pass(seconds: 5)
        #expect(pace == 1)
    }

    @Test func `Runs of hours ago don't count when their place in the ring comes round again`() {
        accept(7)
        clock.pass(seconds: 3600)
        accept(1)
        #expect(pace <= 0.3)
    }

    @Test func `After the clock is set back, runs of the future don't count`() {
        clock.pass(seconds: 7200)
        accept(7)
        clock.pass(seconds: -3600)
        #expect(pace == 0)
    }

    @Test func `A player is active for five minutes, however much they do`() {
        for _ in 0..<3 { activity.saw(player: 1, at: clock.now) }
        clock.pass(seconds: 200)
        accept(2, by: 2)
        #expect(activity.players(at: clock.now) == 2)
        clock.pass(seconds: 101)
        #expect(activity.players(at: clock.now) == 1)
    }

    @Test func `After the clock is set back, nobody stays active forever`() {
        activity.saw(player: 1, at: clock.now)
        clock.pass(seconds: -3600)
        #expect(activity.players(at: clock.now) == 0)
    }

    @Test func `A crowd uses a limited amount of memory, and is forgotten in time`() {
        for player in 0..<10_100 { activity.saw(player: Int64(player), at: clock.now) }
        #expect(activity.players(at: clock.now) == 10_000)
        clock.pass(seconds: 301)
        activity.saw(player: 1, at: clock.now)
        #expect(activity.players(at: clock.now) == 1)
    }

    @Test func `A crowd is looked through at most every ten seconds`() {
        for player in 0..<10_000 { activity.saw(player: Int64(player), at: clock.now) }
        clock.pass(seconds: 295)
        activity.saw(player: 20_000, at: clock.now)
        clock.pass(seconds: 9)
        activity.saw(player: 20_001, at: clock.now)
        clock.pass(seconds: 1)
        activity.saw(player: 20_002, at: clock.now)
        #expect(activity.players(at: clock.now) == 1)
    }
}
