import Arcade
import Phrases

/// The settings of Roulette. A new level applies from the next spin (Roulette, rule 8).
public struct RouletteSettings: GameSettings {
    private var code = UInt8(RouletteLevel.standard.code)
    /// Whether the game continues when the money is gone, for learning how the odds work.
    public var isOnCredit = false
    public var mode = RouletteMode.levels

    /// Creates the standard settings.
    public init() {}

    /// Creates settings for a level.
    public init(level: RouletteLevel, isOnCredit: Bool = false) {
        self.level = level
        self.isOnCredit = isOnCredit
    }

    /// The difficulty.
    public var level: RouletteLevel {
        get { RouletteLevel.all[Int(code)] }
        set { code = UInt8(newValue.code) }
    }

    public static let standard = RouletteSettings()

    /// The settings of Classic, a plain European table (Roulette, rule 10).
    public static var classic: RouletteSettings { .standard(in: .classic) }

    public static var ways: [(mode: RouletteMode, way: WayToPlay)] {
        [
            (
                .levels,
                WayToPlay(
                    word: "levels", name: Phrase(.threeLevels), about: Phrase(.aboutLevels))
            ),
            (
                .classic,
                WayToPlay(
                    word: "classic", name: Phrase(.classic), about: Phrase(.aboutClassic),
                    unused: ["level", "credit"])
            ),
        ]
    }

    /// Whether scores are comparable. All levels share one board, but a game on credit can't be
    /// lost, so its score isn't comparable.
    public var isUnaltered: Bool { !isOnCredit }

    public static var partyTicks: Int {
        RouletteRules.partySpins * RouletteRules.partySpin * Clock.ticksPerSecond
    }

    public var inputKinds: Int { 4 }

    public var mostTicks: Int { mode.mostSpins * RouletteRules.turningTicks }

    public static let controls: [SettingControl<RouletteSettings>] = [
        .choice(
            "level", name: Phrase(.level), names: RouletteLevel.all.map { $0.name },
            standard: RouletteLevel.standard.code, get: { $0.level.code },
            set: { $0.level = RouletteLevel.all[$1] }),
        .toggle(
            "credit", name: Phrase(.playOnCredit), standard: false,
            get: { $0.isOnCredit }, set: { $0.isOnCredit = $1 }),
    ]
}
