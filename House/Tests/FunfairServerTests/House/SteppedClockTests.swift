import HTTPTypes
import Synchronization
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A clock that is stepped")
struct SteppedClockTests {
    /// Records when work was done, in milliseconds since the clock's beginning.
    private final class Diary: Sendable {
        private let entries = Mutex<[String]>([])
        let clock = SteppedClock(at: .saturdayNoon)

        func note(_ text: String) {
            let passed = clock.now.milliseconds - Timestamp.saturdayNoon.milliseconds
            entries.withLock { $0.append("\(text) \(passed)") }
        }

        var all: [String] { entries.withLock { $0 } }
    }

    private let diary = Diary()

    /// Starts regular work, and returns once it rests.
    private func start(
        _ text: String, every pause: Duration, _ more: @escaping @Sendable () async -> Void = {}
    ) async -> Task<Void, Never> {
        let (begun, isBegun) = AsyncStream<Void>.makeStream()
        let task = Task { [diary] in
            let work = diary.clock.begin()
            isBegun.finish()
            defer { work.end() }
            while await work.rest(for: pause) {
                await more()
                diary.note(text)
            }
        }
        for await _ in begun {}
        await diary.clock.advance(milliseconds: 0)
        return task
    }

    @Test func `Work is done as often as it's due, in order and each time on time`() async {
        let quick = await start("quick", every: .milliseconds(100))
        let slow = await start("slow", every: .milliseconds(250))
        await diary.clock.advance(milliseconds: 260)
        #expect(diary.all == ["quick 100", "quick 200", "slow 250"])
        await diary.clock.advance(milliseconds: 40)
        #expect(diary.all.last == "quick 300")
        quick.cancel()
        slow.cancel()
    }

    @Test func `The time doesn't pass by itself, and no work is done`() async {
        let task = await start("work", every: .milliseconds(1))
        await Task.yield()
        #expect(diary.all == [])
        #expect(diary.clock.now == .saturdayNoon)
        task.cancel()
    }

    @Test func `A step ends only when the work that became due is done`() async {
        let task = await start("work", every: .seconds(1)) {
            for _ in 0..<100 { await Task.yield() }
        }
        await diary.clock.advance(milliseconds: 3000)
        #expect(diary.all == ["work 1000", "work 2000", "work 3000"])
        task.cancel()
    }

    @Test func `Cancelled work ends, and no step waits for it`() async {
        let task = await start("work", every: .seconds(1))
        task.cancel()
        await task.value
        await diary.clock.advance(milliseconds: 5000)
        #expect(diary.all == [])
    }

    @Test func `Work that was cancelled before it rests ends as well`() async {
        let clock = diary.clock
        let task = Task {
            let work = clock.begin()
            defer { work.end() }
            withUnsafeCurrentTask { $0?.cancel() }
            return await work.rest(for: .seconds(1))
        }
        #expect(await task.value == false)
        await clock.advance(milliseconds: 5000)
        #expect(clock.now == Timestamp.saturdayNoon.later(milliseconds: 5000))
    }

    @Test func `A stepped house draws each pocket of a party and counts the tables`() async throws {
        let clock = diary.clock
        let house = try await TestHouse(stepping: clock)
        let turns = Task { await house.house.parties.runTurns() }
        while clock.works == 0 { await Task.yield() }
        let party = try await TestParty(house, "roulette")
        let ada = try await party.guests("Ada")[0]
        _ = try await party.start()
        await clock.advance(milliseconds: PartyRules.countIn + 1000)
        #expect(try await party.bet([1, 2, 3, 4, 5, 6], spin: 1, ada).status == 200)
        await clock.advance(milliseconds: PartyRules.betting)
        let spin = try await party.state().json["round"]?["spin"]
        #expect(spin?["pocket"]?.integer != nil)
        await clock.advance(milliseconds: Int64(PartyRules.spins) * PartyRules.spin)
        #expect(try await party.state().json["phase"]?.text == "podium")
        #expect(try await party.lane(ada)["state"]?.text == "counted")
        turns.cancel()
        await turns.value
    }

    @Test func `A stepped house prunes once a day`() async throws {
        let clock = diary.clock
        let house = try await TestHouse(stepping: clock)
        let party = try await TestParty(house)
        _ = try await party.end()
        let room = try #require(house.house.parties.rooms.present(.id(party.id)))
        let pruning = Task { await Pruning(house: house.house, retention: .standard).run() }
        while clock.works == 0 { await Task.yield() }
        for day in 0...Int64(PartyRules.daysKept) + 1 {
            #expect(
                try await house.repository.party(.number(room.number)) != nil
                    || day > Int64(PartyRules.daysKept), "day \(day)")
            await clock.advance(milliseconds: 86_400_000)
        }
        #expect(try await house.repository.party(.number(room.number)) == nil)
        pruning.cancel()
        await pruning.value
    }
}
