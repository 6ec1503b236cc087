import Arcade
import Phrases

/// What a player can set for Roulette. The level counts from the next spin on (Roulette, rule 8).
public struct RouletteSettings: GameSettings {
    private var code = UInt8(RouletteLevel.standard.code)
    private var way: UInt8 = 0
    /// Whether the game goes on when the money is gone: for learning how the odds work.
    public var isOnCredit = false

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
    public static var classic: RouletteSettings {
        var settings = RouletteSettings()
        settings.mode = RouletteMode.classic
        return settings
    }

    /// A row of the table of modes.
    public var mode: Int {
        get { Int(way) }
        set { way = UInt8(newValue) }
    }

    public static var modes: Int { RouletteMode.all.count }

    public static var ways: [WayToPlay] {
        [
            WayToPlay(
                mode: 0, word: "levels", name: Phrase(.threeLevels), about: Phrase(.aboutLevels)),
            WayToPlay(
                mode: RouletteMode.classic, word: "classic", name: Phrase(.classic),
                about: Phrase(.aboutClassic), unused: ["level", "credit"]),
        ]
    }

    /// Every level stands on the same board: only one who cannot lose plays another game.
    public var isStandard: Bool { !isOnCredit }

    /// A party plays at every level, too.
    public var isForParty: Bool { mode == 0 && isStandard }

    public static var partyTicks: Int {
        RouletteRules.partySpins * RouletteRules.partySpin * Clock.ticksPerSecond
    }

    public var mostTicks: Int { RouletteMode.all[mode].mostSpins * RouletteRules.turningTicks }

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
