import Arcade
import Phrases

/// The length of a run in seconds (BubblePop, core functionality 4).
public enum GameTime: SettingRange {
    public static let name = Phrase(.gameTime)
    public static let lowest = 10
    public static let highest = 180
    public static let step = 5
    public static let standard = 60
    public static let unit = SettingUnit.seconds
}

/// The maximum number of bubbles on the stage at once (BubblePop, core functionality 5).
public enum MostBubbles: SettingRange {
    public static let name = Phrase(.mostBubbles)
    public static let lowest = 1
    public static let highest = 40
    public static let step = 1
    public static let standard = 15
    public static let unit = SettingUnit.number
}

/// The settings of a BubblePop run.
public struct BubblePopSettings: GameSettings {
    /// The length of a run, in seconds.
    public var gameTime: Bounded<GameTime>
    /// The maximum number of bubbles on the stage at once.
    public var mostBubbles: Bounded<MostBubbles>
    public var mode: BubblePopMode

    /// Creates settings, with standard values by default.
    public init(
        gameTime: Bounded<GameTime> = .standard, mostBubbles: Bounded<MostBubbles> = .standard,
        mode: BubblePopMode = .standard
    ) {
        self.gameTime = gameTime
        self.mostBubbles = mostBubbles
        self.mode = mode
    }

    public static let standard = BubblePopSettings()

    public static let controls: [SettingControl<BubblePopSettings>] = [
        .number("game-time", get: { $0.gameTime }, set: { $0.gameTime = $1 }),
        .number("most-bubbles", get: { $0.mostBubbles }, set: { $0.mostBubbles = $1 }),
    ]
}
