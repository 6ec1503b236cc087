import Foundation

/// The clock and the calendar of the device.
public struct SystemClock: Timing {
    private static let start = ContinuousClock.now

    /// The clock of the device.
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

    /// The days since 1970 by the calendar of a place, whatever its clocks are turned by.
    static func day(of date: Date, in zone: TimeZone) -> Int {
        let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        return Int((seconds / 86_400).rounded(.down))
    }
}
