import Arcade

/// The ways to play Roulette. Recordings have their numbers, so a new one comes at the end.
public enum RouletteMode: UInt8, CaseIterable, GameMode {
    /// As many numbers are chosen as a level wants.
    case levels
    /// Chips are put on the cloth of the European table (Roulette, rule 10).
    case classic

    public static var standard: RouletteMode { .levels }
    public static var party: RouletteMode { .levels }

    /// The spins of a game, at most.
    var mostSpins: Int {
        switch self {
        case .levels: RouletteRules.mostSpins
        case .classic: RouletteRules.mostClassicSpins
        }
    }

    /// Whether chips are put on the cloth; else numbers are chosen as a level wants.
    var hasCloth: Bool { self == .classic }
}
