import Phrases

/// A kind of place on the cloth. A table lists what each kind covers and pays (Roulette, rule 11).
public enum ClothKind: UInt8, CaseIterable, Sendable {
    /// In this order: one number; two adjacent numbers; three in a row, or the zero and two
    /// adjacent numbers; four around a corner, or the first four; two rows.
    case straight, split, street, corner, sixLine
    /// The twelve numbers of a column or of a dozen.
    case column, dozen
    /// Red or black, even or odd, low or high, without the zero.
    case evenChance

    private static let table: [(pockets: Int, pays: Int)] = [
        (1, 35), (2, 17), (3, 11), (4, 8), (6, 5), (12, 2), (12, 2), (18, 1),
    ]

    /// The number of pockets that a bet covers.
    public var pockets: Int { Self.table[Int(rawValue)].pockets }

    /// The payout for each winning chip, in addition to the chip itself: 35 for one pocket.
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

    /// The name of a place of this kind, with a gap for the covered numbers or the place's number;
    /// nil if places have other names.
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
