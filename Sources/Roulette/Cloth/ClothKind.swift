import Phrases

/// A kind of place on the cloth. One table lists what each covers and pays (Roulette, rule 11).
public enum ClothKind: UInt8, CaseIterable, Sendable {
    /// One number; two that touch; three across, or the zero and two that touch it; four around a
    /// corner, or the first four; two streets.
    case straight, split, street, corner, sixLine
    /// The twelve numbers of a column, or of a dozen.
    case column, dozen
    /// Red or black, even or odd, low or high; never the zero.
    case evenChance

    private static let table: [(pockets: Int, pays: Int)] = [
        (1, 35), (2, 17), (3, 11), (4, 8), (6, 5), (12, 2), (12, 2), (18, 1),
    ]

    /// How many pockets a bet covers.
    public var pockets: Int { Self.table[Int(rawValue)].pockets }

    /// What each winning chip pays in addition to itself: 35 for one pocket.
    public var pays: Int { Self.table[Int(rawValue)].pays }

    /// The kind's name.
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

    /// The name of a place of this kind, with the numbers it covers or its number in a gap; nil if
    /// places have other names.
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
