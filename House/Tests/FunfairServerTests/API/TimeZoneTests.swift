import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("A house's time zone", .withEveryEngine)
struct TimeZoneTests {
    private let house: TestHouse
    /// 20:00 on Saturday, 24 October 2026, in Berlin. Clocks are set back that night.
    private static let evening = Timestamp(milliseconds: 1_792_864_800_000)
    private static let hour: Int64 = 3600

    init() async throws {
        house = try await TestHouse(
            at: Self.evening, days: try #require(Days(zone: "Europe/Berlin")))
    }

    private func names(_ period: String) async throws -> [String] {
        try await house.get("/api/boards/breakout/\(period)").rows()
    }

    @Test func `Days change at local midnight, and the API reports that time`() async throws {
        let ada = try await house.player("Ada")
        _ = try await house.play(ada)
        let before = try await house.get("/api/challenge")
        #expect(before.json["day"] == .text("2026-10-24"))
        let midnight = try #require(before.json["ends"]?.integer)
        // Midnight in Berlin is 22:00 in UTC.
        #expect(Int64(midnight) == Self.evening.seconds + 4 * Self.hour)
        let board = try await house.get("/api/boards/breakout/today")
        #expect(board.json["ends"]?.integer == midnight)
        house.clock.now = Timestamp(milliseconds: Int64(midnight) * 1000 - 1)
        #expect(try await names("today").count == 1)
        house.clock.pass(milliseconds: 1)
        #expect(try await names("today") == [])
        let after = try await house.get("/api/challenge")
        #expect(after.json["day"] == .text("2026-10-25"))
        // That Sunday has 25 hours and is the last day of the week.
        let end = try #require(after.json["ends"]?.integer)
        #expect(Int64(end - midnight) == 25 * Self.hour)
        let week = try await house.get("/api/boards/breakout/week")
        #expect(week.json["ends"]?.integer == end)
        #expect(try await names("week").count == 1)
        house.clock.now = Timestamp(milliseconds: Int64(end) * 1000)
        #expect(try await names("week") == [])
        #expect(try await names("all").count == 1)
    }

    @Test func `The challenge allows one attempt per local day`() async throws {
        let ada = try await house.player("Ada")
        let first = try await house.ticket("breakout", "challenge", for: ada)
        let end = try #require(try await house.get("/api/challenge").json["ends"]?.integer)
        house.clock.now = Timestamp(milliseconds: Int64(end) * 1000 - 1000)
        await #expect(throws: Unexpected.self) {
            _ = try await house.ticket("breakout", "challenge", for: ada)
        }
        house.clock.pass(seconds: 1)
        let next = try await house.ticket("breakout", "challenge", for: ada)
        #expect(next.seed != first.seed)
    }

    @Test func `A challenge's recording is available after its seed expires`() async throws {
        let ada = try await house.player("Ada")
        let text = try await house.ticket("breakout", "challenge", for: ada).text
        let ticket = try #require(TicketSeal(key: house.key).ticket(text))
        let end = try #require(try await house.get("/api/challenge").json["ends"]?.integer)
        let midnight = Timestamp(milliseconds: Int64(end) * 1000)
        let opens = try #require(ticket.opens(in: house.house.days))
        let length = ticket.expiry.milliseconds - ticket.issued.milliseconds
        #expect(opens == midnight.later(milliseconds: length))
    }

    @Test func `Viewers of the daily board see the next day's board at midnight`() async throws {
        let house = house
        try await house.put(10, of: try await house.player("Ada"))
        let stream = try house.house.boards.live.watch(
            LiveBoards.Channel(contest: .breakout, period: .today), from: "", most: 1)
        house.house.boards.live.turnOver()
        house.clock.pass(seconds: 4 * Self.hour)
        house.house.boards.live.turnOver()
        let telling = Task { await house.house.boards.live.run() }
        defer { telling.cancel() }
        let event = await stream.first { _ in true }
        #expect(event?.value.page.players == 0)
    }

    // MARK: Storage

    @Test func `The first house sets the time zone, and later houses can't change it`() async throws
    {
        let repository = house.repository
        #expect(try await House.days(of: repository, zone: "Asia/Tokyo").name == "Asia/Tokyo")
        #expect(try await House.days(of: repository, zone: nil).name == "Asia/Tokyo")
        #expect(try await House.days(of: repository, zone: "Asia/Tokyo").name == "Asia/Tokyo")
        let problem = await #expect(throws: StoreProblem.self) {
            _ = try await House.days(of: repository, zone: "UTC")
        }
        #expect(problem?.description.contains("begin at midnight in Asia/Tokyo.") == true)
        #expect(try await repository.timeZone() == "Asia/Tokyo")
    }

    @Test func `The default time zone is UTC, and later houses can't change it`() async throws {
        let repository = house.repository
        #expect(try await repository.timeZone() == nil)
        #expect(try await House.days(of: repository, zone: nil).name == "UTC")
        await #expect(throws: StoreProblem.self) {
            _ = try await House.days(of: repository, zone: "Asia/Tokyo")
        }
    }

    @Test func `A house doesn't open if this machine doesn't know its time zone`() async throws {
        _ = try await house.repository.timeZone(orElse: "Moon/Tranquility")
        let problem = await #expect(throws: StoreProblem.self) {
            _ = try await House.days(of: house.repository, zone: nil)
        }
        #expect(problem?.description.contains("Moon/Tranquility") == true)
    }
}
