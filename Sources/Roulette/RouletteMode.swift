import Arcade

/// A mode of Roulette. Recordings store its number, so add new modes at the end.
public enum RouletteMode: UInt8, CaseIterable, GameMode {
    /// The player chooses as many numbers as the level requires.
    case levels
    /// The player puts chips on the cloth of a European table (Roulette, rule 10).
    case classic

    public static var standard: RouletteMode { .levels }
    public static var party: RouletteMode { .levels }

    /// The maximum number of spins in a game.
    var mostSpins: Int {
        switch self {
        case .levels: RouletteRules.mostSpins
        case .classic: RouletteRules.mostClassicSpins
        }
    }

    /// Whether the player bets with chips on a cloth rather than on a level's numbers.
    var hasCloth: Bool { self == .classic }
}
