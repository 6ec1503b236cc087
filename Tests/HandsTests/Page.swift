import Arcade

/// How a page goes: frame after frame, with what hands did since the last one done at its tick. A
/// frame that takes long counts only so much.
struct Page: Sendable {
    /// Milliseconds that a frame takes.
    var frame = 1000.0 / 60
    /// How much longer some frames take, as a share.
    var unrest = 0.0
    /// How often, in a second, the page is held up for a while.
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
