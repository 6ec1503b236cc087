import Arcade
import Phrases

/// What a player can set for Roulette. The level counts from the next spin on (Roulette, rule 8).
public struct RouletteSettings: GameSettings {
    private var code = UInt8(RouletteLevel.standard.code)
    /// Whether the game goes on when the money is gone: for learning how the odds work.
    public var isOnCredit = false
    public var mode = RouletteMode.levels

    /// The standard settings.
    public init() {}

    /// Settings of a level.
    public init(level: RouletteLevel, isOnCredit: Bool = false) {
        self.level = level
        self.isOnCredit = isOnCredit
    }

    /// How hard it is.
    public var level: RouletteLevel {
        get { RouletteLevel.all[Int(code)] }
        set { code = UInt8(newValue.code) }
    }

    public static let standard = RouletteSettings()

    /// Settings of Classic: the European table as it is (Roulette, rule 10).
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

    /// Every level is on the same board: only playing on credit, without losing, is another game.
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
