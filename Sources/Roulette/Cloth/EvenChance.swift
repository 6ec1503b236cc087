import Phrases

/// What half of all numbers are, in the order in which they lie on the cloth; the zero is none of it
/// (Roulette, rule 11).
enum EvenChance: UInt8, CaseIterable, Sendable {
    case low, even, red, black, odd, high

    /// Whether a pocket is.
    func holds(_ pocket: Pocket) -> Bool {
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

    /// What it is called.
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
