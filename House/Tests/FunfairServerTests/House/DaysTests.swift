import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("When days begin")
struct DaysTests {
    private static let hour: Int64 = 3_600_000
    /// 1 January 2026.
    private static let year = Day(number: 20_454)

    private func length(_ month: Int, _ day: Int, in zone: String) throws -> Int64 {
        let days = try #require(Days(zone: zone))
        let text = "2026-0\(month)-\(day)"
        let day = try #require(
            (0..<365).map { Self.year.later(days: $0) }.first { $0.text == text })
        return (days.start(of: day.later(days: 1)).milliseconds - days.start(of: day).milliseconds)
            / Self.hour
    }

    @Test func `In UTC, days begin at midnight UTC`() {
        let moment = Timestamp(milliseconds: 1_795_262_400_000)
        #expect(Days.utc.day(of: moment).text == "2026-11-21")
        #expect(Days.utc.start(of: Days.utc.day(of: moment)).milliseconds == 1_795_219_200_000)
    }

    @Test func `Days begin earlier east of UTC and later west of UTC`() throws {
        let moment = Timestamp(milliseconds: 1_795_262_400_000)
        for (zone, hours) in [("Europe/Berlin", -1), ("America/New_York", 5), ("Asia/Tokyo", -9)] {
            let days = try #require(Days(zone: zone))
            let start = days.start(of: days.day(of: moment)).milliseconds
            #expect(start == 1_795_219_200_000 + Int64(hours) * Self.hour, "\(zone)")
        }
    }

    @Test func `A day has 23 hours when clocks go forward and 25 when they go back`()
        throws
    {
        #expect(try length(3, 29, in: "Europe/Berlin") == 23)
        #expect(try length(3, 28, in: "Europe/Berlin") == 24)
        let back = try #require(Days(zone: "Europe/Berlin"))
        let october = try #require(
            (0..<365).map { Self.year.later(days: $0) }.first { $0.text == "2026-10-25" })
        let hours =
            back.start(of: october.later(days: 1)).milliseconds
            - back.start(of: october).milliseconds
        #expect(hours == 25 * Self.hour)
    }

    // Some of these zones change their clocks at midnight, and one by half an hour.
    @Test(arguments: [
        "UTC", "Europe/Berlin", "America/New_York", "America/Santiago", "America/Havana",
        "Africa/Cairo", "Asia/Beirut", "Australia/Lord_Howe", "Asia/Kathmandu",
        "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo", "America/St_Johns",
    ])
    func `Each day ends exactly when the next one starts`(zone: String)
        throws
    {
        let days = try #require(Days(zone: zone))
        let fresh = try #require(Days(zone: zone))
        // Days from 2006 to 2012, when some zones had odder rules, and from 2026 to 2028.
        for number in Array(13_149..<15_500) + Array(20_454..<21_200) {
            let day = Day(number: number)
            let start = days.start(of: day)
            #expect(days.day(of: start) == day)
            #expect(days.day(of: start.later(milliseconds: -1)) == day.later(days: -1))
            let next = days.start(of: day.later(days: 1))
            let hours = (next.milliseconds - start.milliseconds) / Self.hour
            #expect((22...25).contains(hours), "\(day.text) has \(hours) hours")
        }
        // The result doesn't depend on earlier calls.
        let moment = Timestamp(milliseconds: 1_795_262_400_000)
        #expect(days.day(of: moment) == fresh.day(of: moment))
    }

    @Test(arguments: [
        "", "Berlin", "Europe/Nowhere", "GMT+5", "CET", "+01:00", "../etc/passwd", "/",
    ])
    func `An unlisted time zone is invalid`(name: String) {
        #expect(Days(zone: name) == nil)
    }
}
