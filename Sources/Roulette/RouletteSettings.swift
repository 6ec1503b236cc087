import Arcade
import Phrases

/// What a player can set for Roulette. The level counts from the next spin on (Roulette, rule 8).
public struct RouletteSettings: GameSettings {
    private var code = UInt8(RouletteLevel.standard.code)
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

    /// Every level stands on the same board: only one who cannot lose plays another game.
    public var isStandard: Bool { !isOnCredit }

    public var mostTicks: Int { RouletteRules.mostSpins * RouletteRules.turningTicks }

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
