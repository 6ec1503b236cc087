import Arcade
import Phrases

/// A way to play BubblePop. Recordings count the rows of the table, so a new one comes at its end.
struct BubblePopMode: Sendable {
    /// How long a run lasts at first, in ticks; nil where the game time that is set says so.
    let start: Int?
    /// How long it can last in all, in ticks; nil where nothing is added.
    let most: Int?
    /// Whether time is what a run is played against: it is shown, and its last seconds are called out.
    /// Else its player may end it at any time.
    let isTimed: Bool
    /// How fast bubbles rise.
    let haste: Haste
    /// What a chain gives as it grows; nil where it gives nothing but points.
    let gift: Gift?
    /// The points that a pop costs which breaks a chain, as far as there are any.
    let price: Int

    /// How far bubbles are on the way from the slow speed of their kind to its fast one.
    enum Haste: Sendable {
        /// As far as the run is.
        case withRun
        /// As far as so many ticks are over; from then on all the way.
        case within(ticks: Int)
        /// Always so far, 0 to 1.
        case steady(Double)
    }

    /// Time that a chain gives.
    struct Gift: Sendable {
        /// Each time that its length is a multiple of this.
        let links: Int
        /// So much, in whole seconds.
        let seconds: Int
    }

    static let all = [
        BubblePopMode(
            start: nil, most: nil, isTimed: true, haste: .withRun, gift: nil, price: 0),
        BubblePopMode(
            start: 1800 * Clock.ticksPerSecond, most: nil, isTimed: false, haste: .steady(0.15),
            gift: nil, price: 0),
        BubblePopMode(
            start: 20 * Clock.ticksPerSecond, most: 300 * Clock.ticksPerSecond, isTimed: true,
            haste: .within(ticks: 60 * Clock.ticksPerSecond), gift: Gift(links: 5, seconds: 1),
            price: 0),
        BubblePopMode(
            start: nil, most: nil, isTimed: true, haste: .withRun, gift: nil, price: 5),
    ]
}

extension BubblePopSettings {
    /// The row of the table by which they are played.
    var way: BubblePopMode { BubblePopMode.all[mode] }

    /// How long a run lasts at first, in ticks.
    var startTicks: Int { way.start ?? gameTime.value * Clock.ticksPerSecond }

    public var mostTicks: Int { way.most ?? startTicks }

    public static let modes = BubblePopMode.all.count

    public static let ways = [
        WayToPlay(mode: 0, word: "minute", name: Phrase(.minute), about: Phrase(.aboutMinute)),
        WayToPlay(
            mode: 1, word: "zen", name: Phrase(.zen), about: Phrase(.aboutZen),
            boards: .none, isOpenEnded: true, unused: ["game-time"]),
        WayToPlay(
            mode: 2, word: "rush", name: Phrase(.rush), about: Phrase(.aboutRush),
            unused: ["game-time"]),
        WayToPlay(mode: 3, word: "sharp", name: Phrase(.sharp), about: Phrase(.aboutSharp)),
    ]
}
