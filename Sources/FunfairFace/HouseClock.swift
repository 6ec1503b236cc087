/// The house's clock, set by its replies. The device's clock may be wrong; it's only used until the
/// first reply.
struct HouseClock {
    /// The first and the longest pause between requests for a new day, in seconds.
    private static let pauses = (first: 5.0, most: 300.0)

    /// How many seconds the house's clock is ahead of `DeviceClock.uptime`; nil before the first
    /// reply.
    private var offset: Double?
    private var pause = 0.0
    private var next = 0.0

    /// Returns the current time, in seconds since 1970.
    func now(_ clock: any DeviceClock) -> Double { offset.map { clock.uptime + $0 } ?? clock.now }

    /// Sets the clock from a reply that has just arrived.
    mutating func synchronize(_ time: Double, _ clock: any DeviceClock) {
        offset = time - clock.uptime
    }

    /// Returns whether to ask for a new day now: at once when the old day ends, and then after
    /// pauses that double each time.
    ///
    /// - Parameter ends: when the days on the screen end, in seconds since 1970.
    mutating func isDue(_ ends: [Int64], _ clock: any DeviceClock) -> Bool {
        let now = now(clock)
        guard ends.contains(where: { Double($0) <= now }) else {
            pause = 0
            return false
        }
        guard pause == 0 || clock.uptime >= next else { return false }
        pause = pause == 0 ? Self.pauses.first : min(2 * pause, Self.pauses.most)
        next = clock.uptime + pause
        return true
    }
}
