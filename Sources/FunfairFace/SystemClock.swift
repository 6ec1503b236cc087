import Foundation

/// The device's clock and calendar.
public struct SystemClock: DeviceClock {
    private static let start = ContinuousClock.now

    /// Creates the clock.
    public init() {}

    public var now: Double { Date().timeIntervalSince1970 }

    public var uptime: Double { (ContinuousClock.now - Self.start) / .seconds(1) }

    public var today: Int { Self.day(of: Date(), in: .current) }

    public nonisolated(nonsending) func wait(milliseconds: Int) async throws(CancellationError) {
        do {
            try await Task.sleep(for: .milliseconds(milliseconds))
        } catch {
            throw CancellationError()
        }
    }

    /// Returns the days since 1970 by a time zone's calendar, including daylight saving time.
    static func day(of date: Date, in zone: TimeZone) -> Int {
        let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        return Int((seconds / 86_400).rounded(.down))
    }
}
