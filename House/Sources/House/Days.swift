import Foundation
import Synchronization

/// When a house's days begin: at midnight in the time zone that the host chose.
///
/// A day lasts 23 or 25 hours when clocks change. If they change at midnight, a day begins at the
/// first moment with its date.
public struct Days: Sendable {
    /// Days that begin at midnight in UTC.
    public static let utc = Days(zone: nil, name: "UTC")

    /// The zone's IANA name, such as `Europe/Berlin`, or `UTC`.
    public let name: String
    private let zone: TimeZone?
    private let present = Present()

    private init(zone: TimeZone?, name: String) {
        self.zone = zone
        self.name = name
    }

    /// Creates the days in a time zone; nil if the name isn't `UTC` or in IANA's list.
    ///
    /// - Parameter name: the zone's name.
    public init?(zone name: String) {
        if name == Self.utc.name {
            self = .utc
            return
        }
        // Require a slash, because without one Foundation also accepts names that aren't in the
        // list, such as GMT+5.
        guard name.contains("/"), let zone = TimeZone(identifier: name) else { return nil }
        self.init(zone: zone, name: name)
    }

    /// Returns the day that includes the given moment.
    public func day(of moment: Timestamp) -> Day {
        guard zone != nil else { return date(at: moment) }
        // Nearly all calls ask for today.
        return present.day(of: moment) { moment in
            var day = date(at: moment)
            // If a day's last hour occurs twice, the day ends after the first time.
            if moment >= start(of: day.later(days: 1)) { day = day.later(days: 1) }
            return (day, start(of: day)..<start(of: day.later(days: 1)))
        }
    }

    /// Returns the moment when the given day begins.
    public func start(of day: Day) -> Timestamp {
        guard let zone else { return day.start }
        // Clocks change less than once a day, so one of these shifts applies at that midnight.
        let midnights = [Int64(-1), 1].map { side in
            let near = day.start.later(milliseconds: side * 24 * 3600 * 1000)
            return day.start.later(milliseconds: -Self.shift(of: zone, at: near))
        }.sorted()
        return midnights.first { date(at: $0).number >= day.number } ?? midnights[1]
    }

    /// Returns the date in the zone at the given moment.
    private func date(at moment: Timestamp) -> Day {
        let shift = zone.map { Self.shift(of: $0, at: moment) } ?? 0
        let local = Double(moment.milliseconds + shift)
        return Day(number: Int((local / Double(Day.seconds * 1000)).rounded(.down)))
    }

    /// Returns how far the zone is ahead of UTC at the given moment, in milliseconds.
    private static func shift(of zone: TimeZone, at moment: Timestamp) -> Int64 {
        let date = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1000)
        return Int64(zone.secondsFromGMT(for: date)) * 1000
    }

    /// A cache of the last day requested.
    private final class Present: Sendable {
        private let last = Mutex<(day: Day, moments: Range<Timestamp>)?>(nil)

        func day(
            of moment: Timestamp, _ find: (Timestamp) -> (day: Day, moments: Range<Timestamp>)
        ) -> Day {
            if let last = last.withLock({ $0 }), last.moments.contains(moment) { return last.day }
            let found = find(moment)
            last.withLock { $0 = found }
            return found.day
        }
    }
}
