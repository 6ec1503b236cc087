import Phrases

/// A kind of place on the cloth. What it covers and pays stands in one table (Roulette, rule 11).
public enum ClothKind: UInt8, CaseIterable, Sendable {
    /// One number; two that touch; three across, or the zero and two that touch it; four around a corner,
    /// or the first four; two streets.
    case straight, split, street, corner, sixLine
    /// The twelve of a column, and of a dozen.
    case column, dozen
    /// Red or black, even or odd, low or high; the zero is none of them.
    case evenChance

    private static let table: [(pockets: Int, pays: Int)] = [
        (1, 35), (2, 17), (3, 11), (4, 8), (6, 5), (12, 2), (12, 2), (18, 1),
    ]

    /// How many pockets a bet of it covers.
    public var pockets: Int { Self.table[Int(rawValue)].pockets }

    /// What each chip of a bet brings that wins, beside itself: 35 for one pocket.
    public var pays: Int { Self.table[Int(rawValue)].pays }

    /// What it is called.
    var name: RoulettePhrase {
        switch self {
        case .straight: .straightKind
        case .split: .splitKind
        case .street: .streetKind
        case .corner: .cornerKind
        case .sixLine: .sixLineKind
        case .column: .columnKind
        case .dozen: .dozenKind
        case .evenChance: .evenKind
        }
    }

    /// How a place of it is called, by the numbers that it covers or its own among others; nil where it
    /// has another name.
    var placeName: RoulettePattern? {
        switch self {
        case .straight, .evenChance: nil
        case .split: .splitBet
        case .street: .streetBet
        case .corner: .cornerBet
        case .sixLine: .sixLineBet
        case .column: .columnBet
        case .dozen: .dozenBet
        }
    }
}
