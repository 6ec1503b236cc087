import Phrases

/// A bet on half of the numbers from 1 to 36 (Roulette, rule 11). The cases are in the cloth's
/// order.
enum EvenChance: UInt8, CaseIterable, Sendable {
    case low, even, red, black, odd, high

    /// Whether the bet covers a pocket.
    func contains(_ pocket: Pocket) -> Bool {
        guard pocket.number > 0 else { return false }
        return switch self {
        case .low: pocket.number <= Pocket.highest / 2
        case .even: pocket.number % 2 == 0
        case .red: pocket.colour == .red
        case .black: pocket.colour == .black
        case .odd: pocket.number % 2 == 1
        case .high: pocket.number > Pocket.highest / 2
        }
    }

    /// The bet's name.
    var name: RoulettePhrase {
        switch self {
        case .low: .low
        case .even: .even
        case .red: .red
        case .black: .black
        case .odd: .odd
        case .high: .high
        }
    }
}
