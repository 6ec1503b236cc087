/// The house's clock, as its answers tell it. The device's own may be wrong, and is used only until the
/// first answer.
struct HouseClock {
    /// Seconds between two questions for a new day: at first, and at most.
    private static let pauses = (first: 5.0, most: 300.0)

    /// By how many seconds the house's clock is ahead of `Timing.uptime`; nil before the first answer.
    private var lead: Double?
    private var pause = 0.0
    private var next = 0.0

    /// Seconds since 1970.
    func now(_ clock: any Timing) -> Double { lead.map { clock.uptime + $0 } ?? clock.now }

    /// Takes in the time of an answer that has just arrived.
    mutating func hear(_ time: Double, _ clock: any Timing) { lead = time - clock.uptime }

    /// Whether to ask for a new day now: at once when the old one ends, and again after pauses, each twice
    /// as long as the one before.
    ///
    /// - Parameter ends: when the days end that are on the screen, in seconds since 1970.
    mutating func isDue(_ ends: [Int64], _ clock: any Timing) -> Bool {
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
