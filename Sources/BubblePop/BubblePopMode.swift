import Arcade
import Phrases

/// The modes of BubblePop. Recordings store their numbers, so add new ones at the end.
public enum BubblePopMode: UInt8, CaseIterable, GameMode {
    /// A minute, or the game time of the settings.
    case minute
    /// Without a clock, and never fast (BubblePop, extended functionality 17).
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
    /// The initial length of a run, in ticks; nil to use the game time of the settings.
    let start: Int?
    /// The maximum length of a run, in ticks; nil if no time is added.
    let most: Int?
    /// Whether the run is played against time: the HUD shows a countdown, and the last seconds are
    /// called out. If not, the player may end it at any time.
    let isTimed: Bool
    /// How bubbles speed up.
    let speedUp: SpeedUp
    /// The time that long chains add; nil if they only earn points.
    let gift: Gift?
    /// The points that breaking a chain costs, up to the current score.
    let price: Int

    /// How bubbles go from the slow speed of their kind to the fast one.
    enum SpeedUp: Sendable {
        /// In step with the run.
        case withRun
        /// Within this many ticks; fast from then on.
        case within(ticks: Int)
        /// Not at all: they stay at a constant share of the way, 0 to 1.
        case steady(Double)
    }

    /// The time that long chains add.
    struct Gift: Sendable {
        /// Time is added whenever a chain's length is a multiple of this.
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

    /// The standard mode keeps the two kinds it had before there were other modes.
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
