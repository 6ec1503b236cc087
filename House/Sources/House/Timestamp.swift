/// A time on the house's clock.
public struct Timestamp: Comparable, Sendable {
    /// Milliseconds since 1970, UTC.
    public let milliseconds: Int64

    /// Creates the time that is the given number of milliseconds after the beginning of 1970.
    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// Whole seconds since 1970, as in the API.
    public var seconds: Int64 { milliseconds / 1000 }

    /// The time, rounded up to a minute, such as `2026-11-21 12:00`.
    var minute: String {
        let number = (milliseconds + 59_999) / 60_000
        let ofDay = Int(number % (24 * 60))
        return Day(number: Int(number / (24 * 60))).text
            + " \(Day.digits(ofDay / 60, 2)):\(Day.digits(ofDay % 60, 2))"
    }

    /// Returns the time that is the given number of milliseconds later.
    public func later(milliseconds: Int64) -> Timestamp {
        Timestamp(milliseconds: self.milliseconds + milliseconds)
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }
}

/// A calendar day. ``Days`` determines when it begins.
public struct Day: Equatable, Sendable {
    static let seconds: Int64 = 86_400

    /// Days since the first of January 1970.
    public let number: Int

    /// Creates the day that is the given number of days after the first of January 1970.
    public init(number: Int) {
        self.number = number
    }

    /// The Monday of the day's week. 1970 began on a Thursday.
    package var monday: Day { Day(number: number - (number + 3) % 7) }

    /// When the day begins in UTC.
    package var start: Timestamp { Timestamp(milliseconds: Int64(number) * Self.seconds * 1000) }

    package func later(days: Int) -> Day { Day(number: number + days) }

    /// The date, such as `2026-11-21`.
    public var text: String {
        // Count from the first of March of the year 0, which makes a leap day the last day of its
        // year.
        let days = number + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * march + 2) / 5 + 1
        let month = march < 10 ? march + 3 : march - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
    }

    fileprivate static func digits(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
