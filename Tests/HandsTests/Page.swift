import Arcade

/// The timing of a page. Each frame applies what hands did since the previous frame. A long frame
/// counts only up to a limit.
struct Page: Sendable {
    /// The milliseconds per frame.
    var frame = 1000.0 / 60
    /// The most that a frame can exceed its usual length, as a share of that length.
    var unrest = 0.0
    /// The average number of times per second that the page freezes for a while.
    var freezes = 0.0

    static let longestFrame = 100.0
    static let tick = 1000.0 / Double(Clock.ticksPerSecond)

    static let quick = Page(frame: 1000.0 / 120)
    static let usual = Page()
    static let poor = Page(frame: 45, unrest: 1, freezes: 0.05)
    static let poorest = Page(frame: 120, unrest: 0.6, freezes: 0.05)

    func next(_ luck: inout Luck) -> Double {
        var length = frame * (1 + unrest * luck.fraction())
        if luck.fraction() < freezes * length / 1000 { length += 150 + 850 * luck.fraction() }
        return length
    }
}
