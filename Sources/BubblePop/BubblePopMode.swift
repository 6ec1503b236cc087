import Arcade
import Phrases

/// The ways to play BubblePop. Recordings have their numbers, so a new one comes at the end.
public enum BubblePopMode: UInt8, CaseIterable, GameMode {
    /// A minute, or as long as the game time says.
    case minute
    /// Without a clock, and never fast (BubblePop, extended functionality 17).
    case zen
    /// Chains give time (BubblePop, extended functionality 18).
    case rush
    /// Breaking a chain costs points (BubblePop, extended functionality 19).
    case sharp

    public static var standard: BubblePopMode { .minute }
    public static var party: BubblePopMode { .minute }
}

/// What is different in a mode.
struct BubblePopWay: Sendable {
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

    static let minute = BubblePopWay(
        start: nil, most: nil, isTimed: true, haste: .withRun, gift: nil, price: 0)
    static let zen = BubblePopWay(
        start: 1800 * Clock.ticksPerSecond, most: nil, isTimed: false, haste: .steady(0.15),
        gift: nil, price: 0)
    static let rush = BubblePopWay(
        start: 20 * Clock.ticksPerSecond, most: 300 * Clock.ticksPerSecond, isTimed: true,
        haste: .within(ticks: 60 * Clock.ticksPerSecond), gift: Gift(links: 5, seconds: 1),
        price: 0)
    static let sharp = BubblePopWay(
        start: nil, most: nil, isTimed: true, haste: .withRun, gift: nil, price: 5)
}

extension BubblePopSettings {
    /// How they are played.
    var way: BubblePopWay {
        switch mode {
        case .minute: .minute
        case .zen: .zen
        case .rush: .rush
        case .sharp: .sharp
        }
    }

    /// How long a run lasts at first, in ticks.
    var startTicks: Int { way.start ?? gameTime.value * Clock.ticksPerSecond }

    public var mostTicks: Int { way.most ?? startTicks }

    /// The standard mode had two before there were others.
    public var inputKinds: Int { mode == .minute ? 2 : 3 }

    public static var ways: [(mode: BubblePopMode, way: WayToPlay)] {
        [
            (
                .minute,
                WayToPlay(word: "minute", name: Phrase(.minute), about: Phrase(.aboutMinute))
            ),
            (
                .zen,
                WayToPlay(
                    word: "zen", name: Phrase(.zen), about: Phrase(.aboutZen), boards: .none,
                    isOpenEnded: true, unused: ["game-time"])
            ),
            (
                .rush,
                WayToPlay(
                    word: "rush", name: Phrase(.rush), about: Phrase(.aboutRush),
                    unused: ["game-time"])
            ),
            (.sharp, WayToPlay(word: "sharp", name: Phrase(.sharp), about: Phrase(.aboutSharp))),
        ]
    }
}
