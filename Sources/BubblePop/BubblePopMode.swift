import Arcade
import Phrases

/// The modes of BubblePop. Recordings store their numbers, so add new ones at the end.
public enum BubblePopMode: UInt8, CaseIterable, GameMode {
    /// A minute, unless the settings change the game time.
    case minute
    /// No clock and no fast bubbles (BubblePop, extended functionality 17).
    case zen
    /// Chains add time (BubblePop, extended functionality 18).
    case rush
    /// Breaking a chain costs points (BubblePop, extended functionality 19).
    case sharp

    public static var standard: BubblePopMode { .minute }
    public static var party: BubblePopMode { .minute }
}

/// The rules that depend on the mode.
struct BubblePopModeRules: Sendable {
    /// The initial length of a run, in ticks; nil to use the game time in the settings.
    let start: Int?
    /// The maximum length of a run, in ticks; nil if no time is added.
    let most: Int?
    /// Whether the run is played against time. The HUD then shows a countdown, and the last seconds
    /// are announced. Otherwise, the player may end the run at any time.
    let isTimed: Bool
    /// How bubbles speed up.
    let speedUp: SpeedUp
    /// The time that long chains add; nil if they only earn points.
    let gift: Gift?
    /// The points that breaking a chain costs, limited to the current score.
    let price: Int

    /// How bubbles speed up from their kind's slow speed to its fast speed.
    enum SpeedUp: Sendable {
        /// Evenly over the whole run.
        case withRun
        /// Within this many ticks. After that, bubbles stay fast.
        case within(ticks: Int)
        /// Not at all. The speed is a fixed share of the way from slow to fast, 0 to 1.
        case steady(Double)
    }

    /// The time that long chains add.
    struct Gift: Sendable {
        /// A chain adds time when its length reaches this number or a multiple.
        let links: Int
        /// The time added, in whole seconds.
        let seconds: Int
    }

    static let minute = BubblePopModeRules(
        start: nil, most: nil, isTimed: true, speedUp: .withRun, gift: nil, price: 0)
    static let zen = BubblePopModeRules(
        start: 1800 * Clock.ticksPerSecond, most: nil, isTimed: false, speedUp: .steady(0.15),
        gift: nil, price: 0)
    static let rush = BubblePopModeRules(
        start: 20 * Clock.ticksPerSecond, most: 300 * Clock.ticksPerSecond, isTimed: true,
        speedUp: .within(ticks: 60 * Clock.ticksPerSecond), gift: Gift(links: 5, seconds: 1),
        price: 0)
    static let sharp = BubblePopModeRules(
        start: nil, most: nil, isTimed: true, speedUp: .withRun, gift: nil, price: 5)
}

extension BubblePopSettings {
    /// The rules of the mode.
    var modeRules: BubblePopModeRules {
        switch mode {
        case .minute: .minute
        case .zen: .zen
        case .rush: .rush
        case .sharp: .sharp
        }
    }

    /// The initial length of a run, in ticks.
    var startTicks: Int { modeRules.start ?? gameTime.value * Clock.ticksPerSecond }

    public var mostTicks: Int { modeRules.most ?? startTicks }

    /// The number of input kinds. The standard mode keeps its original two.
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
